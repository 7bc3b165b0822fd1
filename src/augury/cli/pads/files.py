"""Score pads in files: `.pad` texts."""

from __future__ import annotations

from pathlib import Path

from augury.cli.errors import SaveError
from augury.cli.pads.picture import say_error
from augury.pad import PadError, Sheet, loads


def read_sheet(path: Path, language: str) -> Sheet:
    """The pad in a file. Raises `SaveError`, which says in the language what is wrong with it."""
    try:
        return loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise SaveError("terminal-not-read", path=str(path), reason=reason) from error
    except UnicodeDecodeError as error:
        raise SaveError("terminal-not-text", path=str(path)) from error
    except PadError as error:
        reason = say_error(error, language)
        raise SaveError("terminal-not-read", path=str(path), reason=reason) from error
