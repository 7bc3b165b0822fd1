"""Augury: the card game Wizard."""

from augury.game import *
from augury.game import __all__ as __all__
