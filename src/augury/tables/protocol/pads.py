"""A score pad that others watch: shared by whoever keeps it, written on by whoever has a pen."""

from __future__ import annotations

from pydantic import Field

from augury.tables.bounds import PAD_LETTERS
from augury.tables.protocol.fields import StrictModel

__all__ = ["PadVersion", "SharePad", "SharedPad", "WritePad", "WrittenPad"]


class SharePad(StrictModel):
    """Let others see a pad."""

    text: str = Field(max_length=PAD_LETTERS)  # as in a .pad file


class SharedPad(StrictModel):
    """The pad can be seen by whoever knows its id, and written on by whoever has the pen."""

    pad: str
    pen: str
    version: int


class PadVersion(StrictModel):
    """A pad as it is now; without its text, where nothing is new."""

    version: int
    text: str | None


class WritePad(StrictModel):
    """Write on a pad that was seen at this version. Its pen is shown as a key is."""

    version: int = Field(ge=1)
    text: str = Field(max_length=PAD_LETTERS)


class WrittenPad(StrictModel):
    """It is written, as this version."""

    version: int
