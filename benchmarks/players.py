"""How strong our players are: the matches of docs/players.md, played again and written there.

python benchmarks/players.py                    print the tables
python benchmarks/players.py docs/players.md    write them between its two marks
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from augury.arena import Estimate, Match, Results, command, results, run
from augury.game import EDITIONS, Rules

BOTS = ("novice", "apprentice", "adept:playouts=100")
MATCHES = {  # and how many deals tell the players apart
    "Base game, 3 players": (Rules(players=3), 60),
    "Base game, 4 players": (Rules(players=4), 36),
    "Base game, 5 players": (Rules(players=5), 20),
    "Base game, 6 players": (Rules(players=6), 24),
    "All seven special cards (HU25), 4 players": (EDITIONS["HU25"].rules(players=4), 45),
}
BEGIN, END = "<!-- tables: make players -->\n", "<!-- end of tables -->\n"


def table(title: str, outcome: Results) -> Iterator[str]:
    """A match as Markdown."""
    yield f"**{title}**: {outcome.deals} deals, {len(outcome.games)} games\n"
    yield f"```console\n$ {command(outcome.match)}\n```\n"
    yield "| player | points a game | a round | exact | victories | ahead of the next |"
    yield "|---|---|---|---|---|---|"
    gaps = {(gap.one, gap.other): gap.score for gap in outcome.differences}
    for bot, following in zip(outcome.order, (*outcome.order[1:], None), strict=True):
        player = outcome.players[bot]
        cells = (
            player.name,
            formatted(player.score),
            formatted(player.round_score),
            f"{formatted(player.exact, 100)} %",
            f"{formatted(player.victories, 100)} %",
            "" if following is None else formatted(gaps[bot, following], sign="+"),
        )
        yield f"| {' | '.join(cells)} |"
    yield ""


def formatted(value: Estimate, factor: float = 1, sign: str = "") -> str:
    """A mean and its interval."""
    return f"{value.mean * factor:{sign}.1f} ± {value.margin * factor:.1f}".replace("-", "−")


def main() -> None:
    """Play all matches, one after the other."""
    parts = []
    for title, (rules, deals) in MATCHES.items():
        match = Match(BOTS, rules, deals * rules.players, seed="1")
        parts.append("\n".join(table(title, results(match, run(match)))))
        print(parts[-1], flush=True)
    if sys.argv[1:]:
        write(Path(sys.argv[1]), BEGIN, END, "\n".join(parts))


def write(page: Path, begin: str, end: str, tables: str) -> None:
    """Put tables in the place of those that the page has between two marks."""
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(f"{before}{begin}\n{tables}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
