"""The `augury` command: play a game in the terminal, look at one, read the rules."""

import gc
import signal
import sys
from typing import Final

from augury.game.errors import MissingExtra

__all__ = ["main"]

_INTERRUPTED: Final = 130
_MISUSED: Final = 2
_EXTRAS: Final = {  # of the commands that need more than the terminal's
    "arena": "arena",
    "benchmark": "arena",
    "bot": "client,terminal",
    "data": "data",
    "join": "client,terminal",
    "mcp": "mcp",
    "serve": "server",
}


def main() -> None:
    """Run the command line.

    On a full screen, the menu and a game without options need none of what reads options, so they
    are there sooner.
    """
    sys.unraisablehook = _interrupt_again
    try:
        _run(sys.argv[1:])
    except MissingExtra as missing:
        sys.exit(_refuse(missing))
    except ModuleNotFoundError as missing:
        sys.exit(_refuse(_extra(missing, sys.argv[1:])))
    except KeyboardInterrupt:  # before a command was there to end in its own way
        sys.exit(_INTERRUPTED)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # from here on Ctrl-C ends it, and no more


def _extra(missing: ModuleNotFoundError, arguments: list[str]) -> MissingExtra:
    """What brings a package that a command needs. Raises what no extra can mend."""
    if missing.name is None or missing.name.partition(".")[0] == "augury":
        raise missing
    command = next((name for name in arguments if not name.startswith("-")), None)
    asked = " ".join(["augury", *filter(None, [command])])
    reason = f"`{asked}` needs the package {missing.name}"
    return MissingExtra(reason, _EXTRAS.get(command or "", "terminal"))


def _refuse(missing: MissingExtra) -> int:
    sys.stderr.write(f"augury: {missing}\n")
    return _MISUSED


def _interrupt_again(failure: "sys.UnraisableHookArgs") -> None:
    """Deliver an interrupt once more that came within a callback which must not raise.

    JAX registers one with the garbage collector: Ctrl-C within it would be printed, and lost.
    """
    if failure.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(failure)
        return
    from threading import Timer, get_ident  # noqa: PLC0415

    if hasattr(signal, "pthread_kill"):
        again = Timer(0.05, signal.pthread_kill, (get_ident(), signal.SIGINT))
    else:  # on Windows
        again = Timer(0.05, signal.raise_signal, (signal.SIGINT,))
    again.start()  # the callback has returned by then


def _run(arguments: list[str]) -> None:
    gc.disable()  # until what is needed is imported
    from augury.cli.capabilities import full_screen, prepare  # noqa: PLC0415

    prepare()
    if arguments in ([], ["play"]) and full_screen(plain=False):
        from augury.cli.full.program import play_now, show_menu  # noqa: PLC0415

        if arguments:
            play_now()
        else:
            show_menu(None)
        return
    from augury.cli.commands.app import run  # noqa: PLC0415

    run(arguments)
