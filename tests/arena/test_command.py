from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
from typer.testing import CliRunner

from augury.cli.commands.app import make_app
from augury.game import loads

HERE = "tests.arena.players"
SHORT = ("--players", "3", "--hand-sizes", "1,2", "--games", "6")


def _arena(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(make_app(), ["arena", *words])
    return result.exit_code, result.stdout, result.stderr


def test_a_table_of_the_results() -> None:
    code, out, _ = _arena("novice", f"{HERE}:First", *SHORT, "--processes", "1")
    assert code == 0
    for words in ("Points a game", "Won %", "Rating", "novice", f"{HERE}:First", "Ahead of"):
        assert words in out
    assert "Deals: 2, games: 6" in out


def test_the_results_as_json() -> None:
    code, out, _ = _arena("novice", f"{HERE}:Illegal", *SHORT, "--json", "--processes", "1")
    assert code == 0
    data = json.loads(out)
    assert (data["rules"], data["deals"], data["games"]) == ("players=3 hand_sizes=1,2", 2, 6)
    novice, illegal = data["players"]
    assert novice["faults"] == []
    assert illegal["faults"][0]["phase"] == "bid"
    assert novice["score"]["low"] <= novice["score"]["mean"] <= novice["score"]["high"]
    assert sum(novice["bid_minus_tricks"].values()) == pytest.approx(1)
    assert len(novice["rounds"]) == 2
    assert data["differences"][0]["player"] == "novice"


def test_a_fault_is_shown() -> None:
    code, out, _ = _arena("novice", f"{HERE}:Raises", *SHORT, "--processes", "1")
    assert code == 0
    assert f"First fault of {HERE}:Raises (round 1, bid): LookupError: no idea" in out


def test_a_player_has_as_long_as_the_limit_says() -> None:
    words = ("--players", "3", "--hand-sizes", "1", "--games", "1", "--limit", "0.5")
    code, out, _ = _arena("novice", f"{HERE}:Hangs", *words, "--processes", "1")
    assert code == 0
    assert "did not answer within 0.5 s" in out


def test_strict_stops_with_the_traceback() -> None:
    code, out, err = _arena("novice", f"{HERE}:Raises", *SHORT, "--strict", "--processes", "1")
    assert code == 1
    assert "Points" not in out
    assert "Traceback" in err
    assert "LookupError: no idea" in err
    assert err.splitlines()[-1].startswith(f"augury: {HERE}:Raises, in seat ")


def test_a_page_and_records(tmp_path: Path) -> None:
    folder, report = tmp_path / "new" / "games", tmp_path / "report.html"
    words = ("--records", str(folder), "--html", str(report), "--processes", "1")
    code, _, _ = _arena("novice", "novice", *SHORT, *words)
    assert code == 0
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")
    games = sorted(folder.iterdir())
    assert [game.name for game in games[:3]] == [f"deal-0-turn-{turn}.wiz" for turn in range(3)]
    assert len(games) == 6
    for game in games:
        assert loads(game.read_text(encoding="utf-8")).state.phase.value == "over"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("sage",), "no player 'sage'"),
        ((f"{HERE}:Nobody",), "has no Nobody"),
        ((f"{HERE}:broken",), "out of order"),
        (("novice", "--players", "9"), "9 players"),
        (("novice", "--bidding", "loud"), "expected one of open, hidden, secret"),
        (("novice", "--box", "9x9"), "9x9"),
        (("novice", "--games", "0"), "0 games"),
        (("novice", "--processes", "0"), "0 processes"),
        (("novice", "--records", "/dev/null/here"), "cannot write /dev/null/here"),
        (("novice", "--html", "/dev/null/here.html"), "cannot write /dev/null/here.html"),
        (("novice", "--ray", "127.0.0.1:1"), "no Ray cluster"),
    ],
)
def test_bad_input_is_refused_in_one_line(words: tuple[str, ...], reason: str) -> None:
    code, out, err = _arena(*words)
    assert (code, out) == (2, "")
    assert err.startswith("augury: ")
    assert err.count("\n") == 1
    assert reason in err


@pytest.mark.parametrize(
    ("missing", "words", "hint"),
    [
        ("openskill", (), "pip install 'augury[arena]'"),
        ("ray", ("--ray", "local"), "pip install 'augury[cluster]'"),
    ],
)
def test_a_missing_library_is_named_before_the_first_game(
    missing: str, words: tuple[str, ...], hint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    code, out, err = _arena("novice", *SHORT, *words)
    assert (code, out) == (2, "")
    assert hint in err


PATIENCE = 300.0  # seconds, for a machine with much else to do
MAIN = """
import signal
from augury.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores it
main()
"""


def _start(folder: Path, processes: int) -> subprocess.Popen[str]:
    """A long match in processes of its own, of which some games are finished."""
    words = ["novice", "novice", "--games", "100000", "--players", "3", "--hand-sizes", "1,2,3"]
    command = [sys.executable, "-c", MAIN, "arena", *words]
    arena = subprocess.Popen(
        [*command, "--processes", str(processes), "--records", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    patience = time.monotonic() + PATIENCE
    while len(list(folder.iterdir())) < 12 and time.monotonic() < patience:
        time.sleep(0.1)
    return arena


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupt_shows_what_was_finished(processes: int, tmp_path: Path) -> None:
    """A real Ctrl-C: the whole group of processes gets the signal, as in a terminal."""
    with _start(tmp_path, processes) as arena:
        os.killpg(arena.pid, signal.SIGINT)
        try:
            out, err = arena.communicate(timeout=PATIENCE)
        finally:
            arena.kill()
    assert arena.returncode == 130
    assert err == ""
    assert "stopped early" in out
    assert "Points a game" in out


def test_when_the_first_process_is_killed_the_others_go_too(tmp_path: Path) -> None:
    with _start(tmp_path, 2) as arena:
        workers = psutil.Process(arena.pid).children(recursive=True)
        assert len(workers) >= 2
        arena.kill()
        arena.communicate(timeout=PATIENCE)
    _, alive = psutil.wait_procs(workers, timeout=PATIENCE)
    assert alive == []
