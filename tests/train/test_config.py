"""A run is described by a file, and what it should not say is refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from train.config import ConfigError, LastPrediction, Run, SelfPlay, read_run, write_run

RUNS = sorted((Path(__file__).parents[2] / "train" / "runs").glob("*.toml"))

TEXT = """
out = "runs/x"
start = "runs/y"
rivals = ["a.npz"]

[[stages]]
kind = "self-play"
seconds = 7
guests = ["a.npz players=4", "b.npz"]

[[stages]]
kind = "last-prediction"
heat = 2.5
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "run.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_file_says_what_differs_from_the_defaults(tmp_path: Path) -> None:
    assert read_run(written(tmp_path, TEXT)) == Run(
        out="runs/x",
        start="runs/y",
        rivals=("a.npz",),
        stages=(
            SelfPlay(seconds=7.0, guests=("a.npz players=4", "b.npz")),
            LastPrediction(heat=2.5),
        ),
    )


@pytest.mark.parametrize("path", RUNS, ids=lambda path: path.stem)
def test_the_files_in_the_repository_can_be_read_and_write_where_they_are_named(path: Path) -> None:
    run = read_run(path)
    assert run.stages
    assert run.out == f"runs/{path.stem}"
    assert write_run(run)["stages"][0]["kind"] in ("self-play", "distillation")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('out = "x"\nsped = 3', "no option 'sped': there are out, start"),
        ("seed = 3", "out"),
        ('out = "x"\nseed = "three"', "seed = 'three' is no int"),
        ('out = "x"\nexams = 1', "exams = 1 is no bool"),
        (
            'out = "x"\n[[stages]]\nkind = "dreaming"',
            "'dreaming': there are self-play, distillation",
        ),
        ('out = "x"\n[[stages]]\nkind = "self-play"\nguests = [1]', "guests = .1. is no tuple"),
        ('out = "x"\n[[stages]]\nkind = "last-prediction"\nseconds = 1', "no option 'seconds'"),
        ("out =", "run.toml: Invalid value"),
    ],
)
def test_what_it_should_not_say_is_refused_by_name(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ConfigError, match=said):
        read_run(written(tmp_path, text))
