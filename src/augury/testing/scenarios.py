"""Games as a person would write them down: deals, moves and refusals in a few letters.

    state = dealt("B1 W | R3 J | G2 G3", up="G4")  # the hands of seats 0, 1 and 2
    state = act(state, "1:bid=1 2:bid=0 0:bid=1")  # seat 0 deals, so seat 1 begins
    state = act(state, "1:R3 2:G2 0:W")
    assert state.table.taken == (1, 0, 0)

Moves are in the notation of `augury.game.text.notation`.
"""

from typing import Any

from augury.game import (
    ALL_SPECIAL,
    SPECIAL,
    Action,
    Bid,
    Deal,
    IllegalAction,
    Phase,
    Rules,
    State,
    card,
    format_move,
    legal_actions,
    parse_action,
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

    Where there is a special card in the deal, all seven are in the deck; all nine, where one of
    those of the 30-year edition is.
    """
    action = deal(hands, up)
    cards = (*sum(action.hands, ()), action.turned_up)
    kinds = {one.kind for one in cards if one and one.kind.special}
    given: dict[str, Any] = {
        "players": len(action.hands),
        "hand_sizes": (len(action.hands[0]),),
        "special": next(some for some in ((), SPECIAL, ALL_SPECIAL) if kinds <= {*some}),
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
    """The state after these moves, one after the other."""
    for word in moves.split():
        state = step(state, parse_action(word)).state
    return state


def legal(state: State, seat: int) -> str:
    """What a seat may do, in the order in which the game lists it."""
    return " ".join(map(format_move, legal_actions(state, seat)))


def refused(state: State, action: Action | str, error: type[IllegalAction]) -> str:
    """The reason for which an action is refused, by this very error; nothing has changed."""
    before = repr(state)
    try:
        step(state, parse_action(action) if isinstance(action, str) else action)
    except IllegalAction as refusal:
        if type(refusal) is not error:
            raise AssertionError(f"{action} is a {type(refusal).__name__}: {refusal}") from refusal
        if repr(state) != before:
            raise AssertionError(f"{action} is refused, but it changed the state") from refusal
        return str(refusal)
    raise AssertionError(f"{action} is legal: expected {error.__name__}")
