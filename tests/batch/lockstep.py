"""The two engines side by side: same rules, same deals, same actions, and the same of everything.

The readable engine leads: it deals, chooses a seat and a legal action at random, and goes there;
the batch engine is given the same. After every step each game's phase, seats to act, bids, tricks
and scores, and every seat's mask and observation, must be equal.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from augury import batch
from augury.encoding import ACTIONS, LAYOUT, action_id, mask, observe
from augury.game import Card, Deal, Phase, Rules, State, TurnUp, apply, legal_actions, start, view
from augury.game.play.deals import stock
from augury.testing.games import rich_deal

PHASES = tuple(Phase)


@jax.jit
def advance(
    state: batch.State, dealing: Array, deal: batch.Deal, action: Array, seat: Array
) -> batch.State:
    """A deal where one is due, an action everywhere else."""
    return batch.where(dealing, batch.place(state, deal), batch.step(state, action, seat))


@jax.jit
def look(state: batch.State) -> dict[str, Array]:
    """All that is compared, with the games along the first axis, then the seats."""
    places = state.options.seats
    seats = jnp.broadcast_to(
        jnp.arange(places, dtype=jnp.int8)[:, None], (places, *state.phase.shape)
    )
    seen = {
        "phase": state.phase,
        "waiting": state.waiting,
        "illegal": state.illegal,
        "number": state.number,
        "bids": state.bids,
        "taken": state.taken,
        "totals": batch.totals(state),
        "rewards": batch.rewards(state),
    }
    laid = {name: jnp.moveaxis(value, -1, 0) for name, value in seen.items()}
    laid["mask"] = jnp.moveaxis(jax.vmap(batch.legal_mask, (None, 0))(state, seats), 0, 1)
    present = jnp.moveaxis(seats < state.options.players, -1, 0)
    rows = jnp.moveaxis(jax.vmap(batch.observe, (None, 0))(state, seats), 0, 1)
    laid["observation"] = jnp.where(present[..., None], rows, jnp.int8(0))
    return laid


class Expected:
    """What the readable engine says of every game, as the arrays of `look`."""

    def __init__(self, games: int, seats: int) -> None:
        self.arrays: dict[str, NDArray[Any]] = {
            "phase": np.zeros(games, np.int8),
            "waiting": np.zeros(games, np.uint8),
            "illegal": np.zeros(games, np.bool_),
            "number": np.zeros(games, np.int16),
            "bids": np.full((games, seats), -1, np.int8),
            "taken": np.zeros((games, seats), np.int8),
            "totals": np.zeros((games, seats), np.int16),
            "rewards": np.zeros((games, seats), np.int16),
            "mask": np.zeros((games, seats, ACTIONS), np.bool_),
            "observation": np.zeros((games, seats, LAYOUT.size), np.int8),
        }

    def write(self, game: int, state: State) -> None:
        table = state.table
        row = {name: values[game : game + 1] for name, values in self.arrays.items()}
        row["phase"][0] = PHASES.index(state.phase)
        row["waiting"][0] = sum(1 << seat for seat in state.to_act)
        row["number"][0] = table.number
        scored = table.pad and not state.to_act
        for seat in range(state.rules.players):
            seen = view(state, seat)
            bid = state.bids[seat]
            row["bids"][0, seat] = -1 if bid is None else bid
            row["taken"][0, seat] = table.taken[seat]
            row["totals"][0, seat] = table.totals[seat]
            row["rewards"][0, seat] = table.pad[-1].points[seat] if scored else 0
            row["mask"][0, seat] = mask(seen)
            row["observation"][0, seat] = observe(seen)

    def compare(self, state: batch.State, games: Sequence[State]) -> None:
        for name, found in look(state).items():
            if not np.array_equal(found, self.arrays[name]):
                raise AssertionError(self._difference(name, np.asarray(found), games))

    def _difference(self, name: str, found: NDArray[Any], games: Sequence[State]) -> str:
        wanted = self.arrays[name]
        place = tuple(map(int, np.argwhere(found != wanted)[0]))
        what = name
        if name == "observation":
            (what,) = (
                f"{name} {piece.name}[{place[-1] - piece.start}] of seat {place[1]}"
                for piece in LAYOUT.pieces
                if place[-1] in range(LAYOUT.size)[piece.slice]
            )
        return (
            f"{what}: the batch engine says {found[place]}, the readable one {wanted[place]} "
            f"at {place} in {games[place[0]].table}"
        )


def no_deal(players: int) -> Deal:
    return Deal(((),) * players, None)


def next_of_stock(state: State) -> Card:
    """The card that is turned up where the Werewolf lies, the same one all round long."""
    return Random(state.table.number).choice(stock(state))


def play(rules: Sequence[Rules], rng: Random, **shape: Any) -> int:
    """Play these games to their ends in both engines; returns the number of rounds."""
    options = batch.options(rules, **shape)
    state = batch.start(options)
    games = [start(one) for one in rules]
    expected = Expected(len(games), options.seats)
    for game, readable in enumerate(games):
        expected.write(game, readable)
    expected.compare(state, games)
    nothing = batch.given(
        [no_deal(readable.rules.players) for readable in games],
        seats=options.seats,
        next_up=[None] * len(games),
    )
    while any(readable.phase is not Phase.OVER for readable in games):
        dealing = np.array([readable.phase is Phase.DEAL for readable in games])
        deals = [
            rich_deal(readable, rng) if due else no_deal(readable.rules.players)
            for readable, due in zip(games, dealing, strict=True)
        ]
        next_up: list[Card | None] = [None] * len(games)
        seats, actions = np.zeros(len(games), np.int8), np.zeros(len(games), np.int32)
        for game, readable in enumerate(games):
            if readable.to_act:
                seats[game] = seat = rng.choice(readable.to_act)
                move = rng.choice(legal_actions(readable, seat))
                actions[game] = action_id(move)
                games[game] = apply(readable, move)
                if games[game].phase is Phase.TURN_UP:
                    games[game] = apply(games[game], TurnUp(next_of_stock(games[game])))
            elif dealing[game]:
                games[game] = apply(readable, deals[game])
                next_up[game] = next_of_stock(games[game]) if stock(games[game]) else None
            else:
                continue
            expected.write(game, games[game])
        given = nothing
        if dealing.any():
            given = batch.given(deals, seats=options.seats, rules=rules, next_up=next_up)
        state = advance(state, dealing, given, actions, seats)
        expected.compare(state, games)
    return sum(one.rounds for one in rules)
