"""Functions that are written as source and compiled, one for each shape, which call each other."""

from __future__ import annotations

import linecache
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from threading import RLock
from typing import Any, ClassVar

from augury.codec.shapes import Object, Shape


class Functions(ABC):
    """All functions of one sort for a set of types; each is compiled when it is first needed.

    They share one namespace, in which each finds the others and the constants it needs by name.
    """

    verb: ClassVar[str]

    def __init__(self, namespace: Mapping[str, Any]) -> None:
        self._namespace = dict(namespace)
        self._names: dict[Shape, str] = {}
        self._constants: dict[int, tuple[str, object]] = {}  # by id; the value keeps it taken
        self._waiting: list[Shape] = []  # named, and not compiled yet
        self._tables: list[tuple[dict[Any, Any], Any, Shape]] = []  # to be filled with functions
        self._numbers = count(1)
        self._lock = RLock()

    @abstractmethod
    def body(self, shape: Shape) -> Iterator[str]:
        """The lines of the function of a shape, whose parameter is `data`."""

    def get(self, shape: Shape) -> Callable[[Any], Any]:
        """The compiled function for a shape."""
        with self._lock:
            name = self.name(shape)
            try:
                while self._waiting:
                    self._compile(self._waiting.pop())
                for table, key, member in self._tables:
                    table[key] = self._namespace[self._names[member]]
            except BaseException:  # what a type cannot do is not half done
                self._names = {one: n for one, n in self._names.items() if n in self._namespace}
                self._waiting.clear()
                raise
            finally:
                self._tables.clear()
        function: Callable[[Any], Any] = self._namespace[name]
        return function

    def name(self, shape: Shape) -> str:
        """What the function of a shape is called."""
        if shape not in self._names:
            what = shape.kind.__name__ if isinstance(shape, Object) else type(shape).__name__
            self._names[shape] = f"{self.verb}_{what}_{next(self._numbers)}"
            self._waiting.append(shape)
        return self._names[shape]

    def bind(self, value: object, word: str) -> str:
        """Give compiled code a constant, and say under which name."""
        if id(value) not in self._constants:
            name = f"{word}_{next(self._numbers)}"
            self._constants[id(value)] = name, value
            self._namespace[name] = value
        return self._constants[id(value)][0]

    def table(self, shapes: Mapping[Any, Shape]) -> str:
        """The name of a dictionary with the functions of these shapes."""
        found: dict[Any, Any] = {}
        for key, shape in shapes.items():
            self.name(shape)
            self._tables.append((found, key, shape))
        return self.bind(found, "functions")

    def _compile(self, shape: Shape) -> None:
        name = self._names[shape]
        lines = [f"def {name}(data):", *(f"    {line}" for line in self.body(shape))]
        source = "\n".join(lines) + "\n"
        file = f"<augury.codec {name}>"
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
        exec(compile(source, file, "exec"), self._namespace)
