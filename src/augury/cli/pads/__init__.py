"""The score pad at the terminal: shown and checked, or kept by hand round after round."""

from augury.cli.pads.command import pad

__all__ = ["pad"]
