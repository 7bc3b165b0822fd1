"""Random rules, for whatever must hold under all of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Final

from augury.game.box import WHOLE_BOX, Box
from augury.game.cards import ALL_SPECIAL, SPECIAL, Kind
from augury.game.errors import RulesError
from augury.game.rules import Mode, Rules, companions
from augury.game.rules.options import OPTIONS

_FEW: Final = 6  # cards of most rounds of a short game
_ROUNDS: Final = 3  # of a short game, at most


def random_rules(
    rng: Random, *, short: bool = True, small_boxes: bool = False, **fixed: Any
) -> Rules:
    """Any rules that do not contradict themselves; options that are given are not drawn.

    A `short` game has a few rounds of a few cards, and sometimes one in which as much of the deck
    is dealt as can be; otherwise the schedule is that of the mode. With `small_boxes`, which no
    table offers, some games have fewer cards.

    Options are changed one after another, in any order, and what would contradict those before is
    left out: so it is `Rules` alone that knows what may be combined. The plainest value of each is
    the one that a generator of zeros draws.
    """
    rules = Rules(**fixed)
    drawn = [name for name in _DRAW if name not in fixed]
    rng.shuffle(drawn)
    for name in drawn:
        rules = _changed(rules, name, _DRAW[name](rng))
    if small_boxes:
        rules = _changed(rules, "box", _box(rng))
    if not short or "hand_sizes" in fixed:
        return rules
    sizes = [rng.randint(1, _FEW)]
    while len(sizes) < _ROUNDS and rng.random() > 0.4:
        sizes.append(rng.randint(1, _FEW))
    rules = _changed(rules, "hand_sizes", sizes)
    if rng.random() > 0.85:
        most = len(rules.deck) // rules.players
        for size in (most - 1, most):  # the whole deck is not dealt with the Werewolf in it (S5.5)
            rules = _changed(rules, "hand_sizes", [*sizes[1:], size])
    return rules


def _changed(rules: Rules, name: str, value: object) -> Rules:
    """The rules with one option changed; as they are, if that contradicts them."""
    try:
        return replace(rules, **{name: value})  # type: ignore[arg-type]
    except RulesError:
        return rules


def _any(values: tuple[object, ...], rng: Random) -> object:
    return rng.choice(values)


def _special(rng: Random) -> tuple[Kind, ...]:
    """None, any, those of the 25-year edition, or all of the special cards."""
    some = {kind for kind in ALL_SPECIAL if rng.choice((False, True))}
    chosen = rng.choice((some, set[Kind](), set(SPECIAL), set(ALL_SPECIAL)))
    return tuple(chosen.union(*map(companions, chosen)))


def _box(rng: Random) -> Box:
    """A box by lot: mostly the whole one."""
    if rng.random() < 0.8:
        return WHOLE_BOX
    return Box(rng.randint(1, 4), rng.randint(1, 13), rng.randint(0, 4), rng.randint(0, 4))


def _classic_mostly(rng: Random) -> Mode:
    return rng.choice((Mode.CLASSIC,) * 6 + tuple(Mode)[1:])


_DRAW: Final[Mapping[str, Callable[[Random], object]]] = {
    **{
        one.name: partial(_any, one.values)
        for one in OPTIONS.values()
        if one.offered and one.values
    },
    "mode": _classic_mostly,
    "special": _special,
}
