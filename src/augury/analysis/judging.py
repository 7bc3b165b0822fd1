"""What the moves of a seat are worth, from what it knows: played out in worlds that it may be in.

All moves are tried in the same worlds, so that a lucky world favours none, and everyone goes on
like the archmage until the round is over. What is clear after a few worlds is left alone; the rest
of the work goes to the moves that may yet be the best. The same view, effort and seed give the same
judgement, on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.analysis.chances import chances_between_rounds
from augury.analysis.verdicts import (
    BLUNDER,
    INACCURACY,
    LIKELY,
    MISTAKE,
    Figure,
    Measurement,
    Verdict,
    judge_loss,
)
from augury.bots.inference.dealing import deal_worlds
from augury.bots.inference.decisions import view_at_bid
from augury.bots.networks.network import Floats, Network, load
from augury.bots.rollouts.candidates import candidates
from augury.bots.search.lookahead import play_out
from augury.bots.search.objective import values_of_rounds
from augury.game.play.actions import Bid, Move
from augury.game.play.engine import apply
from augury.game.play.table import Phase, State
from augury.game.play.views import View
from augury.game.rules import Bidding
from augury.game.values import put, replace

Numbers: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Effort:
    """How much is tried."""

    trust: float  # a move to which the network gives this share is trusted
    trusted: int  # worlds for such a move, to say what it is worth
    first: int  # worlds for any other, at first
    most: int  # and for one that is not clear by then
    doubt: int  # and for one that is surely a mistake, but may be a blunder or not
    rivals: int  # moves considered besides the one that was made, at most
    deals: int  # from which is taken what a round is worth before its deal
    reach: float = 7.0  # a move whose logit is further behind is considered only if it was made


QUICK: Final = Effort(trust=0.35, trusted=0, first=5, most=15, doubt=40, rivals=1, deals=64)
THOROUGH: Final = Effort(trust=0.6, trusted=2, first=8, most=48, doubt=256, rivals=3, deals=64)
DEEP: Final = Effort(trust=0.6, trusted=16, first=64, most=512, doubt=1024, rivals=5, deals=64)
EVERYTHING: Final = Effort(
    trust=1.0, trusted=0, first=160, most=160, doubt=160, rivals=30, deals=0, reach=inf
)
HINT: Final = Effort(trust=1.0, trusted=0, first=8, most=24, doubt=24, rivals=3, deals=0)

_ALIVE: Final = 3.0  # standard errors behind which a move is given up
_APART: Final = 3.0  # standard errors from the threshold at which it is known what a mistake is
_AT_ONCE: Final = 64  # worlds, before it is asked whether they are enough
_ROWS: Final = 384  # playouts at once: more would be no faster, and need memory
_SPREAD: Final = 24.0  # points by which two moves differ from world to world, before it is known
_PRIOR: Final = 3  # as many worlds say so


@dataclass(frozen=True)
class Query:
    """What is to be judged: a view, and the move that was made, if one was."""

    seen: View
    chosen: Move | None
    seed: str
    best: Move | None = None  # where it is known already, as in a puzzle
    also: tuple[Move, ...] = ()  # moves to be considered in any case


@dataclass(frozen=True)
class JudgedMove:
    """A move that was considered."""

    move: Move
    points: Measurement  # of the round, for its seat
    exact: Measurement  # the chance that its prediction comes true
    win: Measurement  # the chance to win the game
    loss: Measurement  # what it is worth less than the best, in points
    share: Figure  # how often the network would make it
    tricks: tuple[Figure, ...]  # the chances of 0, 1, … tricks for its seat


@dataclass(frozen=True)
class Judgement:
    """The moves considered, the best first; and the verdict on the one that was made."""

    options: tuple[
        JudgedMove, ...
    ]  # empty, if there was no choice, or none but what the network does
    best: Move
    loss: Measurement  # what the move that was made is worth less than the best
    verdict: Verdict
    worlds: int


def judge(queries: Sequence[Query], effort: Effort) -> list[Judgement]:
    """A judgement for every query; those asked together are played out together."""
    policy = load("archmage")
    views = [query.seen for query in queries]
    open_ = [at for at, seen in enumerate(views) if len(seen.legal_actions) > 1]
    logits = dict(zip(open_, policy.logits([views[at] for at in open_]), strict=True))
    cases = {at: _Case.begin(queries[at], logits[at], effort) for at in open_}
    if effort.trusted:
        trusted = [case for case in cases.values() if case.trusted]
        for together in _together(trusted, effort.trusted):
            _play(policy, together, effort.trusted)
    waiting, tried = [case for case in cases.values() if not case.trusted], 0
    while waiting:
        count = _next_worlds(tried, effort)
        for together in _together(waiting, count):
            _play(policy, together, count)
        tried += count
        waiting = [case for case in waiting if not case.is_clear(effort)]
        for case in waiting:
            case.give_up()
    return [
        cases[at].judgement() if at in cases else _forced(query) for at, query in enumerate(queries)
    ]


def _next_worlds(tried: int, effort: Effort) -> int:
    """How many worlds to try next, after `tried`: twice as many in all."""
    if not tried:
        return effort.first
    return min(tried, _AT_ONCE, (effort.most if tried < effort.most else effort.doubt) - tried)


def _forced(query: Query) -> Judgement:
    (move,) = query.seen.legal_actions
    return Judgement((), move, Measurement(0.0, 0.0), Verdict.FORCED, 0)


def _together(cases: Sequence[_Case], count: int) -> Iterator[list[_Case]]:
    """As many cases as fit into one run of the network."""
    batch: list[_Case] = []
    rows = 0
    for case in cases:
        batch.append(case)
        rows += count * len(case.alive)
        if rows >= _ROWS:
            yield batch
            batch, rows = [], 0
    if batch:
        yield batch


def _play(policy: Network, cases: Sequence[_Case], count: int) -> None:
    """Play out `count` more worlds for each of the cases."""
    starts: list[State] = []
    for case in cases:
        worlds = complete(policy, case.seen, deal_worlds(case.seen, count, case.rng))
        starts += [apply(world, case.moves[at]) for world in worlds for at in case.alive]
    ends = iter(play_out(policy, starts))
    for case in cases:
        case.note([[next(ends) for _ in case.alive] for _ in range(count)])


def complete(policy: Network, seen: View, worlds: list[State]) -> list[State]:
    """The worlds with the choices that are made already, but that this seat cannot see.

    Bids in secret are those that the network would have made; who has chosen in a phase in
    which all choose at once chooses again.
    """
    table, players = seen.table, seen.rules.players
    everyone, nothing = tuple(range(players)), (None,) * players
    if seen.rules.bidding is not Bidding.OPEN and table.phase is Phase.BID:
        open_table = replace(table, to_act=everyone)
        return [replace(world, table=open_table, bids=nothing) for world in worlds]
    if seen.rules.bidding is Bidding.SECRET and not table.opening:
        worlds = _with_bids(policy, seen, worlds)
    if table.phase is Phase.PASS:
        open_table = replace(table, to_act=everyone)
        worlds = [replace(world, table=open_table, aside=nothing) for world in worlds]
    return worlds


def _with_bids(policy: Network, seen: View, worlds: list[State]) -> list[State]:
    others = [seat for seat in range(seen.rules.players) if seat != seen.seat]
    views = [view_at_bid(world, seat) for world in worlds for seat in others]
    answers = iter(policy.logits(views))
    made = []
    for world in worlds:
        bids = world.bids
        for seat in others:
            bids = put(bids, seat, int(next(answers).argmax()))
        made.append(replace(world, bids=bids))
    return made


@dataclass
class _Case:
    """A decision that is being judged."""

    seen: View
    chosen: Move | None
    moves: list[Move]  # the first is the one that was made, or else the network's
    shares: list[float]
    rng: Random
    alive: list[int]  # those that may yet be the best, and the first
    trusted: bool  # the first is one that the network would make, too
    known: int | None  # the best, where it is known already
    tried: int = 0
    worth: list[Numbers] = field(default_factory=list)  # [worlds, moves], nan where given up
    points: list[Numbers] = field(default_factory=list)
    exact: list[Numbers] = field(default_factory=list)
    win: list[Numbers] = field(default_factory=list)
    taken: list[Numbers] = field(default_factory=list)

    @classmethod
    def begin(cls, query: Query, logits: Floats, effort: Effort) -> _Case:
        """Choose the moves to be considered."""
        seen, legal = query.seen, query.seen.legal_actions
        weights = np.exp(logits - logits.max()).astype(float)
        share = dict(zip(legal, (weights / weights.sum()).tolist(), strict=True))
        behind = dict(zip(legal, (logits.max() - logits).tolist(), strict=True))
        favourite = legal[int(logits.argmax())]
        first = next(move for move in (query.chosen, query.best, favourite) if move is not None)
        likely = candidates(seen, favourite) if isinstance(first, Bid) else candidates(seen, first)
        rest = [move for move in likely if move != first and behind[move] < effort.reach]
        rest.sort(key=behind.__getitem__)
        own = share[first] if first == favourite or favourite in rest else share[favourite]
        trusted = query.chosen is not None and own >= effort.trust
        asked = [*([query.best] if query.best else []), *query.also]
        rest = rest[: min(1, effort.rivals) if trusted else effort.rivals]
        moves = list(dict.fromkeys([first, *asked, *rest]))
        return cls(
            seen,
            query.chosen,
            moves,
            [own, *(share[move] for move in moves[1:])],
            Random(query.seed),
            [*range(len(moves))],
            trusted,
            None if query.best is None else moves.index(query.best),
        )

    def note(self, ends: list[list[State]]) -> None:
        """What came of the moves in some worlds more."""
        seat = self.seen.seat
        assert seat is not None
        tables = [state.table for row in ends for state in row]
        rows = [table.pad[-1] for table in tables]
        shape = len(ends), len(self.alive)
        worth = values_of_rounds(tables)[seat]
        points = np.array([row.points[seat] for row in rows], float)
        met = np.array([row.bids[seat] == row.taken[seat] for row in rows], float)
        win = chances_between_rounds(tables)[:, seat]
        taken = np.array([row.taken[seat] for row in rows], float)
        for kept, found in (
            (self.worth, worth),
            (self.points, points),
            (self.exact, met),
            (self.win, win),
            (self.taken, taken),
        ):
            full = np.full((len(ends), len(self.moves)), np.nan)
            full[:, self.alive] = found.reshape(shape)
            kept.append(full)
        self.tried += len(ends)

    def is_clear(self, effort: Effort) -> bool:
        """Whether more worlds would say nothing new, or there are to be no more."""
        if len(self.alive) == 1:
            return True
        losses, best = self._losses(), self._best()
        if self.chosen is None:
            sure = min(losses[at].surely for at in self.alive if at != best) > 0
            return sure or self.tried >= effort.most
        loss = losses[0]
        if loss.surely >= MISTAKE:  # nobody is accused before all worlds are tried
            known = abs(loss.value - BLUNDER) >= _APART * loss.error
            return self.tried >= (effort.most if known else max(effort.most, effort.doubt))
        in_the_end = loss.error * sqrt(self.tried / effort.most)
        hopeless = loss.value + loss.error < INACCURACY + LIKELY * in_the_end
        small = loss.value + loss.error < MISTAKE and loss.error < 1.0
        return hopeless or small or self.tried >= effort.most

    def give_up(self) -> None:
        """Leave out the moves that are surely not the best; never the first."""
        losses, best = self._losses(), self._best()
        self.alive = [
            at
            for at in self.alive
            if at in (0, best) or losses[at].value < _ALIVE * losses[at].error
        ]

    def judgement(self) -> Judgement:
        """The judgement from the worlds that were played out so far."""
        if not self.tried:
            return Judgement((), self.moves[0], Measurement(0.0, 0.0), Verdict.BEST, 0)
        losses, best = self._losses(), 0 if self.trusted else self._best()
        order = sorted(range(len(self.moves)), key=lambda at: (at != best, losses[at].value))
        options = tuple(self._option(at, losses[at]) for at in order)
        loss = losses[0]
        verdict = judge_loss(loss, best=best == 0)
        return Judgement(options, self.moves[best], loss, verdict, self.tried)

    def _best(self) -> int:
        """The place of the best move: the first, or the one most surely worth more."""
        if self.known is not None:
            return self.known
        rivals = [at for at in self.alive if at and self._behind(0, at).value > 0]
        return max(rivals, key=lambda at: self._behind(0, at).surely, default=0)

    def _losses(self) -> list[Measurement]:
        """What every move is worth less than the best."""
        best = 0 if self.trusted else self._best()
        return [self._behind(at, best) for at in range(len(self.moves))]

    def _behind(self, one: int, other: int) -> Measurement:
        """What one move is worth less than another, in the worlds in which both were tried."""
        if one == other:
            return Measurement(0.0, 0.0)
        worth = np.concatenate(self.worth)
        gaps = worth[:, other] - worth[:, one]
        gaps = gaps[~np.isnan(gaps)]
        count = len(gaps)
        mean = gaps.sum() / (count + _PRIOR / 3)
        squares = ((gaps - mean) ** 2).sum() + _PRIOR * _SPREAD**2
        return Measurement(float(mean), float(np.sqrt(squares / (count + _PRIOR - 1) / count)))

    def _option(self, at: int, loss: Measurement) -> JudgedMove:
        taken = np.concatenate(self.taken)[:, at]
        taken = taken[~np.isnan(taken)].astype(int)
        counts = np.bincount(taken, minlength=self.seen.table.hand_size + 1)
        return JudgedMove(
            self.moves[at],
            _estimate(self.points, at),
            _estimate(self.exact, at),
            _estimate(self.win, at),
            loss,
            self.shares[at],
            tuple((counts / len(taken)).tolist()),
        )


def _estimate(kept: list[Numbers], at: int) -> Measurement:
    values = np.concatenate(kept)[:, at]
    values = values[~np.isnan(values)]
    return Measurement(float(values.mean()), float(values.std() / np.sqrt(max(1, len(values) - 1))))
