"""The public names of a package that are imported when they are first asked for.

What a small program never uses costs it nothing: neither time nor the libraries it needs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def later(package: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """The `__getattr__` of a package: modules, and the names that are found in each."""
    home = {name: module for module, names in homes.items() for name in names.split()}

    def find(name: str) -> object:
        if name not in home:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(home[name]), name)
        setattr(sys.modules[package], name, found)  # the next time it is there
        return found

    return find
