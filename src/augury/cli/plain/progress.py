"""How far a command is that takes long, as a bar."""

from __future__ import annotations

from rich.progress import BarColumn, Progress, ProgressColumn

from augury.cli.plain.terminal import make_console


def progress_bar(doing: str, *columns: str | ProgressColumn) -> Progress:
    """A bar on the standard error, while it is used; none where that is no terminal."""
    console = make_console(stderr=True)
    shown = console.is_terminal
    return Progress(
        doing, BarColumn(), *columns, console=console, transient=True, disable=not shown
    )
