"""How strong the archmage is: the tables of docs/players.md, played again and written there.

python -m benchmarks.archmage                       print the tables, all of them
python -m benchmarks.archmage others sizes    … or some of them: see TABLES
python -m benchmarks.archmage others docs/players.md    write them between their marks
"""

import re
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

from augury.arena import Match, Results, estimate, results, run
from augury.game import EDITIONS, Bidding, Foresight, Mode, Rules, format_rules
from benchmarks.odd import COMPANIES, among
from benchmarks.players import formatted, write

SEED = "1"
REGISTRY = Path(__file__).parents[1] / "src" / "augury" / "bots" / "registry.py"
SHORT = Rules(players=4, hand_sizes=(5, 8, 11))
OTHERS = {  # against whom, how many deals of each way to share the seats
    "base game, 3 players": (Rules(players=3), "apprentice", 20),
    "base game, 4": (Rules(players=4), "apprentice", 20),
    "base game, 5": (Rules(players=5), "apprentice", 12),
    "base game, 6": (Rules(players=6), "apprentice", 12),
    "plus/minus one, 4": (Rules(players=4, plus_minus_one=True), "apprentice", 20),
    "all special cards, 3": (EDITIONS["HU25"].rules(players=3), "apprentice", 12),
    "all special cards, 4": (EDITIONS["HU25"].rules(players=4), "apprentice", 12),
    "all special cards, 5": (EDITIONS["HU25"].rules(players=5), "apprentice", 12),
    "all special cards, 6": (EDITIONS["HU25"].rules(players=6), "apprentice", 12),
    "hidden predictions, 4": (Rules(players=4, bidding=Bidding.HIDDEN), "apprentice", 10),
    "secret predictions, 4": (Rules(players=4, bidding=Bidding.SECRET), "apprentice", 10),
    "foresight, 4": (Rules(players=4, foresight=Foresight.EVERY_ROUND), "apprentice", 10),
    "one colour, 4": (Rules(players=4, mode=Mode.ONE_COLOUR), "apprentice", 10),
    "Maximus, 4": (Rules(players=4, mode=Mode.MAXIMUS), "apprentice", 10),
    "base game, 4, adept": (Rules(players=4), "adept:playouts=100", 4),
    "all special cards, 4, adept": (EDITIONS["HU25"].rules(players=4), "adept:playouts=100", 3),
}
BASE, SPECIAL = "base game, 4", "all special cards, 4"
MEETINGS = {  # with other networks, and how many deals of each way to share the seats
    "base game, 3 players": (Rules(players=3), 20),
    BASE: (Rules(players=4), 20),
    "base game, 5": (Rules(players=5), 10),
    "base game, 6": (Rules(players=6), 6),
    "plus/minus one, 4": (Rules(players=4, plus_minus_one=True), 12),
    SPECIAL: (EDITIONS["HU25"].rules(players=4), 12),
}
RIVALS = {  # networks that were trained here, and where each is met
    "earlier": (BASE, SPECIAL),
    "independent": (BASE, SPECIAL),
    "specialist": (BASE,),
    "robust": (BASE, SPECIAL),
    "believer": tuple(MEETINGS),
    "company": tuple(MEETINGS),
}
HEROES = {  # who is tried among odd company
    "archmage": "archmage",
    "`robust`": "archmage:weights=benchmarks/rivals/robust.npz",
    "`believer`": "archmage:weights=benchmarks/rivals/believer.npz",
    "apprentice": "apprentice",
}
ODD = {  # where they are tried, among whom, and in how many deals
    BASE: (Rules(players=4), tuple(COMPANIES), 96),
    **{
        title: (rules, ("random / random", "zero / random, apprentice", "maximum / highest"), 48)
        for title, rules in {
            "base game, 3": Rules(players=3),
            "base game, 5": Rules(players=5),
            "base game, 6": Rules(players=6),
            "plus/minus one, 4": Rules(players=4, plus_minus_one=True),
            "all special cards, 4": EDITIONS["HU25"].rules(players=4),
            "all special cards, plus/minus one, 5": EDITIONS["HU25"].rules(
                players=5, plus_minus_one=True
            ),
        }.items()
    },
}
AHEAD = {50: 12, 200: 16}  # milliseconds, and deals of each way to share the seats
AIM = 500  # deals of each way
LEVELS = {  # the weakest first, and the deals in which one of it meets three of the one before
    "novice": 0,
    "apprentice": 24,
    "journeyman": 48,
    "master": 48,
    "archmage": 48,
}


def duel(one: str, other: str, rules: Rules, deals: int) -> Results:
    """Both share the seats in every way, with a number of deals each."""
    match = Match((one, other), rules, deals * (rules.players - 1) * rules.players, SEED)
    return results(match, run(match))


def others() -> Iterator[str]:
    """The bare network against the rules of thumb and against the search."""
    yield from HEAD
    for title, (rules, other, deals) in OTHERS.items():
        against = title if other == "apprentice" else f"{title.removesuffix(', adept')}, `{other}`"
        yield meeting(against, other, rules, deals)


def rivals() -> Iterator[str]:
    """The bare network against other networks."""
    yield from HEAD
    for name, titles in RIVALS.items():
        for title in titles:
            rules, deals = MEETINGS[title]
            yield meeting(f"`{name}`, {title}", rival(name), rules, deals)


def rival(name: str) -> str:
    """The archmage with the weights of another network."""
    return f"archmage:weights=benchmarks/rivals/{name}.npz"


def odd() -> Iterator[str]:
    """One hero among odd company: points, and victories of a hundred games."""
    yield f"| the others (bid / play) | rules | games | {' | '.join(HEROES)} |"
    yield "|---|---|--:|" + "--:|" * len(HEROES)
    for title, (rules, companies, deals) in ODD.items():
        for company in companies:
            cells = [company, title, f"{deals}"]
            for hero in HEROES.values():
                points, won = among(hero, company, rules, deals)
                cells.append(f"{formatted(points)}, {won:.0%}")
            yield f"| {' | '.join(cells)} |"


HEAD = (
    "| archmage against | games | archmage | other | ahead by | alone | all but one | exact |",
    "|---|--:|--:|--:|--:|--:|--:|--:|",
)


def meeting(title: str, other: str, rules: Rules, deals: int) -> str:
    """A row: the bare network against another player."""
    games = duel("archmage", other, rules, deals)
    gaps, ways = games.difference(0, 1), rules.players - 1
    mine, theirs = games.players
    cells = (
        title,
        f"{len(games.games)}",
        f"{mine.score.mean:.0f}",
        f"{theirs.score.mean:.0f}",
        *(
            formatted(estimate(part), sign="+")
            for part in (gaps, gaps[::ways], gaps[ways - 1 :: ways])
        ),
        f"{mine.exact.mean:.0%}, {theirs.exact.mean:.0%}",
    )
    return f"| {' | '.join(cells)} |"


def sizes() -> Iterator[str]:
    """How often it keeps its word, by the number of cards, when it meets only itself."""
    hands = [Rules(players=4), EDITIONS["HU25"].rules(players=4)]
    rates = []
    for rules in hands:
        match = Match(("archmage",), rules, 200, SEED)
        pads = [game.pad for game in results(match, run(match)).games]
        rounds = zip(*pads, strict=True)
        rates.append(
            [
                sum(row.bids[seat] == row.taken[seat] for row in rows for seat in range(4))
                / (4 * len(rows))
                for rows in rounds
            ]
        )
    yield "| cards in hand | " + " | ".join(map(str, hands[0].schedule)) + " | all |"
    yield "|---|" + "--:|" * (len(hands[0].schedule) + 1)
    for name, row in zip(("base game, 4", "all special cards, 4"), rates, strict=True):
        cells = [f"{rate:.0%}" for rate in (*row, sum(row) / len(row))]
        yield f"| {name} | {' | '.join(cells)} |"


def ahead() -> Iterator[str]:
    """What looking ahead gains, by its time, over a network that only acts."""
    yield "| looking ahead for | games | ahead of `believer` by | exact | ms a decision |"
    yield "|---|--:|--:|--:|--:|"
    for ms, deals in AHEAD.items():
        met = duel(f"archmage:ms={ms}", rival("believer"), Rules(players=4), deals)
        mine, theirs = met.players
        cells = (
            f"{ms} ms",
            f"{len(met.games)}",
            formatted(estimate(met.difference(0, 1)), sign="+"),
            f"{mine.exact.mean:.1%}, {theirs.exact.mean:.1%}",
            f"{mine.milliseconds:.0f}",
        )
        yield f"| {' | '.join(cells)} |"


def aim() -> Iterator[str]:
    """Victory or points, in games so short that the totals always matter."""
    met = duel("archmage", "archmage:aim=points", SHORT, AIM)
    yield f"| `{format_rules(SHORT)}` | games | victories | points a game |"
    yield "|---|--:|--:|--:|"
    for player in met.players:
        won = f"{formatted(player.victories, 100)} %"
        cells = (f"`{player.name}`", f"{len(met.games)}", won, formatted(player.score))
        yield f"| {' | '.join(cells)} |"


def levels() -> Iterator[str]:
    """One of every level among three of the level below; the registry is told, too."""
    yield "| level | among three | games | ahead by | games won | exact | theirs | ms a decision |"
    yield "|---|---|--:|--:|--:|--:|--:|--:|"
    for below, level in pairwise(LEVELS):
        match = Match((level, below, below, below), Rules(players=4), 4 * LEVELS[level], SEED)
        met = results(match, run(match))
        mine, theirs = met.players[0], met.players[1]
        lead = met.scores[:, 0] - met.scores[:, 1:].mean(axis=1)
        cells = (
            f"`{level}`",
            f"`{below}`",
            f"{len(met.games)}",
            formatted(estimate(lead), sign="+"),
            f"{formatted(mine.victories, 100)} %",
            f"{mine.exact.mean:.0%}",
            f"{theirs.exact.mean:.0%}",
            f"{mine.milliseconds:.2f}",
        )
        note(level, round(100 * mine.exact.mean), round(100 * mine.victories.mean))
        if not LEVELS[below]:
            note(below, round(100 * theirs.exact.mean), None)
        yield f"| {' | '.join(cells)} |"


def note(level: str, kept: int, won: int | None) -> None:
    """Write what people meet into the record of a player."""
    text = REGISTRY.read_text(encoding="utf-8")
    record = rf'(?s)(Player\(\s*"{re.escape(level)}",.*?)\bkept=[^,]*,\s*won=[^,]*,'
    found, count = re.subn(record, rf"\g<1>kept={kept}, won={won},", text, count=1)
    assert count == 1, level
    REGISTRY.write_text(found, encoding="utf-8")


TABLES: dict[str, Callable[[], Iterator[str]]] = {
    "others": others,
    "rivals": rivals,
    "odd": odd,
    "sizes": sizes,
    "ahead": ahead,
    "aim": aim,
    "levels": levels,
}


def main() -> None:
    """Play, print and write."""
    names = [name for name in sys.argv[1:] if name in TABLES] or [*TABLES]
    page = next((Path(one) for one in sys.argv[1:] if one.endswith(".md")), None)
    for name in names:
        rows = []
        for row in TABLES[name]():
            print(row, flush=True)
            rows.append(row)
        if page is not None:
            begin, end = f"<!-- table: {name} -->\n", "<!-- end of table -->\n"
            write(page, begin, end, "".join(f"{row}\n" for row in rows))


if __name__ == "__main__":
    main()
