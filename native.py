"""The engine compiled to machine code, from the same source: more than twice as fast.

    AUGURY_COMPILE=1 pip install .          # or python native.py build/native, for this checkout

mypyc compiles what is written in `src/augury/game` as it stands, with one exception. It would leave
the constructors of dataclasses to Python, and a move makes three new values. So before it compiles,
every plain frozen dataclass is given the constructor that `@dataclass` would make for it, and every
`replace(table, trick=…, suit=…)` becomes a call of a method that makes the copy in one go. Nobody
need read what comes of that: it lives in a temporary folder.

Whatever is not compiled stays Python and works with it. It needs a C compiler, so nobody has to:
without one the package is the same, and slower.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

SOURCE = Path(__file__).parent / "src"
MODULES = (
    "cards",
    "play/legality",
    "play/scoring",
    "play/table",
    "play/tricks",
    "play/engine",
    "play/views",
)
"""What every move and every look at the table goes through."""

REQUIRES = ("mypy[mypyc]>=1.15", "setuptools>=77")

_FROZEN = "dataclass(frozen=True)"
_COMPILE = """
from mypyc.build import mypycify
from setuptools import setup

# Only the constructor of a frozen value may set its fields, which mypy cannot know.
options = ["--explicit-package-bases", "--follow-imports=silent", "--disable-error-code=misc"]
setup(
    packages=[],
    script_args=["-q", "build_ext", "--inplace"],
    ext_modules=mypycify([*options, *{modules}], opt_level="3", group_name="augury"),
)
"""

Copies = frozenset[tuple[str, ...]]
"""The names of the fields that are replaced together, for every such copy in the source."""


def compile_engine(into: Path) -> list[Path]:
    """Copy the package into a folder, compile the engine there, and name the libraries made."""
    shutil.copytree(
        SOURCE, into, ignore=shutil.ignore_patterns("static", "__pycache__"), dirs_exist_ok=True
    )
    with TemporaryDirectory() as scratch:
        work = Path(scratch)
        shutil.copytree(into / "augury", work / "augury", ignore=shutil.ignore_patterns("*.so"))
        paths = [f"augury/game/{name}.py" for name in MODULES]
        for path, text in expand({path: (work / path).read_text("utf-8") for path in paths}):
            (work / path).write_text(text, "utf-8")
        (work / "setup.py").write_text(_COMPILE.format(modules=paths), "utf-8")
        subprocess.run([sys.executable, "setup.py"], cwd=work, check=True)
        made = [one.relative_to(work) for end in ("so", "pyd") for one in work.rglob(f"*.{end}")]
        libraries = [one for one in made if "build" not in one.parts]
        for library in libraries:
            shutil.copy(work / library, into / library)
    return libraries


def expand(texts: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The modules, by their paths, with constructors and copies written out."""
    trees = {path: ast.parse(text) for path, text in texts.items()}
    copying = _Copying()
    for tree in trees.values():
        copying.visit(tree)
    for path, tree in trees.items():
        body = [part for node in tree.body for part in _expanded(node, frozenset(copying.copies))]
        yield path, "\n".join(map(ast.unparse, body)) + "\n"


class _Copying(ast.NodeTransformer):
    """`replace(value, b=1, a=2)` becomes `value.with_a_b(2, 1)`."""

    def __init__(self) -> None:
        self.copies: set[tuple[str, ...]] = set()

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """Remember which fields are replaced, and call what replaces just them."""
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Name("replace"), args=[value], keywords=changes):
                changed = {one.arg: one.value for one in changes if one.arg is not None}
                names = tuple(sorted(changed))
                self.copies.add(names)
                method = ast.Attribute(value, _method(names), ast.Load())
                return ast.Call(method, [changed[name] for name in names], [])
            case _:
                return node


def _expanded(node: ast.stmt, copies: Copies) -> Iterator[ast.stmt]:
    """A statement; if it is a dataclass, with what a compiled one lacks."""
    yield node
    if not isinstance(node, ast.ClassDef) or "@dataclass" not in ast.unparse(node):
        return
    fields = {
        one.target.id: ast.unparse(one.annotation)
        for one in node.body
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }
    if _is_plain(node):
        node.decorator_list = [ast.parse("dataclass(frozen=True, init=False)", mode="eval").body]
        node.body += ast.parse("\n".join(_methods(node.name, fields, copies))).body
    # A compiled class forgets both, and the codecs ask for them.
    kept = {"__annotations__": fields, "__doc__": ast.get_docstring(node)}
    for name, value in kept.items():
        yield from ast.parse(f"setattr({node.name}, {name!r}, {value!r})").body


def _is_plain(node: ast.ClassDef) -> bool:
    """Whether nothing but its fields says how a value of the class is made."""
    own = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
    defaults = (one for one in node.body if isinstance(one, ast.AnnAssign) and one.value)
    frozen = [ast.unparse(one) for one in node.decorator_list] == [_FROZEN]
    return frozen and not own & {"__init__", "__post_init__"} and not any(defaults)


def _methods(name: str, fields: dict[str, str], copies: Copies) -> Iterator[str]:
    """The constructor, how a value is pickled, and every copy that these fields allow."""
    yield f"def __init__(self, {_parameters(fields, fields)}) -> None:"
    yield from (f"    self.{field} = {field}" for field in fields)
    yield "def __reduce__(self) -> tuple[object, tuple[object, ...]]:"
    yield f"    return {name}, ({', '.join(f'self.{field}' for field in fields)},)"
    for names in sorted(copies):
        if fields.keys() >= set(names):
            values = (field if field in names else f"self.{field}" for field in fields)
            yield f"def {_method(names)}(self, {_parameters(names, fields)}) -> {name}:"
            yield f"    return {name}({', '.join(values)})"


def _parameters(names: Iterable[str], fields: dict[str, str]) -> str:
    return ", ".join(f"{name}: {fields[name]}" for name in names)


def _method(names: Iterable[str]) -> str:
    return f"with_{'_'.join(names)}"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(f"usage: {Path(sys.argv[0]).name} FOLDER")
    try:
        compile_engine(Path(sys.argv[1]))
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"the engine was not compiled: {error}")
