"""Data sets: every row is a decision of the game, and no file is half there."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as parquet
import pytest

from augury import Card, Deal, Rules, Suit, start, view
from augury.cli.commands.app import run
from augury.data import COLUMNS, Columns, DataError, describe, play_rounds, read, write
from augury.encoding import LAYOUT, action, mask, observe
from augury.encoding.layout import RANKS
from augury.game import CARDS, apply, points

RULES = Rules(players=3, hand_sizes=(2,))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "rounds.parquet"
    write(path, RULES, decisions=1, seed=1)
    return path


def all_rows(path: Path) -> Columns:
    parts = list(read(path, rows=1000))
    return {column.name: np.concatenate([one[column.name] for one in parts]) for column in COLUMNS}


def turned_up(row: np.ndarray) -> Card:
    """The card that an observation shows as turned up."""
    *suit, rank = np.flatnonzero(LAYOUT.split(row)["turned_up"]).tolist()
    colour = tuple(Suit)[suit[0]] if suit else None
    meant = RANKS[rank - len(Suit)]
    return next(card for card in CARDS if card.suit is colour and meant in (card.value, card.kind))


def test_rows_are_the_decisions_of_the_readable_engine(written: Path) -> None:
    rows = all_rows(written)
    for game in range(20):
        (places,) = np.nonzero(rows["game"] == game)
        first = places[0]
        dealt = np.roll(rows["hands"][first][:3], int(rows["seat"][first]), axis=0)
        hands = tuple(
            tuple(card for card, copies in zip(CARDS, hand, strict=True) for _ in range(copies))
            for hand in dealt
        )
        state = apply(start(RULES), Deal(hands, turned_up(rows["observation"][first])))
        for step, place in enumerate(places):
            seat = int(rows["seat"][place])
            seen = view(state, seat)
            assert (state.to_act[0], step) == (seat, rows["step"][place])
            assert (observe(seen) == rows["observation"][place]).all()
            assert (mask(seen) == rows["legal"][place]).all()
            state = apply(state, action(int(rows["action"][place]), seat))
        row = state.table.pad[0]
        for name, ended in ("bids", row.bids), ("tricks", row.taken), ("points", row.points):
            for place in places:
                around = np.roll(ended, -int(rows["seat"][place]))
                assert rows[name][place].tolist() == [*around, 0, 0, 0]


def test_every_row_has_its_result(written: Path) -> None:
    rows = all_rows(written)
    assert rows["game"].max() + 1 == 1024
    for bid, tricks, worth in zip(
        rows["bids"][:, 0], rows["tricks"][:, 0], rows["points"][:, 0], strict=True
    ):
        assert worth == points(int(bid), int(tricks))


def test_the_same_seed_gives_the_same_rows(written: Path) -> None:
    again = next(play_rounds(RULES, seed=1))
    rows = all_rows(written)
    for column in COLUMNS:
        assert (again[column.name] == rows[column.name]).all()
        assert again[column.name].shape[1:] == column.shape


def test_arrow_says_the_same(written: Path, tmp_path: Path) -> None:
    made = write(tmp_path / "rounds.arrow", RULES, decisions=1, seed=1)
    rows = all_rows(written)
    assert made.decisions == len(rows["game"])
    for name, values in all_rows(made.path).items():
        assert (values == rows[name]).all()


def test_a_file_says_what_it_is(written: Path) -> None:
    about = describe(written)
    assert (about["rules"], about["player"], about["seed"]) == (
        "players=3 hand_sizes=2",
        "random",
        1,
    )
    assert sum(int(np.prod(shape)) for shape in about["observation"].values()) == LAYOUT.size


@contextmanager
def full_disk(limit: int) -> Iterator[None]:
    """Files of this process cannot grow beyond a limit."""
    resource = pytest.importorskip("resource", reason="NOT TESTED: Windows has no such limits")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("name", ["rounds.parquet", "rounds.arrow"])
def test_a_full_disk_leaves_the_old_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("the old one")
    with full_disk(20_000), pytest.raises(DataError, match="cannot write"):
        write(path, RULES, decisions=1)
    assert path.read_text() == "the old one"
    assert list(tmp_path.iterdir()) == [path]


def test_an_interruption_leaves_nothing(tmp_path: Path) -> None:
    def interrupt(_rows: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "rounds.parquet", RULES, decisions=10**9, progress=interrupt)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="NOT TESTED: Windows has no such signal")
def test_the_command_that_is_interrupted_ends_as_such_and_leaves_nothing(tmp_path: Path) -> None:
    """While JAX computes, too: at the end of Python it may trip over what it has begun."""
    command = (
        "import signal, sys; from augury.cli import main; sys.argv[0] = 'augury'; "
        "signal.signal(signal.SIGINT, signal.default_int_handler); "  # a background ignores it
        "main()"
    )
    arguments = ("data", "rounds.parquet", "--decisions", "1000000000", "--players", "3")
    with subprocess.Popen(
        [sys.executable, "-c", command, *arguments, "--hand-sizes", "2"],
        cwd=tmp_path,
    ) as running:
        while not list(tmp_path.iterdir()):  # the file under the name that it has meanwhile
            assert running.poll() is None
            time.sleep(0.05)
        for _ in range(20):
            running.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):  # Python drops one that comes in a destructor
                running.wait(15)
                break
        else:
            running.kill()
    assert running.returncode == 130
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("path", "options", "reason"),
    [
        ("rounds.csv", {}, r"ends in \.parquet or \.arrow"),
        ("missing/rounds.parquet", {}, "No such file"),
        ("folder.parquet", {}, "it is a folder"),
        ("rounds.parquet", {"decisions": 0}, "0 decisions"),
        ("rounds.parquet", {"seed": -1}, "seed -1"),
        ("rounds.parquet", {"player": "sage"}, "no player 'sage' .* random, archmage"),
    ],
)
def test_what_cannot_be_written_says_why(
    tmp_path: Path, path: str, options: dict[str, Any], reason: str
) -> None:
    (tmp_path / "folder.parquet").mkdir()
    with pytest.raises(DataError, match=reason):
        write(tmp_path / path, RULES, **{"decisions": 1, **options})
    assert [one.name for one in tmp_path.iterdir()] == ["folder.parquet"]


def test_what_is_no_data_set_says_so(written: Path, tmp_path: Path) -> None:
    torn = tmp_path / "torn.parquet"
    torn.write_bytes(written.read_bytes()[:1000])
    other = tmp_path / "other.parquet"
    parquet.write_table(parquet.read_table(written, columns=["game"]), other)
    for path, reason in (torn, "cannot read"), (other, "columns"), (tmp_path / "x.arrow", "such"):
        with pytest.raises(DataError, match=reason):
            describe(path)
        with pytest.raises(DataError, match=reason):
            next(read(path))


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    rules = ["--players", "3", "--hand-sizes", "2"]
    with pytest.raises(SystemExit) as ended:
        run(["data", "rounds.parquet", "--decisions", "10", *rules])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("rounds.parquet: ")
    assert describe(tmp_path / "rounds.parquet")["rules"] == "players=3 hand_sizes=2"
    for arguments, reason in (
        (["rounds.csv", *rules], "ends in .parquet or .arrow"),
        (["rounds.parquet", "--players", "9"], "players"),
        (["rounds.parquet", "--player", "sage"], "no player 'sage'"),
    ):
        with pytest.raises(SystemExit) as ended:
            run(["data", *arguments])
        assert ended.value.code != 0
        assert reason in capsys.readouterr().err


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = None\n"
        "from augury.cli.commands.app import run\n"
        f"run(['data', {json.dumps(str(tmp_path / 'rounds.parquet'))}])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "pip install 'augury[data]'" in done.stderr
    assert "Traceback" not in done.stderr
