"""Odd company, as players: they bid or play as a child might, and not as their cards ask for.

A player has a way to bid and a way to play: zero, maximum, random, fair or sensible; highest,
lowest, random, contrary (against its own bid) or sensible. Sensible is what the apprentice does.
`train/company.py` has the same for thousands of games at once.
"""

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from os import cpu_count
from random import Random

from augury.arena import Estimate, estimate
from augury.bots import bot
from augury.bots.bot import Bot
from augury.game import Bid, Move, Phase, Play, Rules, View, apply, deal, start, view
from augury.game.play.tricks import strength


@dataclass(frozen=True)
class Odd:
    """A player of odd company."""

    bid: str
    play: str

    def act(self, seen: View, rng: Random) -> Move:
        """As its ways say; what they say nothing about, as is sensible."""
        legal = seen.legal_actions
        if isinstance(legal[0], Bid):
            return self._bid(seen, [move for move in legal if isinstance(move, Bid)], rng)
        if isinstance(legal[0], Play):
            return self._play(seen, [move for move in legal if isinstance(move, Play)], rng)
        return _sensible(seen, rng)

    def _bid(self, seen: View, legal: list[Bid], rng: Random) -> Move:
        fair = round(seen.table.hand_size / seen.rules.players)
        match self.bid:
            case "zero":
                return legal[0]
            case "maximum":
                return legal[-1]
            case "random":
                return rng.choice(legal)
            case "fair":
                return min(legal, key=lambda move: abs(move.tricks - fair))
            case _:
                return _sensible(seen, rng)

    def _play(self, seen: View, legal: list[Play], rng: Random) -> Move:
        def rank(move: Play) -> tuple[int, float]:
            return strength(move.face, seen.table.trump, move.face.suit, True)

        high = self.play == "highest"
        match self.play:
            case "random":
                return rng.choice(legal)
            case "contrary":
                assert seen.seat is not None
                high = seen.table.taken[seen.seat] >= (seen.bid or 0)
            case "sensible":
                return _sensible(seen, rng)
            case _:
                pass
        return max(legal, key=rank) if high else min(legal, key=rank)


def _sensible(seen: View, rng: Random) -> Move:
    return bot("apprentice").act(seen, rng)


COMPANIES: Mapping[str, tuple[str, ...]] = {  # by turns from the hero's left neighbour on
    "random / random": ("random random",),
    "zero / random": ("zero random",),
    "maximum / highest": ("maximum highest",),
    "maximum / lowest": ("maximum lowest",),
    "zero / highest": ("zero highest",),
    "zero / lowest": ("zero lowest",),
    "fair / random": ("fair random",),
    "sensible / contrary": ("sensible contrary",),
    "zero / sensible": ("zero sensible",),
    "novice": ("novice",),
    "zero / random, apprentice": ("zero random", "apprentice"),
    "maximum / highest, apprentice": ("maximum highest", "apprentice"),
}


def among(hero: str, company: str, rules: Rules, deals: int) -> tuple[Estimate, float]:
    """A hero's points among this company, and its share of the victories.

    One game of each deal, the hero a seat further every time.
    """
    several = [(hero, company, rules, number) for number in range(deals)]
    with ProcessPoolExecutor(cpu_count() or 1) as pool:
        games = [*pool.map(_game, several, chunksize=2)]
    points, won = zip(*games, strict=True)
    return estimate(points), sum(won) / deals


def _game(which: tuple[str, str, Rules, int]) -> tuple[int, float]:
    """The hero's points, and whether it won, or its part of a victory that it shares."""
    hero, company, rules, number = which
    shuffle = Random(f"deal {number}")  # the same cards for every hero
    own = number % rules.players
    players = [_player(company, (seat - own - 1) % rules.players) for seat in range(rules.players)]
    players[own] = bot(hero)
    luck = [Random(f"{number} {seat}") for seat in range(rules.players)]
    state = start(rules)
    while state.phase is not Phase.OVER:
        if not state.to_act:
            state = apply(state, deal(state, shuffle))
        else:
            seat = state.to_act[0]
            state = apply(state, players[seat].act(view(state, seat), luck[seat]))
    winners = state.table.winners
    return state.table.totals[own], (own in winners) / len(winners)


def _player(company: str, turn: int) -> Bot:
    names = COMPANIES[company]
    bid, _, play = names[turn % len(names)].partition(" ")
    return Odd(bid, play) if play else bot(bid)
