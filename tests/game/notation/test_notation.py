"""Everything that is played has a text that means it, and nothing else does."""

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from augury import (
    Action,
    Bid,
    ChangeBid,
    Deal,
    Mode,
    Move,
    NameTrump,
    NotationError,
    Pass,
    Play,
    Rules,
    RulesError,
    Suit,
    card,
    format_move,
    format_rules,
    game,
    parse_move,
    parse_rules,
)
from augury.game import CARDS, format_action, format_hand, parse_action, parse_hand
from augury.game.cards import BOMB, DRAGON, FAIRY, Card
from augury.game.rules import Bidding, CloudChange, Foresight
from augury.testing import strategies

FACES = tuple(dict.fromkeys(face for own in CARDS for face in (own, *own.faces)))

seats = st.integers(-9, 9)
cards = st.sampled_from(CARDS)
hands = st.lists(cards, max_size=5).map(tuple)

moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(NameTrump, seats, st.none() | st.sampled_from(Suit)),
    st.builds(Bid, seats, st.integers(-99, 99)),
    st.builds(Play, seats, cards, st.sampled_from(FACES)),
    st.builds(Pass, seats, cards),
    st.builds(ChangeBid, seats, st.integers(-9, 9)),
)
actions: st.SearchStrategy[Action] = moves | st.builds(
    Deal, st.lists(hands, max_size=7).map(tuple), st.none() | cards
)


def evaluate(text: str) -> Any:
    """What the text means to someone who has imported Augury."""
    return eval(text, {name: getattr(game, name) for name in game.__all__})


# Actions


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("2:bid=3", Bid(2, 3)),
        ("0:bid=0", Bid(0, 0)),
        ("2:R7", Play(2, card("R7"))),
        ("2:W", Play(2, card("W"))),
        ("2:X", Play(2, card("X"))),
        ("2:S=W", Play(2, card("S"), card("W"))),
        ("2:S=J", Play(2, card("S"), card("J"))),
        ("2:U=R", Play(2, card("U"), card("U=R"))),
        ("5:C=Y", Play(5, card("C"), card("C=Y"))),
        ("2:pass=B4", Pass(2, card("B4"))),
        ("2:bid+1", ChangeBid(2, 1)),
        ("2:bid-1", ChangeBid(2, -1)),
        ("2:trump=R", NameTrump(2, Suit.RED)),
        ("2:trump=none", NameTrump(2, None)),
        ("deal B1 W R7 up G7", Deal(((card("B1"),), (card("W"),), (card("R7"),)), card("G7"))),
        ("deal B1,W J,G4", Deal(((card("B1"), card("W")), (card("J"), card("G4"))), None)),
    ],
)
def test_an_action_has_one_text(text: str, action: Action) -> None:
    assert format_action(action) == text
    assert parse_action(text) == action


@given(actions)
def test_an_action_survives_its_notation_legal_or_not(action: Action) -> None:
    assert parse_action(format_action(action)) == action


@given(moves)
def test_a_move_leaves_its_seat_to_whoever_sends_it(move: Move) -> None:
    assert parse_move(format_move(move), move.seat) == move
    assert format_action(move) == f"{move.seat}:{format_move(move)}"


@given(moves, moves)
def test_different_moves_have_different_texts(one: Move, other: Move) -> None:
    assert (format_action(one) == format_action(other)) == (one == other)


@given(actions)
def test_an_action_prints_as_the_code_that_makes_it(action: Action) -> None:
    assert evaluate(repr(action)) == action


def test_space_around_an_action_means_nothing() -> None:
    assert parse_action("  2:R7\n") == Play(2, card("R7"))
    assert parse_move(" bid=3 ", 2) == Bid(2, 3)
    assert parse_action(" deal\tB1   W \n R7  up   G7 ") == parse_action("deal B1 W R7 up G7")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "expected a seat, a colon and a move"),
        ("R7", "expected a seat, a colon and a move"),
        ("2:", "expected one such as R7, S=W"),
        ("x:R7", "expected a seat, a colon and a move"),
        ("2:bid", "expected one such as"),
        ("2:bid=", "expected one such as"),
        ("2:bid=three", "expected one such as"),
        ("2:bid=٣", "expected one such as"),
        ("2:bid=1_0", "expected one such as"),
        ("2:bid=" + "9" * 5000, "expected one such as"),
        ("2:bid=3 2:bid=3", "expected one such as"),
        ("2:trump=Z", "expected B, R, G, Y or none"),
        ("2:trump=red", "expected B, R, G, Y or none"),
        ("2:pass", "expected one such as"),
        ("2:pass=b4", "expected one such as"),
        ("2:pass=B14", "'B14' is no card: a card is a suit letter"),
        ("2:r7", "expected one such as"),
        ("2:R0", "'R0' is no card"),
        ("2:R14", "'R14' is no card"),
        ("2:S=", "'' is no card"),
        ("2:S=Q", "'Q' is no card"),
        ("2:U=Z", "'Z' is no card"),
        ("deal B1,,W J", "'' is no card"),
        ("deal B1 up", "'up' is no card"),
        ("deal B1 up G7 up G8", "'up' is no card"),
        ("deal B1 up G7,G8", "'G7,G8' is no card"),
    ],
)
def test_other_text_is_refused_with_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert expected in str(caught.value)


@given(st.text(alphabet="0123:=+-,BRGYWJSDFXLUC bidtrumpaseno") | st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError:
        return
    assert parse_action(format_action(action)) == action


# Hands


@given(hands)
def test_a_hand_survives_its_notation(hand: tuple[Card, ...]) -> None:
    assert parse_hand(format_hand(hand)) == hand


def test_a_hand_is_written_in_the_order_it_is_held_in() -> None:
    assert format_hand((card("W"), card("B1"))) == "W,B1"
    assert parse_hand(" W, B1 ") == (card("W"), card("B1"))


def test_an_empty_hand_has_a_text_too() -> None:
    assert format_hand(()) == "-"
    assert parse_hand("-") == ()


@pytest.mark.parametrize("text", ["", " ", ",", "B1,", "B1;W", "B1 W", "-,-"])
def test_other_text_is_no_hand(text: str) -> None:
    with pytest.raises(NotationError, match="is no card"):
        parse_hand(text)


# Rules


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("players=4", Rules()),
        ("players=3 mode=one-colour", Rules(players=3, mode=Mode.ONE_COLOUR)),
        ("players=6 bidding=hidden", Rules(players=6, bidding=Bidding.HIDDEN)),
        ("players=4 plus_minus_one=yes", Rules(plus_minus_one=True)),
        ("players=4 foresight=first-round", Rules(foresight=Foresight.FIRST_ROUND)),
        ("players=4 special=dragon,fairy,bomb", Rules(special=(BOMB, DRAGON, FAIRY))),
        ("players=4 cloud=round-end", Rules(cloud=CloudChange.ROUND_END)),
        ("players=4 hand_sizes=1,3,5", Rules(hand_sizes=(1, 3, 5))),
    ],
)
def test_rules_say_what_is_not_the_default(text: str, rules: Rules) -> None:
    assert format_rules(rules) == text
    assert parse_rules(text) == rules


@given(strategies.rules())
def test_rules_survive_their_notation(rules: Rules) -> None:
    assert parse_rules(format_rules(rules)) == rules


@given(strategies.rules())
def test_rules_print_as_the_code_that_makes_them(rules: Rules) -> None:
    assert evaluate(repr(rules)) == rules


def test_what_is_not_said_is_the_default_and_may_be_said() -> None:
    assert parse_rules("") == Rules()
    said = "mode=classic bidding=open plus_minus_one=no foresight=off special=none cloud=at-once"
    assert parse_rules(f"  {said}  hand_sizes=none players=4 ") == Rules()


def test_every_option_can_be_said() -> None:
    with pytest.raises(NotationError) as caught:
        parse_rules("anything")
    options = ", ".join(field.name for field in fields(Rules) if field.init)
    assert str(caught.value).endswith(f"with one of {options}")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("four players", "expected option=value, with one of players, mode, bidding"),
        ("players", "expected option=value"),
        ("deck=60", "expected option=value"),
        ("schedule=1,2", "expected option=value"),
        ("players=four", "'players=four': expected a whole number"),
        ("players=", "expected a whole number"),
        ("players=3 players=4", "players is already said"),
        ("bidding=loud", "'bidding=loud': expected one of open, hidden, secret"),
        ("plus_minus_one=perhaps", "expected one of yes, no"),
        ("special=wizard", "expected one of shapeshifter, dragon"),
        ("special=", "expected one of shapeshifter, dragon"),
        ("hand_sizes=1,,2", "'hand_sizes=1,,2': expected a whole number"),
    ],
)
def test_other_text_is_no_rule(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_rules(text)
    assert expected in str(caught.value)


def test_rules_that_contradict_themselves_are_refused_as_such() -> None:
    with pytest.raises(RulesError, match="plus_minus_one and bidding=secret"):
        parse_rules("bidding=secret plus_minus_one=yes")
