"""Files of arrays: `.npz`, an archive of `.npy` files."""

import ast
from array import array as numbers
from struct import unpack
from zipfile import ZipFile

from numpy.arrays import Array
from numpy.dtypes import FLOAT32, FLOAT64, INT8, INT32, INT64

__all__ = ["load"]

_MAGIC = b"\x93NUMPY"
_SORTS = {"|i1": INT8, "<i4": INT32, "<i8": INT64, "<f4": FLOAT32, "<f8": FLOAT64}


class _Archive:
    def __init__(self, file):
        self._zip = ZipFile(file)
        self.files = [name.removesuffix(".npy") for name in self._zip.namelist()]

    def __getitem__(self, name):
        return _read(self._zip.read(f"{name}.npy"))


def load(file):
    """The arrays of a file, by name."""
    return _Archive(file)


def _read(data):
    if data[:6] != _MAGIC:
        raise ValueError("it holds something that is no array")
    wide = data[6] > 1
    (length,) = unpack("<I" if wide else "<H", data[8 : 12 if wide else 10])
    begin = (12 if wide else 10) + length
    header = ast.literal_eval(data[begin - length : begin].decode("latin-1"))
    described, shape, body = header["descr"], header["shape"], data[begin:]
    if described.startswith("<U"):
        return body.decode("utf-32-le")
    if described == "<f2":
        return _half(body, shape)
    if header["fortran_order"] or described not in _SORTS:
        raise ValueError(f"it holds numbers of the sort {described}, which cannot be read here")
    sort = _SORTS[described]
    return Array(numbers(sort.letter, body), 0, shape, sort)


def _half(body, shape):
    """Numbers of half precision, read as single."""
    return Array(numbers("f", unpack(f"<{len(body) // 2}e", body)), 0, shape, FLOAT32)
