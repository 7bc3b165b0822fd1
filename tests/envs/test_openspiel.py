"""The game as OpenSpiel sees it: its conformance tests, its searching bots, and our promises."""

import pickle
import sys
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from augury import NotationError, RulesError, view
from augury.encoding import LAYOUT, observe
from augury.game.text.notation import format_hand

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no wheels for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import augury.envs.openspiel

SEVEN = "shapeshifter+dragon+fairy+bomb+werewolf+juggler+cloud"
GAMES = (
    "python_wizard",
    f"python_wizard(players=3,hand_size=4,bidding=secret,special={SEVEN})",
    "python_wizard(players=5,hand_size=3,bidding=hidden,plus_minus_one=True,special=juggler+cloud)",
    "python_wizard(players=4,hand_size=2,first_dealer=lot)",
    "python_wizard(players=3,hand_size=2,first_dealer=seat-2)",
    "python_wizard(players=6,hand_size=2,bidding=secret,special=juggler+cloud,cloud=round-end)",
    "python_wizard(players=3,hand_size=3,foresight=every-round)",
    "python_wizard(players=4,hand_size=4,mode=one-colour,bidding=hidden)",
)
WHOLE = "python_wizard(players=6,hand_size=0,bidding=hidden)"

# Its own tests come with the wheel: a class that enforces the API on some states of a game.
api = import_module("open_spiel.integration_tests.api_test")


class TestTheApi(api.EnforceAPIOnPartialTreeBase):  # type: ignore[misc, name-defined]
    game_name = "python_wizard"
    game = pyspiel.load_game("python_wizard(players=3,hand_size=2,bidding=hidden,special=juggler)")


@pytest.mark.parametrize("name", [*GAMES, WHOLE])
def test_random_simulation(name: str) -> None:
    game = pyspiel.load_game(name)
    sims = 1 if name == WHOLE else 3
    pyspiel.random_sim_test(game, num_sims=sims, serialize=name != WHOLE, verbose=False)


def draw(state: Any, rng: Random) -> int:
    """A random action, or what chance deals."""
    if state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        return int(rng.choices(cards, chances)[0])
    return int(rng.choice(state.legal_actions()))


def positions(name: str, rng: Random, games: int = 2) -> Any:
    """Every state of some random games in which a player decides."""
    game = pyspiel.load_game(name)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                yield state
            state.apply_action(draw(state, rng))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_answered_in_python_is_what_openspiel_would_answer(name: str) -> None:
    rng, state = Random(name), pyspiel.load_game(name).new_initial_state()
    theirs = pyspiel.State
    while True:
        assert state.is_chance_node() == theirs.is_chance_node(state)
        assert state.legal_actions() == theirs.legal_actions(state)
        for seat in range(state.num_players()):
            assert state.legal_actions(seat) == theirs.legal_actions(state, seat)
        if state.is_terminal():
            break
        state.apply_action(draw(state, rng))


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_cannot_be_told_apart_and_has_a_history_of_its_own(name: str) -> None:
    rng = Random(1)
    differing = 0
    for state in positions(name, rng):
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert view(other.position, player) == view(state.position, player)
            for form in "information_state_string", "information_state_tensor":
                assert getattr(other, form)(player) == getattr(state, form)(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert len(other.history()) == len(state.history())
            again = state.get_game().new_initial_state()
            for action in other.history():
                again.apply_action(action)
            assert again.position == other.position
            differing += other.position != state.position
    assert differing


def test_a_state_amid_the_deal_is_resampled_too() -> None:
    state = pyspiel.load_game("python_wizard").new_initial_state()
    for _ in range(5):
        state.apply_action(draw(state, Random(1)))
    other = state.resample_from_infostate(0, Random(2).random)
    assert len(other.history()) == 5
    assert other.history() != state.history()


@pytest.mark.parametrize("name", GAMES)
def test_text_and_tensor_tell_the_same_and_nothing_is_forgotten(name: str) -> None:
    """The same information state exactly if the same tensor; and every story only grows."""
    tensor_of: dict[tuple[int, str], bytes] = {}
    before: dict[int, str] = {}
    for state in positions(name, Random(2), games=6):
        for player in range(state.num_players()):
            text = state.information_state_string(player)
            tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
            assert tensor_of.setdefault((player, text), tensor) == tensor
            if len(state.moves) > 1:
                assert text.startswith(before[player])
            before[player] = text
    assert len(set(tensor_of.values())) == len(tensor_of)


def test_over_several_rounds_nothing_is_forgotten_either() -> None:
    rng = Random(3)
    tensor_of: dict[tuple[int, str], bytes] = {}
    for place, state in enumerate(positions("python_wizard(players=6,hand_size=0)", rng, games=1)):
        if place % 10 == 0:
            text = state.information_state_string(2)
            tensor = np.array(state.information_state_tensor(2), np.float32).tobytes()
            tensor_of[2, text] = tensor
    assert len(set(tensor_of.values())) == len(tensor_of) > 30


def test_whole_games_have_a_compact_information_state() -> None:
    """Two numbers a move: with a one among all actions it was a hundred thousand."""
    for players in range(3, 7):
        game = pyspiel.load_game(f"python_wizard(players={players},hand_size=0)")
        (size,) = game.information_state_tensor_shape()
        assert size < 5_000
    default = pyspiel.load_game("python_wizard")
    assert default.rules.rounds == 1


def test_observers_show_what_the_encoding_says_by_name() -> None:
    game = pyspiel.load_game("python_wizard(players=3,hand_size=3)")
    observation = make_observation(game)
    for state in positions("python_wizard(players=3,hand_size=3)", Random(1), games=1):
        observation.set_from(state, 1)
        pieces = LAYOUT.split(observe(view(state.position, 1)))
        assert np.array_equal(observation.dict["hand"], pieces["hand"])
        assert np.allclose(observation.dict["bid"], pieces["bid"] * 0.1)


def test_the_public_part_is_the_same_for_all_and_the_private_part_is_ones_own() -> None:
    name = "python_wizard(players=3,hand_size=3,bidding=secret)"
    game, rng = pyspiel.load_game(name), Random(1)
    none, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    public, private = (
        make_observation(
            game,
            pyspiel.IIGObservationType(perfect_recall=False, public_info=shown, private_info=whose),
        )
        for shown, whose in ((True, none), (False, single))
    )
    for state in positions(name, rng, games=1):
        other = state.resample_from_infostate(0, rng.random)
        assert public.string_from(other, 1) == public.string_from(state, 2)
        assert private.string_from(other, 0) == private.string_from(state, 0)
        assert format_hand(state.position.hands[0]) in private.string_from(state, 0)


def test_states_and_games_survive_pickling() -> None:
    for state in positions(GAMES[1], Random(4), games=1):
        copy = pickle.loads(pickle.dumps(state))
        assert copy.position == state.position
        assert copy.history() == state.history()


@pytest.mark.parametrize("name", [GAMES[0], GAMES[1]])
def test_openspiel_searches_play_it(name: str) -> None:
    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    informed = ismcts.ISMCTSBot(game, evaluator, 20.0, 6, random_state=random)
    seeing = mcts.MCTSBot(game, 20.0, 6, evaluator, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state, Random(1)))
        else:
            player = informed if state.current_player() % 2 else seeing
            state.apply_action(player.step(state))
    assert state.returns() == list(state.position.table.totals)


def test_contradictory_parameters_are_refused_in_the_words_of_the_rules() -> None:
    with pytest.raises(RulesError, match="contradict each other"):
        augury.envs.openspiel.WizardGame({"bidding": "secret", "plus_minus_one": True})


def test_a_card_is_dealt_only_when_one_is_due_and_left() -> None:
    game = pyspiel.load_game("python_wizard(players=3,hand_size=1,box=1x2+1W+1J)")
    state = game.new_initial_state()
    first, _ = state.chance_outcomes()[0]
    state.apply_action(first)
    dealt, outcomes = str(state), state.chance_outcomes()
    for number in (first, len(outcomes), 10_000, -2):
        with pytest.raises(NotationError, match=f"no card {number} is left"):
            state.apply_action(number)
    assert (str(state), state.chance_outcomes()) == (dealt, outcomes)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(NotationError, match="no card is to be dealt"):
        state.chance_outcomes()
