"""A whole game as a text that a person can read, write, edit and diff: the `.wiz` file.

    wiz 1
    rules: players=3 hand_sizes=1
    seat 0: Ada
    seat 1: Björn
    seat 2: Cem
    date: 2025-12-24

    round 1
    deal B1 W R3 up G7
    1:bid=1 2:bid=0 0:bid=0
    1:W 2:R3 0:B1
    # bids 0 1 0, taken 0 1 0, points 20 30 20, totals 20 30 20

The header has one `key: value` a line: the rules, the players' names, and tags of your own. What
follows is the notation of actions, laid out freely. From `#` to the end of its line is a comment.
A game may stop anywhere, but not within a line. Whatever is read is replayed through the engine,
so a record that loads is a game that could have been played.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, TypeAlias

from augury.game.errors import AuguryError, NotationError, RecordError
from augury.game.play.actions import Action, Deal
from augury.game.play.engine import apply, start
from augury.game.play.scoring import Row
from augury.game.play.steps import Step, step
from augury.game.play.table import Phase, State
from augury.game.rules import Rules
from augury.game.text.notation import (
    format_action,
    format_rules,
    parse_action,
    parse_hand,
    parse_rules,
)

_VERSION: Final = "wiz 1"
_SUFFIX: Final = ".wiz"
_WIDTH: Final = 80  # a longer deal gets a line for every hand
_TAG: Final = re.compile(r"[A-Za-z][A-Za-z0-9_.-]*")
_ENTRY: Final = re.compile(rf"(?P<key>seat\s+[0-9]|{_TAG.pattern})\s*:(?P<value>.*)")
_SCORE: Final = re.compile(r"#\s*bids\b")
_HEADING: Final = re.compile(r"round\s+([0-9]+)")
_OPENINGS: Final = ("round", "deal")
_STRING: Final = json.JSONDecoder()


@dataclass(frozen=True)
class Record:
    """A game as it was played: all that is needed to play it again.

    `names` has a name for every seat, or none at all. `tags` are for whatever else is worth
    keeping: a date, an event, the bots, what the dealer committed to.
    """

    rules: Rules
    names: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        if len(self.names) not in (0, self.rules.players):
            raise NotationError(
                f"{len(self.names)} names for {self.rules.players} players: name all or none"
            )
        for key in self.tags:
            if key == "rules" or not _TAG.fullmatch(key):
                raise NotationError(
                    f"{key!r} is no tag: a tag is a letter, then letters, digits, '-', '_' or '.', "
                    "and not 'rules'"
                )
        object.__setattr__(self, "names", tuple(self.names))
        object.__setattr__(self, "actions", tuple(self.actions))
        object.__setattr__(self, "tags", dict(sorted(self.tags.items())))

    @property
    def state(self) -> State:
        """Where the game stands after the last action."""
        state = start(self.rules)
        for action in self.actions:
            state = apply(state, action)
        return state


def replay(record: Record) -> Iterator[Step]:
    """The game again, step by step. Raises `IllegalAction` where the rules refuse to go on."""
    state = start(record.rules)
    for action in record.actions:
        now = step(state, action)
        yield now
        state = now.state


# Writing


def dumps(record: Record) -> str:
    """The record as text; equal records give equal texts. Raises `IllegalAction`, as `replay`."""
    lines = [_VERSION, f"rules: {format_rules(record.rules)}"]
    lines += [f"seat {seat}: {quote(name)}" for seat, name in enumerate(record.names)]
    lines += [f"{key}: {quote(value)}" for key, value in record.tags.items()]
    for round_ in _rounds(replay(record)):
        lines += ["", *_lay_out(round_)]
    return "\n".join(lines) + "\n"


def _rounds(steps: Iterable[Step]) -> Iterator[list[Step]]:
    for _, played in groupby(steps, key=lambda one: one.state.table.number):
        yield list(played)


def _lay_out(steps: list[Step]) -> Iterator[str]:
    """A round: its deal, then what belongs together on a line, as a trick does."""
    table = steps[-1].state.table
    yield f"round {table.number}"
    for kind, group in groupby((one.action for one in steps), key=type):
        texts = [format_action(action) for action in group]
        if kind is Deal:
            yield from _lay_out_deal(texts[0])
        else:
            for first in range(0, len(texts), table.rules.players):
                yield " ".join(texts[first : first + table.rules.players])
    if len(table.pad) == table.number:
        yield score_line(table.pad[-1])


def _lay_out_deal(text: str) -> Iterator[str]:
    if len(text) <= _WIDTH:
        yield text
        return
    word, *rest = re.findall(r"(?:(?:up|by) )?\S+", text)
    yield word
    yield from (f"  {each}" for each in rest)


def score_line(row: Row) -> str:
    """How a round was scored, as a comment of the record says it."""
    columns = {"bids": row.bids, "taken": row.taken, "points": row.points, "totals": row.totals}
    return "# " + ", ".join(f"{name} {' '.join(map(str, each))}" for name, each in columns.items())


def quote(text: str) -> str:
    """A value of the header: the text itself where that is unmistakable, else as a JSON string."""
    printable = text.isprintable()
    if printable and text and text == text.strip() and "#" not in text and text[0] != '"':
        return text
    return json.dumps(text, ensure_ascii=not printable)


# Reading

_Line: TypeAlias = tuple[int, str]  # its number, and what is on it
_Entries: TypeAlias = dict[str, _Line]


def loads(text: str) -> Record:
    """The record that `text` is. Raises `RecordError`, with the line and the reason."""
    if not isinstance(text, str):
        decoded = ": text.decode() makes one" if isinstance(text, bytes) else ""
        raise RecordError(1, f"a record is a str, and this is {type(text).__name__}{decoded}")
    if text.endswith(_SUFFIX) and "\n" not in text:
        read = f"loads(Path({text!r}).read_text(encoding='utf-8'))"
        raise RecordError(1, f"{text!r} is the name of a file, not what it says: {read}")
    lines = list(enumerate(text.removeprefix("\ufeff").split("\n"), 1))
    number, rest = lines.pop()
    if rest.strip():
        raise RecordError(number, "the record breaks off within a line: end it with a line break")
    lines = [(number, line.strip()) for number, line in lines if _uncomment(line)]
    number, line = lines.pop(0) if lines else (1, "")
    if _uncomment(line).split() != _VERSION.split():
        raise RecordError(number, f"{line!r} begins no record: expected {_VERSION!r}")
    entries: _Entries = {}
    while lines and lines[0][1].split()[0] not in _OPENINGS:
        number, line = lines.pop(0)
        with _on(number):
            _read_entry(entries, number, line)
    with _on(number):
        rules = _read_rules(entries)
        names = _read_names(entries, rules.players)
    actions = tuple(_read_actions(lines, rules))
    return Record(rules, names, actions, {key: value for key, (_, value) in entries.items()})


def read_scores(text: str) -> Iterator[tuple[int, int, str]]:
    """The comments that say how a round was scored: the line, the round, and what it says.

    Nobody needs them to read a record, so it is nobody's mistake if one is wrong; but it may be a
    lie.
    """
    number = 0
    for line, words in enumerate(map(str.strip, text.split("\n")), 1):
        if heading := _HEADING.match(words):
            number = int(heading[1])
        elif _SCORE.match(words):
            yield line, number, words


def _read_entry(entries: _Entries, number: int, line: str) -> None:
    found = _ENTRY.fullmatch(line)
    if found is None:
        raise NotationError(
            f"{line!r} is no entry of the header: expected 'rules: …', 'seat 0: …', a tag such as "
            "'date: …', or the game itself, which begins with 'round 1' or 'deal …'"
        )
    key = " ".join(found["key"].split())
    if key in entries:
        raise NotationError(f"{key!r} is already said in line {entries[key][0]}")
    entries[key] = number, _unquote(found["value"].strip())


def _read_rules(entries: _Entries) -> Rules:
    if "rules" not in entries:
        raise NotationError("the header has no rules: expected a line such as 'rules: players=4'")
    number, text = entries.pop("rules")
    with _on(number):
        return parse_rules(text)


def _read_names(entries: _Entries, players: int) -> tuple[str, ...]:
    seats = [key for key in entries if key.startswith("seat ")]
    expected = [f"seat {seat}" for seat in range(players)]
    for key in seats:
        if key not in expected:
            raise RecordError(entries[key][0], f"there is no {key}: {players} play, from seat 0")
    if seats and len(seats) < players:
        missing = ", ".join(key for key in expected if key not in seats)
        raise NotationError(f"no name for {missing}: name all players or none")
    return tuple(entries.pop(key)[1] for key in expected if seats)


def _read_actions(lines: list[_Line], rules: Rules) -> Iterator[Action]:
    """The actions, each replayed through the engine: what it refuses is no record."""
    state = start(rules)
    for words in _phrases(lines):
        number, text = words[0][0], " ".join(word for _, word in words)
        with _on(number):
            if words[0][1] == "round":
                _check_round(text, state)
                continue
            action = _read_action(words, text)
            state = apply(state, action)
        yield action


def _phrases(lines: list[_Line]) -> Iterator[list[_Line]]:
    """The words that belong together, wherever lines break: a move is one, a deal has several."""
    phrase: list[_Line] = []
    for number, line in lines:
        for word in _uncomment(line).split():
            if phrase and (word in _OPENINGS or ":" in word or phrase[0][1] not in _OPENINGS):
                yield phrase
                phrase = []
            phrase.append((number, word))
    if phrase:
        yield phrase


def _read_action(words: list[_Line], text: str) -> Action:
    try:
        return parse_action(text)
    except NotationError:
        for number, word in words[1:]:  # the line to name is that of the hand
            if word == "by":
                break
            if word != "up":
                with _on(number):
                    parse_hand(word)
        raise


def _check_round(text: str, state: State) -> None:
    """A round may be announced by its number, which has to be right."""
    number = state.table.number
    if state.phase is Phase.OVER:
        raise NotationError(f"{text!r}: the game is over after round {number}")
    if state.phase is not Phase.DEAL:
        raise NotationError(f"{text!r}: round {number} is not over")
    if text != f"round {number + 1}":
        raise NotationError(f"{text!r}: expected 'round {number + 1}'")


def _uncomment(line: str) -> str:
    return line.partition("#")[0].strip()


def _unquote(text: str) -> str:
    if not text.startswith('"'):
        return _uncomment(text)
    try:
        value, end = _STRING.raw_decode(text)
    except ValueError as error:
        raise NotationError(f"{text!r} is no text in quotes: {error}") from None
    if _uncomment(text[end:]):
        raise NotationError(f"{text!r} goes on after its closing quote")
    return str(value)


@contextmanager
def _on(number: int) -> Iterator[None]:
    """Whatever goes wrong here goes wrong on this line."""
    try:
        yield
    except RecordError:
        raise
    except AuguryError as error:
        raise RecordError(number, str(error)) from error
