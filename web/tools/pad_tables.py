"""What the score pad of the page has to know of the rules, worked out by the library.

python web/tools/pad_tables.py writes web/src/pad/tables.ts anew. The pad works without a server, so
it cannot ask; and it works no rule out, so it looks up.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

from augury.game import ALL_SPECIAL, SCHEDULES, Kind, Mode, Rules, RulesError, points
from augury.game.cards import Aftermath, Announcement
from augury.game.rules import companions
from augury.game.rules.choices import Choice
from augury.game.rules.options import OPTIONS
from augury.game.rules.variants import PLAYERS
from augury.pad.leagues import PLACEMENT
from augury.pad.sheet import COLUMNS, TRUMPS, most_cards

WHOLE: Final = "whole"
OWN: Final = "own"
PLAIN: Final = next(kind for kind in ALL_SPECIAL if not companions(kind) and not kind.traded)

# What is chosen on the form, and what it may be.
FORM: Final[Mapping[str, tuple[Any, ...]]] = {
    **{
        name: (False, True) if option.several else option.words  # whether there are any
        for name, option in OPTIONS.items()
        if option.offered
        and option.values
        and not isinstance(option.asked_with, Aftermath)
        and not option.of_seats  # a pad says by itself who deals first
    },
    "length": (WHOLE, *SCHEDULES, OWN),
}


def allowed(**form: Any) -> bool:
    """Whether these choices go together, with the default for all others."""
    given = dict(form)
    length = given.pop("length", WHOLE)
    given["special"] = (PLAIN,) if given.pop("special", False) else ()
    if length == OWN:
        given["hand_sizes"] = (1,)
    elif length != WHOLE:
        given["schedule"] = length
    try:
        Choice(**given).rules()
    except RulesError:
        return False
    return True


def possible(form: Mapping[str, Any]) -> bool:
    """Whether these choices go together, if need be with another value of one of the others.

    Of those the default may stand in the way: what is asked with a switch needs it on.
    """
    if allowed(**form):
        return True
    others = ((name, value) for name in FORM.keys() - form for value in FORM[name])
    return any(allowed(**{**form, name: value}) for name, value in others)


def contradictions() -> Iterator[dict[str, Any]]:
    """The smallest sets of choices that do not go together."""
    found: list[dict[str, Any]] = []
    for size in (1, 2, 3):
        for options in combinations(FORM, size):
            for values in product(*(FORM[option] for option in options)):
                form = dict(zip(options, values, strict=True))
                known = any(smaller.items() <= form.items() for smaller in found)
                if not known and not possible(form):
                    found.append(form)
    yield from found


def schedules() -> dict[str, tuple[int, ...]]:
    """The hand sizes of every mode and length, by players, where there are any."""
    sizes: dict[str, tuple[int, ...]] = {}
    for mode, players in product(Mode, PLAYERS):
        if allowed(mode=str(mode), players=players):
            sizes[f"{mode} {players}"] = Rules(players=players, mode=mode).schedule
    for name, mode, players in product(SCHEDULES, Mode, PLAYERS):
        if allowed(length=name, mode=str(mode), players=players):
            choice = Choice(schedule=name, mode=mode, players=players)
            sizes[f"{name} {mode} {players}"] = choice.rules().schedule
    return sizes


def needed(special: Iterable[Kind]) -> str:
    """What these cards need to lie turned up, as letters of a key."""
    kinds = tuple(special)
    traded = any(kind.traded for kind in kinds)
    copies = any(kind.announcement is Announcement.UPCARD for kind in kinds)
    return "t" * traded + "c" * copies


def most() -> dict[str, int]:
    """The most cards that can be dealt: by mode, special cards, what they need, players.

    A card that is traded needs another one to lie turned up, and so does one that copies it.

    Which special cards they are makes no difference, so one choice of so many stands for all. Cards
    are counted, not kinds: there may be several of a kind.
    """
    sizes: dict[str, int] = {}
    for mode, players in product(Mode, PLAYERS):
        if allowed(mode=str(mode), players=players):
            sizes[f"{mode} 0 {players}"] = most_cards(Rules(players=players, mode=mode), players)
    for count, players in product(range(1, len(ALL_SPECIAL) + 1), PLAYERS):
        for special in combinations(ALL_SPECIAL, count):
            if all(other in special for kind in special for other in companions(kind)):
                needs = needed(special)
                rules = Rules(players=players, special=special)
                cards = sum(kind.copies for kind in special)
                key = f"{rules.mode} {cards}{needs} {players}"
                assert sizes.setdefault(key, most_cards(rules, players)) == most_cards(
                    rules, players
                )
    return sizes


def written() -> str:
    """The text of the file."""
    top = max(most().values())
    won = [[points(bid, taken) for taken in range(top + 1)] for bid in range(top + 1)]
    parts = [
        "/** The rules, as far as the pad needs them; web/tools/pad_tables.py writes them. */\n",
        _constant("COLUMNS", COLUMNS, "The most columns a pad has."),
        _constant("TRUMPS", TRUMPS, "What can be noted as trump."),
        _constant("FORM", FORM, "What can be chosen, the default first or by name."),
        _constant("CONTRADICTIONS", list(contradictions()), "Choices that do not go together."),
        _constant("SCHEDULES", schedules(), "Hand sizes of a mode or a schedule, by players."),
        _constant(
            "MOST_CARDS", most(), "Mode, special cards (t: one is traded, c: one copies), players."
        ),
        _constant("PLACEMENT", PLACEMENT, "What a place is worth in a league, by default."),
        _constant("POINTS", won, "By prediction and tricks won (R7)."),
    ]
    return "\n".join(parts)


def _constant(name: str, value: Any, doc: str) -> str:
    match value:
        case dict():
            lines = [f"  {json.dumps(key)}: {json.dumps(one)}," for key, one in value.items()]
            text = "{\n" + "\n".join(lines) + "\n}"
        case [list() | dict(), *_]:
            text = "[\n" + "\n".join(f"  {json.dumps(one)}," for one in value) + "\n]"
        case _:
            text = json.dumps(value)
    return f"/** {doc} */\nexport const {name} = {text} as const;\n"


if __name__ == "__main__":
    path = Path(__file__).parents[1] / "src" / "pad" / "tables.ts"
    path.write_text(written(), encoding="utf-8")
