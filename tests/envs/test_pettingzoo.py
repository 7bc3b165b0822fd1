"""The game as PettingZoo sees it: its own conformance tests, and what is ours to promise."""

import sys
import warnings
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from augury import Bid, IllegalAction, Mode, NotationError, Play, Rules, card, view
from augury.encoding import ACTIONS, BID, LAYOUT, SEATS, action_id, mask, observe
from augury.envs.pettingzoo import STATE, WizardEnv, env, parallel_env, raw_env
from augury.game import CARDS
from augury.worlds import Worlds
from tests.envs.rulesets import RULESETS

with warnings.catch_warnings(action="ignore"):  # its tests look at environments that it deprecates
    from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, seed_test

# PettingZoo allows dictionaries to its own environments, by their names.
OTHERS_DICTIONARIES = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",  # of those who are out
)


# PettingZoo's own tests


@pytest.mark.filterwarnings(*OTHERS_DICTIONARIES)
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("make", [env, raw_env])
def test_the_api(make: Any, rules: str) -> None:
    api_test(make(rules), num_cycles=40)


@pytest.mark.parametrize("rules", RULESETS)
def test_the_same_seed_brings_the_same_game(rules: str) -> None:
    seed_test(partial(env, rules), num_cycles=30)


def test_max_cycles(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo draws from all actions, legal or not; here the space knows what is legal.

    With Maximus nobody names trump, so that everyone acts once in every cycle.
    """
    last: list[WizardEnv] = []
    reset = WizardEnv.reset

    def remember(game: WizardEnv, *args: Any, **options: Any) -> None:
        reset(game, *args, **options)
        last[:] = [game]

    def sample(_: Any, *__: Any) -> int:
        seen = last[0].observe(last[0].agent_selection)
        return int(np.flatnonzero(seen["action_mask"])[0])

    monkeypatch.setattr(WizardEnv, "reset", remember)
    monkeypatch.setattr("gymnasium.spaces.Discrete.sample", sample)
    rules = Rules(mode=Mode.MAXIMUS)
    max_cycles_test(
        SimpleNamespace(env=partial(env, rules), parallel_env=partial(parallel_env, rules))
    )


def test_the_performance_benchmark_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = SimpleNamespace(time=iter(range(100)).__next__)  # on which it takes few cycles
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(env("players=3 hand_sizes=2"))
    assert "turns per second" in capsys.readouterr().out


# What is ours to promise


@pytest.mark.parametrize("rules", RULESETS)
def test_what_is_seen_is_the_encoding_of_the_view_and_no_more(rules: str) -> None:
    """Whatever an agent cannot know may be otherwise, and its observation stays the same."""
    rng = Random(3)
    game, other = raw_env(rules), raw_env(rules)
    game.reset(seed=5)
    other.reset(seed=6)
    differing = 0
    for agent in game.agent_iter():
        if game.terminations[agent]:
            break
        state = game._state
        for seat, watcher in enumerate(game.possible_agents):
            own = view(state, seat)
            seen = game.observe(watcher)
            assert np.array_equal(seen["observation"], observe(own))
            turn = mask(own) if watcher == agent else np.zeros_like(mask(own))
            assert np.array_equal(seen["action_mask"], turn)
            other._state, other.agent_selection = Worlds(own).sample(rng), agent
            differing += other._state != state
            assert np.array_equal(other.observe(watcher)["observation"], seen["observation"])
            assert np.array_equal(other.observe(watcher)["action_mask"], seen["action_mask"])
        game.step(rng.choice(np.flatnonzero(game.observe(agent)["action_mask"]).tolist()))
    assert differing


def test_a_state_is_the_whole_truth() -> None:
    """Hands and predictions of all, also where nobody has been told them (V3)."""
    game = raw_env("players=3 hand_sizes=2 bidding=secret")
    game.reset(seed=1)
    game.step(BID[2])
    state = game.state()
    assert game.state_space.contains(state)
    seen, hands, bids = np.split(state, [LAYOUT.size, STATE - SEATS])
    assert np.array_equal(seen, game.observe("player_0")["observation"])
    assert bids.tolist() == [3, 0, 0, 0, 0, 0]
    for seat, counts in enumerate(hands.reshape(SEATS, len(CARDS))[:3]):
        held = [card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)]
        assert tuple(held) == game._state.hands[seat]


@pytest.mark.filterwarnings(*OTHERS_DICTIONARIES)
def test_observations_may_be_floats() -> None:
    """Each number times `LAYOUT.scale`, which is what networks want; PettingZoo agrees."""
    whole, scaled = env("players=3 hand_sizes=3"), env("players=3 hand_sizes=3", scaled=True)
    api_test(scaled, num_cycles=20)
    for game in whole, scaled:
        game.reset(seed=4)
    seen = scaled.observe(scaled.agent_selection)["observation"]
    assert scaled.observation_space("player_0")["observation"].contains(seen)
    expected = whole.observe(whole.agent_selection)["observation"] * LAYOUT.scale
    assert np.array_equal(seen, expected)
    assert seen.dtype == np.float32


def test_rewards_are_the_points_of_each_round() -> None:
    game = env("players=3 hand_sizes=1,2,3")
    game.reset(seed=1)
    totals = dict.fromkeys(game.possible_agents, 0)
    for agent in game.agent_iter():
        seen, reward, termination, truncation, _ = game.last()
        totals[agent] += reward
        over = termination or truncation
        game.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert tuple(totals.values()) == game._state.table.totals
    assert any(totals.values())


def test_hidden_bids_are_made_one_after_another_and_shown_together() -> None:
    game = env("players=3 hand_sizes=2 bidding=hidden mode=one-colour")
    game.reset(seed=1)
    before = game.observe("player_2")["observation"]
    assert game.agent_selection == "player_0"
    game.step(BID[2])
    assert game.agent_selection == "player_1"
    assert np.array_equal(game.observe("player_2")["observation"], before)
    game.step(BID[1])
    game.step(BID[0])
    assert not np.array_equal(game.observe("player_2")["observation"], before)


def test_an_illegal_action_ends_the_game_with_the_worst_result_for_the_offender(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = env("players=3 hand_sizes=2,3")
    game.reset(seed=2)
    offender = game.agent_selection
    game.step(action_id(Play(0, card("B1"))))
    assert all(game.terminations.values())
    assert game.rewards == {agent: -50 * (agent == offender) for agent in game.possible_agents}
    while game.agents:
        game.step(None)
    assert "Illegal move" in caplog.text


def test_without_a_referee_an_illegal_action_is_an_error_and_nothing_changes() -> None:
    game = raw_env("players=3 hand_sizes=4 mode=one-colour")
    game.reset(seed=2)
    before = game._state, game.agent_selection
    with pytest.raises(IllegalAction, match="must bid"):
        game.step(action_id(Play(0, card("B1"))))
    with pytest.raises(NotationError, match="numbered"):
        game.step(10_000)
    with pytest.raises(ValueError, match="has to act"):
        game.step(None)
    assert (game._state, game.agent_selection) == before
    game.step(action_id(Bid(1, 1)))


def test_the_parallel_form_heeds_the_one_whose_turn_it_is() -> None:
    game = parallel_env("players=3 hand_sizes=1")
    observations, _ = game.reset(seed=4)
    rewards: dict[str, float] = {}
    while game.agents:
        [agent] = [name for name, seen in observations.items() if seen["action_mask"].any()]
        chosen = int(np.flatnonzero(observations[agent]["action_mask"])[0])
        actions = dict.fromkeys(game.agents, 0) | {agent: chosen}
        observations, rewards, *_ = game.step(actions)
    assert set(rewards) == {"player_0", "player_1", "player_2"}


def test_the_table_can_be_rendered_as_text() -> None:
    game = env("players=3 hand_sizes=2", render_mode="ansi")
    game.reset(seed=1)
    assert "round 1 of 1: bid, to act: 1" in str(game.render())


def test_before_the_first_game_it_says_what_to_do() -> None:
    game = env("players=3 hand_sizes=2", render_mode="ansi")
    for early in (
        lambda: game.step(0),
        lambda: game.observe("player_0"),
        game.last,
        game.state,
        game.render,
    ):
        with pytest.raises(AttributeError, match="there is no game yet, call reset"):
            early()
    with pytest.raises(AttributeError, match="has no attribute 'colour'"):
        _ = game.colour


def test_options_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="render_mode 'human'"):
        env(render_mode="human")
    with pytest.raises(ValueError, match="cut off after 0 actions"):
        env(max_cycles=0)


def test_what_is_no_number_of_an_action() -> None:
    game = raw_env("players=3 hand_sizes=2")
    game.reset(seed=2)
    odd: tuple[Any, ...] = (1.5, "bid", ACTIONS, -1)
    for what in odd:
        with pytest.raises(NotationError, match=f"{what} is no action"):
            game.step(what)
