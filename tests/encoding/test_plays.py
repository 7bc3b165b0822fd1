"""The table of plays agrees with the rules that it was computed from."""

from random import Random

from hypothesis import given

from augury import SPECIAL, Rules, State, Suit
from augury.encoding import LAYOUT, observe
from augury.encoding.plays import (
    ALL_PASS,
    BID_CHANGES,
    EFFECTS,
    FACE_SUIT,
    NO_SUIT,
    NOBODY_TAKES,
    PLAY_IDS,
    PLAYS,
    STRENGTH,
    SUIT_CARDS,
    SUITS,
    TOPPLED,
    TOPPLES,
    case,
)
from augury.game.cards import CARDS, card
from augury.game.play.actions import Play
from augury.game.play.tricks import playable, shown_void, winner
from augury.game.play.views import view
from augury.testing.strategies import points
from augury.worlds.evidence import gather


def number(text: str) -> int:
    """The play of a card, written `U=R` with its announcement."""
    code, _, said = text.partition("=")
    face = said if said in ("W", "J") else text
    return PLAY_IDS[card(code), card(face)]


def effects(text: str) -> int:
    return EFFECTS[number(text)]


def test_the_number_cards_come_first_suit_by_suit() -> None:
    numbers = len(Suit) * SUIT_CARDS
    assert [number(f"{suit.value}1") for suit in Suit] == [*range(0, numbers, SUIT_CARDS)]
    held = [card.suit for card, _ in PLAYS]
    assert None not in held[:numbers]
    assert {*held[numbers:]} == {None}


def test_an_announced_suit_is_that_of_the_face() -> None:
    assert SUITS[FACE_SUIT[number("U=R")]] is Suit.RED
    assert FACE_SUIT[number("S=W")] == NO_SUIT


def test_effects_are_those_of_the_records() -> None:
    assert effects("X") == NOBODY_TAKES
    assert {effects(f"U={suit.value}") for suit in Suit} == {ALL_PASS}
    assert {effects(f"C={suit.value}") for suit in Suit} == {BID_CHANGES}
    assert effects("F") == sum(TOPPLES)
    assert effects("D") == sum(TOPPLED)
    assert not any(effects(text) for text in ("B13", "W", "J", "S=W", "S=J"))


def test_the_strongest_play_wins_unless_one_topples_another() -> None:
    rng = Random(7)
    toppled = 0
    for _ in range(20_000):
        trump, suit, matter = rng.choice(SUITS), rng.choice(SUITS), rng.random() < 0.8
        trick = rng.choices(range(len(PLAYS)), k=rng.randint(3, 6))
        rows = STRENGTH[case(SUITS.index(trump), SUITS.index(suit), suits_matter=matter)]
        strengths = [rows[play] for play in trick]
        plays = [Play(seat, *PLAYS[play]) for seat, play in enumerate(trick)]
        found = winner(plays, trump, suit, suits_matter=matter)
        together = 0
        for play in trick:
            together |= EFFECTS[play]
        if together & sum(TOPPLES) and together & sum(TOPPLED):
            toppled += 1
            assert EFFECTS[trick[found]] & sum(TOPPLES)
        else:
            assert found == strengths.index(max(strengths))
    assert toppled


def test_a_void_is_shown_by_a_card_that_could_not_have_been_played_otherwise() -> None:
    for one in CARDS:
        for suit in Suit:
            follows = card(f"{suit.value}1")
            barred = one not in playable((one, follows), suit)
            assert (shown_void(one, suit) is suit) == barred
        assert shown_void(one, None) is None


@given(points())
def test_the_voids_of_an_observation_are_those_of_the_worlds(state: State) -> None:
    players = state.rules.players
    if not state.table.number:
        return
    for seat in range(players):
        seen = view(state, seat)
        found = gather(seen)
        voids = LAYOUT.split(observe(seen))["voids"]
        for other, trail in enumerate(found.trails):
            lacks = trail.lacks if found.passed else trail.lacked
            row = voids[(other - seat) % players]
            assert {suit for suit, void in zip(Suit, row, strict=True) if void} == lacks


def test_every_special_card_can_be_played_or_is_traded() -> None:
    played = {one.kind for one, _ in PLAYS}
    deck = {one.kind for one in Rules(special=SPECIAL).deck}
    assert deck - played == {kind for kind in SPECIAL if kind.traded}
