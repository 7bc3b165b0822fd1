"""The game for PettingZoo: every seat is an agent, and one acts after another.

    env = augury.envs.pettingzoo.env(rules="players=4 hand_sizes=1,2,3")

An agent's observation is a dictionary, as in PettingZoo's own card games: `observation` is laid out
as `augury.encoding.LAYOUT` says, `action_mask` says what the agent may do, and is all zero while
it is another's turn. Rewards are the points of a round, given to everyone when it is scored.

`env.state()` is the whole truth for a central critic: what seat 0 sees, then every seat's hand,
then every seat's prediction. With `scaled=True` observations are float32, each number times
`LAYOUT.scale`; states stay as they are.

Where the game has several seats choose at once (V2, V3, S6.2), the agents are asked one after
another; none is shown what another has chosen before the rules reveal it.

An action that is not legal ends the game for everyone, as in all of PettingZoo's classic games: the
offender gets the worst result that the rules know, the others nothing. PettingZoo has wrappers for
this, which take longer than all the rest together, so it is done here, with the same outcome. With
`raw_env` the engine's `IllegalAction` is raised instead, and says what is wrong.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, TypedDict

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.env import AECEnv, ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as missing:
    from augury.game.errors import MissingExtra

    raise MissingExtra("this needs PettingZoo", "envs") from missing

import numpy as np
from numpy.typing import NDArray

from augury.encoding import ACTIONS, LAYOUT, SEATS, Observation, observe
from augury.encoding import action as move
from augury.envs.common import (
    NO_ACTION,
    Mask,
    bounds,
    check_render_mode,
    dealt,
    describe,
    legal,
    points,
    read_rules,
    scale,
    worst,
)
from augury.game.cards import CARDS
from augury.game.errors import IllegalAction
from augury.game.play.engine import apply, start
from augury.game.play.table import BETWEEN_ROUNDS, Phase, State
from augury.game.play.views import view
from augury.game.rules import Rules

STATE: Final = LAYOUT.size + SEATS * (len(CARDS) + 1)
"""How many numbers a state has."""


class Seen(TypedDict):
    """What an agent is shown."""

    observation: NDArray[np.int8] | NDArray[np.float32]
    action_mask: Mask


_OF_A_GAME: Final = (
    "_cumulative_rewards",
    "_state",
    "agent_selection",
    "infos",
    "rewards",
    "terminations",
    "truncations",
)
"""What `reset` gives an environment."""


class WizardEnv(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # it has no types
    """Wizard, with the agents `player_0`, `player_1`, … as its seats.

    A game has the rounds that its rules say; `Rules(hand_sizes=(5,))` is a single round of five
    cards. After `max_steps` actions, if they are given, it is cut off.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "wizard_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: Rules | str = Rules(),  # noqa: B008  # a frozen value
        *,
        max_steps: int | None = None,
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._scaled = scaled
        self.state_space = Box(-128, 127, (STATE,), np.int8)
        self.rules = read_rules(rules)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        if max_steps is not None and max_steps < 1:
            raise ValueError(f"a game that is cut off after {max_steps} actions: at least one")
        self._max_steps = max_steps
        self._rng = Random()
        self._spaces = {
            agent: Dict(
                observation=Box(**bounds(scaled=scaled)),
                action_mask=Box(0, 1, (ACTIONS,), np.int8),
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    def __getattr__(self, name: str) -> Any:
        """What a game has, before there is one."""
        if name in _OF_A_GAME:
            raise AttributeError(f"{name}: there is no game yet, call reset() first")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> Dict:
        """The same for every agent."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of `augury.encoding`."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game; the same one for the same seed and actions."""
        if seed is not None:
            self._rng = Random(seed)
        self._begin(dealt(start(self.rules), self._rng))

    def _begin(self, state: State) -> None:
        agents = self.possible_agents
        self.agents = agents.copy()
        self.rewards = dict.fromkeys(agents, 0)
        self._cumulative_rewards = dict.fromkeys(agents, 0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection: str | None = None
        self._state, self._steps, self._scored = state, 0, False
        self.agent_selection = agents[state.to_act[0]]

    def observe(self, agent: str) -> Seen:
        """What this agent may know, and what it may do if it is its turn."""
        seen = view(self._state, self._seats[agent])
        turn = agent == self.agent_selection
        return {
            "observation": scale(observe(seen)) if self._scaled else observe(seen),
            "action_mask": legal(seen) if turn else NO_ACTION.copy(),
        }

    def state(self) -> Observation:
        """The whole truth: what seat 0 sees, everyone's hand, everyone's prediction plus one."""
        state = self._state
        hands = np.zeros((SEATS, len(CARDS)), np.int8)
        bids = np.zeros(SEATS, np.int8)
        for seat, (hand, bid) in enumerate(zip(state.hands, state.bids, strict=True)):
            for card in hand:
                hands[seat, card.order] += 1
            bids[seat] = 0 if bid is None else bid + 1
        return np.concatenate([observe(view(state, 0)), hands.ravel(), bids])

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(
                f"{agent} is in the game and has to act; None is for those who are not"
            )
        try:
            state = apply(self._state, move(action, self._seats[agent]))
        except IllegalAction as refusal:
            self._refuse(refusal)
            return
        if self._scored:
            self._clear_rewards()
        self._cumulative_rewards[agent] = 0
        self._state = state
        self._steps += 1
        if state.phase is Phase.TURN_UP:
            self._state = state = dealt(state, self._rng)
        self._scored = state.phase in BETWEEN_ROUNDS
        if self._scored:
            self.rewards = dict(zip(self.possible_agents, points(state), strict=True))
            self._accumulate_rewards()
            if state.phase is Phase.OVER:
                self.terminations = dict.fromkeys(self.agents, True)
                self._deads_step_first()
                return
            self._state = state = dealt(state, self._rng)
        self.agent_selection = self.possible_agents[state.table.to_act[0]]
        if self._steps == self._max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def _refuse(self, refusal: IllegalAction) -> None:
        raise refusal

    def render(self) -> str | None:
        """The open table as text, with `render_mode="ansi"`."""
        return None if self.render_mode is None else describe(self._state)

    def close(self) -> None:
        """Do nothing: no resource is held."""


class _RefereedEnv(WizardEnv):
    """The same, where an illegal action ends the game as PettingZoo's wrapper does it."""

    def _refuse(self, refusal: IllegalAction) -> None:  # noqa: ARG002
        EnvLogger.warn_on_illegal_move()
        offender = self.agent_selection
        self._cumulative_rewards[offender] = 0
        self.rewards = dict.fromkeys(self.agents, 0)
        self.rewards[offender] = worst(self.rules)
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


def raw_env(
    rules: Rules | str = Rules(),  # noqa: B008  # a frozen value
    *,
    max_cycles: int | None = None,
    scaled: bool = False,
    render_mode: str | None = None,
) -> WizardEnv:
    """The environment in which an illegal action raises `IllegalAction`."""
    return _made(WizardEnv, rules, max_cycles, scaled, render_mode)


def env(
    rules: Rules | str = Rules(),  # noqa: B008  # a frozen value
    *,
    max_cycles: int | None = None,
    scaled: bool = False,
    render_mode: str | None = None,
) -> WizardEnv:
    """The environment in which an illegal action ends the game.

    After `max_cycles` cycles, in each of which everyone acts once, it is cut off.
    """
    return _made(_RefereedEnv, rules, max_cycles, scaled, render_mode)


def _made(
    kind: type[WizardEnv],
    rules: Rules | str,
    max_cycles: int | None,
    scaled: bool,
    render_mode: str | None,
) -> WizardEnv:
    rules = read_rules(rules)
    steps = None if max_cycles is None else max_cycles * rules.players
    return kind(rules, max_steps=steps, scaled=scaled, render_mode=render_mode)


def parallel_env(
    rules: Rules | str = Rules(),  # noqa: B008  # a frozen value
    *,
    max_cycles: int | None = None,
    scaled: bool = False,
    render_mode: str | None = None,
) -> ParallelEnv[str, Seen, int | None]:
    """The environment for those who want all agents' actions at once.

    As PettingZoo does it for games with turns: only the action of the one whose turn it is counts,
    who is the one whose mask is not all zero. A cycle is one such turn.
    """
    one_by_one = _RefereedEnv(rules, max_steps=max_cycles, scaled=scaled, render_mode=render_mode)
    parallel: ParallelEnv[str, Seen, int | None] = turn_based_aec_to_parallel(one_by_one)
    return parallel
