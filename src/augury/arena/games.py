"""One game of a match, played to its end whatever its players do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from augury.arena.errors import BotFault
from augury.arena.matches import Fixture, Match
from augury.arena.seats import BotAnswer, sit
from augury.game import (
    Action,
    IllegalAction,
    Phase,
    Record,
    Row,
    State,
    apply,
    deal,
    dumps,
    legal_actions,
    start,
    view,
)

_DEAL: Final = Phase.DEAL
_TURN_UP: Final = Phase.TURN_UP


@dataclass(frozen=True)
class Fault:
    """A player raised, answered illegally or took too long: who, in which round and phase, how."""

    bot: int
    seat: int
    round: int
    phase: str
    reason: str
    trace: str


@dataclass(frozen=True)
class Played:
    """What came of a fixture."""

    fixture: Fixture
    pad: tuple[Row, ...]
    decisions: tuple[int, ...]  # of every seat
    seconds: tuple[float, ...]  # they took
    faults: tuple[Fault, ...]
    record: str | None  # as a `.wiz` text, if it is to be kept


def play(match: Match, fixture: Fixture, *, strict: bool = False, keep: bool = False) -> Played:
    """Play one game of a match to its end, and say what came of it.

    A player that raises, answers illegally or takes too long is at fault, and a random legal move
    is made in its place; if `strict`, the game ends there with a `BotFault`.
    """
    players = match.rules.players
    seated = [
        sit(match.bots[bot], seat, match.seed_of(fixture.deal, "seat", seat), match.limit)
        for seat, bot in enumerate(fixture.seats)
    ]
    dealer, substitute = match.rng(fixture.deal), match.rng(fixture.deal, "substitute")
    decisions, seconds = [0] * players, [0.0] * players
    faults: list[Fault] = []
    actions: list[Action] = []
    state = start(match.rules)
    while state.phase is not Phase.OVER:
        if state.phase is _DEAL:
            action: Action = deal(state.table, dealer)
            state = apply(state, action)
        elif state.phase is _TURN_UP:  # the same card wherever the same cards were dealt
            number = str(state.table.number)
            action = deal(state, match.rng(fixture.deal, "turn-up", number))
            state = apply(state, action)
        else:
            seat = state.to_act[0]
            answer = seated[seat].ask(view(state, seat))
            decisions[seat] += 1
            seconds[seat] += answer.seconds
            try:
                action, state = _carry_out(state, seat, answer)
            except IllegalAction as error:
                fault = _fault(fixture, state, seat, str(error), answer.trace)
                if strict:
                    raise BotFault(_describe(match, fixture, fault), fault.trace) from None
                faults.append(fault)
                action = substitute.choice(legal_actions(state, seat))
                state = apply(state, action)
        actions.append(action)
    return Played(
        fixture=fixture,
        pad=state.table.pad,
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        faults=tuple(faults),
        record=_record(match, fixture, actions) if keep else None,
    )


def _carry_out(state: State, seat: int, answer: BotAnswer) -> tuple[Action, State]:
    """The player's move and what it leads to. Raises `IllegalAction` if there is none."""
    move = answer.move
    if move is None:
        raise IllegalAction(answer.fault)
    if move.seat != seat:
        raise IllegalAction(f"moved for seat {move.seat}, but sits in seat {seat}")
    return move, apply(state, move)


def _fault(fixture: Fixture, state: State, seat: int, reason: str, trace: str) -> Fault:
    table = state.table
    return Fault(fixture.seats[seat], seat, table.number, str(table.phase), reason, trace)


def _describe(match: Match, fixture: Fixture, fault: Fault) -> str:
    return (
        f"{match.names[fault.bot]}, in seat {fault.seat} of deal {fixture.deal}, turn "
        f"{fixture.turn}, round {fault.round} ({fault.phase}): {fault.reason}"
    )


def _record(match: Match, fixture: Fixture, actions: list[Action]) -> str:
    tags = {"seed": match.seed, "deal": str(fixture.deal), "turn": str(fixture.turn)}
    names = tuple(match.names[bot] for bot in fixture.seats)
    return dumps(Record(match.rules, names, tuple(actions), tags))
