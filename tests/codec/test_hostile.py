"""What somebody may send on purpose: it is refused, by a `WireError`, and quickly."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pytest

from augury.codec import Codecs, WireError, text

_READ: Final[list[Callable[[bytes | str], Any]]] = [text._loads]
if text._orjson is not None:
    _READ.append(text._loads_quickly)


@dataclass(frozen=True)
class Chain:
    next: "Chain | None"
    number: int


codec = Codecs()


@pytest.mark.parametrize("loads", _READ)
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff",
        b"\xff\xfe1\x00",  # UTF-16
        b"\xef\xbb\xbf1",  # with a mark of the order of bytes
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"9" * 5000,
        b"NaN",
        b"-Infinity",
        b"[1,]",
        b"01",
        b"'a'",
        b'"\n"',
        b'"\xed\xa0\x80"',  # half of a character, as bytes
        b"1 2",
        b"{1:2}",
    ],
)
def test_what_is_no_json_is_refused(loads: Callable[[bytes | str], Any], data: bytes) -> None:
    with pytest.raises(WireError):
        Codecs()(int).read(loads(data))


@pytest.mark.parametrize("loads", _READ)
def test_half_of_a_character_is_refused(loads: Callable[[bytes | str], Any]) -> None:
    with pytest.raises(WireError, match=r"half of a character|is no JSON"):
        codec(str).read(loads(b'"\\ud800"'))


@pytest.mark.parametrize("loads", _READ)
def test_of_a_name_that_stands_twice_the_last_counts(loads: Callable[[bytes | str], Any]) -> None:
    assert codec(Chain).read(loads(b'{"number":1,"next":null,"number":2}')) == Chain(None, 2)


@pytest.mark.parametrize("loads", _READ)
@pytest.mark.parametrize("number", [b"1e400", b"-1e400"])
def test_a_number_without_end_is_refused(
    loads: Callable[[bytes | str], Any], number: bytes
) -> None:
    with pytest.raises(WireError):
        codec(float).read(loads(number))


@pytest.mark.parametrize("digits", [19, 20, 400, 10_000])
def test_a_huge_number_is_refused(digits: int) -> None:
    number = 10**digits
    for hint in (int, float):
        with pytest.raises(WireError, match=r"too large|is no number"):
            codec(hint).read(number)
    with pytest.raises(WireError, match="too large"):
        codec(Chain).read({"next": None, "number": number})


def test_a_type_that_holds_its_like_is_not_followed_without_end() -> None:
    data: Any = None
    for _ in range(5000):
        data = {"next": data, "number": 1}
    with pytest.raises(WireError, match="nested too deeply"):
        codec(Chain).read(data)
    with pytest.raises(WireError):
        codec(Chain).decode(b'{"number":1,"next":' * 5000 + b"null" + b"}" * 5000)


def test_what_is_wrong_is_said_in_few_words() -> None:
    for data in ("x" * 100_000, ["x"] * 100_000, {"x" * 100_000: 1}, 10**10_000):
        with pytest.raises(WireError) as caught:
            codec(Chain).read(data)
        assert len(str(caught.value)) < 200


def test_everything_works_without_orjson() -> None:
    """The terminal and the browser have none."""
    program = """
import sys
sys.modules["orjson"] = None
from augury.codec import Codecs
codec = Codecs()(tuple[str, ...])
assert codec.encode(("ő", "\\n")) == '["ő","\\\\n"]'.encode()
assert codec.decode('["ő"]'.encode()) == codec.decode('["ő"]') == ("ő",)
"""
    subprocess.run([sys.executable, "-c", program], check=True)
