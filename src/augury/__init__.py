"""Augury: the card game Wizard."""

from importlib.metadata import PackageNotFoundError as _NotInstalled
from importlib.metadata import version as _version

from augury.game import *
from augury.game import __all__ as __all__
from augury.game import decode as decode
from augury.game import encode as encode

try:
    __version__ = _version("augury")
except _NotInstalled:  # used as it lies, from its source
    __version__ = "unknown"
