"""Games as a person would write them down: deals, moves and refusals in a few letters.

    state = dealt("B1 W | R3 J | G2 G3", up="G4")  # the hands of seats 0, 1 and 2
    state = act(state, "1:bid=1 2:bid=0 0:bid=1")  # seat 0 deals, so seat 1 begins
    state = act(state, "1:R3 2:G2 0:W")
    assert legal(state, 0) == "B1"

A move is its seat and what it does: `2:R7`, `2:S=W`, `2:U=R`, `2:bid=3`, `2:trump=R`,
`2:trump=none`, `2:pass=B4`, `2:bid+1`, `2:bid-1`.
"""

from typing import Any

import pytest

from augury import (
    SPECIAL,
    Action,
    Bid,
    ChangeBid,
    Deal,
    IllegalAction,
    Move,
    NameTrump,
    Pass,
    Phase,
    Play,
    Rules,
    State,
    Suit,
    card,
    legal_actions,
    start,
    step,
)

EVERY_CARD = """
    B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 W J |
    R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 W J |
    G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 W J |
    Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 W J
"""  # the sixty, to four players


def deal(hands: str, up: str | None = None) -> Deal:
    """The hands, seat by seat, and the card turned up."""
    return Deal(
        tuple(tuple(map(card, hand.split())) for hand in hands.split("|")),
        None if up is None else card(up),
    )


def dealt(hands: str, up: str | None = None, **options: Any) -> State:
    """A game of a single round, right after its deal. Seat 0 is the dealer.

    Where there is a special card in the deal, all seven are in the deck.
    """
    action = deal(hands, up)
    cards = (*sum(action.hands, ()), action.turned_up)
    given: dict[str, Any] = {
        "players": len(action.hands),
        "hand_sizes": (len(action.hands[0]),),
        "special": SPECIAL if any(one and one.kind.special for one in cards) else (),
    }
    return step(start(Rules(**(given | options))), action).state


def deal_next(state: State, hands: str, up: str | None = None) -> State:
    """The next round of a game, right after its deal."""
    return step(state, deal(hands, up)).state


def ready(
    hands: str,
    up: str | None = None,
    *,
    bids: tuple[int, ...] | None = None,
    trump: str = "none",
    **options: Any,
) -> State:
    """A game of a single round, right before its first lead, which is seat 1's.

    Nobody predicts a trick unless `bids` says so; `trump` is named if someone has to name it.
    """
    state = dealt(hands, up, **options)
    if state.phase is Phase.TRUMP:
        state = act(state, f"{state.to_act[0]}:trump={trump}")
    return bid(state, bids or (0,) * state.rules.players)


def bid(state: State, bids: tuple[int, ...]) -> State:
    """The bids of all seats, each when it is due."""
    while state.phase is Phase.BID:
        seat = state.to_act[0]
        state = step(state, Bid(seat, bids[seat])).state
    return state


def act(state: State, moves: str) -> State:
    """One move after the other."""
    for word in moves.split():
        state = step(state, move(word)).state
    return state


def move(word: str) -> Move:
    """A move from its notation."""
    at, what = word.split(":")
    seat = int(at)
    if what[:4] in ("bid+", "bid-"):
        return ChangeBid(seat, int(what[3:]))
    match what.split("="):
        case ["bid", tricks]:
            return Bid(seat, int(tricks))
        case ["trump", "none"]:
            return NameTrump(seat, None)
        case ["trump", suit]:
            return NameTrump(seat, Suit(suit))
        case ["pass", code]:
            return Pass(seat, card(code))
        case ["S", face]:
            return Play(seat, card("S"), card(face))
        case [code, _]:
            return Play(seat, card(code), card(what))
        case _:
            return Play(seat, card(what))


def word(move: Move) -> str:
    """A move in its notation, without the seat."""
    match move:
        case Bid(tricks=tricks):
            return f"bid={tricks}"
        case NameTrump(trump=trump):
            return f"trump={trump.value if trump else 'none'}"
        case Pass(card=card):
            return f"pass={card}"
        case ChangeBid(by=by):
            return f"bid{by:+d}"
        case Play(card=card, face=face):
            return str(face) if face.code.startswith(card.code) else f"{card}={face}"


def legal(state: State, seat: int) -> str:
    """What a seat may do, in the order in which the game lists it."""
    return " ".join(map(word, legal_actions(state, seat)))


def refused(state: State, action: Action | str, error: type[IllegalAction]) -> str:
    """The reason for which an action is refused, by this very error; nothing has changed."""
    before = repr(state)
    with pytest.raises(error) as caught:
        step(state, move(action) if isinstance(action, str) else action)
    assert caught.type is error
    assert repr(state) == before
    return str(caught.value)
