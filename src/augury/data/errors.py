"""What can go wrong with a data set."""

from __future__ import annotations

from augury.game.errors import AuguryError


class DataError(AuguryError, ValueError):
    """A data set that cannot be written, or a file that is none."""

    code = "data"
