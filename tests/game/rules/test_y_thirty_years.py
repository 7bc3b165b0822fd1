"""Y The Witch and the Vampire, of the 30-year edition."""

import pytest

from augury import CloudChange, Phase, Rules, RulesError, State, Suit, card, edition, step, view
from augury.game import (
    ALL_SPECIAL,
    EVERYONE,
    VAMPIRE,
    WEREWOLF,
    WITCH,
    CardAnnounced,
    CardPutIn,
    CardTakenOut,
    CardTurnedUp,
    Mode,
    Swap,
    TrumpSet,
    concerns,
)
from augury.game.errors import (
    BadAnnouncement,
    BadDeal,
    ForbiddenTrump,
    NotInHand,
    NotOffered,
    WrongPhase,
)
from augury.game.play.facts import facts, reasons
from augury.game.play.tricks import WonBy
from augury.game.text.notation import format_rules, parse_action, parse_rules
from augury.testing.scenarios import act, dealt, legal, ready, refused
from tests.game.rulebook import rule


def cards(text: str) -> tuple[object, ...]:
    return tuple(map(card, text.split()))


def to_exchange() -> State:
    """After a trick with the Witch in it, which seat 0 has won: seat 2 is to exchange."""
    return act(ready("R13 B1 B2 | R1 G1 G2 | H Y1 Y2", up="B5"), "1:R1 2:H 0:R13")


def wolf_lies(hands: str) -> State:
    """The Werewolf is turned up, and the dealer has named blue."""
    return ready(hands, up="L", trump="B")


# Y0 All nine


@rule("Y0.1")
def test_the_edition_has_nine_special_cards_and_the_cloud_at_once() -> None:
    rules = edition("DE30").rules()
    assert len(rules.special) == 9
    assert rules.special == ALL_SPECIAL
    assert rules.special[-2:] == (WITCH, VAMPIRE)
    assert rules.cloud is CloudChange.AT_ONCE
    assert rules.rounds == 15  # as with sixty cards


@rule("Y0.1")
def test_any_of_the_nine_may_be_played() -> None:
    rules = Rules(special="witch")
    assert len(rules.deck) == 61
    assert parse_rules(format_rules(Rules(special="H,V"))).special == (WITCH, VAMPIRE)
    with pytest.raises(RulesError, match="only come together"):
        Rules(special="dragon,witch")
    with pytest.raises(RulesError, match="foresight is played without"):
        Rules(special="witch", foresight="first-round")
    with pytest.raises(RulesError, match="it is played without them"):
        Rules(special="vampire", mode=Mode.MAXIMUS)


@rule("Y0.2")
def test_bomb_then_juggler_then_cloud_then_witch() -> None:
    state = ready("R13 B1 | C B2 | U B3 | H B4", up="Y5", bids=(1, 0, 0, 0))
    state = act(state, "1:C=R 2:U=R 3:H 0:R13")
    assert state.phase is Phase.PASS
    state = act(state, "0:pass=B1 1:pass=B2 2:pass=B3 3:pass=B4")
    assert (state.phase, state.to_act) == (Phase.CHANGE, (0,))
    state = act(state, "0:bid+1")
    assert (state.phase, state.to_act) == (Phase.PUT_IN, (3,))
    state = act(state, "3:put=B3 3:take=C")
    assert (state.phase, state.to_act) == (Phase.PLAY, (0,))


@rule("Y0.2")
@pytest.mark.parametrize(
    ("moves", "winner"),
    [
        ("1:H 2:F 0:J", 0),
        ("1:H 2:F 0:X", 2),
        ("1:H 2:X 0:J", 0),
        ("1:X 2:H 0:F", 0),
    ],
)
def test_from_the_bottom_bomb_witch_fairy_jester(moves: str, winner: int) -> None:
    seats = {word[0]: word[2:] for word in moves.split()}
    state = ready(" | ".join(seats[seat] for seat in "012"), up="Y5")
    assert act(state, moves).table.tricks[-1].winner == winner


# Y1 Witch


@rule("Y1.1")
def test_the_witch_may_always_be_played_and_loses() -> None:
    state = act(ready("R13 B1 | R1 G1 | H R2", up="B5"), "1:R1")
    assert legal(state, 2) == "R2 H"
    assert act(state, "2:H 0:R13").table.tricks[-1].winner == 0


@rule("Y1.1")
def test_the_witch_is_below_jester_and_fairy() -> None:
    assert act(ready("J | H | F", up="B5"), "1:H 2:F 0:J").table.tricks[-1].winner == 0
    assert act(ready("X | H | F", up="B5"), "1:H 2:F 0:X").table.tricks[-1].winner == 2


@rule("Y1.2")
def test_the_witch_leads_like_a_jester() -> None:
    state = act(ready("R1 B9 | H G4 | R2 B10", up="Y5"), "1:H 2:R2")
    assert legal(state, 0) == "R1"


@rule("Y1.3")
def test_the_witch_turned_up_means_no_trump() -> None:
    state = dealt("B1 | R1 | G1", up="H")
    assert state.phase is Phase.BID
    assert state.table.trump is None


@rule("Y1.4")
def test_her_player_puts_a_card_in_and_takes_another_one_out() -> None:
    state = to_exchange()
    assert (state.phase, state.to_act) == (Phase.PUT_IN, (2,))
    assert state.table.taken == (1, 0, 0)  # it is settled who takes it
    assert legal(state, 2) == "put=Y1 put=Y2"
    state = act(state, "2:put=Y1")
    assert (state.phase, state.to_act) == (Phase.TAKE_OUT, (2,))
    assert legal(state, 2) == "take=R1 take=R13"
    state = act(state, "2:take=R13")
    assert state.hands[2] == cards("R13 Y2")
    assert (state.phase, state.to_act) == (Phase.PLAY, (0,))


@rule("Y1.4")
def test_special_cards_may_be_taken_but_never_the_witch_nor_the_card_put_in() -> None:
    state = act(ready("D B1 | F G1 | H Y1", up="B5"), "1:F 2:H 0:D")
    state = act(state, "2:put=Y1")
    assert legal(state, 2) == "take=D take=F"
    assert refused(state, "2:take=H", NotOffered) == (
        "seat 2 cannot take H out of the trick: of this trick there may be taken out D, F (Y1.4)"
    )
    assert refused(state, "2:take=Y1", NotOffered).endswith("taken out D, F (Y1.4)")


@rule("Y1.4")
def test_who_is_not_asked_does_nothing() -> None:
    state = to_exchange()
    assert refused(state, "2:put=B1", NotInHand) == (
        "seat 2 cannot put B1 into the trick: seat 2 holds Y1, Y2"
    )
    assert refused(state, "2:take=R1", WrongPhase) == (
        "seat 2 cannot take R1 out of the trick: seat 2 must put a card into the trick (Y1.4)"
    )
    assert refused(act(state, "2:put=Y1"), "2:Y2", WrongPhase) == (
        "seat 2 cannot play Y2: seat 2 must take a card out of the trick (Y1.4)"
    )


@rule("Y1.5")
def test_the_card_put_in_has_no_effect() -> None:
    state = act(ready("R13 B1 B2 | R1 G1 G2 | H X W", up="B5"), "1:R1 2:H 0:R13")
    state = act(state, "2:put=X 2:take=R1")
    assert state.table.taken == (1, 0, 0)
    assert not state.table.tricks[-1].bombed
    assert state.table.tricks[-1].winner == 0
    assert state.to_act == (0,)


@rule("Y1.6")
def test_a_card_is_played_twice_in_a_round() -> None:
    state = act(to_exchange(), "2:put=Y1 2:take=R13 0:B1 1:G1 2:R13")
    played = [play.card.code for trick in state.table.tricks for play in trick.plays]
    assert played.count("R13") == 2
    state = act(state, "0:B2 1:G2 2:Y2")
    assert state.phase is Phase.OVER
    assert [len(hand) for hand in state.hands] == [0, 0, 0]


@rule("Y1.6")
def test_the_juggler_passes_twice() -> None:
    state = act(ready("R13 B1 B2 | U G1 G2 | H Y1 Y2", up="B5"), "1:U=R 2:H 0:R13")
    state = act(state, "0:pass=B1 1:pass=G1 2:pass=Y1 2:put=Y2 2:take=U")
    assert state.hands == (cards("B2 Y1"), cards("B1 G2"), cards("G1 U"))
    state = act(state, "0:Y1 1:G2 2:U=Y")
    assert state.phase is Phase.PASS
    state = act(state, "0:pass=B2 1:pass=B1 2:pass=G1")
    assert state.hands == (cards("G1"), cards("B2"), cards("B1"))
    seen = view(state, 1)
    assert (seen.gave_before, seen.received_before) == (card("G1"), card("B1"))
    assert (seen.gave, seen.received) == (card("B1"), card("B2"))


@rule("Y1.6")
def test_the_cloud_changes_two_predictions_at_the_end_of_the_round() -> None:
    state = ready("R13 B1 | C G1 | H Y1", up="B5", bids=(1, 0, 0), cloud=CloudChange.ROUND_END)
    state = act(state, "1:C=R 2:H 0:R13 2:put=Y1 2:take=C 0:B1 1:G1 2:C=B")
    assert (state.phase, state.to_act) == (Phase.CHANGE, (0,))
    assert (state.table.clouded, state.table.clouded_next) == (0, 2)
    state = act(state, "0:bid+1")
    assert (state.phase, state.to_act) == (Phase.CHANGE, (2,))
    assert act(state, "2:bid+1").table.pad[-1].bids == (2, 0, 1)


@rule("Y1.7")
def test_everyone_sees_both_cards() -> None:
    put = step(to_exchange(), parse_action("2:put=Y1"))
    taken = step(put.state, parse_action("2:take=R13"))
    assert CardPutIn(2, card("Y1"), EVERYONE) in put.events
    assert CardTakenOut(2, card("R13"), EVERYONE) in taken.events
    for seat in (0, 1, 2, None):
        assert view(taken.state, seat).table.tricks[-1].swap == Swap(2, card("Y1"), card("R13"))
        assert all(concerns(event, seat) for event in (*put.events, *taken.events))


@rule("Y1.7")
def test_nothing_is_exchanged_with_the_last_trick() -> None:
    assert act(ready("R13 | R1 | H", up="B5"), "1:R1 2:H 0:R13").phase is Phase.OVER


@rule("Y1.8")
def test_after_the_pass_the_exchange_is_made_from_the_new_hand() -> None:
    state = act(ready("R13 B1 | U G1 | H Y1", up="B5"), "1:U=R 2:H 0:R13")
    state = act(state, "0:pass=B1 1:pass=G1 2:pass=Y1")
    assert legal(state, 2) == "put=G1"


@rule("Y1.9")
def test_the_exchange_is_made_with_the_bomb_in_the_trick() -> None:
    state = act(ready("R13 B1 | X G1 | H Y1", up="B5"), "1:X 2:H 0:R13")
    assert state.table.taken == (0, 0, 0)
    state = act(state, "2:put=Y1")
    assert legal(state, 2) == "take=R13 take=X"


@rule("Y1.10")
def test_a_card_taken_out_is_announced_anew() -> None:
    state = act(ready("R13 B1 | S G1 | H Y1", up="B5"), "1:S=W 2:H 0:R13 2:put=Y1 2:take=S")
    state = act(state, "1:G1")
    assert legal(state, 2) == "S=W S=J"
    assert act(state, "2:S=J 0:B1").table.tricks[-1].winner == 0  # blue is trump


# Y2 Vampire


@rule("Y2.1")
def test_the_vampire_may_always_be_played_and_never_has_to_be() -> None:
    state = act(ready("R13 B1 | R1 G1 | V R2", up="R5"), "1:R1")
    assert legal(state, 2) == "R2 V"
    state = act(ready("R13 B1 | R1 G1 | V Y2", up="R5"), "1:R1")
    assert legal(state, 2) == "Y2 V"  # a red 5, if it is played; in hand it is of no suit


@rule("Y2.2")
@pytest.mark.parametrize(
    ("up", "hands", "moves", "winner"),
    [
        ("R7", "R6 | R5 | V", "1:R5 2:V 0:R6", 2),
        ("R7", "R8 | R5 | V", "1:R5 2:V 0:R8", 0),
        ("R7", "G13 | G1 | V", "1:G1 2:V 0:G13", 2),  # its suit is trump
        ("W", "R13 | R5 | V", "1:R5 2:V 0:R13", 2),
        ("W", "W | R5 | V", "1:R5 2:V 0:W", 2),
        ("J", "R2 | R1 | V", "1:R1 2:V 0:R2", 0),
        ("D", "W | R5 | V", "1:R5 2:V 0:W", 2),
        ("D", "F | R5 | V", "1:R5 2:V 0:F", 0),  # the Dragon falls to the Fairy
        ("F", "D | R5 | V", "1:R5 2:V 0:D", 2),  # and the Fairy wins with the Dragon
        ("F", "J | J | V", "1:J 2:V 0:J", 1),
    ],
)
def test_the_vampire_is_the_card_that_lies_turned_up(
    up: str, hands: str, moves: str, winner: int
) -> None:
    state = act(ready(hands, up=up, trump="Y"), moves)
    assert state.table.tricks[-1].winner == winner
    assert next(
        play for play in state.table.tricks[-1].plays if play.card.kind is VAMPIRE
    ).face is card(up)


@rule("Y2.2")
def test_the_vampire_is_a_bomb() -> None:
    state = act(ready("R13 B1 | R1 G1 | V Y1", up="X"), "1:R1 2:V 0:R13")
    assert state.table.taken == (0, 0, 0)
    assert state.to_act == (0,)


@rule("Y2.2")
def test_the_vampire_is_a_witch_and_does_not_take_itself() -> None:
    state = act(ready("R13 B1 | R1 G1 | V Y1", up="H"), "1:R1 2:V 0:R13")
    assert (state.phase, state.to_act) == (Phase.PUT_IN, (2,))
    assert legal(act(state, "2:put=Y1"), 2) == "take=R1 take=R13"


@rule("Y2.2")
@pytest.mark.parametrize(
    ("up", "ways"),
    [
        ("S", "V=W V=J"),
        ("U", "V=U=B V=U=R V=U=G V=U=Y"),
        ("C", "V=C=B V=C=R V=C=G V=C=Y"),
        ("R7", "V"),
    ],
)
def test_it_is_announced_as_the_card_is(up: str, ways: str) -> None:
    state = ready("R13 B1 | V G1 | R2 Y1", up=up, trump="Y")
    assert legal(state, 1) == f"G1 {ways}"


@rule("Y2.2")
def test_a_wrong_announcement_is_refused() -> None:
    state = ready("R13 B1 | V G1 | R2 Y1", up="S", trump="Y")
    assert refused(state, "1:V", BadAnnouncement) == (
        "seat 1 cannot play V: it must be announced, as one of W, J (Y2.2)"
    )
    state = ready("R13 B1 | V G1 | R2 Y1", up="R7")
    assert refused(state, "1:V=W", BadAnnouncement) == (
        "seat 1 cannot play V as W: it is not announced as anything else (Y2.2)"
    )


@rule("Y2.2")
def test_as_the_juggler_it_passes_and_as_the_cloud_it_changes_a_prediction() -> None:
    state = act(ready("R13 B1 | V G1 | R2 Y1", up="U", trump="Y"), "1:V=U=R 2:R2 0:R13")
    assert state.phase is Phase.PASS
    state = act(ready("R2 B1 | V G1 | R1 Y1", up="C", trump="Y"), "1:V=C=R 2:R1 0:R2")
    assert (state.phase, state.to_act) == (Phase.CHANGE, (1,))


@rule("Y2.3")
def test_the_vampire_leads_as_the_card_that_it_is() -> None:
    assert legal(act(ready("R1 B9 | V G4 | R2 B10", up="R7"), "1:V"), 2) == "R2"
    free = act(ready("R1 B9 | V G4 | R2 B10", up="W", trump="Y"), "1:V 2:B10")
    assert legal(free, 0) == "B9 R1"
    waits = act(ready("R1 B9 | V G4 | R2 B10", up="J"), "1:V 2:R2")
    assert legal(waits, 0) == "R1"


@rule("Y2.4")
def test_where_the_werewolf_lies_a_new_card_is_turned_up_at_once() -> None:
    state = act(wolf_lies("R1 B9 | G1 G4 | V B10"), "1:G1 2:V")
    assert (state.phase, state.to_act) == (Phase.TURN_UP, ())
    assert legal(state, 2) == ""
    now = step(state, parse_action("up=R7"))
    assert CardTurnedUp(card("R7"), EVERYONE) in now.events
    assert TrumpSet(Suit.RED, None, EVERYONE) in now.events
    assert CardAnnounced(2, card("R7"), Suit.GREEN, True, EVERYONE) in now.events
    assert now.state.table.trump is Suit.RED
    assert now.state.table.trick[-1].face is card("R7")
    assert (now.state.phase, now.state.to_act) == (Phase.PLAY, (0,))


@rule("Y2.4")
def test_it_is_so_where_the_werewolf_was_put_in_exchange() -> None:
    state = dealt("L B9 | G1 G4 | V B10", up="R5")
    assert state.table.upcard is card("L")
    state = act(state, "0:trump=B 1:bid=0 2:bid=0 0:bid=0 1:G1 2:V")
    assert state.phase is Phase.TURN_UP
    assert act(state, "up=J").table.trump is None


@rule("Y2.4")
def test_its_player_names_trump_where_a_dealer_would() -> None:
    state = act(wolf_lies("R1 B9 | G1 G4 | V B10"), "1:G1 2:V up=W")
    assert (state.phase, state.to_act) == (Phase.TRUMP, (2,))
    assert legal(state, 2) == "trump=B trump=R trump=G trump=Y"
    assert refused(state, "2:trump=none", ForbiddenTrump) == (
        "seat 2 cannot name no trump: one of the four suits must be named (Y2.4)"
    )
    state = act(state, "2:trump=Y")
    assert state.table.trump is Suit.YELLOW
    assert state.table.trick[-1].face is card("W")


@rule("Y2.4")
def test_and_announces_it_where_that_card_is_announced() -> None:
    state = act(wolf_lies("R1 B9 | G1 G4 | V B10"), "1:G1 2:V up=U 2:trump=Y")
    assert (state.phase, state.to_act) == (Phase.ANNOUNCE, (2,))
    assert legal(state, 2) == "V=U=B V=U=R V=U=G V=U=Y"
    assert refused(state, "2:B10", WrongPhase) == (
        "seat 2 cannot play B10: seat 2 must say as what it is played (Y2.4)"
    )
    state = act(state, "2:V=U=Y")
    assert (state.phase, state.to_act) == (Phase.PLAY, (0,))
    assert act(state, "0:B9").table.tricks[-1].winner == 2


@rule("Y2.4")
def test_nobody_knows_who_is_winning_before_that() -> None:
    state = act(wolf_lies("R1 B9 | G1 G4 | V B10"), "1:G1")
    assert facts(view(state, 0)).winning == 1
    state = act(state, "2:V")
    assert facts(view(state, 0)).winning is None


@rule("Y2.4")
def test_the_card_comes_from_the_stock() -> None:
    state = act(wolf_lies("R1 B9 | G1 G4 | V B10"), "1:G1 2:V")
    assert (
        refused(state, "up=B9", BadDeal) == "B9 cannot be turned up: it is not in the stock (Y2.4)"
    )
    assert refused(state, "2:B10", WrongPhase) == (
        "seat 2 cannot play B10: a card is to be turned up where the Werewolf lies (Y2.4)"
    )
    assert refused(to_exchange(), "up=R7", WrongPhase) == (
        "the shuffler cannot turn up R7: seat 2 must put a card into the trick (Y1.4)"
    )


@rule("Y2.5")
def test_the_vampire_turned_up_works_like_a_wizard() -> None:
    state = dealt("B1 | R1 | G1", up="V")
    assert legal(state, 0) == "trump=B trump=R trump=G trump=Y"


@rule("Y2.6")
def test_the_trick_is_won_under_the_new_trump_cards_before_included() -> None:
    state = act(wolf_lies("R1 B9 | B13 G4 | V B10"), "1:B13 2:V up=R7 0:B9")
    assert state.table.tricks[-1].winner == 2
    assert reasons(state.table) == (WonBy.TRUMP,)
    state = act(wolf_lies("R8 B9 | R9 G4 | V B10"), "1:R9 2:V up=R7 0:R8")
    assert state.table.tricks[-1].winner == 1  # led before it was trump


@rule("Y2.6")
def test_tricks_before_it_were_won_under_the_old_trump() -> None:
    state = act(wolf_lies("B1 B9 | R13 R4 | V Y10"), "1:R13 2:Y10 0:B1 0:B9 1:R4 2:V up=G7")
    assert [trick.winner for trick in state.table.tricks] == [0, 2]
    assert reasons(state.table) == (WonBy.TRUMP, WonBy.TRUMP)
    assert state.table.trump_in(0) is Suit.BLUE
    assert state.table.trump_in(1) is Suit.GREEN


@rule("Y2.7")
def test_the_new_card_counts_as_the_turned_up_card_from_then_on() -> None:
    state = wolf_lies("R1 B9 B2 | G1 G4 B3 | H V B10")
    state = act(state, "1:G1 2:V up=G7 0:R1")
    assert state.table.upcard is card("G7")
    assert view(state, None).table.upcard is card("G7")
    again = wolf_lies("H B9 B2 | G1 G4 B3 | V Y1 B10")
    again = act(again, "1:G1 2:V up=G7 0:H 0:put=B2 0:take=V 2:Y1 0:V")
    assert again.phase is Phase.PLAY  # it is the green 7, and nothing is turned up again
    assert again.table.trick[-1].face is card("G7")


@rule("Y2.8")
def test_rules_that_leave_no_card_to_turn_up_are_refused() -> None:
    with pytest.raises(RulesError) as refusal:
        Rules(players=3, box="1x5+0W+0J", special=(VAMPIRE,), hand_sizes=(2,))
    assert str(refusal.value) == (
        "hand_sizes deals the whole deck in round 1, but special=vampire needs a card turned up, "
        "to be played as (Y2.8)"
    )
    assert refusal.value.options == ("hand_sizes", "special")


@rule("Y2.8")
def test_with_the_werewolf_another_card_has_to_be_left() -> None:
    both = (WEREWOLF, VAMPIRE)
    with pytest.raises(RulesError) as refusal:
        Rules(players=3, box="1x5+0W+0J", special=both, hand_sizes=(1, 2))
    assert str(refusal.value) == (
        "hand_sizes deals all cards of the deck but one in round 2, but special=vampire needs "
        "another card where the Werewolf lies (Y2.8)"
    )
    assert Rules(players=3, box="1x6+0W+0J", special=both, hand_sizes=(1, 2)).rounds == 2


# Y4 The publisher's example


@rule("Y4")
def test_fairy_dragon_juggler_bomb_and_witch_in_one_trick() -> None:
    state = ready("H B1 B6 | F B2 B7 | D B3 B8 | U B4 B9 | X B5 B10", up="Y5")
    state = act(state, "1:F 2:D 3:U=R 4:X")
    assert facts(view(state, None)).winning == 1  # the Fairy would win
    assert facts(view(state, None)).bombed
    state = act(state, "0:H")
    assert state.table.taken == (0, 0, 0, 0, 0)  # the Bomb takes it from her
    assert state.phase is Phase.PASS
    state = act(state, "0:pass=B1 1:pass=B2 2:pass=B3 3:pass=B4 4:pass=B5")
    assert state.hands[1] == cards("B1 B7")
    assert (state.phase, state.to_act) == (Phase.PUT_IN, (0,))
    state = act(state, "0:put=B5")
    assert legal(state, 0) == "take=D take=F take=X take=U"
    state = act(state, "0:take=D")
    assert state.hands[0] == cards("B6 D")
    assert (state.phase, state.to_act) == (Phase.PLAY, (1,))  # the Fairy's player leads
