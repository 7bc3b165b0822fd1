"""Games of different rules, sorted into groups."""

from random import Random

import jax
import numpy as np
import pytest

from augury import Rules, RulesError, batch
from augury.testing.rules import random_rules

RULES = [random_rules(Random(seed)) for seed in range(150)]


def test_every_game_is_in_one_group_with_its_own_rules() -> None:
    found = batch.groups(RULES, size=16)
    assert sorted(np.concatenate([group.games for group in found])) == list(range(len(RULES)))
    for group in found:
        own = batch.options([RULES[game] for game in group.games])
        for mine, whole in zip(*map(jax.tree.leaves, (own, group.options)), strict=True):
            assert np.array_equal(mine, whole[..., : len(group.games)])


def test_groups_of_one_form_have_one_shape_and_come_in_order_of_length() -> None:
    forms: dict[tuple[int, bool], list[batch.Group]] = {}
    for group in batch.groups(RULES, size=16):
        form = group.options.seats, group.options.special is None
        forms.setdefault(form, []).append(group)
    assert len(forms) == 8  # three to six players, with special cards and without
    for alike in forms.values():
        (shape,) = {group.options.games for group in alike}
        assert shape <= (16,)
        lengths = [sum(RULES[game].schedule) for group in alike for game in group.games]
        assert lengths == sorted(lengths)


def test_what_fills_a_group_up_is_its_last_game() -> None:
    several = [Rules(players=3, hand_sizes=(size,)) for size in (5, 1, 4, 2, 3)]
    one, two = batch.groups(several, size=3)
    assert one.games.tolist() == [1, 3, 4]
    assert two.games.tolist() == [2, 0]
    assert two.options.schedule[0].tolist() == [4, 5, 5]


def test_no_games_are_no_groups_and_a_group_has_room() -> None:
    assert batch.groups([]) == ()
    with pytest.raises(RulesError, match="groups of 0 games"):
        batch.groups(RULES, size=0)
