"""A score pad that others watch: shared by its keeper, written on by all who have a pen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from augury.codec import Bounds, Letters
from augury.tables.bounds import PAD_LETTERS

PadText = Annotated[str, Letters(0, PAD_LETTERS)]  # as in a .pad file


@dataclass(frozen=True)
class SharePad:
    """Let others see a pad."""

    text: PadText


@dataclass(frozen=True)
class SharedPad:
    """The pad can be seen by all who know its id, and written on by all who have the pen."""

    pad: str
    pen: str
    version: int


@dataclass(frozen=True)
class PadVersion:
    """A pad as it is now; without its text, where nothing is new."""

    version: int
    text: str | None


@dataclass(frozen=True)
class WritePad:
    """Write on a pad that was seen at this version. Its pen is shown as a key is."""

    version: Annotated[int, Bounds(1, 2**31)]
    text: PadText


@dataclass(frozen=True)
class WrittenPad:
    """It is written, as this version."""

    version: int
