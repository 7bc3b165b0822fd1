"""A network outlives a change of the observation: its weights are moved by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.resources import files
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np
import pytest
from numpy.typing import NDArray

from augury.bots import bot, networks
from augury.bots.networks import analogues
from augury.bots.networks.weights_file import (
    POLICY,
    Input,
    Signature,
    read_weights,
    write_weights,
)
from augury.game.errors import BotError

Floats: TypeAlias = NDArray[np.float32]
Weights: TypeAlias = dict[str, Floats]

WIDTH = 5

SMALL = Signature(
    {"card": ("R1", "R2", "W"), "seat": ("0", "1"), "need": ("-1", "0", "1")},
    (
        Input("hand", ("card",), 1.0),
        Input("played", ("seat", "card"), 1.0),
        Input("bid", ("seat",), 0.1),
        Input("need", ("seat", "need"), 1.0),
        Input("round", (), 0.1),
    ),
    ("R1", "R2", "W", "bid=0", "bid=1"),
)


def names(signature: Signature) -> list[tuple[str, ...]]:
    """Every input: its piece, and its labels on every axis."""
    return [
        (piece.name, *labels)
        for piece in signature.inputs
        for labels in product(*(signature.labels[axis] for axis in piece.axes))
    ]


def random_weights(signature: Signature, seed: int = 1) -> Weights:
    rng = np.random.default_rng(seed)

    def layer(name: str, rows: int, columns: int) -> Weights:
        return {
            f"{name}.w": rng.normal(size=(rows, columns)).astype(np.float32),
            f"{name}.b": rng.normal(size=columns).astype(np.float32),
        }

    weights = layer("in", signature.size, WIDTH)
    weights |= layer("0.up", WIDTH, WIDTH) | layer("0.down", WIDTH, WIDTH)
    return weights | layer("out", WIDTH, len(signature.outputs))


def answers(weights: Weights, signature: Signature, seen: dict[Any, float]) -> dict[str, float]:
    """What the first and the last layer make of some inputs; the rest are zero."""
    scales = {piece.name: piece.scale for piece in signature.inputs}
    row = [seen.get(name, 0.0) * scales[name[0]] for name in names(signature)]
    x = np.array(row) @ weights["in.w"] + weights["in.b"]
    logits = np.maximum(x, 0) @ weights["out.w"] + weights["out.b"]
    return dict(zip(signature.outputs, logits.tolist(), strict=True))


def with_labels(signature: Signature, axis: str, labels: Sequence[str]) -> Signature:
    return replace(signature, labels={**signature.labels, axis: tuple(labels)})


def with_inputs(signature: Signature, *inputs: Input) -> Signature:
    return replace(signature, inputs=inputs)


CHANGES: dict[str, Callable[[Signature], Signature]] = {
    "nothing": lambda was: was,
    "a piece less": lambda was: with_inputs(was, *was.inputs[:1], *was.inputs[2:]),
    "a piece more": lambda was: with_inputs(was, *was.inputs, Input("voids", ("seat", "card"), 2)),
    "another order of pieces": lambda was: with_inputs(was, *was.inputs[::-1]),
    "another order of cards": lambda was: with_labels(was, "card", ("W", "R1", "R2")),
    "a card more": lambda was: with_labels(was, "card", ("R1", "X", "R2", "W")),
    "a card less": lambda was: with_labels(was, "card", ("R2", "W")),
    "a seat more": lambda was: with_labels(was, "seat", ("0", "1", "2")),
    "other outputs": lambda was: replace(was, outputs=("bid=2", "bid=1", "X", "W", "R2")),
    "another scale": lambda was: with_inputs(was, *(one._replace(scale=0.5) for one in was.inputs)),
}


PAIRS = [
    (then, now)
    for then, now in product(CHANGES, repeat=2)
    if {then, now} != {"a piece less", "a piece more"}  # one may be the other, renamed: see below
]


@pytest.mark.parametrize(("then", "now"), PAIRS)
def test_what_both_know_is_answered_the_same(then: str, now: str, tmp_path: Path) -> None:
    """A network of one layout, read for another: between any two of many."""
    written, wanted = CHANGES[then](SMALL), CHANGES[now](SMALL)
    weights = random_weights(written)
    write_weights(tmp_path / "own.npz", weights, written)
    moved = read_weights(tmp_path / "own.npz", wanted)
    shared = sorted({*names(written)} & {*names(wanted)})
    rng = Random(2)
    for _ in range(20):
        seen = {name: float(rng.randint(0, 3)) for name in shared}
        before, after = answers(weights, written, seen), answers(moved, wanted, seen)
        for label in wanted.outputs:
            assert after[label] == pytest.approx(before.get(label, 0.0), abs=1e-4)


def test_what_is_new_says_nothing(tmp_path: Path) -> None:
    write_weights(tmp_path / "own.npz", random_weights(SMALL), SMALL)
    wanted = CHANGES["a card more"](CHANGES["a piece more"](SMALL))
    moved = read_weights(tmp_path / "own.npz", wanted)
    for name, row in zip(names(wanted), moved["in.w"], strict=True):
        assert row.any() == ("X" not in name and "voids" not in name)


def renamed(was: Signature) -> Signature:
    return with_inputs(was, Input("cards", ("card",), 1.0), *was.inputs[1:])


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (renamed(SMALL), "made for 'cards', which no observation has any more, and does not know "),
        (renamed(SMALL), "'hand'"),
        (
            with_inputs(SMALL, Input("hand", ("seat", "card"), 1.0), *SMALL.inputs[1:]),
            "its piece 'hand' has the axes 'seat', 'card', and an observation's has 'card'",
        ),
        (
            with_labels(SMALL, "card", ("red 1", "red 2", "wizard")),
            "its axis 'card' of 'hand' are 'red 1', 'red 2', 'wizard', and none of them is one",
        ),
        (replace(SMALL, outputs=("red 1", "red 2")), "its outputs are 'red 1', 'red 2', and none"),
    ],
)
def test_what_cannot_be_matched_is_refused_by_name(
    written: Signature, reason: str, tmp_path: Path
) -> None:
    write_weights(tmp_path / "own.npz", random_weights(written), written)
    with pytest.raises(BotError) as caught:
        read_weights(tmp_path / "own.npz", SMALL)
    assert str(caught.value).startswith("the weights of own.npz do not fit: ")
    assert reason in str(caught.value)


def test_weights_that_belie_their_layout_are_refused(tmp_path: Path) -> None:
    weights = random_weights(SMALL)
    for array, reason in (
        ({"in.w": weights["in.w"][1:]}, "in.w is for 17 numbers, but its layout names 18"),
        ({"out.b": weights["out.b"][1:]}, "out.b is for 4 numbers, but its layout names 5"),
        ({"1.up.w": weights["0.up.w"]}, "lacks '1.down.b', '1.down.w', '1.up.b'"),
        ({"middle": weights["out.b"]}, "has the arrays 'middle' besides those of a network"),
    ):
        write_weights(tmp_path / "own.npz", weights | array, SMALL)
        with pytest.raises(BotError) as caught:
            read_weights(tmp_path / "own.npz", SMALL)
        assert reason in str(caught.value)


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 half of one"])
def test_a_file_of_something_else_is_refused(content: bytes, tmp_path: Path) -> None:
    own = tmp_path / "own.npz"
    own.write_bytes(content)
    with pytest.raises(BotError, match=r"own\.npz is no file of weights"):
        bot(f"archmage:weights={own}")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"labels": {}}',
        '{"labels": {}, "inputs": [["hand", ["card"], 1]], "outputs": []}',
    ],
)
def test_a_layout_that_cannot_be_read_is_refused(text: str, tmp_path: Path) -> None:
    arrays: dict[str, Any] = random_weights(SMALL)
    np.savez(tmp_path / "own.npz", **arrays, layout=np.array(text))
    with pytest.raises(BotError, match="its layout cannot be read"):
        read_weights(tmp_path / "own.npz", SMALL)


class TestVersion1:
    """Files that store no layout; older rivals of the archmage are such."""

    OLD = Path(__file__).parents[3] / "benchmarks" / "rivals" / "believer.npz"

    def stored(self) -> dict[str, Any]:
        """What lies in the file, as it lies there."""
        kept = np.load(self.OLD)
        return {name: kept[name].astype(np.float32) for name in kept.files}

    def known(self) -> Signature:
        return Signature.from_json(files(networks).joinpath("version-1.json").read_text("utf-8"))

    def test_every_input_and_output_keeps_its_weights(self) -> None:
        stored, read = self.stored(), read_weights(self.OLD)
        rows = dict(zip(names(POLICY), read["in.w"], strict=True))
        for name, row in zip(names(self.known()), stored["in.w"], strict=True):
            assert (rows.pop(name) == row).all()
        new = {label for each in analogues.INPUTS.values() for label in each}
        unlike = [row for name, row in rows.items() if not new.intersection(name)]
        assert not any(row.any() for row in unlike)  # what it never saw counts as zero
        alike = rows["hand", "H"], read["in.w"][names(POLICY).index(("hand", "J"))]
        assert (alike[0] == alike[1]).all()  # or like what it resembles
        columns = dict(zip(POLICY.outputs, read["out.w"].T, strict=True))
        for label, column in zip(self.known().outputs, stored["out.w"].T, strict=True):
            assert (columns[label] == column).all()

    def test_the_oldest_did_not_see_the_leads(self, tmp_path: Path) -> None:
        stored = self.stored()
        np.savez(tmp_path / "own.npz", **stored | {"in.w": stored["in.w"][:1342]})
        read = read_weights(tmp_path / "own.npz")
        for name, row in zip(names(POLICY), read["in.w"], strict=True):
            if name[0] in ("leads", "end"):
                assert not row.any()
        assert read["in.w"].any(axis=1).sum() > 1000

    def test_another_size_is_refused(self, tmp_path: Path) -> None:
        stored = self.stored()
        np.savez(tmp_path / "own.npz", **stored | {"in.w": stored["in.w"][:1000]})
        with pytest.raises(BotError, match="is for 1000 numbers, but its layout names 1374"):
            read_weights(tmp_path / "own.npz")
