"""Weights files: a network's arrays, and what its inputs and outputs mean, by name.

    weights = read_weights("own.npz")           # for the observation and the actions of today
    write_weights("own.npz", weights)

A file is an `.npz` with the arrays of the layers and one more, `layout`: a JSON text that names
every input (by piece and by the labels of its axes) and every output. So a network outlives a
change of the observation: its weights are moved to where their inputs and outputs are now, those
that are new start at zero, or like those they resemble (`analogues`), and those that are gone are
left out. What cannot be matched by name is refused. A file without a layout is of version 1;
`version-1.json` says what that was.

A file for a small device holds its matrices as whole numbers of eight bits, and for each a row
`….scale` with which their columns are multiplied (`quantized`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from augury.bots.networks import analogues
from augury.bots.networks.analogues import Analogue
from augury.bots.networks.forward import count_blocks
from augury.encoding import ACTIONS, LABELS, LAYOUT, LEADS_LAYOUT, Piece, action
from augury.game.errors import BotError
from augury.game.text.notation import format_move

Weights: TypeAlias = dict[str, NDArray[np.float32]]
Indices: TypeAlias = NDArray[np.intp]

_LAYOUT: Final = "layout"  # the array that is none of a layer
_LEADS: Final = ("leads", "end")  # what the oldest networks did not see
_SCALE: Final = ".scale"  # behind the name of a matrix of eight bits
_NEW: Final = -1  # where something stood that a file does not know


class Input(NamedTuple):
    """A piece of what a network sees: its name, its axes, what its numbers are multiplied with."""

    name: str
    axes: tuple[str, ...]
    scale: float


@dataclass(frozen=True)
class Signature:
    """What goes into a network and what comes out of it, one behind the other, by name."""

    labels: Mapping[str, tuple[str, ...]]  # of every axis
    inputs: tuple[Input, ...]
    outputs: tuple[str, ...]

    def shape(self, piece: Input) -> tuple[int, ...]:
        """The numbers of a piece, arranged by its axes."""
        return tuple(len(self.labels[axis]) for axis in piece.axes)

    @property
    def size(self) -> int:
        """The length of the network's input."""
        return sum(prod(self.shape(piece)) for piece in self.inputs)

    def to_json(self) -> str:
        """The signature as it is stored in a weights file."""
        return json.dumps({"labels": self.labels, "inputs": self.inputs, "outputs": self.outputs})

    @classmethod
    def from_json(cls, text: str) -> Signature:
        """As it was stored. Raises `ValueError` if it is none."""
        try:
            stored = json.loads(text)
            made = cls(
                {axis: tuple(labels) for axis, labels in stored["labels"].items()},
                tuple(Input(name, tuple(axes), scale) for name, axes, scale in stored["inputs"]),
                tuple(stored["outputs"]),
            )
            made.size  # noqa: B018 - every axis must have labels
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"its layout cannot be read: {error!r}") from error
        return made


def signature(pieces: Iterable[Piece], outputs: Iterable[str]) -> Signature:
    """Of a network that sees these pieces."""
    inputs = tuple(Input(piece.name, piece.axes, piece.scale) for piece in pieces)
    used = {axis: LABELS[axis] for piece in inputs for axis in piece.axes}
    return Signature(used, inputs, tuple(outputs))


POLICY: Final = signature(
    [*LAYOUT.pieces, *LEADS_LAYOUT.pieces],
    [
        *(format_move(action(number, 0)) for number in range(ACTIONS)),
        *(f"tricks={number}" for number in ("0", *LABELS["tricks"])),  # that the seat will take
    ],
)
"""Of a network that plays."""


def read_weights(place: str | Path | Traversable, wanted: Signature = POLICY) -> Weights:
    """The weights of a file, for a network of the signature `wanted`.

    Raises `BotError` if the file is no weights file, or one that cannot be matched by name.
    """
    place = Path(place) if isinstance(place, str) else place
    try:
        with place.open("rb") as file:
            stored = np.load(file)
            weights = {name: stored[name] for name in stored.files}
    except (OSError, EOFError, ValueError, AttributeError, BadZipFile) as error:
        raise BotError(f"{place.name} is no file of weights: {error}") from error
    described = weights.pop(_LAYOUT, None)
    layers = {
        name: _whole(array, weights.get(name + _SCALE))
        for name, array in weights.items()
        if not name.endswith(_SCALE)
    }
    try:
        _check_names(layers)
        found = _version_1(layers) if described is None else Signature.from_json(str(described))
        return _fit(layers, found, wanted)
    except ValueError as error:
        raise BotError(f"the weights of {place.name} do not fit: {error}") from error


def write_weights(place: Path, weights: Mapping[str, Any], made: Signature = POLICY) -> None:
    """Store the weights of a network with this signature, in a file never seen half-written."""
    arrays: dict[str, Any] = {name: np.asarray(array) for name, array in weights.items()}
    arrays[_LAYOUT] = np.array(made.to_json())
    new = place.with_suffix(".new.npz")
    np.savez_compressed(new, **arrays)
    new.replace(place)


def quantized(weights: Mapping[str, Any]) -> dict[str, Any]:
    """The same with matrices of eight bits: a quarter of the size, and nearly as strong."""
    small: dict[str, Any] = {}
    for name, array in weights.items():
        if array.ndim < 2:
            small[name] = array.astype(np.float32)
            continue
        scale = np.maximum(np.abs(array).max(axis=0), 1e-12).astype(np.float32) / 127
        small[name] = np.rint(array / scale).astype(np.int8)
        small[name + _SCALE] = scale
    return small


def _whole(array: NDArray[Any], scale: NDArray[np.float32] | None) -> NDArray[np.float32]:
    """An array of a weights file in single precision, whatever it is stored in."""
    whole: NDArray[np.float32] = array.astype(np.float32) if scale is None else array * scale
    return whole


@cache
def _first_version() -> Signature:
    return Signature.from_json(files(__package__).joinpath("version-1.json").read_text("utf-8"))


def _version_1(layers: Weights) -> Signature:
    """The signature of a file that stores none; the oldest of them did not see the leads."""
    known = _first_version()
    blind = replace(known, inputs=tuple(one for one in known.inputs if one.name not in _LEADS))
    return blind if len(layers["in.w"]) == blind.size else known


def _fit(layers: Weights, found: Signature, wanted: Signature) -> Weights:
    """The layers of a network of one signature, for another."""
    _check_sizes(layers, found)
    if found == wanted:
        return layers
    rows, scale = _input_rows(found, wanted)
    columns = _output_columns(found, wanted)
    seen = _taken(layers["in.w"], rows) * scale[:, None]
    said = np.vstack([_taken(layers["out.w"].T, columns).T, _taken(layers["out.b"], columns)])
    _resemble_inputs(seen, found, wanted)
    _resemble(said.T, wanted.outputs, {*found.outputs}, analogues.OUTPUTS)
    return layers | {"in.w": seen, "out.w": said[:-1], "out.b": said[-1]}


def _resemble_inputs(seen: NDArray[np.float32], found: Signature, wanted: Signature) -> None:
    """Let new places of an axis begin like those they resemble, in the pieces that are known."""
    known = {piece.name: piece for piece in found.inputs}
    start = 0
    for piece in wanted.inputs:
        shape = wanted.shape(piece)
        rows = seen[start : start + prod(shape)].reshape(*shape, -1)
        start += prod(shape)
        if piece.name in known:
            for number, axis in enumerate(piece.axes):
                before = {*found.labels[known[piece.name].axes[number]]}
                like = analogues.INPUTS.get(axis, {})
                _resemble(np.moveaxis(rows, number, 0), wanted.labels[axis], before, like)


def _resemble(
    rows: NDArray[np.float32],
    labels: Sequence[str],
    before: set[str],
    like: Mapping[str, Analogue],
) -> None:
    """Fill the rows whose labels are new with the mean of those that they resemble, in place."""
    for label, (others, sign) in like.items():
        if label in labels and label not in before and before.issuperset(others):
            rows[labels.index(label)] = sign * rows[[labels.index(one) for one in others]].mean(0)


def _check_names(layers: Weights) -> None:
    """A network has a layer in, blocks of a layer up and one down, and a layer out."""
    blocks = count_blocks(layers)
    halves = [f"{block}.{half}" for block in range(blocks) for half in ("up", "down")]
    wanted = {f"{layer}.{part}" for layer in ("in", *halves, "out") for part in "wb"}
    if wanted != layers.keys():
        raise ValueError(
            f"it has the arrays {_listed(sorted(layers.keys() - wanted))} besides those of a "
            f"network of {blocks} blocks, and lacks {_listed(sorted(wanted - layers.keys()))}"
        )


def _check_sizes(layers: Weights, found: Signature) -> None:
    for name, size, meant in (
        ("in.w", layers["in.w"].shape[0], found.size),
        ("out.w", layers["out.w"].shape[1], len(found.outputs)),
        ("out.b", layers["out.b"].shape[0], len(found.outputs)),
    ):
        if size != meant:
            raise ValueError(f"{name} is for {size} numbers, but its layout names {meant}")


def _taken(array: NDArray[np.float32], places: Indices) -> NDArray[np.float32]:
    """Of an array the rows at these places, and zeros for what is new."""
    rows = array[places]
    rows[places == _NEW] = 0.0
    return rows


def _input_rows(found: Signature, wanted: Signature) -> tuple[Indices, NDArray[np.float32]]:
    """For every input wanted, which one of those found it was, and how its scale has changed."""
    places, start = {}, 0
    for piece in found.inputs:
        shape = found.shape(piece)
        places[piece.name] = piece, np.arange(start, start + prod(shape)).reshape(shape)
        start += prod(shape)
    names = [piece.name for piece in wanted.inputs]
    gone = [name for name in places if name not in names]
    new = [name for name in names if name not in places]
    if gone and new:
        raise ValueError(
            f"it was made for {_listed(gone)}, which no observation has any more, and does not "
            f"know {_listed(new)}: one may be the other, renamed"
        )
    rows, scales = [], []
    for piece in wanted.inputs:
        shape = wanted.shape(piece)
        row, scale = np.full(shape, _NEW), 1.0
        if piece.name in places:
            old, stored = places[piece.name]
            row, scale = _piece_rows(old, stored, found, piece, wanted), old.scale / piece.scale
        rows.append(row.ravel())
        scales.append(np.full(row.size, scale, np.float32))
    return np.concatenate(rows), np.concatenate(scales)


def _piece_rows(
    old: Input, stored: Indices, found: Signature, piece: Input, wanted: Signature
) -> Indices:
    """The same for one piece, by the labels of its axes."""
    if len(old.axes) != len(piece.axes):
        raise ValueError(
            f"its piece {piece.name!r} has the axes {_listed(old.axes)}, and an observation's "
            f"has {_listed(piece.axes)}"
        )
    for number, (was, now) in enumerate(zip(old.axes, piece.axes, strict=True)):
        places = _matched(f"axis {now!r} of {piece.name!r}", found.labels[was], wanted.labels[now])
        stored = np.take(stored, places, axis=number)
        np.moveaxis(stored, number, 0)[places == _NEW] = _NEW
    return stored


def _output_columns(found: Signature, wanted: Signature) -> Indices:
    """For every output wanted, which one of those found it was."""
    return _matched("outputs", found.outputs, wanted.outputs)


def _matched(what: str, found: tuple[str, ...], wanted: tuple[str, ...]) -> Indices:
    """Where each of the labels wanted stands among those found."""
    known = {label: place for place, label in enumerate(found)}
    places = np.array([known.get(label, _NEW) for label in wanted])
    if (places == _NEW).all():
        raise ValueError(
            f"its {what} are {_listed(found)}, and none of them is one of {_listed(wanted)}"
        )
    return places


def _listed(names: Iterable[str]) -> str:
    """The names, or the first few of them."""
    first, *rest = [*map(repr, names)] or ["none"]
    return ", ".join([first, *rest[:3], *(["…"] if len(rest) > 3 else [])])
