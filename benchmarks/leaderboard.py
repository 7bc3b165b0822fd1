"""The rows of our own players on the leaderboard of docs/benchmark.md, written anew.

    python -m benchmarks.leaderboard docs/benchmark.md                      # all of ours
    python -m benchmarks.leaderboard docs/benchmark.md archmage --deals 8   # one of them

Rows of others stay as they are. The fingerprints of the opponents are printed: a protocol with new
opponents, or with a new number, begins with those in `augury.benchmark.protocol`.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from augury.benchmark import FROZEN, PROTOCOL, evaluate, fingerprint

PLAYERS = ("archmage", "adept:playouts=100", "apprentice", "novice")


def written(page: str, player: str, row: str) -> str:
    """The page with a row in place of the one that this player has."""
    old = re.compile(rf"^\| `{re.escape(player)}` \|.*$", re.MULTILINE)
    board, found, rest = page.partition("\n## What can be evaluated")
    if not old.search(board):
        raise SystemExit(f"the leaderboard has no row of {player}: write one by hand first")
    return old.sub(lambda _: row, board, count=1) + found + rest


def main() -> None:
    """Evaluate, and write every row as soon as it is there."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("page", type=Path)
    options.add_argument("players", nargs="*", default=PLAYERS)
    options.add_argument("--deals", type=int, default=32)
    chosen = options.parse_args()
    print(f"protocol {PROTOCOL}")
    for one in FROZEN:
        now = fingerprint(one.name)
        print(f"{one.name:12}{now}{'' if now == one.fingerprint else ', NOT THE FROZEN ONE'}")
    for player in chosen.players:
        row = evaluate(player, deals=chosen.deals).row
        page = chosen.page.read_text(encoding="utf-8")
        chosen.page.write_text(written(page, player, row), encoding="utf-8")
        print(row, flush=True)


if __name__ == "__main__":
    main()
