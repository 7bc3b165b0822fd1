"""A game against bots in this process: a table of the hub, kept in one `.wiz` file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from augury.bots import NAMES, Bot, bot
from augury.bots.bot import in_one_line
from augury.cli import saves
from augury.cli.errors import UsageError
from augury.cli.sessions.game_file import BOT, GameFile
from augury.cli.sessions.table import TableSession
from augury.cli.sessions.updates import Closed, Happened, Trouble
from augury.cli.words.speech import names_of
from augury.game import Chance, Deal, Move, View, concerns, step, view
from augury.game.text.record import Record, replay
from augury.tables.hub.thinking import Thinker, think
from augury.tables.local.host import PROCESS, LocalConnection, LocalHost
from augury.tables.local.store import LocalStore
from augury.tables.protocol.closings import ended
from augury.tables.table.decisions import Context


class Opponents(Thinker):
    """The bots of the other seats, which may be anyone's.

    They think in a thread, so that a screen stays awake meanwhile. A bot that raises or moves
    illegally is at fault, and a random legal move is made in its place.
    """

    def __init__(self, file: GameFile, opponent: Bot | None) -> None:
        self.faults: tuple[str, ...] = ()
        self._file = file
        self._bot = opponent

    def prepare(self) -> None:
        """Make the bot, or say why that cannot be. Raises `UsageError` and `BotError`.

        One of ours is made when its turn comes, so that the table is there sooner.
        """
        spec = saves.opponents_of(self._file.record)
        if spec.partition(":")[0] not in NAMES and ":" not in spec and not spec.endswith(".onnx"):
            raise UsageError("terminal-no-player", name=repr(spec), names=", ".join(NAMES))
        if spec not in NAMES:
            self._opponent()

    async def think(self, name: str, seen: View) -> Move:
        """What a bot does; the clock's own plays for a person whose time is up."""
        if name != BOT:
            return think(name, seen)
        record, seat = self._file.record, seen.seat
        made = sum(not isinstance(one, Chance) and one.seat == seat for one in record.actions)
        chance = saves.chance(record, "seat", seat, "action", made)
        move, fault = await asyncio.to_thread(self._move, seen, chance)
        if fault is not None:
            self.faults = (*self.faults, fault)
            self._file.faults = len(self.faults)
        return move

    def _move(self, seen: View, chance: Random) -> tuple[Move, str | None]:
        try:
            move = self._opponent().act(seen, chance)
            if move in seen.legal_actions:
                return move, None
            step(self._file.state, move)  # raises what is wrong with it
            fault = f"{move} is not legal"
        except (Exception, SystemExit) as error:  # noqa: BLE001 - anyone's bot may make mistakes
            fault = in_one_line(error)
        return chance.choice(seen.legal_actions), fault

    def _opponent(self) -> Bot:
        if self._bot is None:
            self._bot = bot(saves.opponents_of(self._file.record))
        return self._bot


class LocalTable(TableSession):
    """One person's game. Raises `UsageError`, `BotError` and `SaveError`."""

    def __init__(
        self, record: Record, path: Path, language: str = "en", opponent: Bot | None = None
    ) -> None:
        super().__init__(language)
        self.file = GameFile(record, path)
        self.opponents = Opponents(self.file, opponent)
        self.opponents.prepare()
        self.file.begin()
        self.seat = self.file.seat
        self.names = names_of(record, language)
        self.view = self.begun
        self._told = False  # that the game cannot be kept
        self._host: LocalHost | None = None
        self._connection: LocalConnection | None = None
        self._welcomed = asyncio.Event()  # keys come sooner than the table

    @property
    def begun(self) -> View:
        """What the person may know of the game as it lies in the file."""
        return view(self.file.state, self.file.seat)

    async def open(self) -> None:
        """Sit down at the table; from now on the bots play."""
        if self._host is not None:
            return
        file = self.file
        store = LocalStore(file, lambda _: None)  # the file says itself what is wrong with it
        context = Context(process=PROCESS, bots=(BOT,), substitute=NAMES[0])
        self._host = LocalHost(store, thought=0, bots=self.opponents, context=context)
        await self._host.start()
        self._connection = await self._host.connect(file.table, None, self._hear_text, self._end)

    async def close(self) -> None:
        """Leave; the game can be gone on with."""
        if self._host is not None:
            await self._host.stop()
            self._host = self._connection = None

    @property
    def round_so_far(self) -> tuple[Happened, ...]:
        """What has happened in this round, from its deal on."""
        steps: list[Happened] = []
        for done in replay(self.file.record):
            if isinstance(done.action, Deal):
                steps = []
            seen = tuple(event for event in done.events if concerns(event, self.file.seat))
            steps.append(Happened(seen, view(done.state, self.file.seat)))
        return tuple(steps)

    @property
    def alone(self) -> bool:
        """Whether all others are bots: they always are here."""
        return True

    @property
    def talks(self) -> bool:
        """Whether there are people to talk to: here there are none."""
        return False

    async def act(self, move: Move) -> None:
        """Make the person's move, once the table is open. Raises `Refused`."""
        await self._welcomed.wait()
        await super().act(move)

    async def again(self) -> None:
        """Another game is another file: who keeps them begins it."""

    async def record(self) -> Record:
        """The game so far."""
        return self.file.record

    async def _send(self, text: str) -> None:
        await self._welcomed.wait()
        if self._connection is not None:
            self._connection.hear(text)

    def _hear_text(self, text: str) -> None:
        trouble = self.file.trouble
        if trouble is not None and not self._told:
            self._updates.put_nowait(Trouble(trouble))
        self._told = trouble is not None
        self._read(text)
        self._welcomed.set()

    def _end(self, code: int) -> None:
        why = ended(code) or "cleared"
        self._updates.put_nowait(Closed(f"closed-{why.replace('_', '-')}"))

    def _name_seats(self) -> None:
        super()._name_seats()
        self.names = names_of(self.file.record, self.language)
