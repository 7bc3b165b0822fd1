"""What is refused: always by its own error, with what was tried, why not, and what is allowed.

And always without a trace: `refused` compares the state before and after.
"""

import pickle
import re
from collections.abc import Callable

import pytest

from augury import (
    Action,
    Bid,
    Bidding,
    ChangeBid,
    IllegalAction,
    Mode,
    NotationError,
    Pass,
    Play,
    Rules,
    State,
    Suit,
    card,
    legal_actions,
    start,
    step,
)
from augury.game import Chance, Refusal, parse_action
from augury.game.errors import (
    AlreadyActed,
    BadAnnouncement,
    BadChange,
    BadDeal,
    BidOutOfRange,
    ForbiddenBid,
    ForbiddenTrump,
    GameOver,
    MustFollow,
    NotInHand,
    NotOffered,
    OutOfTurn,
    WrongPhase,
)
from augury.testing.scenarios import act, deal, dealt, ready, refused

HANDS = "R1 B9 | R4 G4 | R2 B3"


def exchanging() -> State:
    state = ready("G13 B1 | G1 B2 | H B3", up="B5")
    return act(state, "1:G1 2:H 0:G13 2:put=B3")


def new() -> State:
    return start(Rules(players=3))


def new_maximus() -> State:
    return start(Rules(players=3, mode=Mode.MAXIMUS))


def new_one_colour() -> State:
    return start(Rules(players=3, mode=Mode.ONE_COLOUR))


def naming_trump() -> State:
    return dealt(HANDS, up="W")


def bidding() -> State:
    return dealt(HANDS, up="Y5")


def bidding_in_secret() -> State:
    return act(dealt(HANDS, up="Y5", bidding=Bidding.SECRET), "2:bid=0")


def bidding_again() -> State:
    state = dealt(HANDS, up="Y5", bidding=Bidding.HIDDEN, plus_minus_one=True)
    return act(state, "0:bid=2 1:bid=0 2:bid=0")


def playing() -> State:
    return act(ready(HANDS, up="Y5"), "1:R4")


def playing_the_cloud() -> State:
    return ready("R1 | C | R2", up="Y5")


def passing() -> State:
    return act(ready("R1 B9 | R4 G4 | U B3", up="Y5"), "1:R4 2:U=R 0:R1 1:pass=G4")


def changing() -> State:
    return act(ready("R1 B9 | R13 G4 | C B3", up="Y5"), "1:R13 2:C=R 0:R1")


def over() -> State:
    return act(ready("R1 | R2 | R3", up="B5"), "1:R2 2:R3 0:R1")


@pytest.mark.parametrize("code", ["", "B0", "B14", "b7", "7B", "P3", "Wizard", "B7 ", "S=W", "ßß"])
def test_an_unknown_card(code: str) -> None:
    with pytest.raises(NotationError) as refusal:
        card(code)
    assert str(refusal.value) == (
        f"{code!r} is no card: a card is a suit letter (B, R, G, Y) with 1 to 13, W, J, or one of "
        "S, D, F, X, L, U, C, H, V"
    )


REFUSALS: list[tuple[Callable[[], State], Action | str, type[IllegalAction], str]] = [
    # Deals
    (
        new,
        deal("R1 | R2 | R3 | R4", up="B5"),
        BadDeal,
        "the deal has 4 hands: there are 3 players",
    ),
    (
        new,
        deal("R1 | R2 R4 | R3", up="B5"),
        BadDeal,
        "the deal gives seat 1 2 cards: in round 1 everyone gets 1 (R2.2)",
    ),
    (
        new,
        deal("R1 | R2 | ", up="B5"),
        BadDeal,
        "the deal gives seat 2 0 cards: in round 1 everyone gets 1 (R2.2)",
    ),
    (
        new,
        deal("R1 | R2 | R3"),
        BadDeal,
        "the deal turns up no card: round 1 leaves a stock, and its top card is turned up (R3.1)",
    ),
    (
        new_maximus,
        deal(
            "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 W W W W J J J |"
            "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 G1 G2 G3 G4 G5 G6 G7 |"
            "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 G8 G9 G10 G11 G12 G13 J",
            up="B1",
        ),
        BadDeal,
        "the deal turns up B1: in round 1 no card is turned up (R3.4, V5, V6)",
    ),
    (
        new,
        deal("R1 | R2 | R1", up="B5"),
        BadDeal,
        "the deal has R1 twice: the deck has it once (R1.1, S0.1)",
    ),
    (
        new,
        deal("R1 | R2 | R3", up="R3"),
        BadDeal,
        "the deal has R3 twice: the deck has it once (R1.1, S0.1)",
    ),
    (
        new,
        deal("R1 | D | R3", up="B5"),
        BadDeal,
        "the deal has D: it is not in the deck (R1.1, S0.1)",
    ),
    (
        new_one_colour,
        deal("B1 B2 B3 B4 | R1 R2 R3 R4 | G1 G2 G3 B5"),
        BadDeal,
        "the deal has B5: it is not in seat 2's own fifteen (V5)",
    ),
    (
        bidding,
        deal(HANDS, up="Y5"),
        WrongPhase,
        "the shuffler cannot deal: round 1 is being played, seat 1 must bid",
    ),
    # Something else is due
    (new, "1:bid=0", WrongPhase, "seat 1 cannot bid 0: the deal of round 1 is due"),
    (bidding, "1:R4", WrongPhase, "seat 1 cannot play R4: seat 1 must bid"),
    (bidding, "1:trump=R", WrongPhase, "seat 1 cannot name red trump: seat 1 must bid"),
    (playing, "2:bid=0", WrongPhase, "seat 2 cannot bid 0: seat 2 must play a card"),
    (playing, "2:pass=B3", WrongPhase, "seat 2 cannot pass B3: seat 2 must play a card"),
    (
        playing,
        "2:bid+1",
        WrongPhase,
        "seat 2 cannot change its bid by +1: seat 2 must play a card",
    ),
    (passing, "0:B9", WrongPhase, "seat 0 cannot play B9: seats 0, 2 must pass a card"),
    (changing, "1:bid=1", WrongPhase, "seat 1 cannot bid 1: seat 1 must change a prediction"),
    # Another seat's turn
    (bidding, "0:bid=0", OutOfTurn, "seat 0 cannot bid 0: seat 1 must bid"),
    (naming_trump, "1:trump=R", OutOfTurn, "seat 1 cannot name red trump: seat 0 must name trump"),
    (
        bidding_again,
        "1:bid=1",
        OutOfTurn,
        "seat 1 cannot bid 1: seat 0 must announce another bid (V1)",
    ),
    (playing, "0:R1", OutOfTurn, "seat 0 cannot play R1: seat 2 must play a card"),
    (playing, "1:G4", OutOfTurn, "seat 1 cannot play G4: seat 2 must play a card"),
    (
        changing,
        "0:bid+1",
        OutOfTurn,
        "seat 0 cannot change its bid by +1: seat 1 must change a prediction",
    ),
    (
        playing,
        "3:R1",
        OutOfTurn,
        "seat 3 cannot play R1: there is no such seat, seats are numbered 0 to 2",
    ),
    (
        bidding,
        "-1:bid=0",
        OutOfTurn,
        "seat -1 cannot bid 0: there is no such seat, seats are numbered 0 to 2",
    ),
    # A choice made twice
    (
        bidding_in_secret,
        "2:bid=1",
        AlreadyActed,
        "seat 2 cannot bid 1: that choice is made, seats 0, 1 must bid",
    ),
    (
        passing,
        "1:pass=G4",
        AlreadyActed,
        "seat 1 cannot pass G4: that choice is made, seats 0, 2 must pass a card",
    ),
    # Trump and predictions
    (
        naming_trump,
        "0:trump=none",
        ForbiddenTrump,
        "seat 0 cannot name no trump: one of the four suits must be named (R3.3)",
    ),
    (
        bidding,
        "1:bid=3",
        BidOutOfRange,
        "seat 1 cannot bid 3: round 1 has 2 tricks, so a bid is 0 to 2 (R4.1)",
    ),
    (
        bidding_in_secret,
        "0:bid=-1",
        BidOutOfRange,
        "seat 0 cannot bid -1: round 1 has 2 tricks, so a bid is 0 to 2 (R4.1)",
    ),
    (
        bidding_again,
        "0:bid=2",
        ForbiddenBid,
        (
            "seat 0 cannot bid 2: the bids would add up to the 2 tricks of the round (V1); "
            "allowed: 0, 1"
        ),
    ),
    (
        changing,
        "1:bid-1",
        BadChange,
        (
            "seat 1 cannot change its bid by -1: the prediction is 0 and stays within 0 to 2; "
            "allowed: +1 (S7.2, S7.7)"
        ),
    ),
    (
        changing,
        ChangeBid(1, 2),
        BadChange,
        (
            "seat 1 cannot change its bid by +2: the prediction is 0 and stays within 0 to 2; "
            "allowed: +1 (S7.2, S7.7)"
        ),
    ),
    (
        exchanging,
        "2:take=H",
        NotOffered,
        (
            "seat 2 cannot take H out of the trick: of this trick there may be taken out G1, G13 "
            "(Y1.4)"
        ),
    ),
    # Cards
    (playing, "2:Y4", NotInHand, "seat 2 cannot play Y4: seat 2 holds B3, R2"),
    (playing, "2:R4", NotInHand, "seat 2 cannot play R4: seat 2 holds B3, R2"),
    (
        passing,
        Pass(0, card("B3")),
        NotInHand,
        "seat 0 cannot pass B3: seat 0 holds B9",
    ),
    (
        playing,
        "2:B3",
        MustFollow,
        "seat 2 cannot play B3: red was led and seat 2 holds R2 (R5.2)",
    ),
    (
        playing,
        Play(2, card("R2"), card("W")),
        BadAnnouncement,
        "seat 2 cannot play R2 as W: it is not announced as anything else",
    ),
    (
        playing_the_cloud,
        "1:C",
        BadAnnouncement,
        (
            "seat 1 cannot play C: it must be announced, as one of C=B, C=R, C=G, C=Y "
            "(S1.1, S6.1, S7.1)"
        ),
    ),
    # The end
    (
        over,
        "1:R2",
        GameOver,
        "seat 1 cannot play R2: the game is over, round 1 was its last (R8.1)",
    ),
    (
        over,
        deal("R1 | R2 | R3", up="B5"),
        GameOver,
        "the shuffler cannot deal: the game is over, round 1 was its last (R8.1)",
    ),
]


@pytest.mark.parametrize(
    ("state", "action", "error", "reason"), REFUSALS, ids=[reason for *_, reason in REFUSALS]
)
def test_an_illegal_action_is_refused_with_its_reason(
    state: Callable[[], State], action: Action | str, error: type[IllegalAction], reason: str
) -> None:
    assert refused(state(), action, error) == reason


def refusal(state: State, action: Action | str) -> Refusal:
    with pytest.raises(IllegalAction) as caught:
        step(state, parse_action(action) if isinstance(action, str) else action)
    assert caught.value.refusal is not None
    return caught.value.refusal


@pytest.mark.parametrize(
    ("new_state", "action", "error", "reason"), REFUSALS, ids=[reason for *_, reason in REFUSALS]
)
def test_a_refusal_is_data_and_the_sentence_is_made_from_it(
    new_state: Callable[[], State], action: Action | str, error: type[IllegalAction], reason: str
) -> None:
    state = new_state()
    why = refusal(state, action)
    assert str(why) == reason
    assert why.code == error.code
    assert why.action == (parse_action(action) if isinstance(action, str) else action)
    assert (why.phase, why.to_act) == (state.phase, state.to_act)
    assert all(rule in reason for rule in why.rules)
    assert all(rule in why.rules for rule in re.findall(r"\b[RSVY]\d(?:\.\d)?\b(?=[,)])", reason))
    seat = -1 if isinstance(why.action, Chance) else why.action.seat
    sits = seat in range(state.rules.players)
    assert why.allowed == (legal_actions(state, seat) if sits else ())


def test_a_refusal_holds_what_a_sentence_in_any_language_needs() -> None:
    revoke = refusal(playing(), "2:B3")
    assert (revoke.suit, revoke.cards, revoke.rules) == (Suit.RED, (card("R2"),), ("R5.2",))
    assert refusal(playing(), "2:Y4").cards == (card("B3"), card("R2"))
    assert refusal(playing_the_cloud(), "1:C").cards == card("C").faces
    assert refusal(bidding_again(), "0:bid=2").allowed == (Bid(0, 0), Bid(0, 1))
    too_many = refusal(bidding(), "1:bid=3")
    assert (too_many.number, too_many.hand_size) == (1, 2)
    assert refusal(changing(), "1:bid-1").bid == 0
    assert refusal(new(), deal("R1 | R2 | R1", up="B5")).rules == ("R1.1", "S0.1")


def test_a_refusal_comes_back_from_another_process() -> None:
    with pytest.raises(MustFollow) as caught:
        step(playing(), parse_action("2:B3"))
    copy = pickle.loads(pickle.dumps(caught.value))
    assert type(copy) is MustFollow
    assert str(copy) == str(caught.value)
    assert copy.refusal == caught.value.refusal


def test_no_kind_of_refusal_is_left_out() -> None:
    assert {error for _, _, error, _ in REFUSALS} == set(IllegalAction.__subclasses__())


def test_a_game_goes_on_after_a_refusal() -> None:
    state = playing()
    refused(state, "2:B3", MustFollow)
    state = act(state, "2:R2 0:R1 1:G4 2:B3 0:B9")
    assert state.table.taken == (0, 2, 0)
