"""The `augury` command: play a game in the terminal, look at one, read the rules."""

from augury.cli.app import main

__all__ = ["main"]
