"""What the functions that read call: to refuse what is wrong, and for checks of several lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from math import isfinite
from typing import Any, Final

from augury.codec.errors import WireError, short
from augury.codec.shapes import INT64_MAX, MISSING, Notation

_NAMED: Final = 5  # of unknown fields
_WHOLE: Final = re.compile(r"0|-?[1-9][0-9]{0,18}")


def _is_no(data: object, expected: str) -> WireError:
    return WireError(f"{short(data)} is no {expected}")


def _no_code(data: object, codes: Iterable[Any], name: str | None) -> WireError:
    expected = f"expected one of {', '.join(map(str, codes))}"
    if name is None:
        return WireError(f"{short(data)} is not known: {expected}")
    return WireError(f"{short(data)} is no {name}: {expected}")


def _bad_integer(data: object, least: int, most: int) -> WireError:
    if type(data) is not int:
        return _is_no(data, "integer")
    if most == INT64_MAX:
        return WireError(f"{short(data)} is too large: whole numbers have 64 bits at most")
    return WireError(f"{short(data)} is no number from {least} to {most}")


def _bad_length(data: Any, least: int, most: int, what: str) -> WireError:
    return WireError(f"{short(data)} has {len(data)} {what}: {least} to {most} are allowed")


def _mismatch(data: str, pattern: str) -> WireError:
    return WireError(f"{short(data)} does not match {pattern}")


def _incomplete(data: Any, name: str, required: list[str], known: frozenset[str]) -> WireError:
    if data.keys() - known:
        return _unknown(data, name, known)
    return WireError(f"{name} lacks {', '.join(sorted({*required} - data.keys()))}")


def _unknown(data: Any, name: str, known: frozenset[str]) -> WireError:
    unknown = sorted(map(short, data.keys() - known))
    return WireError(f"{name} has no {', '.join(unknown[:_NAMED])}")


def _check_characters(data: str) -> None:
    try:
        data.encode()
    except UnicodeEncodeError:
        raise WireError(f"{short(data)} holds half of a character") from None


def _checked(check: Callable[[str], str], data: str) -> str:
    try:
        return check(data)
    except ValueError as error:
        raise WireError(str(error)) from error


def _read_number(data: object, least: float | None, most: float | None) -> float:
    if type(data) is int and -INT64_MAX <= data <= INT64_MAX:
        number = float(data)
    elif type(data) is float and isfinite(data):
        number = data
    else:
        raise _is_no(data, "number")
    if (least is not None and number < least) or (most is not None and number > most):
        raise WireError(f"{number} is no number from {least} to {most}")
    return number


def _whole(key: object) -> int:
    if not isinstance(key, str) or _WHOLE.fullmatch(key) is None:
        raise _is_no(key, "integer")
    return int(key)


def _place(items: list[Any], wrong: object) -> int:
    """Where the first item stands that is this very one."""
    return next(at for at, item in enumerate(items) if item is wrong)


def parser(shape: Notation) -> Callable[[str], object]:
    """What reads a text, or refuses it as any other message."""
    parse, kinds = shape.parse, shape.kinds

    def read(text: str) -> object:
        try:
            value = parse(text)
        except ValueError as error:
            raise WireError(str(error)) from error
        if isinstance(value, kinds):
            return value
        raise _is_no(text, shape.name)

    return read


NAMESPACE: Final[Mapping[str, Any]] = {
    "MISSING": MISSING,
    "WireError": WireError,
    "bad_integer": _bad_integer,
    "bad_length": _bad_length,
    "check_characters": _check_characters,
    "checked": _checked,
    "incomplete": _incomplete,
    "is_no": _is_no,
    "mismatch": _mismatch,
    "new": object.__new__,
    "no_code": _no_code,
    "place": _place,
    "read_number": _read_number,
    "set_attribute": object.__setattr__,
    "short": short,
    "unknown": _unknown,
    "whole": _whole,
}
