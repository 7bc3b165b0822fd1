"""What holds for every view of every game."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from augury import Phase, Rules, State, deal, legal_actions, start, step, view
from augury.testing.games import steps
from augury.testing.strategies import points, rngs, rules
from augury.worlds import Worlds
from tests.worlds.replay import replays


@settings(max_examples=25)
@given(rules(), rngs())
def test_every_sample_replays_legally_to_the_view(rules: Rules, rng: Random) -> None:
    for state in (start(rules), *(now.state for now in steps(rules, rng))):
        seat = rng.choice([*range(rules.players), None])
        seen = view(state, seat)
        world = Worlds(seen).sample(rng)
        assert view(world, seat) == seen
        assert replays(world)


@settings(max_examples=60)
@given(points(), st.data())
def test_the_truth_is_possible(state: State, data: st.DataObject) -> None:
    assert replays(state)
    seat = data.draw(st.sampled_from([*range(state.rules.players), None]))
    worlds = Worlds(view(state, seat))
    assert 0 < worlds.weight(state) <= worlds.count


@settings(max_examples=50)
@given(points(), rngs())
def test_a_sample_can_be_played_to_the_end_of_the_round(state: State, rng: Random) -> None:
    seat = rng.choice([*range(state.rules.players), None])
    worlds = Worlds(view(state, seat))
    world = worlds.sample(rng)
    assert 0 < worlds.weight(world) <= worlds.count
    while world.to_act or world.phase is Phase.TURN_UP:
        if world.to_act:
            acting = rng.choice(world.to_act)
            world = step(world, rng.choice(legal_actions(world, acting))).state
        else:
            world = step(world, deal(world, rng)).state
    assert len(world.table.pad) == world.table.number


@settings(max_examples=30)
@given(points(), st.integers())
def test_the_same_seed_draws_the_same_world(state: State, seed: int) -> None:
    worlds = Worlds(view(state, None))
    first = worlds.sample(Random(seed))
    assert worlds.sample(Random(seed)) == first
    assert Worlds(view(state, None)).sample(Random(seed)) == first
