"""A game against bots in this process, kept in a file after every move.

Both tables play it: the full screen through a `LocalSession`, the plain game line by line.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from augury.bots import NAMES, Bot, bot
from augury.bots.bot import in_one_line
from augury.cli import saves
from augury.cli.errors import SaveError, UsageError
from augury.cli.sessions.session import Happened
from augury.game import Action, Phase, State, View, concerns, deal, step, view
from augury.game.text.record import Record

__all__ = ["LocalGame"]


class LocalGame:
    """One person's game. What is shown comes from the view; the state is only for the engine.

    A bot that is one of ours is made when its turn comes, so that the table is there sooner; one
    of somebody else is made at once, and a wrong name refused. Raises `UsageError`, `BotError` and
    `SaveError`.
    """

    def __init__(self, record: Record, path: Path, opponent: Bot | None = None) -> None:
        self.record = record
        self.path = path
        self.seat = saves.seat_of(record)
        self.state: State = record.state
        self.trouble: SaveError | None = None  # why the game could not be kept the last time
        self.faults: tuple[str, ...] = ()  # of a bot that is not ours
        self._bot = opponent
        spec = saves.opponents_of(record)
        if spec.partition(":")[0] not in NAMES and ":" not in spec and not spec.endswith(".onnx"):
            raise UsageError("terminal-no-player", name=repr(spec), names=", ".join(NAMES))
        if spec not in NAMES:
            self._opponent()
        saves.write(path, record, lasting=False)  # before the first move there is little to lose

    @property
    def view(self) -> View:
        """What the person may know."""
        return view(self.state, self.seat)

    @property
    def over(self) -> bool:
        """Whether the last round is scored."""
        return self.state.phase is Phase.OVER

    def decide(self) -> Action | None:
        """What the shuffler or the next bot does; nothing, if the game waits for the person.

        It is only thought out here, so that it may take its time while the person acts. A bot that
        raises or moves illegally is at fault, and a random legal move is made in its place.
        """
        state, record = self.state, self.record
        if state.phase is Phase.DEAL:
            number = state.table.number + 1
            return deal(state.table, saves.chance(record, "round", number))
        others = [seat for seat in state.to_act if seat != self.seat]
        if not others:
            return None
        rng = saves.chance(record, "action", len(record.actions))
        seen = view(state, others[0])
        try:
            move = self._opponent().act(seen, rng)
            step(state, move)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - anyone's bot may make mistakes
            self.faults = (*self.faults, in_one_line(error))
            return rng.choice(seen.legal_actions)
        return move

    def do(self, action: Action) -> Happened:
        """Carry out an action and keep it. Raises `IllegalAction`."""
        done = step(self.state, action)
        self.state = done.state
        self.record = saves.after(self.record, action)
        if self.faults:
            tags = {**self.record.tags, "faults": str(len(self.faults))}
            self.record = replace(self.record, tags=tags)
        self.save(lasting=False)
        seen = tuple(event for event in done.events if concerns(event, self.seat))
        return Happened(seen, self.view)

    def save(self, *, lasting: bool) -> None:
        """Keep the game; when that fails, `trouble` says why, and it can be played on."""
        try:
            saves.write(self.path, self.record, lasting=lasting)
            self.trouble = None
        except SaveError as error:
            self.trouble = error

    def _opponent(self) -> Bot:
        if self._bot is None:
            self._bot = bot(saves.opponents_of(self.record))
        return self._bot
