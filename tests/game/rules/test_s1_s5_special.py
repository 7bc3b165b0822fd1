"""S1 to S5: Shapeshifter, Dragon, Fairy, Bomb and Werewolf."""

import pytest

from augury import Phase, Rules, RulesError, State, Suit, card, view
from augury.game import BOMB, DRAGON, FAIRY, SHAPESHIFTER, WEREWOLF, Exchange, Kind
from augury.game.errors import BadAnnouncement, NotInHand, WrongPhase
from augury.testing.scenarios import act, bid, dealt, legal, ready, refused
from tests.game.rulebook import rule


def winner(state: State) -> int:
    """Who won the last trick, or would have, had there been no Bomb in it."""
    return state.table.tricks[-1].winner


def works_like_a_wizard_turned_up(code: str) -> bool:
    """Whether the dealer is asked for a suit, and may not say none."""
    state = dealt("B1 | R1 | G1", up=code)
    return state.to_act == (0,) and legal(state, 0) == "trump=B trump=R trump=G trump=Y"


def works_like_a_jester_turned_up(code: str) -> bool:
    """Whether there is no trump, and nobody is asked."""
    state = dealt("B1 | R1 | G1", up=code)
    return state.phase is Phase.BID and state.table.trump is None


# S1 Shapeshifter


@rule("S1.1")
def test_the_shapeshifter_is_announced_as_a_wizard_or_as_a_jester() -> None:
    state = ready("R13 | S | R12", up="R5")
    assert legal(state, 1) == "S=W S=J"
    assert winner(act(state, "1:S=W 2:R12 0:R13")) == 1
    assert winner(act(state, "1:S=J 2:R12 0:R13")) == 0


@rule("S1.1")
def test_the_shapeshifter_must_be_announced() -> None:
    state = ready("R13 | S | R12", up="R5")
    assert refused(state, "1:S", BadAnnouncement) == (
        "seat 1 cannot play S: it must be announced, as one of W, J (S1.1, S6.1, S7.1)"
    )
    assert refused(state, "1:S=D", BadAnnouncement) == (
        "seat 1 cannot play S as D: it must be announced, as one of W, J (S1.1, S6.1, S7.1)"
    )


@rule("S1.1")
def test_once_announced_the_shapeshifter_is_exactly_that_card() -> None:
    state = ready("J | S | J", up="R5")
    assert winner(act(state, "1:S=J 2:J 0:J")) == 1  # the first of nothing but Jesters
    state = ready("R1 B9 | R4 G4 | S B10", up="Y5")
    assert legal(act(state, "1:R4 2:S=W"), 0) == "R1"  # like a Wizard after a suit was set


@rule("S1.2")
def test_the_shapeshifter_turned_up_works_like_a_wizard() -> None:
    assert works_like_a_wizard_turned_up("S")


# S2 Dragon


@rule("S2.1")
@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        ("D | W | R13", "1:W 2:R13 0:D"),  # an earlier Wizard
        ("D | R13 | W", "1:R13 2:W 0:D"),
        ("D | S | R13", "1:S=W 2:R13 0:D"),
        ("D | B1 | U", "1:B1 2:U=R 0:D"),
    ],
)
def test_the_dragon_beats_everything(hands: str, moves: str) -> None:
    state = act(ready(hands, up="R5"), moves)
    assert winner(state) == 0
    assert state.table.taken == (1, 0, 0)


@rule("S2.1")
def test_the_dragon_does_not_beat_the_fairy() -> None:
    assert winner(act(ready("W | D | F", up="R5"), "1:D 2:F 0:W")) == 2


@rule("S2.2")
def test_the_dragon_turned_up_works_like_a_wizard() -> None:
    assert works_like_a_wizard_turned_up("D")


@rule("S2.3")
def test_the_dragon_leads_like_a_wizard() -> None:
    state = act(ready("R1 B9 | D G4 | R2 G5", up="Y5"), "1:D 2:R2")
    assert legal(state, 0) == "B9 R1"


# S3 Fairy


@rule("S3.1")
@pytest.mark.parametrize(
    ("hands", "moves", "won"),
    [
        ("J | F | J", "1:F 2:J 0:J", 2),  # below every Jester, though it was first
        ("J | F | R1", "1:F 2:R1 0:J", 2),
        ("S | F | J", "1:F 2:J 0:S=J", 2),
    ],
)
def test_the_fairy_is_below_every_jester(hands: str, moves: str, won: int) -> None:
    assert winner(act(ready(hands, up="B5"), moves)) == won


@rule("S3.2")
@pytest.mark.parametrize(
    ("hands", "moves", "won"),
    [
        ("F | D | W", "1:D 2:W 0:F", 0),
        ("D | F | W", "1:F 2:W 0:D", 1),  # whichever comes first
        ("W | R13 | F", "1:R13 2:F 0:W", 0),  # without the Dragon it loses as ever
    ],
)
def test_with_the_dragon_in_the_trick_the_fairy_wins_it(hands: str, moves: str, won: int) -> None:
    state = act(ready(hands, up="R5"), moves)
    assert winner(state) == won
    assert state.table.taken == tuple(int(seat == won) for seat in range(3))


@rule("S3.3")
def test_the_fairy_turned_up_works_like_a_jester() -> None:
    assert works_like_a_jester_turned_up("F")


@rule("S3.4")
def test_the_fairy_leads_like_a_jester() -> None:
    state = act(ready("R1 B9 | F G4 | R2 G5", up="Y5"), "1:F 2:R2")
    assert legal(state, 0) == "R1"


# S4 Bomb


@rule("S4.1")
def test_a_trick_with_the_bomb_in_it_is_nobody_s() -> None:
    state = ready("R13 R12 | R1 R2 | X R3", up="B5", bids=(1, 0, 0))
    state = act(state, "1:R1 2:X 0:R13")
    assert state.table.tricks[-1].taker is None
    assert state.table.taken == (0, 0, 0)
    state = act(state, "0:R12 1:R2 2:R3")
    assert state.table.totals == (30, 20, 20)  # one trick, not two, for seat 0


@rule("S4.2")
def test_who_would_have_won_without_the_bomb_leads_next() -> None:
    state = act(ready("R13 R12 | R1 R2 | X R3", up="B5"), "1:R1 2:X 0:R13")
    assert state.to_act == (0,)
    state = act(ready("R1 R12 | W R2 | X R3", up="B5"), "1:W 2:X 0:R1")
    assert state.to_act == (1,)


@rule("S4.3")
def test_the_bomb_never_wins() -> None:
    state = act(ready("J R1 | X R2 | F R3", up="B5"), "1:X 2:F 0:J")
    assert winner(state) == 0
    assert state.to_act == (0,)


@rule("S4.4")
def test_the_bomb_turned_up_works_like_a_jester() -> None:
    assert works_like_a_jester_turned_up("X")


@rule("S4.5")
def test_the_bomb_leads_like_a_jester() -> None:
    state = act(ready("R1 B9 | X G4 | R2 G5", up="Y5"), "1:X 2:R2")
    assert legal(state, 0) == "R1"


@rule("S4.6")
def test_the_bomb_does_not_change_the_number_of_tricks_for_plus_minus_one() -> None:
    state = dealt("R1 R2 | X B1 | G1 G2", up="J", special=(BOMB,), plus_minus_one=True)
    assert legal(act(state, "1:bid=0 2:bid=0"), 0) == "bid=0 bid=1"


# S5 Werewolf


@rule("S5.1")
def test_who_holds_the_werewolf_exchanges_it_and_names_trump() -> None:
    state = dealt("R13 B1 | R1 B2 | R2 L", up="Y7")
    assert state.hands[2] == (card("R2"), card("Y7"))
    assert state.table.exchange == Exchange(2, card("Y7"))
    assert (state.phase, state.to_act) == (Phase.TRUMP, (2,))  # before anyone bids
    assert legal(state, 2) == "trump=B trump=R trump=G trump=Y trump=none"
    assert refused(state, "1:bid=0", WrongPhase) == "seat 1 cannot bid 0: seat 2 must name trump"

    state = act(state, "2:trump=Y")
    assert (state.phase, state.to_act, state.table.trump) == (Phase.BID, (1,), Suit.YELLOW)
    state = act(bid(state, (1, 0, 1)), "1:R1 2:R2 0:R13")
    assert winner(act(state, "0:B1 1:B2 2:Y7")) == 2


@rule("S5.1")
def test_the_werewolf_s_holder_may_say_that_there_is_no_trump() -> None:
    state = act(dealt("R13 B1 | R1 B2 | R2 L", up="Y7"), "2:trump=none")
    assert (state.phase, state.table.trump) == (Phase.BID, None)


@rule("S5.1")
def test_all_see_what_the_werewolf_was_exchanged_for() -> None:
    state = dealt("R13 B1 | R1 B2 | R2 L", up="Y7")
    for seat in (0, 1, 2, None):
        assert view(state, seat).table.exchange == Exchange(2, card("Y7"))


@rule("S5.2")
@pytest.mark.parametrize("up", ["Y7", "W", "J", "S", "D", "F", "X", "U", "C"])
def test_the_turned_up_card_does_nothing_once_the_werewolf_is_exchanged(up: str) -> None:
    state = dealt("R13 B1 | R1 B2 | R2 L", up=up)
    assert state.to_act == (2,)  # not seat 0, the dealer
    state = act(state, "2:trump=G")
    assert (state.phase, state.table.trump) == (Phase.BID, Suit.GREEN)


@rule("S5.3")
def test_the_werewolf_turned_up_works_like_a_wizard() -> None:
    assert works_like_a_wizard_turned_up("L")


@rule("S5.4")
def test_the_werewolf_is_never_in_a_hand_during_play() -> None:
    state = ready("L | R1 | R2", up="Y7", trump="R")
    assert state.hands == ((card("Y7"),), (card("R1"),), (card("R2"),))
    state = act(state, "1:R1 2:R2")
    assert legal(state, 0) == "Y7"
    assert refused(state, "0:L", NotInHand) == "seat 0 cannot play L: seat 0 holds Y7"


@rule("S5.5")
@pytest.mark.parametrize(
    ("players", "cards", "others"),
    [(3, 21, (SHAPESHIFTER, BOMB)), (4, 16, (DRAGON, FAIRY, BOMB))],
)
def test_with_the_werewolf_a_card_must_be_left_over(
    players: int, cards: int, others: tuple[Kind, ...]
) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules(players=players, hand_sizes=(1, cards), special=(WEREWOLF, *others))
    assert str(refusal.value) == (
        "hand_sizes deals the whole deck in round 2, but special=werewolf needs a card left over "
        "to be exchanged for (S5.5)"
    )
    fewer = Rules(players=players, hand_sizes=(1, cards - 1), special=(WEREWOLF, *others))
    assert fewer.turns_up(2)
