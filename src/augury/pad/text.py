"""A pad as a text that a person can read, write, edit and diff: the `.pad` file.

    pad 1
    rules: players=3 special=bomb,cloud
    seat 0: Ada
    seat 1: Björn
    seat 2: Cem
    dealer: 0
    date: 2026-11-16

    round 1 cards 1 trump R: 0/0 1/0 0/1   # totals 20 -10 -10
    round 2 cards 2 bomb: 1/1 0+1/0 -

A round has a cell for every seat: what was predicted and what was won. `?` is not entered yet, `-`
rests, `0+1/1` was changed by the Cloud. The words before the colon say what else was noted: `trump`
with B, R, G, Y or none; `bomb`, a trick that fell to nobody; `struck`, a round that does not count.
`end` in the last line stops a game early. From `#` to the end of its line is a comment.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

from augury.game.errors import AuguryError
from augury.game.rules import Rules
from augury.game.text.notation import format_rules, parse_rules
from augury.pad.facts import Line, facts
from augury.pad.problems import PadError, Problem
from augury.pad.sheet import Cell, Round, Sheet, first_dealer, is_name

_VERSION: Final = "pad 1"
_ENTRY: Final = re.compile(r"(?P<key>rules|dealer|date|seat +[0-9]) *:(?P<value>.*)")
_ROUND: Final = re.compile(
    r"round +(?P<number>[0-9]{1,3}) +cards +(?P<cards>[0-9]{1,3})(?P<notes>[^:#]*):(?P<cells>.*)"
)
_NOTE: Final = re.compile(r" +(?:trump +(?P<trump>[A-Za-z]+)|(?P<flag>bomb|struck))")
_CELL: Final = re.compile(
    r"(?P<rest>-)|(?P<blank>\?)"
    r"|(?:\?|(?P<bid>[0-9]{1,3})(?P<change>[+-][0-9])?)/(?:\?|(?P<taken>[0-9]{1,3}))"
)
_EXPECTED: Final = "'rules: …', 'seat 0: …', 'dealer: 0', 'date: …', 'round 1 cards 1: …' or 'end'"
_CELLS: Final = "1/0, 0+1/1, 2/?, ? or -"
_STRING: Final = json.JSONDecoder()


# Writing


def dumps(sheet: Sheet) -> str:
    """The sheet as text; equal sheets give equal texts."""
    lines = [_VERSION, f"rules: {format_rules(sheet.rules)}"]
    lines += [f"seat {seat}: {_quote(name)}" for seat, name in enumerate(sheet.names)]
    lines.append(f"dealer: {sheet.dealer}")
    if sheet.date is not None:
        lines.append(f"date: {sheet.date}")
    if sheet.rounds:
        lines.append("")
    results = facts(sheet).lines
    lines += [_format_round(one, line) for one, line in zip(sheet.rounds, results, strict=True)]
    if sheet.ended:
        lines.append("end")
    return "\n".join(lines) + "\n"


def _format_round(one: Round, line: Line) -> str:
    words = [f"round {line.number} cards {one.hand_size}"]
    if one.trump is not None:
        words.append(f"trump {one.trump}")
    words += ["bomb"] if one.bombed else []
    words += ["struck"] if one.struck else []
    text = f"{' '.join(words)}: {' '.join(map(_format_cell, one.cells))}"
    if line.counts:
        text += f"   # totals {' '.join(map(str, line.totals))}"
    return text


def _format_cell(cell: Cell | None) -> str:
    if cell is None:
        return "-"
    if cell == Cell():
        return "?"
    bid = "?" if cell.bid is None else str(cell.bid)
    change = f"{cell.change:+d}" if cell.change else ""
    return f"{bid}{change}/{'?' if cell.taken is None else cell.taken}"


def _quote(text: str) -> str:
    """The name itself where that is unmistakable, else as a JSON string."""
    return json.dumps(text, ensure_ascii=False) if "#" in text or text[0] == '"' else text


# Reading

_Numbered: TypeAlias = tuple[int, str]  # the number of a line, and what is on it


def loads(text: str) -> Sheet:
    """The sheet that `text` tells. Raises `PadError`, with the line and the reason.

    What is not right yet is no error: `facts` lists it.
    """
    lines = _lines(text)
    header, rounds, ended = _parts(lines)
    last = (header or lines)[-1][0]
    fields: dict[str, _Numbered] = {}
    for number, line in header:
        with _on(number):
            _read_field(fields, number, line)
    with _on(last):
        rules = _read_rules(fields)
        names = _read_names(fields, rules.players)
    dealer, date = _read_dealer(fields, rules), fields["date"][1] if "date" in fields else None
    read: list[Round] = []
    for number, line in rounds:
        with _on(number):
            read.append(_read_round(line, len(read) + 1))
    try:
        return Sheet(rules, names, dealer, tuple(read), ended, date)
    except PadError as error:
        place = error.problem.round
        header_line = fields["date"][0] if error.problem.code == "date" else last
        raise PadError(
            error.problem, header_line if place is None else rounds[place - 1][0]
        ) from None


def round_lines(text: str) -> tuple[int, ...]:
    """The number of the line on which each round stands, so that an error can point at it."""
    return tuple(number for number, _ in _parts(_lines(text))[1])


def _lines(text: str) -> list[_Numbered]:
    """What is on the lines, after the first one was found to begin a pad."""
    whole = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if whole.pop().strip(" \t"):
        raise PadError(Problem("cut"), len(whole) + 1)
    stripped = ((number, line.strip(" \t")) for number, line in enumerate(whole, 1))
    lines = [(number, line) for number, line in stripped if _uncomment(line)]
    number, line = lines[0] if lines else (1, "")
    if _uncomment(line).split() != _VERSION.split():
        raise PadError(Problem("no-pad", value=repr(line), limit=repr(_VERSION)), number)
    return lines


def _parts(lines: list[_Numbered]) -> tuple[list[_Numbered], list[_Numbered], bool]:
    """The header, the rounds, and whether the table has stopped."""
    first = next(
        (place for place, (_, line) in enumerate(lines) if re.match(r"(round|end)\b", line)),
        len(lines),
    )
    header, rest = lines[1:first], lines[first:]
    for place, (number, line) in enumerate(rest):
        if _uncomment(line) == "end":
            for later, said in rest[place + 1 :]:
                raise PadError(Problem("after-end", value=repr(said)), later)
            return header, rest[:place], True
        if not line.startswith("round"):
            raise PadError(Problem("unread", value=repr(line), limit=_EXPECTED), number)
    return header, rest, False


def _read_field(fields: dict[str, _Numbered], number: int, line: str) -> None:
    found = _ENTRY.fullmatch(line)
    if found is None:
        raise PadError(Problem("unread", value=repr(line), limit=_EXPECTED))
    key = re.sub(" +", " ", found["key"])
    if key in fields:
        raise PadError(Problem("twice", value=repr(key), limit=fields[key][0]))
    fields[key] = number, _unquote(found["value"].strip(" \t"))


def _read_rules(fields: dict[str, _Numbered]) -> Rules:
    if "rules" not in fields:
        raise PadError(Problem("no-rules", limit="'rules: players=4'"))
    number, text = fields["rules"]
    with _on(number):
        return parse_rules(text)


def _read_names(fields: dict[str, _Numbered], players: int) -> tuple[str, ...]:
    seats = [key for key in fields if key.startswith("seat ")]
    names: list[str] = []
    for seat in range(max(players, len(seats))):
        if f"seat {seat}" not in fields:
            raise PadError(Problem("seat", value=seat))
        number, name = fields[f"seat {seat}"]
        if not is_name(name):
            raise PadError(Problem("name", name=name), number)
        if name in names:
            raise PadError(Problem("name-twice", name=name), number)
        names.append(name)
    return tuple(names)


def _read_dealer(fields: dict[str, _Numbered], rules: Rules) -> int:
    if "dealer" not in fields:
        return first_dealer(rules) or 0
    number, text = fields["dealer"]
    seats = sum(key.startswith("seat ") for key in fields)
    if text not in map(str, range(seats)):
        raise PadError(Problem("dealer", value=text, limit=seats - 1), number)
    return int(text)


def _read_round(line: str, number: int) -> Round:
    found = _ROUND.fullmatch(line)
    if found is None:
        raise PadError(Problem("unread", value=repr(line), limit=_EXPECTED))
    if int(found["number"]) != number:
        raise PadError(Problem("order", value=int(found["number"]), limit=number))
    trump, flags = _read_notes(found["notes"])
    cells = tuple(map(parse_cell, _uncomment(found["cells"]).split()))
    return Round(int(found["cards"]), cells, "bomb" in flags, trump, "struck" in flags)


def _read_notes(text: str) -> tuple[str | None, set[str]]:
    trump, flags = None, set[str]()
    rest = text.rstrip(" \t")
    while rest:
        found = _NOTE.match(rest)
        if found is None:
            raise PadError(Problem("unread", value=repr(rest.strip()), limit=_EXPECTED))
        if found["flag"]:
            flags.add(found["flag"])
        else:
            trump = found["trump"]
        rest = rest[found.end() :]
    return trump, flags


def parse_cell(text: str) -> Cell | None:
    """What a cell says: `2/1`, `0+1/1`, `2/?`, `?`; None is `-`, for someone who rests.

    >>> parse_cell("0+1/1")
    Cell(bid=0, taken=1, change=1)
    """
    found = _CELL.fullmatch(text)
    if found is None:
        raise PadError(Problem("cell", value=repr(text), limit=_CELLS))
    if found["rest"]:
        return None
    bid, taken = (None if found[name] is None else int(found[name]) for name in ("bid", "taken"))
    return Cell(bid, taken, int(found["change"] or 0))


def _uncomment(line: str) -> str:
    return line.partition("#")[0].strip(" \t")


def _unquote(text: str) -> str:
    if not text.startswith('"'):
        return _uncomment(text)
    try:
        value, end = _STRING.raw_decode(text)
    except ValueError:
        raise PadError(Problem("quote", value=text)) from None
    if _uncomment(text[end:]):
        raise PadError(Problem("quote", value=text))
    return str(value)


@contextmanager
def _on(number: int) -> Iterator[None]:
    """Whatever goes wrong here goes wrong on this line, unless a line is named already."""
    try:
        yield
    except PadError as error:
        raise error if error.line else PadError(error.problem, number) from None
    except AuguryError as error:
        raise PadError(Problem("rules", value=str(error)), number) from None
