"""The levels between apprentice and archmage: each overlooks what it is said to overlook."""

from collections.abc import Iterator
from random import Random

import pytest

from augury.bots import bot
from augury.bots.networks.human_errors import forget_tricks
from augury.encoding import LAYOUT, observe
from augury.game import EDITIONS, Rules, State, View, legal_actions, view
from augury.game.play.actions import Play
from augury.game.values import replace
from tests.bots.games import drawn_rules, random_states

LEVELS = ("journeyman", "master")


def positions(rules: Rules, seed: str) -> Iterator[State]:
    """Those of a game at random in which a card is to be played after a trick or more."""
    for state in random_states(rules, Random(seed)):
        if state.table.tricks and isinstance(legal_actions(state)[0], Play):
            yield state


def other_bids(seen: View) -> View:
    """The same with every other seat's prediction one higher."""
    table = seen.table
    bids = (
        bid if seat == seen.seat or bid is None else bid + 1 for seat, bid in enumerate(table.bids)
    )
    return replace(seen, table=replace(table, bids=tuple(bids)))


@pytest.mark.parametrize("spec", LEVELS)
def test_they_play_all_rules(spec: str) -> None:
    rng, player = Random(spec), bot(spec)
    for rules in drawn_rules(rng, 12):
        for state in random_states(rules, rng):
            seen = view(state, state.to_act[0])
            assert player.act(seen, rng) in seen.legal_actions


def test_the_journeyman_minds_nobody_s_prediction() -> None:
    journeyman, archmage = bot("journeyman"), bot("archmage")
    changed = 0
    for state in positions(Rules(players=4, hand_sizes=(5,) * 6), "bids"):
        seen = view(state, state.to_act[0])
        other = other_bids(seen)
        assert journeyman.act(seen, Random(1)) == journeyman.act(other, Random(1))
        changed += archmage.act(seen, Random(1)) != archmage.act(other, Random(1))
    assert changed


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_forgotten_may_be_anywhere(name: str) -> None:
    for state in positions(EDITIONS[name].rules(players=4, hand_sizes=(4, 6)), name):
        seen = view(state, state.to_act[0])
        full, hazy = observe(seen), observe(seen).copy()
        forget_tricks(hazy, seen)
        before, after = LAYOUT.split(full), LAYOUT.split(hazy)
        assert (after["played"] >= 0).all()
        assert not after["voids"].any()
        lying = [play.seat != seen.seat for play in state.table.trick]
        assert after["played"][1:].sum() == sum(lying)
        assert (after["played"][0] == before["played"][0]).all()
        for card in range(after["unseen"].size):
            gone = before["played"][:, card].sum() - after["played"][:, card].sum()
            assert after["unseen"][card] - before["unseen"][card] == gone


def test_the_same_again() -> None:
    """The journeyman leaves nothing to chance, the master only what `rng` decides."""
    for state in positions(EDITIONS["HU25"].rules(players=4, hand_sizes=(6,)), "again"):
        seen = view(state, state.to_act[0])
        for spec in LEVELS:
            assert bot(spec).act(seen, Random(7)) == bot(spec).act(seen, Random(7))
        assert bot("journeyman").act(seen, Random(1)) == bot("journeyman").act(seen, Random(2))
