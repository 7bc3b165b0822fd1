"""What a network sees, piece by piece, in deals written by hand."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from numpy.typing import NDArray

from augury import Bidding, Foresight, Mode, Rules, State, Suit, card, legal_actions, start, view
from augury.encoding import LAYOUT, SEATS, observe, row_cache
from augury.encoding.actions import MOST_TRICKS
from augury.encoding.layout import ANNOUNCEMENTS, NEEDS, RANKS
from augury.game import JUGGLER, WEREWOLF, ImpossibleView, apply
from augury.game.cards import CARDS
from augury.game.play.table import Phase
from augury.testing.games import chance_move
from augury.testing.scenarios import act, dealt
from augury.testing.strategies import points

SUITS = tuple(Suit)


def seen(state: State, seat: int) -> dict[str, NDArray[np.int8]]:
    return LAYOUT.split(observe(view(state, seat)))


def cards(counts: NDArray[np.int8]) -> str:
    return " ".join(
        one.code for one, count in zip(CARDS, counts, strict=True) for _ in range(count)
    )


def face(numbers: NDArray[np.int8]) -> str:
    suit, rank = numbers[: len(SUITS)], numbers[len(SUITS) :]
    letter = SUITS[int(suit.argmax())].value if suit.any() else ""
    if not rank.any():
        return ""
    found = RANKS[int(rank.argmax())]
    return f"{letter}{found}" if isinstance(found, int) else f"{found.code}{letter}"


def course(rules: Rules, shuffle: Random, rng: Random) -> Iterator[State]:
    """Every state of a random game, and every other one to which it might have gone on."""
    state = start(rules)
    while state.phase is not Phase.OVER:
        if not state.to_act:
            state = apply(state, chance_move(state, shuffle))
            yield state
        else:
            [*branches] = (apply(state, one) for one in legal_actions(state, state.to_act[0]))
            state = rng.choice(branches)
            yield from branches


def where(one_hot: NDArray[np.int8]) -> list[int]:
    return [int(place) for place in np.flatnonzero(one_hot)]


def test_the_pieces_cover_the_observation_without_a_gap() -> None:
    places = [place for piece in LAYOUT.pieces for place in range(LAYOUT.size)[piece.slice]]
    assert places == list(range(LAYOUT.size))
    assert len({piece.name for piece in LAYOUT.pieces}) == len(LAYOUT.pieces)
    assert LAYOUT.scale.shape == (LAYOUT.size,)


def test_every_piece_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")
    assert [piece.name for piece in LAYOUT.pieces if f"`{piece.name}`" not in page] == []


def test_seats_count_from_the_observer() -> None:
    state = act(dealt("B1 B2 | R1 R2 | G1 W", up="R9"), "1:bid=1 2:bid=0")
    me = seen(state, 2)
    assert cards(me["hand"]) == "G1 W"
    assert me["bid_known"].tolist() == [1, 0, 1, 0, 0, 0]
    assert me["bid"].tolist() == [0, 0, 1, 0, 0, 0]
    assert where(me["dealer"]) == [1]
    assert where(me["leader"]) == [2]
    assert where(me["need"][2]) == [NEEDS.index(1)]
    assert where(me["trump"]) == [SUITS.index(Suit.RED)]
    assert face(me["turned_up"]) == "R9"


def test_the_trick_and_the_cards_played() -> None:
    state = dealt("B1 B2 | R1 R2 | G1 W", up="Y9")
    state = act(state, "1:bid=1 2:bid=0 0:bid=1 1:R1 2:G1")
    me = seen(state, 0)
    assert [face(lying) for lying in me["trick"][:3]] == ["", "R1", "G1"]
    assert [cards(played) for played in me["played"][:3]] == ["", "R1", "G1"]
    assert where(me["winning"]) == [1]
    assert where(me["follow"]) == [SUITS.index(Suit.RED)]
    assert me["voids"][2].tolist() == [0, 1, 0, 0]
    state = act(state, "0:B1 1:R2 2:W")
    me = seen(state, 0)
    assert me["taken"].tolist() == [0, 1, 0, 0, 0, 0]
    assert [cards(played) for played in me["played"][:3]] == ["B1", "R1 R2", "G1 W"]
    assert where(me["winning"]) == [2]
    assert where(me["tricks_left"]) == [0]


def test_a_wizard_says_nothing_about_a_suit() -> None:
    state = dealt("B1 B2 | R1 R2 | R3 W", up="Y9")
    me = seen(act(state, "1:bid=1 2:bid=0 0:bid=1 1:R1 2:W"), 0)
    assert not me["voids"].any()


def test_what_is_unseen_is_the_deck_without_what_i_see() -> None:
    state = act(dealt("B1 W | R1 R2 | G1 W", up="Y9"), "1:bid=1 2:bid=0 0:bid=1 1:R1")
    unseen = dict(zip(CARDS, seen(state, 0)["unseen"].tolist(), strict=True))
    assert {one.code for one, count in unseen.items() if not count} == {
        "B1", "R1", "Y9", "S", "D", "F", "X", "L", "U", "C", "H", "V",
    }  # fmt: skip
    assert unseen[card("W")] == 3
    assert unseen[card("J")] == 4


def test_the_card_taken_for_the_werewolf_is_known_until_it_is_played() -> None:
    state = dealt("B1 B2 | L R2 | G1 W", up="Y9")
    me = seen(state, 0)
    assert where(me["exchanged"]) == [1]
    assert cards(me["known"][0]) == "Y9"
    assert not me["unseen"][[CARDS.index(card("Y9")), CARDS.index(card("L"))]].any()
    assert not me["trump"].any()
    state = act(state, "1:trump=none 1:bid=1 2:bid=0 0:bid=1")
    assert where(seen(state, 0)["trump"]) == [len(SUITS)]
    assert not seen(act(state, "1:Y9"), 0)["known"].any()


def test_what_i_passed_is_known_and_old_voids_are_forgotten() -> None:
    state = dealt("B1 W | U R2 | G1 G2", up="Y9")
    state = act(state, "1:bid=1 2:bid=0 0:bid=1 1:U=B 2:G1 0:W")
    assert seen(state, 0)["voids"][2].tolist() == [1, 0, 0, 0]
    assert where(seen(state, 0)["announced"]) == [ANNOUNCEMENTS.index((card("U"), card("U=B")))]
    state = act(state, "0:pass=B1 1:pass=R2 2:pass=G2")
    me = seen(state, 0)
    assert face(me["gave"]) == "B1"
    assert face(me["received"]) == "G2"
    assert cards(me["known"][0]) == "B1"
    assert not me["voids"].any()
    assert not seen(act(state, "0:G2 1:B1"), 0)["known"].any()


def test_foresight_shows_the_others_and_hides_me() -> None:
    state = dealt("B1 W | W R2 | G1 W", up="Y9", foresight=Foresight.EVERY_ROUND)
    me = seen(state, 1)
    assert not me["hand"].any()
    assert [cards(held) for held in me["known"][:2]] == ["G1 W", "B1 W"]
    assert me["unseen"][CARDS.index(card("W"))] == 2
    assert me["foresight"] == 1
    state = act(state, "1:bid=1 2:bid=0 0:bid=1 1:W 2:W")
    me = seen(state, 1)
    assert cards(me["hand"]) == "R2"
    assert [cards(held) for held in me["known"][:2]] == ["G1", "B1 W"]


def test_secret_bids_are_known_to_their_owners_alone() -> None:
    state = dealt("B1 B2 | R1 R2 | G1 W", up="R9", bidding=Bidding.SECRET)
    state = act(state, "0:bid=1 1:bid=0 2:bid=2")
    for seat in range(3):
        assert where(seen(state, seat)["bid_known"]) == [0]


def test_totals_are_tens_of_points() -> None:
    state = dealt("B1 | R1 | G1", up="R9", hand_sizes=(1, 1))
    state = act(state, "1:bid=1 2:bid=1 0:bid=0 1:R1 2:G1 0:B1")
    me = seen(state, 1)
    assert me["totals"].tolist() == [3, -1, 2, 0, 0, 0]
    assert me["rounds_left"] == 1
    assert where(me["phase"]) == [tuple(Phase).index(Phase.DEAL)]


def test_with_one_colour_it_is_public_whose_suit_is_whose() -> None:
    me = seen(start(Rules(players=3, mode=Mode.ONE_COLOUR)), 2)
    assert [where(owned) for owned in me["owns"][:3]] == [[2], [0], [1]]


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ImpossibleView, match="spectator"):
        observe(view(start(Rules()), None))


def test_what_was_seen_before_makes_no_difference() -> None:
    """Rows of the past are used for the same past alone, however alike another one may be."""
    rng = Random(1)
    wild = Rules(players=3, hand_sizes=(2, 3), special=(WEREWOLF, JUGGLER))
    hidden = Rules(players=3, hand_sizes=(2, 3), bidding=Bidding.HIDDEN)
    foreseen = replace(hidden, foresight=Foresight.FIRST_ROUND)
    views = [
        view(state, seat)
        for rules in (wild, hidden, foreseen)
        for shuffle in range(15)
        for _ in range(2)  # the same deals, played otherwise
        for state in course(rules, Random(shuffle), rng)
        for seat in range(3)
    ]
    alone = []
    for one in views:
        row_cache._WRITTEN[:] = [[row_cache._NOTHING] * (MOST_TRICKS + 1) for _ in range(SEATS)]
        alone.append(observe(one).tobytes())
    seen = list(zip(views, alone, strict=True))
    for _ in range(5):
        assert [row for one, row in seen if observe(one).tobytes() != row] == []
        rng.shuffle(seen)


@given(points())
def test_every_card_of_the_deck_is_in_one_place(state: State) -> None:
    table = state.table
    for seat in range(state.rules.players):
        me = seen(state, seat)
        counts = me["hand"] + me["unseen"] + me["known"].sum(0) + me["played"].sum(0)
        if table.turned_up is not None:
            lying = table.turned_up if table.exchange is None else card("L")
            counts[CARDS.index(lying)] += 1
        if table.second_upcard is not None:
            counts[CARDS.index(table.second_upcard.card)] += 1
        deck = [state.rules.deck.count(one) for one in CARDS]
        assert counts.tolist() == deck
        for other in range(1, state.rules.players):
            held = state.hands[(seat + other) % state.rules.players]
            known = me["known"][other - 1]
            assert all(held.count(one) >= count for one, count in zip(CARDS, known, strict=True))


@given(points())
def test_absent_seats_are_zero(state: State) -> None:
    players = state.rules.players
    for seat in range(players):
        me = seen(state, seat)
        for piece in LAYOUT.pieces:
            if piece.axes[:1] == ("seat",):
                assert not me[piece.name][players:].any()
            if piece.axes[:1] == ("other",):
                assert not me[piece.name][players - 1 :].any()
