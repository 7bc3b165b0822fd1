"""`augury review` and `augury hint` as they are typed."""

import json
from pathlib import Path

import pytest

from augury.analysis.puzzles import load_puzzles
from augury.analysis.review import Review
from augury.game import Phase, Rules
from augury.game.text.notation import format_move
from augury.game.text.record import Record, dumps
from augury.locales import LANGUAGES, say
from tests.analysis.games import broken_off, played
from tests.cli.commands.test_commands import run

RULES = Rules(players=3, hand_sizes=(2, 3))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("games")


@pytest.fixture(scope="module")
def over(folder: Path) -> Path:
    path = folder / "over.wiz"
    path.write_text(dumps(played(RULES, seed=4)), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def playing(folder: Path) -> Path:
    path = folder / "playing.wiz"
    path.write_text(dumps(broken_off(RULES, Phase.PLAY, seed=4)), encoding="utf-8")
    return path


def test_a_review_in_words(over: Path) -> None:
    code, out, err = run("review", over, "--quick")
    assert (code, err) == (0, "")
    assert out.startswith("Luck and play")
    assert f"augury review {over} --quick" in "".join(out.splitlines())


def test_the_same_figures_as_json(over: Path) -> None:
    code, out, _ = run("review", over, "--quick", "--json")
    assert code == 0
    found = json.loads(out)
    assert set(found) == set(Review.__dataclass_fields__)
    for seat in found["seats"]:
        assert sum(seat["whole"].values()) == seat["points"]
        assert sum(seat["parts"].values()) == 100 * seat["points"]
    assert run("review", over, "--quick", "--json") == (0, out, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_needs_nothing_else(over: Path, tmp_path: Path, language: str) -> None:
    report = tmp_path / "report.html"
    code, out, err = run(
        "review", over, "--quick", "--seat", "0", "--html", report, "--language", language
    )
    assert (code, out) == (0, "")
    assert str(report) in err
    page = report.read_text(encoding="utf-8")
    assert say(language, "review-title") in page
    assert "<svg" in page
    assert "http" not in page, "nothing is fetched"
    assert "<script" not in page


def test_names_are_only_names(folder: Path, tmp_path: Path) -> None:
    game = played(Rules(players=3, hand_sizes=(1,)))
    record = Record(game.rules, ("<script>", "&amp;", "'\""), game.actions)
    path, report = folder / "names.wiz", tmp_path / "report.html"
    path.write_text(dumps(record), encoding="utf-8")
    assert run("review", path, "--quick", "--html", report)[0] == 0
    page = report.read_text(encoding="utf-8")
    assert "<script>" not in page
    assert "&lt;script&gt;" in page


def test_a_game_in_progress_needs_a_seat(playing: Path) -> None:
    code, _, err = run("review", playing, "--quick")
    assert code == 2
    assert "--seat" in err
    code, out, _ = run("review", playing, "--quick", "--seat", "1")
    assert code == 0
    assert say("en", "review-unfinished") in out


@pytest.mark.parametrize("command", ["review", "hint"])
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("no record\n", "begins no record"),
        ("wiz 1\nrules: players=3 hand_sizes=1\ndeal B1 B1 B2 up G7\n", "line 3"),
        ("wiz 1\nrules: players=3 hand_sizes=1\ndeal B1 W R3 up G7\n2:bid=1\n", "line 4"),
    ],
)
def test_a_broken_record(tmp_path: Path, command: str, text: str, complaint: str) -> None:
    path = tmp_path / "broken.wiz"
    path.write_text(text, encoding="utf-8")
    code, out, err = run(command, path)
    assert (code, out) == (1, "")
    assert complaint in err
    assert len(err.splitlines()) == 1


def test_what_there_is_not(over: Path, playing: Path, tmp_path: Path) -> None:
    assert run("review", tmp_path / "none.wiz")[0] == 1
    assert run("review", over, "--seat", "7")[0] == 2
    assert run("hint", playing, "--seat", "7")[0] == 2
    code, _, err = run("review", over, "--html", tmp_path)
    assert code == 1, err
    assert not list(tmp_path.iterdir()), "nothing is left behind"
    empty = tmp_path / "empty.wiz"
    empty.write_text(dumps(Record(RULES)), encoding="utf-8")
    code, _, err = run("review", empty)
    assert (code, err) == (2, f"augury: {say('en', 'review-nothing')}\n")


def test_a_hint(playing: Path) -> None:
    code, out, err = run("hint", playing)
    assert (code, err) == (0, "")
    assert out.startswith(("Best: ", "There is only one thing to do: "))
    code, out, _ = run("hint", playing, "--json")
    assert code == 0
    assert {"best", "options", "reasons", "seat", "tricks"} == set(json.loads(out))


def test_nobody_to_give_a_hint_to(over: Path, playing: Path) -> None:
    code, _, err = run("hint", over)
    assert (code, err) == (2, f"augury: {say('en', 'hint-nothing')}\n")
    waiting = next(seat for seat in range(3) if run("hint", playing, "--seat", str(seat))[0])
    code, _, err = run("hint", playing, "--seat", str(waiting))
    assert code == 2
    assert err == f"augury: {say('en', 'hint-not-you', name=f'Seat {waiting}')}\n"


# Puzzles


def test_a_puzzle_is_answered() -> None:
    best = load_puzzles()[0].best
    code, out, err = run("puzzle", "1", "--answer", best)
    assert (code, err) == (0, "")
    assert say("en", "puzzle-right") in out
    code, out, _ = run("puzzle", "1", typed=f"{best}\n")
    assert code == 0
    assert say("en", "puzzle-right") in out


def test_a_wrong_answer_is_explained() -> None:
    puzzle = load_puzzles()[0]
    wrong = next(move for move in puzzle.position.legal_actions if not puzzle.solved_by(move))
    code, out, _ = run("puzzle", "1", "--answer", format_move(wrong))
    assert code == 1
    assert "Best is: " in out


def test_what_is_no_answer() -> None:
    code, _, err = run("puzzle", "1", "--answer", "Z99")
    assert code == 2
    assert "What is best?" in err
    code, _, err = run("puzzle", "0")
    assert (code, err) == (
        2,
        f"augury: {say('en', 'puzzle-none', number=0, count=len(load_puzzles()))}\n",
    )
