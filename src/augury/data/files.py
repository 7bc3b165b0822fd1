"""Data sets as files: Parquet or Arrow, written under a name of their own and then put in place."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa

from augury import __version__, batch
from augury.data.columns import COLUMNS, Column
from augury.data.errors import DataError
from augury.data.rounds import Columns, play_rounds
from augury.encoding import LAYOUT
from augury.game import Rules, format_rules

POLICIES: Final = ("random", "archmage")
"""Who can play every seat, by name: any legal action, or the network of the archmage."""

_ROWS: Final = 4096  # read at a time
_ENDINGS: Final = (".parquet", ".arrow")


@dataclass(frozen=True)
class Written:
    """What was written."""

    path: Path
    decisions: int
    games: int
    bytes: int


def write(
    path: str | os.PathLike[str],
    rules: Rules,
    *,
    decisions: int,
    player: str | batch.Policy = "random",
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Written:
    """Write a data set of at least `decisions`; it ends with the round that reaches them.

    `player` is one of `POLICIES`, or a policy over batches. `progress` is told how many decisions
    there are so far. The file appears when it is whole; if something goes wrong, or it is
    interrupted, there is none, and an older one is as it was. Raises `DataError`.
    """
    target = Path(path)
    if decisions < 1:
        raise DataError(f"{decisions} decisions: a data set has at least one")
    if not 0 <= seed < 2**63:
        raise DataError(f"seed {seed}: a number from 0 on, of at most 63 bits")
    policy, name = _policy(player)
    about = {"rules": format_rules(rules), "player": name, "seed": seed, "augury": __version__}
    rows = games = 0
    with (
        _new_file(target) as part,
        _writer(part, target.suffix, about) as write_table,
        ThreadPoolExecutor(1) as packer,  # one round is packed while the next one is played
    ):
        packing = packer.submit(lambda: None)
        for columns in play_rounds(rules, policy, seed=seed):
            packing.result()
            packing = packer.submit(write_table, _table(columns, about))
            rows += len(columns["game"])
            games = int(columns["game"][-1]) + 1
            if progress is not None:
                progress(rows)
            if rows >= decisions:
                break
        packing.result()
    return Written(target, rows, games, target.stat().st_size)


def read(path: str | os.PathLike[str], *, rows: int = _ROWS) -> Iterator[Columns]:
    """A data set as arrays, at most `rows` rows at a time. Raises `DataError`."""
    if rows < 1:
        raise DataError(f"{rows} rows at a time: at least one")
    with _opened(Path(path)) as (_, batches):
        for found in batches(rows):
            yield {column.name: _array(found.column(column.name), column) for column in COLUMNS}


def describe(path: str | os.PathLike[str]) -> dict[str, Any]:
    """What a data set says of itself: rules, player, seed, and the layout of its observations."""
    with _opened(Path(path)) as (about, _):
        return about


# Players


def _policy(player: str | batch.Policy) -> tuple[batch.Policy, str]:
    if not isinstance(player, str):
        return player, getattr(player, "__qualname__", type(player).__qualname__)
    if player == "random":
        return batch.random_action, player
    if player == "archmage":
        return import_module("augury.envs.archmage").policy, player  # it reads its weights
    raise DataError(
        f"no player {player!r} for a data set: choose from {', '.join(POLICIES)}, or give a policy"
    )


# Files


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A name to write under; what is written there is put in place when all went well."""
    if target.suffix not in _ENDINGS:
        raise DataError(f"{target}: a data set ends in {' or '.join(_ENDINGS)}")
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        if target.is_dir():
            raise IsADirectoryError(0, "it is a folder")
        yield part
        part.replace(target)
    except OSError as error:
        raise DataError(f"cannot write {target}: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def _writer(part: Path, ending: str, about: dict[str, Any]) -> Iterator[Callable[..., None]]:
    schema = _schema(about)
    with part.open("wb") as file:
        if ending == ".parquet":
            parquet = import_module("pyarrow.parquet")
            with parquet.ParquetWriter(
                file, schema, compression="zstd", use_dictionary=False
            ) as made:
                yield made.write_table
        else:
            options = pa.ipc.IpcWriteOptions(compression="zstd")
            with pa.ipc.new_file(file, schema, options=options) as made:
                yield made.write_table


def _schema(about: dict[str, Any]) -> pa.Schema:
    pieces = {piece.name: piece.shape for piece in LAYOUT.pieces}
    fields = [
        pa.field(column.name, _type(column), nullable=False, metadata={"meaning": column.meaning})
        for column in COLUMNS
    ]
    return pa.schema(fields, metadata={"augury": json.dumps(about | {"observation": pieces})})


def _type(column: Column) -> pa.DataType:
    """A number, or a row of numbers as bytes: lists take eight times as long to write."""
    if column.shape:
        return pa.binary(column.bytes)
    return pa.from_numpy_dtype(column.dtype)


def _table(columns: Columns, about: dict[str, Any]) -> pa.Table:
    arrays = []
    for column in COLUMNS:
        values = np.ascontiguousarray(columns[column.name], column.dtype)
        if column.shape:
            buffers = [None, pa.py_buffer(values)]
            arrays.append(pa.Array.from_buffers(_type(column), len(values), buffers))
        else:
            arrays.append(pa.array(values))
    return pa.Table.from_arrays(arrays, schema=_schema(about))


@contextmanager
def _opened(path: Path) -> Iterator[tuple[dict[str, Any], Callable[[int], Iterator[Any]]]]:
    """Open a file: what it says of itself, and a function that reads its rows in pieces."""
    try:
        with pa.OSFile(str(path)) as file:
            if path.suffix == ".arrow":
                stream = pa.ipc.open_file(file)
                yield _about(path, stream.schema), partial(_slices, stream)
            else:
                stored = import_module("pyarrow.parquet").ParquetFile(file)
                yield _about(path, stored.schema_arrow), stored.iter_batches
    except (OSError, pa.ArrowInvalid) as error:
        reason = getattr(error, "strerror", None) or str(error).partition("\n")[0]
        raise DataError(f"cannot read {path}: {reason}") from error


def _slices(stream: Any, rows: int) -> Iterator[Any]:
    for number in range(stream.num_record_batches):
        found = stream.get_batch(number)
        for start in range(0, found.num_rows, rows):
            yield found.slice(start, rows)


def _about(path: Path, schema: pa.Schema) -> dict[str, Any]:
    """What is written in a file about it. Raises `DataError` if it has other columns than ours."""
    ours = [(column.name, _type(column)) for column in COLUMNS]
    if (
        b"augury" not in (schema.metadata or {})
        or list(zip(schema.names, schema.types, strict=True)) != ours
    ):
        raise DataError(f"{path} is no data set of this version of Augury: its columns are others")
    about: dict[str, Any] = json.loads(schema.metadata[b"augury"])
    return about


def _array(found: pa.Array, column: Column) -> Any:
    if not column.shape:
        return found.to_numpy(zero_copy_only=False)
    start = found.offset * column.bytes
    values = np.frombuffer(found.buffers()[1], column.dtype)
    values = values[start // values.itemsize :][: len(found) * column.bytes // values.itemsize]
    return values.reshape(len(found), *column.shape)
