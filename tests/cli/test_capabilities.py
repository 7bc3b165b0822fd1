"""Where the program runs: full screen or line by line, UTF-8 or not, with or without a name."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from augury.cli import saves
from augury.cli.capabilities import full_screen
from augury.cli.commands.app import make_app
from augury.cli.commands.options import with_latest
from augury.game.rules.choices import Choice

TERMINAL = {"TERM": "xterm-256color"}


class Stream(io.StringIO):
    """A stream that says what it is."""

    def __init__(self, *, terminal: bool = True, encoding: str = "utf-8") -> None:
        super().__init__()
        self.terminal = terminal
        self.coding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self.coding

    def isatty(self) -> bool:
        return self.terminal


@pytest.mark.parametrize(
    ("environment", "reading", "writing", "plain", "full"),
    [
        (TERMINAL, Stream(), Stream(), False, True),
        (TERMINAL, Stream(), Stream(), True, False),
        (TERMINAL, Stream(terminal=False), Stream(), False, False),
        (TERMINAL, Stream(), Stream(terminal=False), False, False),
        (TERMINAL, Stream(), Stream(encoding="ascii"), False, False),
        (TERMINAL | {"NO_COLOR": "1"}, Stream(), Stream(), False, False),
        ({"TERM": "dumb"}, Stream(), Stream(), False, False),
        ({}, Stream(), Stream(), False, False),
    ],
)
def test_when_the_full_screen_is_used(
    environment: dict[str, str], reading: Stream, writing: Stream, plain: bool, full: bool
) -> None:
    streams = (reading, writing)
    assert full_screen(plain=plain, environment=environment, streams=streams) is full


def test_without_utf_8_every_sign_still_differs() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "TERM": "dumb"}
    code = (
        "from augury.cli.capabilities import prepare; prepare();"
        "from augury.cli.words.signs import AWAITED, MARK, MET, MISSED, TO_ACT;"
        "print(AWAITED, MARK, MET, MISSED, TO_ACT, 'Bj\u00f6rn \u2212 \u4e16')"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, check=True
    )
    assert run.stdout.decode("ascii").strip() == "... < + x > Bjorn - ?"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_stream_that_is_closed_is_one_of_nothing(closed: str, tmp_path: Path) -> None:
    """The next file that is opened must not be taken for it."""
    program = (
        "import sys; from augury.cli.capabilities import prepare; prepare();"
        f"file = open({str(tmp_path / 'game')!r}, 'w'); assert file.fileno() > 2;"
        "assert sys.stdin.read() == ''; print('to nobody'); print('to nobody', file=sys.stderr);"
        "file.write('saved')"
    )
    command = ["sh", "-c", f'exec "$@" {closed}', "sh", sys.executable, "-c", program]
    subprocess.run(command, stdin=subprocess.DEVNULL, check=True)
    assert (tmp_path / "game").read_text() == "saved"


def test_resume_without_a_name_takes_the_latest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert with_latest(["play", "--resume", "a.wiz"]) == ["play", "--resume", "a.wiz"]
    arguments = with_latest(["play", "--resume"])
    refused = CliRunner().invoke(make_app(), arguments)
    assert (refused.exit_code, "no unfinished game" in refused.stderr) == (2, True)
    path = tmp_path / "augury" / "games" / "kept.wiz"
    record = saves.new(Choice().rules(), name="Ada", seat=None, seed="1", opponents="novice")
    saves.write(path, record, lasting=False)
    resumed = CliRunner().invoke(make_app(), arguments, input="q\n")
    assert resumed.exit_code == 0
    assert "kept.wiz" in resumed.stdout


def test_a_schedule_fits_one_colour_whoever_many_play() -> None:
    for players in (3, 4):
        for schedule in ("quick", "tournament"):
            rules = Choice(mode="one-colour", players=players, schedule=schedule).rules()
            assert max(rules.schedule) == 15
