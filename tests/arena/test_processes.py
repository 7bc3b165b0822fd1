"""Players that are programs of their own: spoken to in lines of JSON, and never trusted."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from augury import Rules
from augury.arena import Fixture, Match, Played, play
from augury.arena.seats import check
from augury.game.errors import BotError

Program: TypeAlias = Callable[[str], str]

RULES = Rules(players=3, hand_sizes=(2,))

HONEST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if "sit" in asked:
        print("{}", flush=True)
    else:
        print(json.dumps({"move": asked["view"]["legal_actions"][0]}), flush=True)
"""

ANSWERS = {
    "no JSON": "hello",
    "no object": "[1]",
    "no move": "{}",
    "a move that is no text": '{"move": 7}',
    "a move that means nothing": '{"move": "castle"}',
    "a deal": '{"move": "deal B1 W R3 up G7"}',
    "another seat's move": '{"move": "7:bid=0"}',
    "an impossible bid": '{"move": "bid=99"}',
    "its own fault": '{"fault": "I give up"}',
    "seconds that are none": '{"seconds": "x", "move": "castle"}',
    "too much": "x" * (1 << 21),
    "deep nesting": "[" * 100_000,
}


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Writes a program, and says how a player is named that is one."""

    def write(source: str) -> str:
        path = tmp_path / "player.py"
        path.write_text(source, encoding="utf-8")
        return f"process:{sys.executable} -S {path}"

    return write


def one_game(player: str, limit: float = 60.0) -> Played:
    match = Match((player, "novice"), RULES, games=3, limit=limit)
    return play(match, Fixture(0, 0, (0, 1, 1)))


def test_a_program_plays(program: Program) -> None:
    game = one_game(program(HONEST))
    assert game.faults == ()
    assert game.decisions[0] >= 3
    assert game.pad[0].bids[0] == 0  # the first of its legal actions


def test_a_move_may_name_its_seat(program: Program) -> None:
    named = HONEST.replace(
        'asked["view"]["legal_actions"][0]',
        'str(asked["view"]["seat"]) + ":" + asked["view"]["legal_actions"][0]',
    )
    assert one_game(program(named)).faults == ()


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
def test_a_false_answer_is_a_fault(program: Program, answer: str) -> None:
    lying = HONEST.replace(
        'json.dumps({"move": asked["view"]["legal_actions"][0]})', "ANSWER"
    ).replace("import json, sys", f"import json, sys\nANSWER = {answer!r}")
    game = one_game(program(lying))
    assert len(game.faults) == game.decisions[0]
    assert all(fault.reason for fault in game.faults)


def test_one_that_hangs_is_not_waited_for(program: Program) -> None:
    hanging = HONEST.replace("    else:", "    else:\n        import time; time.sleep(600)")
    game = one_game(program(hanging), limit=0.2)
    assert len(game.faults) == game.decisions[0]
    assert game.faults[0].reason == "did not answer within 0.2 s"


def test_one_that_ends_is_started_again(program: Program) -> None:
    ending = HONEST.replace("    else:", "    else:\n        sys.exit(3)")
    game = one_game(program(ending))
    assert {fault.reason for fault in game.faults} == {"its process ended (exit status 3)"}
    assert len(game.faults) == game.decisions[0]


def test_one_that_speaks_too_soon_does_not_stop_the_match(program: Program) -> None:
    """It says more than it was asked for when it sits down: all of that at once."""
    chatty = HONEST.replace('print("{}", flush=True)', 'print("{}\\n" * 3, end="", flush=True)')
    assert chatty != HONEST
    game = one_game(program(chatty))
    assert game.faults
    assert game.pad


def test_one_that_speaks_before_it_takes_another_seat_is_at_fault(program: Program) -> None:
    chatty = HONEST.replace('print("{}", flush=True)', 'print("{}\\n" * 3, end="", flush=True)')
    match = Match((program(chatty), "novice"), RULES, games=3)
    game = play(match, Fixture(0, 0, (0, 0, 1)))
    assert game.faults
    assert game.pad


def test_one_that_will_not_sit_down_again_is_at_fault(program: Program, tmp_path: Path) -> None:
    """It is there when the match begins, and refuses its seat in the game."""
    sulking = tmp_path / "sulking"
    answer = f"{{'refused': 'no'}} if os.path.exists({str(sulking)!r}) else {{}}"
    shy = HONEST.replace("import json", "import os, json").replace('"{}"', f"json.dumps({answer})")
    player = program(shy)
    check(player, 60)
    sulking.touch()
    game = one_game(player)
    assert [fault.reason for fault in game.faults] == ["no"]  # asked anyway, it plays on
    with pytest.raises(BotError, match="no"):
        check(player, 60)


def test_one_that_never_answers_is_soon_left_alone(program: Program) -> None:
    """Ten questions are enough: the rest of the match takes no time."""
    ending = program(HONEST.replace("    else:", "    else:\n        sys.exit(3)"))
    match = Match((ending, "novice"), Rules(players=3, hand_sizes=(12,)), games=3)
    game = play(match, Fixture(0, 0, (0, 1, 1)))
    assert len(game.faults) == game.decisions[0] > 10
    assert game.faults[-1].reason.startswith("did not answer 10 times in a row")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("process:", "no command"),
        ("process:/there/is/no/such/program", "No such file"),
        ("process:'unclosed", "cannot be read"),
        (f"process:{sys.executable} -c 'raise SystemExit(1)'", "exit status 1"),
    ],
)
def test_what_cannot_be_started_is_refused_before_the_first_game(command: str, reason: str) -> None:
    with pytest.raises(BotError, match=reason):
        check(command, 60)
