"""The `augury` command: play a game in the terminal, look at one, read the rules."""

import gc
import sys

__all__ = ["main"]


def main() -> None:
    """Run the command line.

    On a full screen, the menu and a game without options need none of what reads options, so they
    are there sooner.
    """
    gc.disable()  # until what is needed is imported
    from augury.cli.capabilities import full_screen, prepare  # noqa: PLC0415

    prepare()
    arguments = sys.argv[1:]
    if arguments in ([], ["play"]) and full_screen(plain=False):
        from augury.cli.full.program import play_now, show_menu  # noqa: PLC0415

        if arguments:
            play_now()
        else:
            show_menu(None)
        return
    from augury.cli.commands.app import run  # noqa: PLC0415

    run(arguments)
