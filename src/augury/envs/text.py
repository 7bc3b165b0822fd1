"""The game in words, for language models: a view as text, a move out of prose, a game for a seat.

    game = TextGame("players=3", opponents=("apprentice",), seed="1")
    while not game.over:
        game.play(model(game.observation))      # "I hold two Wizards, so I say bid=2."
    game.state.table.totals

The text has what the seat may know and nothing else. What a model writes is read and never run; and
what other players write is no part of the text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Final

from augury.bots import Bot, bot
from augury.game.errors import NotationError
from augury.game.play.actions import Action, Move
from augury.game.play.dealer import deal
from augury.game.play.engine import start
from augury.game.play.steps import step
from augury.game.play.table import Phase
from augury.game.play.views import View, view
from augury.game.rules import Rules
from augury.game.text.notation import format_move, parse_rules

LEGEND: Final = (
    "Cards: R, Y, G, B and a number are the suits red, yellow, green and blue from 1 to 13; W is a "
    "Wizard, which wins the trick if it is the first; J is a Jester, which loses."
)
_WORD: Final = r"(?<![\w=+-]){}(?![\w=])"


def tell(seen: View) -> str:
    """A view in words: the table, one's own hand, and which moves are legal."""
    who = "You watch." if seen.seat is None else f"You are seat {seen.seat}."
    lines = [who, LEGEND, "", str(seen)]
    if legal := seen.legal_actions:
        lines += ["", f"Your legal moves: {' '.join(map(format_move, legal))}"]
    elif seen.table.phase is Phase.OVER:
        lines += ["", f"The game is over. Winners: seats {seen.table.winners}."]
    return "\n".join(lines)


def read_move(text: str, seen: View) -> Move:
    """The legal move that was named last in prose. Raises `NotationError`, with what is legal.

    >>> from augury.testing.scenarios import dealt
    >>> seen = view(dealt("B1 | R3 | G2", up="G4"), 1)
    >>> read_move("Not bid=0. With the red three I say BID=1.", seen)
    Bid(seat=1, tricks=1)
    """
    found = [
        (match.end(), -match.start(), number)
        for number, move in enumerate(seen.legal_actions)
        for match in re.finditer(
            _WORD.format(re.escape(format_move(move))), text, flags=re.IGNORECASE
        )
    ]
    if not found:
        legal = " ".join(map(format_move, seen.legal_actions)) or "none now"
        raise NotationError(f"no legal move is named; legal: {legal}")
    return seen.legal_actions[max(found)[2]]


class TextGame:
    """A game in which one seat speaks, and bots sit in the others."""

    def __init__(
        self,
        rules: Rules | str = "players=4",
        opponents: Sequence[str | Bot] = ("apprentice",),
        seat: int = 0,
        seed: str = "",
    ) -> None:
        self.rules = parse_rules(rules) if isinstance(rules, str) else rules
        self.seat = seat
        self.state = start(self.rules)
        self.misread = 0  # texts without a legal move
        self._random = Random(seed)
        self._bots = [bot(one) for one in opponents]
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the last round is scored."""
        return self.state.phase is Phase.OVER

    @property
    def view(self) -> View:
        """What the seat may know."""
        return view(self.state, self.seat)

    @property
    def observation(self) -> str:
        """The same in words."""
        return tell(self.view)

    def play(self, text: str) -> Move:
        """The move that the text names is made, and the others play on. Raises `NotationError`."""
        try:
            move = read_move(text, self.view)
        except NotationError:
            self.misread += 1
            raise
        self.state = step(self.state, move).state
        self._go_on()
        return move

    def play_any(self) -> Move:
        """A random legal move, in place of one that could not be read."""
        return self.play(format_move(self._random.choice(self.view.legal_actions)))

    def _go_on(self) -> None:
        """Deal, and let the others act until this seat is to."""
        while not self.over and self.seat not in self.state.to_act:
            if self.state.phase is Phase.DEAL:
                action: Action = deal(self.state, self._random)
            else:
                other = self.state.to_act[0]
                sits = self._bots[(other - self.seat - 1) % len(self._bots)]
                action = sits.act(view(self.state, other), self._random)
            self.state = step(self.state, action).state
