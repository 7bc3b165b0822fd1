"""The score pad at the terminal: kept by typing, saved after every change, shown and checked."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from augury.cli.commands.app import make_app
from augury.locales import LANGUAGES
from augury.pad import Cell, facts, loads

runner = CliRunner(env={"COLUMNS": "80", "NO_COLOR": "1", "LANG": "C", "LC_ALL": "C"})
FOUR = ("--names", "Ada,Ben,Cem,Dora")


def run(*arguments: str | Path, typed: str = "") -> tuple[int, str, str]:
    done = runner.invoke(make_app(), ["pad", *map(str, arguments)], input=typed)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stdout, done.stderr


def lines(*typed: object) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_a_round_is_asked_for_in_the_order_of_the_table(tmp_path: Path) -> None:
    """Everyone's prediction, then everyone's tricks; the last number follows from the others."""
    path = tmp_path / "evening.pad"
    code, out, _ = run("--new", path, *FOUR, typed=lines(0, 1, 0, 0, 0, 1, 0))
    assert code == 0
    asked = re.findall(r"Round 1, (?:prediction|tricks) of (\w+), 0 to 1", out)
    assert asked == ["Ben", "Cem", "Dora", "Ada", "Ben", "Cem", "Dora"]
    sheet = loads(path.read_text())
    assert facts(sheet).totals == (20, 20, 30, 20)
    assert "Round 2, prediction of Cem" in out
    assert f"The pad is kept in {path}" in out.replace("\n", "")


def test_every_change_is_saved_and_can_be_undone(tmp_path: Path) -> None:
    path = tmp_path / "evening.pad"
    run("--new", path, *FOUR, typed=lines(1, 0, "undo", "u", "u"))
    assert loads(path.read_text()).rounds == ()
    run("--keep", path, typed=lines(1, 0))
    run("--keep", path, typed=lines(0))
    first = loads(path.read_text()).rounds[0]
    assert first.cells == (Cell(), Cell(1), Cell(0), Cell(0))


def test_an_earlier_round_is_corrected_as_it_would_be_written(tmp_path: Path) -> None:
    path = tmp_path / "evening.pad"
    typed = lines(0, 1, 0, 0, 0, 1, 0, "1 Cem 0/0", "1 ada 1/1", "1 trump r", "2 cards 4")
    run("--new", path, *FOUR, typed=typed)
    sheet = loads(path.read_text())
    assert facts(sheet).totals == (30, 20, 20, 20)
    assert (sheet.rounds[0].trump, sheet.rounds[1].hand_size) == ("R", 4)


def test_with_the_bomb_the_last_number_may_be_one_short(tmp_path: Path) -> None:
    path = tmp_path / "evening.pad"
    typed = lines(0, 0, 1, 0, 0, 0)
    code, out, _ = run("--new", path, "--names", "Ada,Ben,Cem", "--special", "bomb", typed=typed)
    assert code == 0
    assert "1 are left; 0, if a trick fell to nobody" in out
    sheet = loads(path.read_text())
    assert sheet.rounds[0].bombed
    assert facts(sheet).totals == (-10, 20, 20)


def test_the_barred_number_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "x.pad"
    arguments = ("--new", path, "--plus-minus-one", "--names", "Ada,Ben,Cem")
    _, out, _ = run(*arguments, typed=lines(0, 0, 1))
    assert "(1: not allowed)" in out
    assert "The predictions add up to 1" in out


def test_people_come_go_and_are_called_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "x.pad"
    typed = lines("Ben -", "join Eve Ada", "name Dora Dorothea", "deals Cem", "end")
    run("--new", path, *FOUR, typed=typed)
    sheet = loads(path.read_text())
    assert sheet.names == ("Ada", "Eve", "Ben", "Cem", "Dorothea")
    assert sheet.rounds[0].cells[2] is None
    assert (sheet.dealer, sheet.ended) == (3, True)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("2", "Ben: 2 cannot be predicted, only 0 to 1."),
        ("nonsense", "nonsense means nothing here"),
        ("Zoe 1/1", "Nobody at the table is called that"),
        ("1 Ada 1-1", "This is no entry: '1-1'"),
        ("7 Ada 1/1", "There is no such round yet: the next one is 1."),
        ("bomb", "no card of this game does that"),
        ("join Ada", "This name is there twice: Ada"),
        ("?", "What can be typed"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_is_lost(tmp_path: Path, typed: str, said: str) -> None:
    path = tmp_path / "x.pad"
    _, out, _ = run("--new", path, *FOUR, typed=lines(typed))
    assert said in out.replace("\n", " ")
    assert loads(path.read_text()).rounds == ()


def test_names_are_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "x.pad"
    typed = lines("Ada", "Ada", "", "Ben", "Cem")
    _, out, _ = run("--new", path, "--players", "3", typed=typed)
    assert "This name is there twice: Ada" in out
    assert loads(path.read_text()).names == ("Ada", "Ben", "Cem")


GOOD = (
    "pad 1\nrules: players=3\nseat 0: Ada\nseat 1: Ben\nseat 2: Cem\nround 1 cards 1: 0/0 1/0 1/1\n"
)


def test_a_file_is_shown_and_checked(tmp_path: Path) -> None:
    path = tmp_path / "x.pad"
    path.write_text(GOOD)
    code, out, _ = run(path)
    assert code == 0
    assert re.search(r"20 +0✓.*−10 +1✗.*30 +1✓", out)
    assert "Everything adds up." in out
    path.write_text(GOOD.replace("0/0 1/0", "0/1 1/0"))
    code, out, _ = run(path, "--language", "de")
    assert code == 1
    assert "Runde 1: Eingetragen sind 2 Stiche, es gibt aber nur 1." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_keeps_a_pad(tmp_path: Path, language: str) -> None:
    path = tmp_path / "x.pad"
    typed = lines("?", 0, 0, 0, 1, 0, 0, 0, "2 Ada 3/3", "end")
    code, out, _ = run("--new", path, *FOUR, "--language", language, typed=typed)
    assert code == 0
    assert out
    assert facts(loads(path.read_text())).over


def test_what_is_wrong_with_a_file_or_an_option_is_said(tmp_path: Path) -> None:
    path = tmp_path / "x.pad"
    assert run(path)[0] == 1
    path.write_text(GOOD.replace("cards 1", "cards 99"))
    code, _, err = run(path)
    assert (code, err) == (
        1,
        f"augury: cannot read {path}: Line 6: Round 1: Cards each: 99. It must be 1 to 20.\n",
    )
    path.write_bytes(b"\xff\xfe")
    assert "it is no text in UTF-8" in run(path)[2]
    assert run("--new", path, *FOUR)[0] == 2
    assert run()[0] == 2
    path.write_text(GOOD)
    assert run(path, "--players", "4")[0] == 2
    twice = ("--new", tmp_path / "y.pad", "--names", "Ada,Ada,Ben")
    refused = "augury: --names Ada,Ada,Ben: This name is there twice: Ada\n"
    assert run(*twice)[::2] == (2, refused)
    assert "zweimal" in run(*twice, "--language", "de")[2]
    assert not (tmp_path / "y.pad").exists()


def test_a_whole_line_of_numbers_answers_one_question_after_the_other(tmp_path: Path) -> None:
    path = tmp_path / "x.pad"
    typed = lines("1 0 0 0", "1 0 0 0", "1 0 0 0 0", "0 1")
    code, out, _ = run("--new", path, *FOUR, typed=typed)
    assert code == 0
    assert "1 0 0 0 0 means nothing here" in out.replace("\n", " ")
    sheet = loads(path.read_text())
    assert [cell and (cell.bid, cell.taken) for cell in sheet.rounds[0].cells] == [
        (0, 0),
        (1, 1),
        (0, 0),
        (0, 0),
    ]
    assert sheet.rounds[1].cells == (Cell(), Cell(), Cell(0), Cell(1))


def test_numbers_of_tricks_that_do_not_add_up_are_refused_together(tmp_path: Path) -> None:
    path = tmp_path / "x.pad"
    run("--new", path, *FOUR, typed=lines("1 0 0 0", "1 0 0 1"))
    assert [cell and cell.taken for cell in loads(path.read_text()).rounds[0].cells] == [None] * 4
