"""The `augury` command: play a game in the terminal, look at one, read the rules."""

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command line; without a command and on a full screen, the menu.

    The menu needs none of what reads options, so it is there sooner.
    """
    from augury.cli.capabilities import full_screen, prepare  # noqa: PLC0415

    prepare()
    if len(sys.argv) == 1 and full_screen(plain=False):
        from augury.cli.full.program import show_menu  # noqa: PLC0415

        show_menu(None)
        return
    from augury.cli.commands.app import run  # noqa: PLC0415

    run(sys.argv[1:])
