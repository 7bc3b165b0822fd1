"""Ctrl-C ends a command in order, wherever it comes."""

import subprocess
import sys

WITHIN_A_CALLBACK = """
import gc, signal, time
from augury import cli

def interrupted(*_):
    gc.callbacks.remove(interrupted)
    signal.raise_signal(signal.SIGINT)

def command(arguments):
    gc.callbacks.append(interrupted)
    gc.collect()
    print("the callback has returned", flush=True)
    while True:
        time.sleep(600)

cli._run = command
cli.main()
"""


def test_an_interrupt_that_a_callback_swallows_comes_again() -> None:
    run = subprocess.run(
        [sys.executable, "-c", WITHIN_A_CALLBACK],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (run.returncode, run.stderr) == (130, "")


def test_what_else_cannot_be_raised_is_told() -> None:
    program = WITHIN_A_CALLBACK.replace("signal.raise_signal(signal.SIGINT)", "raise ValueError(3)")
    run = subprocess.run(
        [sys.executable, "-c", program.replace("while True:", "while False:")],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0
    assert "ValueError: 3" in run.stderr
