"""Augury: the card game Wizard."""

from augury.game import *
from augury.game import __all__ as __all__
from augury.game import decode as decode
from augury.game import encode as encode


def __getattr__(name: str) -> str:
    """The version, looked up when it is asked for: that takes longer than to import the game."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version("augury")
    except PackageNotFoundError:  # used as it lies, from its source
        return "unknown"
