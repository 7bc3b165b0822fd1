"""Exact counts: how many ways a small deal can be played, to each depth.

The cases are the `.perft` files beside this one:

    case    a Jester led: the second card sets the suit
    rules   players=4 hand_sizes=2
    deal    B1,R2 J,B9 R5,G7 R3,B4 up Y1
    then    1:bid=0 2:bid=0 3:bid=0 0:bid=0 1:J
    count   2 3 5 5 5 5 5 0
    points  100 100 -100 100

`rules`, `deal` and the actions of `then` are in the library's notation. `count` gives, from the
position after `then`, the number of sequences of one action, of two, of three, and so on. `points`
gives what every seat scores, summed over those of them that play the deals out, so that a wrong
winner shows even where it changes no choice. How sequences are counted:

- Where several seats act at once (bids made unseen, the Juggler's pass) they act in the order of
  their seats, so that each combination of their choices counts once.
- Equal cards are one choice: a hand with two Wizards has one way to play a Wizard.
- What is turned up for a Vampire where the Werewolf lies (Y2.4) counts as a choice: of every card
  that may come, be there several of it or one.
- A further `deal` is dealt when its round begins. Deals are not choices and are not counted.
- A sequence ends when all deals are played out; a `0` at the end says that none goes further.

To add a case, write it with `count 0`, run this test, and take the numbers over once the library
and the naive rules of `naive.py` agree on them, and you with both.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings

from augury import Action, Move, Phase, Rules, State, legal_actions, start
from augury.game import ALL_SPECIAL, TurnUp, apply
from augury.game.play.deals import stock
from augury.game.text.notation import format_action, format_rules, parse_action, parse_rules
from augury.testing.games import rich_deal
from augury.testing.strategies import rngs, rules
from tests.game.perft import naive

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Case:
    """A position and how many ways lead on from it."""

    name: str
    rules: str
    deals: tuple[str, ...]
    then: tuple[str, ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]  # none, if the counts end before the deals are played out


def read(path: Path) -> Iterator[Case]:
    """The cases of a file: lines of a word and what it says, with a blank line after each case."""
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        said: dict[str, list[str]] = {"then": []}
        for line in block.splitlines():
            if line and not line.startswith("#"):
                word, what = line.split(maxsplit=1)
                said.setdefault(word, []).append(what)
        if "case" in said:
            yield Case(
                name=f"{path.stem}: {' '.join(said['case'])}",
                rules=" ".join(said["rules"]),
                deals=tuple(f"deal {deal}" for deal in said["deal"]),
                then=tuple(" ".join(said["then"]).split()),
                counts=tuple(map(int, " ".join(said["count"]).split())),
                points=tuple(map(int, " ".join(said.get("points", ())).split())),
            )


CASES = [case for path in sorted(FOLDER.glob("*.perft")) for case in read(path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_library_counts_the_same(case: Case) -> None:
    deals = list(case.deals)
    state = start(parse_rules(case.rules))
    for text in (deals[0], *case.then):
        state = dealt(apply(state, parse_action(text)), deals)
    assert counts(state, deals, len(case.counts)) == expected(case)


def expected(case: Case) -> tuple[list[int], list[int]]:
    return list(case.counts), list(case.points) or [0] * int(options(case.rules)["players"])


def counts(state: State, deals: list[str], depths: int) -> tuple[list[int], list[int]]:
    """How many sequences of 1, 2, … actions lead on from `state`, and what they score."""
    found: list[int] = []
    points = [0] * state.rules.players
    reached = [state]
    for _ in range(depths):
        choices = []
        for state in reached:
            choices += [(state, move) for move in ways_on(state)]
            if not ways_on(state):
                points = [sum(both) for both in zip(points, state.table.totals, strict=True)]
        found.append(len(choices))
        if len(found) < depths:
            reached = [dealt(apply(state, move), deals) for state, move in choices]
    return found, points


def moves(state: State) -> tuple[Move, ...]:
    return legal_actions(state, state.to_act[0]) if state.to_act else ()


def ways_on(state: State) -> tuple[Action, ...]:
    """The moves, or every card that may be turned up, where one has to be (Y2.4)."""
    if state.phase is Phase.TURN_UP:
        return tuple(map(TurnUp, dict.fromkeys(stock(state))))
    return moves(state)


def dealt(state: State, deals: list[str]) -> State:
    """The state with the next round dealt, if that is due and there is a deal for it."""
    number = state.table.number
    if state.phase is Phase.DEAL and number < len(deals):
        return apply(state, parse_action(deals[number]))
    return state


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_naive_rules_count_the_same(case: Case) -> None:
    found = naive.counts(options(case.rules), case.deals, case.then, len(case.counts))
    assert found == expected(case)


def options(rules: str) -> naive.Options:
    return dict(option.split("=") for option in rules.split())


def test_the_cases_use_every_option_and_every_card() -> None:
    said = [options(case.rules) for case in CASES]
    for name, values in {
        "players": {"3", "4", "5", "6"},
        "mode": {"one-colour", "maximus"},
        "bidding": {"hidden", "secret"},
        "plus_minus_one": {"yes"},
        "last_bid": {"unless-leading", "zero"},
        "first_dealer": {"2", "lot"},
        "foresight": {"first-round", "every-round"},
        "cloud": {"round-end"},
    }.items():
        assert {one[name] for one in said if name in one} == values
    cards = {card for case in CASES for deal in case.deals for card in re.split(r"[ ,]", deal)}
    assert {"W", "J", *(kind.code for kind in ALL_SPECIAL)} <= cards


@settings(max_examples=150)
@given(rules(), rngs())
def test_the_naive_rules_agree_all_through_a_game(rules: Rules, rng: Random) -> None:
    """Wherever random play may lead: the same choices, and the same points for every round."""
    said, pad = options(format_rules(rules)), list[list[int]]()
    state = start(rules)
    while state.phase is not Phase.OVER:
        deal = rich_deal(state, rng)
        state = apply(state, deal)
        asking = naive.play_round(said, state.table.number, format_action(deal), pad)
        allowed = next(asking)
        while allowed:
            listed: dict[str, Action] = {format_action(move): move for move in moves(state)}
            if state.phase is Phase.TURN_UP:
                listed = {format_action(one): one for one in map(TurnUp, stock(state))}
            assert sorted(listed) == sorted(allowed)
            chosen = rng.choice(allowed)
            state = apply(state, listed[chosen])
            allowed = naive.answer(asking, chosen)
        assert pad == [list(row.points) for row in state.table.pad]
