"""Positions in which any person sees what to do: `sense.txt` has them, and says how it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from augury.bots import bot
from augury.game import (
    Bid,
    Card,
    Deal,
    Hand,
    Play,
    State,
    Suit,
    View,
    apply,
    card,
    format_move,
    parse_rules,
    start,
    view,
)
from augury.game.play.tricks import settle, shown_void, winner
from augury.game.text.notation import parse_move

PLACE = Path(__file__).with_name("sense.txt")
LEVELS = ("apprentice", "journeyman", "adept:playouts=100", "master", "archmage", "archmage:ms=50")
ROUNDS = 5  # of this size: so much is still to come that points count, and not victory
DRAWS = 5  # how often a player is asked that leaves something to chance


@dataclass(frozen=True)
class Position:
    """A line of the document."""

    number: int  # of the line
    line: str
    seen: View
    sensible: frozenset[str]


def positions() -> Iterator[Position]:
    """All lines, in their order."""
    rules = ""
    for number, line in enumerate(PLACE.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("## "):
            rules = ""
        elif line.startswith("rules: "):
            rules = line.removeprefix("rules: ")
        elif "|" in line and not line.startswith(" "):
            yield position(number, line, rules)


def position(number: int, line: str, rules: str) -> Position:
    """What a line says: the view of who is to act, and what is sensible."""
    up, bids, *played, hand, sensible = (part.strip() for part in line.split("|"))
    told = bids.split()
    seats = [*range(1, len(told)), 0]
    cards = tuple(card(code) for code in hand.split())
    plays, me = _plays("".join(played), card(up), len(told))
    if not played:
        me = seats[told.index("?")]
    own = tuple(play.card for play in plays if play.seat == me)
    size = len(cards) + len(own)
    sizes = ",".join([str(size)] * ROUNDS)
    state = start(parse_rules(f"players={len(told)} hand_sizes={sizes} {rules}"))
    hands = _hands(Random(line), state, plays, {me: cards}, card(up), size)
    state = apply(state, Deal(hands, card(up)))
    for seat, bid in zip(seats, told, strict=True):
        if bid in "?.":
            break
        state = apply(state, Bid(seat, int(bid.strip("[]"))))
        assert (bid[0] == "[") == (seat == me), f"line {number}: whose prediction is whose?"
    for play in plays:
        state = apply(state, play)
    assert state.to_act == (me,), f"line {number}: {state.to_act} to act"
    return Position(number, line, view(state, me), frozenset(_meant(sensible, size)))


def _plays(text: str, up: Card, players: int) -> tuple[list[Play], int]:
    """The cards in the order in which they were played, with the seats that played them."""
    plays: list[Play] = []
    turn = 1
    for trick in text.split(","):
        laid = []
        for code in trick.split():
            move = parse_move(code, turn)
            assert isinstance(move, Play)
            laid.append(move)
            turn = (turn + 1) % players
        if len(laid) == players:
            turn = winner(tuple(laid), up.suit, _suit(laid), suits_matter=True)
        plays += laid
    return plays, turn


def _suit(laid: list[Play]) -> Suit | None:
    """The suit that has to be followed in a trick."""
    for play in laid:
        suit, settled = settle(play.face)
        if settled:
            return suit
    return None


def _hands(
    rng: Random, state: State, plays: list[Play], held: dict[int, Hand], up: Card, size: int
) -> tuple[Hand, ...]:
    """Everyone's hand as it was dealt: what was played, and for the others any cards that fit."""
    players = state.rules.players
    dealt = [
        [*(play.card for play in plays if play.seat == seat), *held.get(seat, ())]
        for seat in range(players)
    ]
    lacks = _voids(plays, players)
    rest = [one for one in state.rules.deck if not one.kind.traded]
    for one in (up, *(each for hand in dealt for each in hand)):
        rest.remove(one)
    rng.shuffle(rest)
    for seat, hand in enumerate(dealt):
        while len(hand) < size:
            fits = (at for at, one in enumerate(rest) if one.suit not in lacks[seat])
            hand.append(rest.pop(next(fits)))
    return tuple(tuple(hand) for hand in dealt)


def _voids(plays: list[Play], players: int) -> list[set[Suit]]:
    """The suits that every seat has shown to lack."""
    lacks: list[set[Suit]] = [set() for _ in range(players)]
    for first in range(0, len(plays), players):
        trick = plays[first : first + players]
        for at, play in enumerate(trick):
            lacking = shown_void(play.card, _suit(trick[:at]))
            if at and _suit(trick[:at]) is not None and lacking is not None:
                lacks[play.seat].add(lacking)
    return lacks


def _meant(text: str, size: int) -> Iterator[str]:
    """The moves that a line calls sensible."""
    for word in text.split():
        if found := re.fullmatch(r"(\d+)([+-]?)", word):
            number = int(found[1])
            many = {"": [number], "+": range(number, size + 1), "-": range(number + 1)}[found[2]]
            yield from (f"bid={tricks}" for tricks in many)
        else:
            yield word


POSITIONS = [*positions()]


def test_the_document_is_a_document() -> None:
    """At least 300 positions, none twice, and in each there is something else to do."""
    assert len(POSITIONS) >= 300
    assert len({one.line for one in POSITIONS}) == len(POSITIONS)
    for one in POSITIONS:
        legal = {format_move(move) for move in one.seen.legal_actions}
        assert one.sensible & legal, f"line {one.number}: {one.line}: none of {legal}"
        assert one.sensible < legal | one.sensible, f"line {one.number}: {one.line}"
        assert legal - one.sensible, f"line {one.number}: there is nothing else to do"


@pytest.mark.parametrize("spec", LEVELS)
def test_no_level_is_foolish(spec: str) -> None:
    player = bot(spec)
    foolish = [
        f"{one.number}: {one.line}  →  {done}"
        for one in POSITIONS
        for done in sorted({format_move(player.act(one.seen, Random(d))) for d in range(DRAWS)})
        if done not in one.sensible
    ]
    assert not foolish, f"{len(foolish)} of {len(POSITIONS)}:\n" + "\n".join(foolish)
