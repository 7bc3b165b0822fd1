"""The benchmark: the opponents are the frozen ones, and the numbers are what they say."""

import json

import pytest

from augury.arena import ArenaError
from augury.benchmark import (
    BOXES,
    FROZEN,
    SUITES,
    Evaluation,
    evaluate,
    exploitability,
    fingerprint,
    thawed,
)
from augury.bots import NAMES
from augury.cli.commands.app import run
from augury.game.errors import BotError


def test_the_opponents_are_those_of_the_protocol() -> None:
    """If this fails an opponent plays otherwise than before: write a new protocol."""
    assert {one.name: fingerprint(one.name) for one in FROZEN} == {
        one.name: one.fingerprint for one in FROZEN
    }
    assert thawed() == ()
    assert {one.name for one in FROZEN} <= set(NAMES)


@pytest.fixture(scope="module")
def found() -> Evaluation:
    return evaluate("novice", deals=2, processes=1)


def test_a_player_is_ahead_of_itself_by_nothing(found: Evaluation) -> None:
    own = [line.ahead for line in found.lines if line.opponent == "novice"]
    assert [(gap.mean, gap.margin) for gap in own] == [(0, 0)] * len(SUITES)


def test_every_opponent_is_met_by_all_rules(found: Evaluation) -> None:
    met = [(line.suite, line.opponent) for line in found.lines]
    assert met == [(suite, one.name) for suite in SUITES for one in FROZEN]
    assert all(0 <= line.exact.mean <= 1 and line.milliseconds > 0 for line in found.lines)
    assert found.faults == 0
    assert found.row.startswith("| `novice` | ")
    assert json.loads(json.dumps(found.to_json()))["exploitability"][0]["box"] == BOXES[0]


def test_the_novice_is_worth_less_than_the_others(found: Evaluation) -> None:
    """In these deals, which are fixed."""
    better = [line for line in found.lines if line.opponent != "novice"]
    assert all(line.ahead.mean < 0 for line in better)


def test_it_can_be_repeated(found: Evaluation) -> None:
    again = exploitability("novice", BOXES[0])
    assert again == found.exploitability[0]
    assert again.nash_conv > exploitability("apprentice", BOXES[0]).nash_conv > 0


class Silent:
    def act(self, _view: object, _rng: object) -> None:
        raise RuntimeError("no idea")


def test_a_player_that_never_answers_plays_at_random() -> None:
    """Any move is as likely as the others: NashConv is that of random play."""
    silent = exploitability("tests.benchmark.test_benchmark:Silent", BOXES[0])
    assert silent.faults == silent.views
    assert silent.nash_conv == pytest.approx(50)


def test_the_command_refuses_what_it_cannot_do(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, reason in (
        (["sage"], "no player 'sage'"),
        (["novice", "--deals", "1"], "at least two"),
        (["novice", "--processes", "0"], "at least one"),
        (["missing.onnx"], "no such file"),
        (["process:/no/such/program"], "No such file"),
    ):
        with pytest.raises(SystemExit) as ended:
            run(["benchmark", *arguments])
        assert ended.value.code != 0
        assert reason in capsys.readouterr().err


def test_python_refuses_the_same() -> None:
    with pytest.raises(BotError, match="no player 'sage'"):
        evaluate("sage")
    with pytest.raises(ArenaError, match="at least two"):
        evaluate("novice", deals=1)
