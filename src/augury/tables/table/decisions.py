"""What becomes of a command: the entries it leads to, or the reason why it is refused.

Pure, like the sitting: nothing is written here, and the time is an argument. What the rules of the
game refuse, `folding.advance` refuses, when the entries are carried out. The file is longer than
most: every command is in it, and what they all have to check.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import assert_never

from augury.game import CHANCE, Chance, Rules, fair, view
from augury.game.errors import NoSuchSeat
from augury.game.text.notation import format_action, format_move
from augury.tables.errors import (
    AtStake,
    ChatOff,
    Malformed,
    NameTaken,
    NoSuchBot,
    NotAlone,
    NotCommitted,
    NothingDue,
    NothingPlayed,
    NotHost,
    NotSeated,
    SeatTaken,
    Stale,
    WrongStage,
)
from augury.tables.names import is_bot_name, resembles
from augury.tables.protocol.commands import (
    Act,
    Claim,
    Command,
    Commit,
    Contribute,
    Leave,
    PassHosting,
    Rematch,
    Remove,
    Say,
    SeatBot,
    Start,
    TakeBack,
)
from augury.tables.protocol.fields import Stage
from augury.tables.protocol.tables import NewSeat, Setup
from augury.tables.table.claims import may_claim, play_out
from augury.tables.table.dealing import deal_cards, new_seeds
from augury.tables.table.entries import (
    ActedEntry,
    ArrivedEntry,
    BotSeatedEntry,
    ClaimedEntry,
    CommittedEntry,
    ContributedEntry,
    DealtEntry,
    Entry,
    FrozenEntry,
    HostPassedEntry,
    LeftEntry,
    RematchAskedEntry,
    RematchedEntry,
    SaidEntry,
    SatEntry,
    StartedEntry,
    TakenBackEntry,
    TakenOverEntry,
)
from augury.tables.table.folding import Events, advance, parse_move
from augury.tables.table.sitting import Sitting
from augury.tables.transition import Transition


@dataclass(frozen=True)
class Context:
    """What a decision depends on besides the table itself."""

    process: str  # this server process
    bots: Collection[str]
    substitute: str  # the bot that plays for people who are away
    today: Callable[[], str] = lambda: datetime.now(UTC).date().isoformat()
    seeds: Callable[[Rules], list[str]] = new_seeds
    deal: Callable[[Sitting], Chance] = deal_cards


def carry_out(
    sitting: Sitting, entries: list[Entry], context: Context, at: float
) -> Transition[Entry, Sitting, Events]:
    """Carry out entries, and what follows from them. Raises `IllegalAction`."""
    waiting = list(entries)
    done: list[Entry] = []
    sittings: list[Sitting] = []
    events: list[Events] = []
    while waiting:
        entry = waiting.pop(0)
        sitting, happened = advance(sitting, entry)
        done.append(entry)
        sittings.append(sitting)
        events.append(happened)
        if not waiting:
            waiting += _following(sitting, context, at)
    return Transition(tuple(done), tuple(sittings), tuple(events))


def _following(sitting: Sitting, context: Context, at: float) -> list[Entry]:
    """The start, once everyone has contributed, and the deal, where one is due."""
    if sitting.state is None:
        if sitting.shuffle is not None and not sitting.shuffle.missing:
            return [StartedEntry(at=at, fill=None, date=context.today())]
    elif sitting.state.phase in CHANCE:
        return [DealtEntry(at=at, deal=format_action(context.deal(sitting)))]
    return []


def decide(
    sitting: Sitting, seat: int | None, command: Command, context: Context, at: float
) -> list[Entry]:
    """What `command`, given by the person of `seat`, leads to."""
    if seat is None:
        raise NotSeated(f"{command.type}: only who sits at the table may do this")
    match command:
        case Act():
            return _act_entries(sitting, seat, command, context, at)
        case Claim():
            return _claim_entries(sitting, seat, command, at)
        case TakeBack():
            return _take_back_entries(sitting, seat, command, context, at)
        case Say():
            return _say_entries(sitting, seat, command, at)
        case Start(fill=fill):
            _only_host(sitting, seat, command)
            _require_stage(sitting, command, "lobby")
            if fill is not None:
                _require_bot(fill, context)
            elif any(chair.open for chair in sitting.chairs):
                raise WrongStage("start: there are open seats; name a bot to fill them, or wait")
            if any(chair.commitment is not None for chair in sitting.chairs):
                return [FrozenEntry(at=at, fill=fill)]
            return [StartedEntry(at=at, fill=fill, date=context.today())]
        case Leave():
            if not sitting.started:
                return _leave(sitting, seat, context, at)
            if sitting.chairs[seat].bot is not None:
                raise WrongStage("leave: a bot plays for you already")
            return [TakenOverEntry(at=at, seat=seat, bot=context.substitute)]
        case SeatBot(seat=other, bot=bot):
            _only_host(sitting, seat, command)
            _require_stage(sitting, command, "lobby")
            if sitting.chairs[_require_seat(sitting, other)].name is not None:
                raise SeatTaken(f"seat_bot: {sitting.chairs[other].name} sits in seat {other}")
            if bot is not None:
                _require_bot(bot, context)
            return [BotSeatedEntry(at=at, seat=other, bot=bot)]
        case Remove(seat=other):
            _only_host(sitting, seat, command)
            _require_stage(sitting, command, "lobby")
            _require_person(sitting, other, command)
            if other == seat:
                raise NoSuchSeat("remove: to go yourself, leave")
            return [LeftEntry(at=at, seat=other, removed=True)]
        case PassHosting(seat=other):
            _only_host(sitting, seat, command)
            _require_person(sitting, other, command)
            return [HostPassedEntry(at=at, seat=other)]
        case Commit(commitment=commitment):
            if sitting.started:
                raise WrongStage("commit: only before the start or after the end")
            return [CommittedEntry(at=at, seat=seat, commitment=commitment)]
        case Contribute():
            return _contribute(sitting, seat, command, at)
        case Rematch():
            _require_stage(sitting, command, "over")
            return _rematch(sitting, seat, context, at)
        case _:
            assert_never(command)


def sit_down(sitting: Sitting, wish: NewSeat, key: str, at: float) -> list[Entry]:
    """Let a person sit down, with the hash of the key they will have; or do already."""
    if sitting.seat_of(key) is not None:
        return []
    if sitting.started:
        raise WrongStage("the game has begun: a seat can be taken before it or after it")
    seat = wish.seat
    if seat is None:
        seat = next((seat for seat, chair in enumerate(sitting.chairs) if chair.open), None)
        if seat is None:
            raise SeatTaken(f"all {sitting.rules.players} seats are taken")
    elif not sitting.chairs[_require_seat(sitting, seat)].open:
        raise SeatTaken(f"seat {seat} is taken")
    other = resembles(wish.name, (chair.name for chair in sitting.chairs if chair.name is not None))
    if other is not None:
        raise NameTaken(f"{wish.name!r} can hardly be told from {other!r}, who sits here already")
    check_name(wish.name)
    sat: list[Entry] = [SatEntry(at=at, seat=seat, name=wish.name, key=key, program=wish.program)]
    if sitting.chairs[sitting.host].name is None:  # everyone had gone
        sat.append(HostPassedEntry(at=at, seat=seat))
    return sat


def check_name(name: str) -> None:
    """Refuse a name that poses as a bot."""
    if is_bot_name(name):
        raise NameTaken(f"{name!r} is what a bot is called, or looks like it: choose another")


def check_setup(setup: Setup, seat: int, context: Context) -> None:
    """Refuse a table that cannot be set up so. Raises `RulesError` for rules that contradict."""
    rules = setup.rules.rules()
    for other, bot in setup.bots.items():
        if other >= rules.players:
            raise NoSuchSeat(f"bots: there is no seat {other} at a table for {rules.players}")
        if other == seat:
            raise SeatTaken(f"bots: seat {other} is your own")
        _require_bot(bot, context)
    if seat >= rules.players:
        raise NoSuchSeat(f"there is no seat {seat} at a table for {rules.players}")


def _act_entries(
    sitting: Sitting, seat: int, command: Act, context: Context, at: float
) -> list[Entry]:
    _require_stage(sitting, command, "playing")
    move = parse_move(command.action, seat)
    asked = sitting.asked[seat]
    if asked is not None and command.version < asked.version:
        raise Stale(
            f"act: seat {seat} was asked at version {asked.version}, "
            f"and has only heard of version {command.version}"
        )
    acted = ActedEntry(at=at, seat=seat, action=format_move(move), by="person")
    return [*_return_entries(sitting, seat, context, at), acted]


def _return_entries(sitting: Sitting, seat: int, context: Context, at: float) -> list[Entry]:
    """A person who acts has returned, if a bot played for them."""
    if sitting.chairs[seat].bot is None:
        return []
    return [ArrivedEntry(at=at, seat=seat, process=context.process)]


def _claim_entries(sitting: Sitting, seat: int, command: Claim, at: float) -> list[Entry]:
    _require_stage(sitting, command, "playing")
    assert sitting.state is not None
    if not may_claim(view(sitting.state, seat)):
        raise AtStake(f"claim: not every trick that is left goes to seat {seat} for certain")
    moves = tuple(format_action(move) for move in play_out(sitting.state))
    return [ClaimedEntry(at=at, seat=seat, moves=moves)]


def _take_back_entries(
    sitting: Sitting, seat: int, command: TakeBack, context: Context, at: float
) -> list[Entry]:
    _require_stage(sitting, command, "playing")
    others = [chair.name for chair in sitting.chairs if chair.name is not None]
    if len(others) > 1:
        raise NotAlone(f"take_back: people play here, {', '.join(others)}: what lies, lies")
    if sitting.last_move(seat) is None:
        raise NothingPlayed(f"take_back: seat {seat} has made no move in this round")
    return [*_return_entries(sitting, seat, context, at), TakenBackEntry(at=at, seat=seat)]


def _contribute(sitting: Sitting, seat: int, command: Contribute, at: float) -> list[Entry]:
    """Nobody sees a contribution before all are bound, and nobody can choose one then."""
    _require_stage(sitting, command, "shuffling")
    assert sitting.shuffle is not None
    bound = sitting.shuffle.bound[seat]
    if bound is None or seat not in sitting.shuffle.missing:
        raise NothingDue(f"contribute: nothing is due from seat {seat}, or no longer")
    contribution = command.contribution
    if fair.commit_contribution(bytes.fromhex(contribution), sitting.name, seat).hex() != bound:
        raise NotCommitted(f"contribute: seat {seat} is bound to {bound}, which is not of it")
    return [ContributedEntry(at=at, seat=seat, contribution=contribution)]


def _rematch(sitting: Sitting, seat: int, context: Context, at: float) -> list[Entry]:
    """Another game, once everyone who is here wants it; until then a wish."""
    if _still_asked(sitting, sitting.again | {seat}):
        return [RematchAskedEntry(at=at, seat=seat)]
    return [RematchedEntry(at=at, seeds=tuple(context.seeds(sitting.rules)))]


def _leave(sitting: Sitting, seat: int, context: Context, at: float) -> list[Entry]:
    """A free seat. If the others have waited for this person alone to play again, they do."""
    left: list[Entry] = [LeftEntry(at=at, seat=seat, removed=False)]
    waiting = sitting.again - {seat}
    if sitting.stage == "over" and waiting and not _still_asked(sitting, waiting | {seat}):
        left.append(RematchedEntry(at=at, seeds=tuple(context.seeds(sitting.rules))))
    return left


def _still_asked(sitting: Sitting, agreed: frozenset[int]) -> bool:
    """Whether anybody is here who has not said yet that they would play again."""
    return any(chair.processes and seat not in agreed for seat, chair in enumerate(sitting.chairs))


def _say_entries(sitting: Sitting, seat: int, command: Say, at: float) -> list[Entry]:
    given = (command.phrase, command.emote, command.text)
    if sum(part is not None for part in given) != 1:
        raise Malformed("say: exactly one of phrase, emote and text")
    if command.text is not None and not sitting.setup.chat:
        raise ChatOff("say: this table has agreed on phrases and emotes only")
    phrase, emote, text = given
    return [SaidEntry(at=at, seat=seat, phrase=phrase, emote=emote, text=text)]


def _require_stage(sitting: Sitting, command: Command, stage: Stage) -> None:
    if sitting.stage != stage:
        when: dict[Stage, str] = {
            "lobby": "before the start",
            "shuffling": "between the start and the first deal",
            "playing": "during a game",
            "over": "after the end",
        }
        raise WrongStage(f"{command.type}: only {when[stage]}")


def _only_host(sitting: Sitting, seat: int, command: Command) -> None:
    if seat != sitting.host:
        raise NotHost(f"{command.type}: only the host may, who sits in seat {sitting.host}")


def _require_seat(sitting: Sitting, seat: int) -> int:
    if seat >= sitting.rules.players:
        raise NoSuchSeat(f"there is no seat {seat} at a table for {sitting.rules.players}")
    return seat


def _require_person(sitting: Sitting, seat: int, command: Command) -> None:
    if sitting.chairs[_require_seat(sitting, seat)].name is None:
        raise NoSuchSeat(f"{command.type}: nobody sits in seat {seat} but perhaps a bot")


def _require_bot(bot: str, context: Context) -> None:
    if bot not in context.bots:
        raise NoSuchBot(f"no bot {bot!r}: choose from {', '.join(sorted(context.bots))}")
