"""One seat against Augury's players, and thousands of games at once, as Gymnasium sees them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import jax.numpy as jnp
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from augury import SPECIAL, NotationError, Rules, RulesError, batch
from augury.encoding import BID, LAYOUT, PLAY
from augury.envs.gymnasium import WizardEnv
from augury.envs.vector import WizardVectorEnv
from augury.game.errors import BotError
from tests.envs.rulesets import RULESETS

ID = "augury/Wizard-v0"
TWO_ROUNDS = "players=3 hand_sizes=1,2 bidding=hidden"


def play(env: gymnasium.Env[Any, Any], seed: int | None = None) -> Iterator[tuple[Any, ...]]:
    """What every step of a random game brings."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    over = False
    while not over:
        result = env.step(env.action_space.sample(info["action_mask"]))
        over, info = result[2], result[4]
        yield result


def test_gymnasium_finds_nothing_to_complain_about() -> None:
    check_env(gymnasium.make(ID, opponents="apprentice").unwrapped)


def test_rules_and_players_may_be_given_as_they_are() -> None:
    """Gymnasium copies what it is given; a copied card must still be that card."""
    env = gymnasium.make(ID, opponents=Recorder(), rules=Rules(players=3, special=SPECIAL))
    assert len(list(play(env, 1))) > 200


@pytest.mark.parametrize("rules", RULESETS)
def test_rewards_are_the_points_of_my_seat(rules: str) -> None:
    env = WizardEnv("novice", rules)
    for seed in range(5):
        *_, last = results = list(play(env, seed))
        assert sum(reward for _, reward, *_ in results) == env._state.table.totals[env._seat]
        assert last[2]
        assert not last[4]["action_mask"].any()


def test_the_seat_to_act_is_told_and_observations_may_be_floats() -> None:
    env = WizardEnv("novice", "players=3 hand_sizes=2", seat=1, scaled=True)
    check_env(env, skip_render_check=True)
    seen, info = env.reset(seed=1)
    assert info["to_act"] == 1
    assert env.observation_space.contains(seen)
    whole = WizardEnv("novice", "players=3 hand_sizes=2", seat=1).reset(seed=1)[0]
    assert np.array_equal(seen, whole * LAYOUT.scale)
    assert [*play(env, 1)][-1][4]["to_act"] == -1


def test_my_seat_is_drawn_or_set() -> None:
    drawn = WizardEnv("novice", "players=3 hand_sizes=1")
    seats = set[int]()
    for seed in range(30):
        drawn.reset(seed=seed)
        seats.add(drawn._seat)
    assert seats == {0, 1, 2}
    fixed = WizardEnv("novice", "players=3 hand_sizes=1", seat=2)
    fixed.reset(seed=1)
    assert fixed._seat == 2


class Recorder:
    """Plays the first legal move, and remembers who it was."""

    def __init__(self) -> None:
        self.seats = set[int]()

    def act(self, view: Any, _: Random) -> Any:
        self.seats.add(view.seat)
        return view.legal_actions[0]


def test_every_other_seat_has_its_player_from_my_left_on() -> None:
    left, right = Recorder(), Recorder()
    env = WizardEnv([left, right], "players=3 hand_sizes=2", seat=1)
    list(play(env, 1))
    assert (left.seats, right.seats) == ({2}, {0})


def test_an_illegal_action_ends_the_episode_and_is_explained() -> None:
    env = WizardEnv("novice", "players=3 hand_sizes=4 mode=one-colour", seat=1)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(PLAY[0])
    assert (reward, terminated) == (-40, True)
    assert "must bid" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(BID[0])


def test_bad_input_is_refused() -> None:
    with pytest.raises(BotError, match="no player 'sage'"):
        WizardEnv("sage")
    with pytest.raises(RulesError, match="1 opponents: these rules have 3"):
        WizardEnv(["novice"])
    with pytest.raises(RulesError, match="seat 4"):
        WizardEnv(seat=4)
    with pytest.raises(ValueError, match="render_mode 'human': there is 'ansi'"):
        WizardEnv(render_mode="human")
    with pytest.raises(NotationError, match="no rule"):
        WizardEnv(rules="cards=5")
    with pytest.raises(BotError, match="no player 'sage'"):
        gymnasium.make_vec(ID, num_envs=2, opponents="sage")
    with pytest.raises(RulesError, match=r"opponents 'novice': .* a policy over batches"):
        WizardVectorEnv(2, "novice")  # type: ignore[arg-type]
    with pytest.raises(RulesError, match="no games"):
        WizardVectorEnv(-1)


class Last:
    """A player as a class: each seat gets one of its own."""

    def act(self, view: Any, _: Random) -> Any:
        return view.legal_actions[-1]


def test_a_class_sits_down_as_one_of_its_players() -> None:
    env = WizardEnv(Last, "players=3 hand_sizes=1", seat=0)
    assert len(list(play(env, 1))) == 2  # a prediction and a card
    with pytest.raises(BotError, match="no method act"):
        WizardEnv(None)  # type: ignore[arg-type]


def test_before_the_first_game_there_is_nothing_to_do() -> None:
    env = WizardEnv("novice", "players=3 hand_sizes=1", render_mode="ansi")
    assert not env.action_masks().any()
    assert "round 0" in str(env.render())
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        env.step(BID[0])
    many = WizardVectorEnv(2, rules="players=3 hand_sizes=1")
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        many.step(np.zeros(2, np.int64))


def test_an_action_is_a_whole_number(envs: Any) -> None:
    """One and seven tenths is not taken for one."""
    env = WizardEnv("novice", "players=3 hand_sizes=1", seat=1)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="float"):
        env.step(BID[0] + 0.5)  # type: ignore[arg-type]
    env.step(np.int64(BID[0]))
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="whole numbers"):
        envs.step(np.full(GAMES, BID[0] + 0.5))


def test_named_players_sit_in_many_games_as_well() -> None:
    """One call for both engines: what comes back has the same form, and each game is its own."""
    named = gymnasium.make_vec(ID, num_envs=3, opponents=["novice", "apprentice"], rules=TWO_ROUNDS)
    seen, infos = named.reset(seed=1)
    alone = [WizardEnv(["novice", "apprentice"], TWO_ROUNDS) for _ in range(3)]
    begun = [env.reset(seed=1 + place) for place, env in enumerate(alone)]
    for _ in range(12):
        assert np.array_equal(seen, [observation for observation, _ in begun])
        assert np.array_equal(infos["action_mask"], [info["action_mask"] for _, info in begun])
        actions = infos["action_mask"].argmax(axis=-1)
        seen, rewards, over, _, infos = named.step(actions)
        for place, env in enumerate(alone):
            if env._over:
                begun[place], result = env.reset(), (0.0, False)
            else:
                observation, reward, ended, _, info = env.step(actions[place])
                begun[place], result = (observation, info), (reward, ended)
            assert (rewards[place], over[place]) == result


@pytest.mark.parametrize("opponents", [None, "novice"])
def test_many_games_have_one_form_whoever_plays(
    opponents: str | None, request: pytest.FixtureRequest
) -> None:
    if opponents is None:
        envs = request.getfixturevalue("envs")
    else:
        envs = gymnasium.make_vec(ID, num_envs=4, opponents=opponents, rules=TWO_ROUNDS)
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
    seen, infos = envs.reset(seed=3)
    assert envs.observation_space.contains(seen)
    actions = infos["action_mask"].argmax(axis=-1)
    actions[2] = PLAY[0]  # while bids are due
    for illegal in ([2], []):
        seen, rewards, over, cut, infos = envs.step(actions)
        assert (seen.dtype, rewards.dtype, over.dtype) == (np.int8, np.float64, np.bool_)
        assert not cut.any()
        assert infos["action_mask"].dtype == np.int8
        assert np.flatnonzero(infos["illegal"]).tolist() == illegal
        assert np.flatnonzero(over).tolist() == illegal
        assert np.array_equal(infos["action_mask"].any(axis=-1), ~over)
        actions = infos["action_mask"].argmax(axis=-1)


def test_masks_are_where_maskable_policies_look_for_them() -> None:
    env = WizardEnv("novice")
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])


# Thousands of games at once


GAMES = 64


@pytest.fixture(scope="module")
def envs() -> Any:
    return gymnasium.make_vec(ID, num_envs=GAMES, rules=TWO_ROUNDS)


def some(mask: Any, rng: np.random.Generator) -> Any:
    """A random legal action for every game, and any where there is none."""
    return (mask * rng.random(mask.shape)).argmax(axis=-1)


def test_games_go_on_and_begin_anew(envs: Any) -> None:
    """Rewards add up to the totals; a game that is over begins anew with the next step."""
    rng = np.random.default_rng(1)
    observation, info = envs.reset(seed=1)
    assert envs.observation_space.contains(observation)
    assert len(set(np.asarray(envs._games.seat))) == 3
    total, ended, over = np.zeros(GAMES), np.zeros(GAMES, int), np.zeros(GAMES, bool)
    for _ in range(20):
        observation, reward, terminated, truncated, info = envs.step(some(info["action_mask"], rng))
        assert not truncated.any()
        assert not info["illegal"].any()
        assert not (over & (terminated | (reward != 0))).any()
        total = np.where(over, 0, total + reward)
        games = envs._games
        points = np.asarray(batch.totals(games.state))[np.asarray(games.seat), np.arange(GAMES)]
        assert np.array_equal(total[terminated], points[terminated])
        assert np.array_equal(info["action_mask"].any(axis=-1), ~terminated)
        assert LAYOUT.split(observation)["hand"][~terminated].any(axis=-1).all()
        over, ended = terminated, ended + terminated
    assert (ended >= 2).all()


def test_the_same_seed_brings_the_same_games(envs: Any) -> None:
    def course(seed: int) -> list[Any]:
        rng = np.random.default_rng(1)
        observation, info = envs.reset(seed=seed)
        seen = [observation]
        for _ in range(5):
            observation, *_, info = envs.step(some(info["action_mask"], rng))
            seen.append(observation)
        return seen

    assert np.array_equal(course(7), course(7))
    assert not np.array_equal(course(7), course(8))


def test_an_illegal_action_ends_that_game_alone(envs: Any) -> None:
    rng = np.random.default_rng(2)
    _, info = envs.reset(seed=3)
    actions = some(info["action_mask"], rng)
    actions[5] = (info["action_mask"][5] == 0).argmax()
    _, reward, terminated, _, info = envs.step(actions)
    assert np.flatnonzero(info["illegal"]).tolist() == [5]
    assert np.flatnonzero(terminated).tolist() == [5]
    assert reward[5] == -30
    _, reward, terminated, _, info = envs.step(some(info["action_mask"], rng))
    assert not terminated[5]
    assert not info["illegal"].any()
    assert info["action_mask"][5].any()


@pytest.mark.long
def test_games_may_begin_anew_at_once() -> None:
    """Then the last observation of the old game is told apart, and rewards stay those of it."""
    envs = WizardVectorEnv(
        16, rules="players=3 hand_sizes=1", scaled=True, autoreset_mode=AutoresetMode.SAME_STEP
    )
    rng = np.random.default_rng(1)
    seen, info = envs.reset(seed=1)
    ended = 0
    for _ in range(4):
        seen, reward, over, _, info = envs.step(some(info["action_mask"], rng))
        assert envs.observation_space.contains(seen)
        assert info["action_mask"].any(axis=-1).all()
        assert (info["to_act"] >= 0).all()
        assert not reward[~over].any()
        assert reward[over].all()
        if over.any():
            assert LAYOUT.split(info["final_obs"])["phase"][over][:, -1].all()
            assert np.array_equal(info["_final_obs"], over)
        ended += over.sum()
    assert ended >= 16  # two steps each, or three where trump is named
    with pytest.raises(ValueError, match="NEXT_STEP or SAME_STEP"):
        WizardVectorEnv(1, autoreset_mode=AutoresetMode.DISABLED)


def test_there_is_an_action_for_every_game(envs: Any) -> None:
    envs.reset(seed=1)
    with pytest.raises(ValueError, match=r"\(3,\) actions: there are 64 games"):
        envs.step(jnp.zeros(3))
