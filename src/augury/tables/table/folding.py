"""The fold of a table's log: entry by entry, the new sitting and what happened.

`advance` takes one entry. Two processes that have read the same log have equal sittings. The file
is longer than most, since every kind of entry is in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias, assert_never

from augury.game import EVERYONE, Action, Chance, Deal, Event, apply, start
from augury.game.fair import running_hash
from augury.game.play.events import Audience
from augury.game.play.events import events as game_events
from augury.game.text.notation import format_action, parse_action
from augury.game.text.notation import parse_move as read_move
from augury.game.values import put, replace
from augury.tables.errors import NoSuchTable
from augury.tables.protocol import events as table_events
from augury.tables.protocol.events import SeatChange
from augury.tables.table.entries import (
    ActedEntry,
    ArrivedEntry,
    BotSeatedEntry,
    ClaimedEntry,
    ClearedEntry,
    CommittedEntry,
    ContributedEntry,
    DealtEntry,
    DepartedEntry,
    Entry,
    FrozenEntry,
    HostPassedEntry,
    LeftEntry,
    OpenedEntry,
    RematchAskedEntry,
    RematchedEntry,
    SaidEntry,
    SatEntry,
    StartedEntry,
    TakenBackEntry,
    TakenOverEntry,
    WithheldEntry,
)
from augury.tables.table.sitting import Asked, Chair, Shuffle, Sitting, commitments, seat_info

parse_move = lru_cache(4096)(read_move)
"""The move that a text names, made by a seat: nearly always one that was made before."""

Events: TypeAlias = tuple[tuple[table_events.TableEvent | Event, Audience], ...]
"""What an entry makes happen, each with who may see it."""


def fold(entries: Iterable[Entry]) -> Sitting | None:
    """The table that these entries have made; none, if there are none."""
    sitting: Sitting | None = None
    for entry in entries:
        sitting, _ = advance(sitting, entry)
    return sitting


def advance(sitting: Sitting | None, entry: Entry) -> tuple[Sitting, Events]:
    """The table after one more entry, and what it made happen.

    Raises `IllegalAction` where the rules of the game refuse the entry, and `NoSuchTable` where it
    ends the table.
    """
    if isinstance(entry, ClearedEntry):
        raise NoSuchTable("nobody had come to this table for long, so it was cleared away")
    if sitting is None:
        assert isinstance(entry, OpenedEntry), "a log begins with the opening of the table"
        return _opened(entry), ()
    sitting = replace(sitting, version=sitting.version + 1, at=entry.at)
    match entry:
        case ActedEntry():
            return _acted(sitting, entry)
        case ClaimedEntry():
            return _claimed(sitting, entry)
        case TakenBackEntry():
            return _taken_back(sitting, entry)
        case DealtEntry():
            return _played(sitting, parse_action(entry.deal), entry.deal, entry.at)
        case OpenedEntry():
            raise AssertionError("a table is opened once")
        case SatEntry(seat=seat):
            chair = Chair(
                entry.name,
                entry.key,
                contribution=entry.contribution,
                since=entry.at,
                program=entry.program,
            )
            return _seated(sitting, seat, chair, "sat")
        case LeftEntry():
            return _left(sitting, entry)
        case BotSeatedEntry(seat=seat, bot=bot):
            return _seated(sitting, seat, Chair(bot=bot, since=entry.at), "bot")
        case HostPassedEntry(seat=seat):
            return replace(sitting, host=seat), ((table_events.HostChanged(host=seat), EVERYONE),)
        case CommittedEntry(seat=seat, commitment=commitment):
            committed = table_events.Committed(seat=seat, commitment=commitment)
            chair = replace(sitting.chairs[seat], commitment=commitment)
            return _with_chair(sitting, seat, chair), ((committed, EVERYONE),)
        case FrozenEntry():
            return _frozen(sitting, entry)
        case ContributedEntry():
            return _contributed(sitting, entry)
        case WithheldEntry():
            return _withheld(sitting, entry)
        case StartedEntry():
            return _started(sitting, entry)
        case ArrivedEntry():
            return _arrived(sitting, entry)
        case DepartedEntry():
            return _departed(sitting, entry)
        case TakenOverEntry(seat=seat, bot=bot):
            return _seated(sitting, seat, replace(sitting.chairs[seat], bot=bot), "taken_over")
        case SaidEntry(seat=seat):
            said = table_events.Said(
                seat=seat, phrase=entry.phrase, emote=entry.emote, text=entry.text
            )
            return sitting, ((said, EVERYONE),)
        case RematchAskedEntry(seat=seat):
            asked = table_events.RematchAsked(seat=seat)
            return replace(sitting, again=sitting.again | {seat}), ((asked, EVERYONE),)
        case RematchedEntry():
            return _rematched(sitting, entry)
        case _:
            assert_never(entry)


def _opened(entry: OpenedEntry) -> Sitting:
    setup, rules = entry.setup, entry.setup.rules.rules()
    chairs = [Chair(bot=setup.bots.get(seat), since=entry.at) for seat in range(rules.players)]
    chairs[entry.seat] = Chair(
        entry.name, entry.key, contribution=entry.contribution, since=entry.at
    )
    return Sitting(
        table=entry.table,
        version=1,
        at=entry.at,
        setup=setup,
        rules=rules,
        chairs=tuple(chairs),
        host=entry.seat,
        game=1,
        seeds=tuple(entry.seeds),
        state=None,
        asked=(None,) * rules.players,
    )


def _with_chair(sitting: Sitting, seat: int, chair: Chair) -> Sitting:
    return replace(sitting, chairs=put(sitting.chairs, seat, chair))


def _seated(sitting: Sitting, seat: int, chair: Chair, why: SeatChange) -> tuple[Sitting, Events]:
    sitting = _with_chair(sitting, seat, chair)
    return sitting, ((changed(sitting, seat, why), EVERYONE),)


def changed(sitting: Sitting, seat: int, why: SeatChange) -> table_events.SeatChanged:
    """What happened at a seat, and how it is now."""
    return table_events.SeatChanged(why=why, seat=seat_info(sitting, seat))


def _left(sitting: Sitting, entry: LeftEntry) -> tuple[Sitting, Events]:
    """Before the start, and after the end, the seat becomes free; hosting passes on by itself."""
    sitting = replace(sitting, again=sitting.again - {entry.seat})
    sitting, events = _seated(
        sitting, entry.seat, Chair(since=entry.at), "removed" if entry.removed else "left"
    )
    if sitting.host != entry.seat:
        return sitting, events
    return _pass_hosting(sitting, events)


def _pass_hosting(sitting: Sitting, events: Events) -> tuple[Sitting, Events]:
    """To the next person clockwise, one who is here if there is one."""
    players = sitting.rules.players
    order = [(sitting.host + step) % players for step in range(1, players)]
    people = [seat for seat in order if sitting.chairs[seat].name is not None]
    here = [seat for seat in people if sitting.chairs[seat].processes]
    for seat in here or people:
        return replace(sitting, host=seat), (
            *events,
            (table_events.HostChanged(host=seat), EVERYONE),
        )
    return sitting, events


def _frozen(sitting: Sitting, entry: FrozenEntry) -> tuple[Sitting, Events]:
    """Freeze the shuffle's commitments to those of the seats as they are now."""
    sitting, events = _filled(sitting, entry)
    commitments = sitting.seat_commitments
    shuffle = Shuffle(entry.at, commitments, commitments, (None,) * len(commitments))
    chairs = tuple(replace(chair, commitment=None) for chair in sitting.chairs)
    frozen = table_events.CommitmentsFrozen(commitments)
    return replace(sitting, chairs=chairs, shuffle=shuffle), (*events, (frozen, EVERYONE))


def _contributed(sitting: Sitting, entry: ContributedEntry) -> tuple[Sitting, Events]:
    seat, shuffle = entry.seat, sitting.shuffle
    shared = table_events.Contributed(seat=seat, contribution=entry.contribution)
    if shuffle is None:  # in the open, before the start: an older log
        chair = replace(sitting.chairs[seat], contribution=entry.contribution)
        return _with_chair(sitting, seat, chair), ((shared, EVERYONE),)
    contributions = put(shuffle.contributions, seat, entry.contribution)
    given = replace(shuffle, contributions=contributions)
    return replace(sitting, shuffle=given), ((shared, EVERYONE),)


def _withheld(sitting: Sitting, entry: WithheldEntry) -> tuple[Sitting, Events]:
    """Those who have contributed are bound to the next link of their chains, the others are out."""
    shuffle = sitting.shuffle
    assert shuffle is not None
    anew = replace(
        shuffle,
        since=entry.at,
        bound=shuffle.contributions,
        contributions=(None,) * len(shuffle.bound),
        withheld=(*shuffle.withheld, entry.seats),
    )
    withheld = table_events.Withheld(entry.seats)
    return replace(sitting, shuffle=anew), ((withheld, EVERYONE),)


def _filled(sitting: Sitting, entry: FrozenEntry | StartedEntry) -> tuple[Sitting, Events]:
    """Bots in the seats that are open."""
    events: Events = ()
    for seat, chair in enumerate(sitting.chairs):
        if chair.open:
            sitting, more = _seated(sitting, seat, Chair(bot=entry.fill, since=entry.at), "bot")
            events += more
    return sitting, events


def _started(sitting: Sitting, entry: StartedEntry) -> tuple[Sitting, Events]:
    sitting, events = _filled(sitting, entry)
    begun = table_events.GameStarted(game=sitting.game)
    first = running_hash.begin(sitting.rules, sitting.names, sitting.published)
    started = replace(sitting, state=start(sitting.rules), hash=first)
    return started, (*events, (begun, EVERYONE))


def _acted(sitting: Sitting, entry: ActedEntry) -> tuple[Sitting, Events]:
    move, text = parse_move(entry.action, entry.seat), f"{entry.seat}:{entry.action}"
    moved, events = _played(sitting, move, text, entry.at)
    if entry.by == "clock":
        return moved, ((table_events.TimeRanOut(seat=entry.seat), EVERYONE), *events)
    return moved, events


def _claimed(sitting: Sitting, entry: ClaimedEntry) -> tuple[Sitting, Events]:
    events: Events = ((table_events.Claimed(seat=entry.seat), EVERYONE),)
    for text in entry.moves:
        sitting, more = _played(sitting, parse_action(text), text, entry.at)
        events += more
    return sitting, events


def _taken_back(sitting: Sitting, entry: TakenBackEntry) -> tuple[Sitting, Events]:
    """The round once more from its deal, up to the move that is taken back.

    The hash is that of the game as it stands then, which is the game of the record.
    """
    assert sitting.dealt is not None
    kept = sitting.moves[: sitting.last_move(entry.seat)]
    state, first = sitting.dealt
    back = replace(sitting, state=state, hash=first, moves=())
    for move in kept:
        back, _ = _played(back, move, format_action(move), entry.at)
    now = Asked(sitting.version, entry.at)
    assert back.state is not None
    waiting = back.state.to_act
    asked = tuple(now if seat in waiting else None for seat in range(len(sitting.asked)))
    taken_back = table_events.TakenBack(seat=entry.seat)
    return replace(back, asked=asked), ((taken_back, EVERYONE),)


def _played(sitting: Sitting, action: Action, text: str, at: float) -> tuple[Sitting, Events]:
    assert sitting.state is not None
    assert sitting.hash is not None
    before = sitting.state
    after = apply(before, action)
    # A seat that had to decide and still has to, decides about the same thing as before.
    now = Asked(sitting.version, at)
    same = after.phase is before.phase
    decided = None if isinstance(action, Chance) else action.seat
    asked = tuple(
        [
            ((old if same and seat != decided else None) or now) if seat in after.to_act else None
            for seat, old in enumerate(sitting.asked)
        ]
    )
    events: Events = tuple(
        [(event, event.audience) for event in game_events(before, action, after)]
    )
    number = after.table.number
    seed = sitting.seeds[number - 1]
    if len(after.table.pad) > len(before.table.pad):
        shown = table_events.SeedRevealed(round=number, seed=seed)
        events = (*events, (shown, EVERYONE))
    now_hash = running_hash.extend(sitting.hash, bytes.fromhex(seed), text)
    played = replace(
        sitting,
        state=after,
        asked=asked,
        hash=now_hash,
        dealt=(after, now_hash) if isinstance(action, Deal) else sitting.dealt,
        moves=() if isinstance(action, Deal) else (*sitting.moves, action),
    )
    return played, events


def _arrived(sitting: Sitting, entry: ArrivedEntry) -> tuple[Sitting, Events]:
    """A person is here again: a bot that played for them gives the seat back.

    Nobody's time to contribute passes while nobody is here.
    """
    if sitting.shuffle is not None and not sitting.attended:
        sitting = replace(sitting, shuffle=replace(sitting.shuffle, since=entry.at))
    chair = sitting.chairs[entry.seat]
    processes = chair.processes | {entry.process}
    back = replace(chair, processes=processes, since=entry.at, bot=None)
    if chair.bot is not None:
        return _seated(sitting, entry.seat, back, "given_back")
    if chair.processes:
        return _with_chair(sitting, entry.seat, replace(chair, processes=processes)), ()
    return _seated(sitting, entry.seat, back, "arrived")


def _departed(sitting: Sitting, entry: DepartedEntry) -> tuple[Sitting, Events]:
    chair = sitting.chairs[entry.seat]
    processes = chair.processes - {entry.process}
    if not chair.processes or processes:
        return _with_chair(sitting, entry.seat, replace(chair, processes=processes)), ()
    gone = replace(chair, processes=processes, since=entry.at)
    return _seated(sitting, entry.seat, gone, "departed")


def _rematched(sitting: Sitting, entry: RematchedEntry) -> tuple[Sitting, Events]:
    again = replace(
        sitting,
        game=sitting.game + 1,
        seeds=tuple(entry.seeds),
        state=None,
        hash=None,
        asked=(None,) * sitting.rules.players,
        dealt=None,
        moves=(),
        again=frozenset(),
        shuffle=None,
        chairs=tuple(replace(chair, contribution=None) for chair in sitting.chairs),
    )
    rematched = table_events.Rematched(game=again.game, commitments=tuple(commitments(again)))
    return again, ((rematched, EVERYONE),)
