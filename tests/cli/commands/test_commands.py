"""The commands as they are typed: what they print, and with which exit code they end."""

import json
import re
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.testing import CliRunner

from augury import EDITIONS, SPECIAL, Bidding, Deal, Mode, Rules
from augury.bots import NAMES
from augury.cli import preferences, saves
from augury.cli.commands.app import COMMANDS, make_app
from augury.cli.preferences import Preferences
from augury.game import concerns
from augury.game.cards import sort
from augury.game.text.record import Record, dumps, replay
from augury.game.text.wire import decode, encode
from augury.locales import LANGUAGES, say
from tests.cli.plain.person import someone
from tests.cli.plain.test_game import new, play

ROOT = Path(__file__).parents[3]

runner = CliRunner(env={"COLUMNS": "80", "NO_COLOR": "1"})


def run(*arguments: str | Path, typed: str = "", **environment: str) -> tuple[int, str, str]:
    """Run the command; its exit code, what it printed, and what it complained of."""
    done = runner.invoke(make_app(), [*map(str, arguments)], input=typed, env=environment)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stdout, done.stderr


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game with every special card and secret bids."""
    path = tmp_path_factory.mktemp("games") / "game.wiz"
    rules = Rules(4, bidding=Bidding.SECRET, special=SPECIAL, hand_sizes=(2, 6))
    play(new(rules, seed="3"), path, someone(3))
    return path


# Help


def test_the_version() -> None:
    assert run("--version") == (0, f"augury {version('augury')}\n", "")


@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["rules"]])
def test_help_teaches_by_examples(command: list[str]) -> None:
    code, out, _ = run(*command, "--help")
    assert code == 0
    examples = re.findall(r"^ augury \w+ .*$", out, re.MULTILINE)
    assert bool(command) == bool(examples)


def examples() -> list[str]:
    """Every command that the help, the README and the documentation show."""
    pages = [(ROOT / page).read_text(encoding="utf-8") for page in ("README.md", "docs/play.md")]
    text = "\n".join([*pages, run("play", "--help")[1], run("rules", "--help")[1]])
    shown = re.findall(r"^[ $]+(?:\S*/)?augury ((?:play|rules) -[^#\n]*)", text, re.MULTILINE)
    return sorted({" ".join(example.split()) for example in shown if "--resume" not in example})


def test_the_examples_work(tmp_path: Path) -> None:
    assert len(examples()) > 8
    for number, example in enumerate(examples()):
        keep = ["--save", str(tmp_path / f"{number}.wiz")] if example[0] == "p" else []
        code, out, err = run(*example.split(), *keep)
        assert (code, err) == (0, ""), example
        assert out


# The rules


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--players", "7"], "7 players: the game is for 3 to 6 (R2.1)"),
        (["--bidding", "secret", "--plus-minus-one"], "plus_minus_one and bidding=secret"),
        (["--special", "all", "--mode", "maximus"], "special cards and mode=maximus"),
        (["--special", "dragon"], "special=dragon without special=fairy"),
        (["--special", "unicorn"], "'special=unicorn': expected one of shapeshifter, "),
        (["--edition", "FR"], "no edition 'FR'"),
        (["--foresight", "always"], "'foresight=always': expected one of"),
        (["--foresight", "edition", "--special", "all"], "special cards and foresight"),
        (["--schedule", "slow"], "no schedule 'slow'"),
        (
            ["--schedule", "quick", "--hand-sizes", "1"],
            "hand_sizes and schedule contradict",
        ),
        (["--hand-sizes", "1,two"], "'hand_sizes=1,two': expected"),
        (["--hand-sizes", "16"], "it must be 1 to 15"),
        (["--mode", "one-colour", "--players", "5"], "mode=one-colour and players=5"),
    ],
)
@pytest.mark.parametrize("command", ["play", "rules"])
def test_contradictions_are_one_line_and_exit_code_2(
    command: str, options: list[str], reason: str
) -> None:
    code, out, err = run(command, *options)
    assert code == 2
    assert out == ""
    assert err.startswith("augury: ")
    assert reason in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_contradictions_are_said_in_the_language_of_the_player(language: str) -> None:
    contradicting = ["--bidding", "secret", "--plus-minus-one"]
    _, _, err = run("rules", *contradicting, "--language", language)
    assert err.endswith(" (V1)\n")
    assert ("contradict each other" in err) is (language == "en")
    if language != "en":
        assert f"{say(language, 'bidding')} (--bidding)" in err
        assert f"{say(language, 'plus-minus-one')} (--plus-minus-one)" in err


def test_options_that_contradict_without_a_rule() -> None:
    _, _, err = run("rules", "--schedule", "quick", "--hand-sizes", "1", "--language", "de")
    assert err == "augury: Das passt nicht zusammen: Länge (--hand-sizes), Länge (--schedule)\n"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_of_every_edition_as_json(edition: str) -> None:
    code, out, _ = run("rules", "--edition", edition, "--json")
    assert code == 0
    assert decode(out) == EDITIONS[edition].rules()


def test_rules_in_plain_words() -> None:
    code, out, _ = run("rules", "--players", "3", "--special", "C,x", "--cloud", "round-end")
    assert code == 0
    assert ", ".join(map(str, Rules(3).schedule)) in " ".join(out.split())
    assert "Cloud (C)" in out
    assert "Changes a prediction at the end of the round: Cloud (C)" in " ".join(out.split())
    assert "Juggler" not in out
    assert "In a record: rules: players=3 special=bomb,cloud cloud=round-end\n" in out


@pytest.mark.parametrize(
    ("options", "title"),
    [((), "Edition: German (Amigo)"), (("--edition", "pt"), "Edition: Brazilian, 25th annive")],
)
def test_the_rules_name_their_edition(options: tuple[str, ...], title: str) -> None:
    assert run("rules", *options)[1].startswith(title)


@pytest.mark.parametrize(
    ("locale", "option", "title"),
    [
        ("de_AT.UTF-8", None, "Ausgabe: Deutsch"),
        ("pt_PT", None, "Edição: Alemã"),
        ("tlh", None, "Edition: German"),
        ("de_DE", "el", "Έκδοση: Γερμανική"),
    ],
)
def test_the_rules_are_in_the_language_asked_for_or_of_the_system(
    locale: str, option: str | None, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    given = ["--language", option] if option else []
    assert run("rules", *given)[1].startswith(title)


def test_the_language_set_in_the_menu_is_that_of_every_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    preferences.save(Preferences(language="hu", name="Réka"))
    assert run("rules")[1].startswith("Kiadás")
    table = run("play", "--seed", "7")[1]
    assert "Adu:" in table
    assert "Réka" in table
    assert run("rules", "--language", "en")[1].startswith("Edition")


def test_an_unknown_language_is_refused_with_the_list() -> None:
    assert run("rules", "--language", "tlh")[::2] == (
        2,
        "augury: --language 'tlh': choose from de, el, en, pt-BR, cs, hu\n",
    )
    preferences.save(Preferences(language="de"))
    refused = run("rules", "--language", "tlh")[2]
    assert refused == "augury: --language 'tlh': Zur Wahl stehen de, el, en, pt-BR, cs, hu\n"


# The other seats


@pytest.mark.parametrize("name", NAMES)
def test_every_player_that_is_offered_can_be_played_against(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.wiz"
    short = ("--players", "3", "--hand-sizes", "1", "--seed", "1")
    code, _, err = run("play", "--opponents", name, *short, "--save", path)
    assert (code, err) == (0, "")
    assert len(saves.read(path).actions) > 1  # somebody else has bid already
    assert name in run("play", "--help")[1]


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("missing.onnx", "there is no such file"),
        ("tests.arena.players:First.act", "First.act() missing"),
        ("./player.py:Name", "cannot be imported"),
        ("process:./player", "in the arena and in the benchmark alone"),
    ],
)
def test_a_player_that_cannot_be_made_says_why_in_one_line(
    spec: str, reason: str, tmp_path: Path
) -> None:
    code, _, err = run("play", "--opponents", spec, "--save", tmp_path / "game.wiz")
    assert code == 2
    assert reason in err
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_games_are_kept_with_the_rest_of_the_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One folder for the terminal's games and the server's tables."""
    monkeypatch.setattr("augury.cli.saves.data_folder", lambda: tmp_path / "augury")
    run("play")
    (game,) = (tmp_path / "augury" / "games").iterdir()
    assert saves.read(game).rules == Rules()


# Replays


def test_a_replay_tells_everything(game: Path) -> None:
    code, out, err = run("replay", game)
    record = saves.read(game)
    assert (code, err) == (0, "")
    for action in record.actions:
        if isinstance(action, Deal):
            for hand in action.hands:
                assert re.search(rf"holds? {' '.join(map(str, sort(hand)))} *\n", out)
    assert out.count("Trick ") == 8
    assert out.count("Points: ") == 2
    assert "share the victory" in out or "wins the game" in out


def test_a_replay_for_one_seat_tells_what_it_knew(game: Path) -> None:
    code, out, _ = run("replay", game, "--view", "2")
    assert code == 0
    assert out.count("You hold ") == 2
    assert " holds " not in out
    assert "Nikos" not in out  # whose view it is, is called "you" in headings and in the pad
    assert out.count("unseen") == 6


def test_a_single_round(game: Path) -> None:
    _, out, _ = run("replay", game, "--round", "2")
    assert "Round 2 of 2" in out
    assert "Round 1 of 2" not in out


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_a_replay_as_json_is_the_events_of_the_wire(game: Path, seat: int | None) -> None:
    options = [] if seat is None else ["--view", str(seat)]
    _, out, _ = run("replay", game, "--json", *options)
    events = [event for step in replay(saves.read(game)) for event in step.events]
    seen = [event for event in events if seat is None or concerns(event, seat)]
    assert out.splitlines() == [encode(event).decode() for event in seen]
    assert all(json.loads(line)["type"] for line in out.splitlines())


def test_a_record_without_names_that_breaks_off(tmp_path: Path) -> None:
    path = tmp_path / "short.wiz"
    path.write_text("wiz 1\nrules: players=3\nround 1\ndeal B1 W R3 up G7\n1:bid=1\n")
    code, out, _ = run("replay", path)
    assert code == 0
    assert "Seat 1 holds W" in out
    assert "Predictions: Seat 1 1" in out
    assert "The game stops here: Seat 2 to act." in out
    path.write_text("wiz 1\nrules: players=3\n")
    assert run("replay", path)[1] == "Nothing has been dealt yet.\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: "),
        ("wiz 1\nrules: players=9\n", "line 2: 9 players"),
        ("wiz 1\nrules: players=3\nround 1\ndeal B1 W R3 up G7\n1:B1\n", "line 5: seat 1 cannot"),
        ("wiz 1\nrules: players=3\nround 1\ndeal B1 W R3 up", "line 4: the record breaks off"),
        ("\udcff", "it is no text in UTF-8"),
        (None, "No such file"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_a_broken_record_is_one_line_and_exit_code_1(
    command: list[str], text: str | None, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "broken.wiz"
    if text is not None:
        path.write_bytes(text.encode(errors="surrogateescape"))
    code, out, err = run(*command, path)
    assert code == 1
    assert out == ""
    assert err.startswith(f"augury: cannot read {path}: {reason}") or reason in err
    assert err.count("\n") == 1
    assert path.exists() == (text is not None)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--view", "4"], "there is no seat 4: 4 play, in seats 0 to 3"),
        (["--round", "3"], "there is no round 3 in this record: it has 2 rounds"),
        (["--round", "0"], "there is no round 0"),
    ],
)
def test_what_the_record_does_not_have(options: list[str], reason: str, game: Path) -> None:
    code, _, err = run("replay", game, *options)
    assert code == 2
    assert reason in err


def test_nothing_in_a_record_can_steer_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "evil.wiz"
    names = ("\x1b[2J", "[red]x[/red]", "b\ac")
    path.write_text(dumps(Record(Rules(3, hand_sizes=(1,)), names)), encoding="utf-8")
    for command in (["play", "--resume"], ["replay"]):
        code, out, _ = run(*command, path)
        assert code == 0
        assert "\x1b" not in out
        assert "\a" not in out
        assert "[red]x[/red]" in out


# Playing


def test_a_game_from_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game.wiz"
    typed = "0\n1\n\n0\n1\n1\n"
    options = ("--players", "3", "--hand-sizes", "1,2", "--mode", "classic", "--name", "Zoë")
    code, out, err = run("play", *options, "--save", path, "--seat", "1", typed=typed)
    assert (code, err) == (0, "")
    assert "Zoë (you)" in out
    record = saves.read(path)
    assert record.names[1] == "Zoë"
    assert record.rules.mode is Mode.CLASSIC


def test_a_game_is_kept_where_nobody_said(tmp_path: Path) -> None:
    code, out, _ = run("play", HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path / "config"))
    assert code == 0
    (kept,) = tmp_path.rglob("*.wiz")
    assert str(kept) in out


def test_leaving_names_the_command_that_the_shell_would_find(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [".venv/bin/augury", "play"])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "To go on: .venv/bin/augury play" in run("play", "--save", tmp_path / "a.wiz")[1]
    (tmp_path / "augury").touch(mode=0o755)
    assert "To go on: augury play" in run("play", "--save", tmp_path / "b.wiz")[1]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--players", "3"], "--resume and --players contradict each other"),
        (["--name", "Zoë"], "--resume and --name contradict each other"),
        (["--seat", "4"], "there is no seat 4"),
        (["--opponents", "nobody"], "no player 'nobody'"),
    ],
)
def test_a_saved_game_brings_its_own_rules(options: list[str], reason: str, game: Path) -> None:
    before = game.read_bytes()
    code, _, err = run("play", "--resume", game, *options)
    assert code == 2
    assert reason in err
    assert game.read_bytes() == before


def test_a_file_is_not_overwritten_by_a_new_game(game: Path) -> None:
    before = game.read_bytes()
    code, _, err = run("play", "--save", game)
    assert code == 2
    assert "exists already" in err
    assert game.read_bytes() == before


def test_a_game_can_be_gone_on_with_in_another_file(tmp_path: Path) -> None:
    one, other = tmp_path / "one.wiz", tmp_path / "other.wiz"
    run("play", "--save", one, typed="0\n")
    before = one.read_bytes()
    code, out, _ = run("play", "--resume", one, "--save", other, typed="1\n")
    assert code == 0
    assert str(other) in out
    assert one.read_bytes() == before
    assert len(saves.read(other).actions) > len(saves.read(one).actions)


# In every language, before and after the command


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_language_is_refused_by_name(command: str, game: Path) -> None:
    """Wherever it is asked for; by every command, whatever else it is told."""
    needed = {"bot": [str(game), "--player", "novice"], "tournament": ["simulate"]}
    needs_nothing = command in ("play", "puzzle", "rules", "pad", "serve", "mcp")
    rest = [] if needs_nothing else needed.get(command, [str(game)])
    for typed in (["--language", "xx", command, *rest], [command, *rest, "--language", "xx"]):
        code, out, err = run(*typed)
        assert (code, out) == (2, "")
        assert err == f"augury: --language 'xx': choose from {', '.join(LANGUAGES)}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_before_the_command_is_the_one_after_it(language: str) -> None:
    before = run("--language", language, "rules", "--players", "3")
    assert before == run("rules", "--players", "3", "--language", language)
    assert say(language, "rule-goal-title") in before[1]
    assert (
        run("--language", "de", "rules", "--language", language)[1]
        == run("rules", "--language", language)[1]
    )


# Files of other people


@pytest.mark.parametrize(
    "command", [["replay"], ["review"], ["hint"], ["verify"], ["play", "--resume"], ["pad"]]
)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["a" * 2600, "wiz 1\nrules: " + "a" * 2600, "1:" + "R" * 9000])
def test_a_line_that_is_a_page_long_is_refused_in_one_line(
    command: list[str], language: str, line: str, tmp_path: Path
) -> None:
    path = tmp_path / "long.txt"
    path.write_text(f"{line}\n", encoding="utf-8")
    code, out, err = run(*command, path, "--language", language)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert len(err) < 3000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_without_promises_is_said_in_words(language: str, tmp_path: Path) -> None:
    """One of the arena, say: there is nothing to check its deals by."""
    path = tmp_path / "elsewhere.wiz"
    path.write_text(dumps(Record(Rules(3, hand_sizes=(1,)))), encoding="utf-8")
    code, _, err = run("verify", path, "--language", language)
    assert code == 1
    assert err == f"augury: {say(language, 'terminal-verify-deal-unpromised', tag='fair.game')}\n"
    assert len(err.split()) > 15


def test_no_folder_is_made_that_nobody_asked_for(tmp_path: Path, game: Path) -> None:
    folder = tmp_path / "nowhere"
    for typed in (
        ["play", "--save", f"{folder}/x.wiz"],
        ["pad", "--new", f"{folder}/x.pad"],
        ["review", str(game), "--quick", "--html", f"{folder}/x.html"],
    ):
        code, _, err = run(*typed, typed="Ada\nBen\nCem\nDora\n")
        assert code == 1
        assert "No such file or directory" in err
        assert not folder.exists()
