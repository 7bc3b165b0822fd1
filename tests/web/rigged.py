"""A real server that deals what a test wants.

python -m tests.web.rigged DEAL serve takes all that `augury serve` takes. DEAL is written as in a
record. Everything else is as in any house; only its shuffles prove nothing.
"""

from __future__ import annotations

import sys
from functools import partial

from augury.cli import main
from augury.game import Deal
from augury.game.text.notation import parse_action
from augury.server import hub
from augury.tables.table.decisions import Context


def rig(text: str) -> None:
    """Let every table of this process be dealt these cards."""
    cards = parse_action(text)
    assert isinstance(cards, Deal)
    vars(hub)["Context"] = partial(Context, deal=lambda _: cards)


if __name__ == "__main__":
    rig(sys.argv.pop(1))
    main()
