"""Modules whose source is edited while it is imported, for tests of what one more record brings."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

Edit = Callable[[str], str]


class Loader(SourceFileLoader):
    """Loads a module from its edited source."""

    def __init__(self, name: str, path: str, edit: Edit) -> None:
        super().__init__(name, path)
        self.edit = edit

    def get_code(self, fullname: str) -> CodeType:
        source = self.get_source(fullname)
        assert source is not None
        return compile(self.edit(source), self.path, "exec")


class Finder(MetaPathFinder):
    """Finds the modules to be edited; everything else is found as ever."""

    def __init__(self, edits: Mapping[str, Edit]) -> None:
        self.edits = edits

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.edits:
            return None
        spec = PathFinder.find_spec(name, path, target)
        assert spec is not None
        assert spec.origin is not None
        spec.loader = Loader(name, spec.origin, self.edits[name])
        return spec


def edit_modules(edits: Mapping[str, Edit]) -> None:
    """Import these modules from edited source, from now on in this process."""
    assert not edits.keys() & sys.modules.keys()
    sys.meta_path.insert(0, Finder(edits))


def insert_before(source: str, place: str, text: str) -> str:
    """The source with some lines more; `place` must be there once."""
    assert source.count(place) == 1, f"{place!r} is not where it was"
    return source.replace(place, text + place)
