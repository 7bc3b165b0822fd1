"""The pages of the reference, one for each room of the package: MkDocs calls this when it builds.

Public is what a package lists in `__all__`, and in a module what it defines under a name without
an underscore. What a room exports by itself comes first, as one imports it: the rules by task
(`TASKS`), and everywhere functions before classes, and classes before constants. Then, module by
module, what there is besides. `augury` itself is a list that leads there. Sources are read and
nothing is run, so the pages need none of the libraries that a room needs. A name is shown as it is
written in the source: signature, fields and their comments, docstring.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Final, TypeAlias

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

SOURCE: Final = Path(__file__).parents[1] / "src"

_FRONT: Final = "---\nsearch: {boost: 0.5}\n---\n"  # what explains comes before what lists
_VALUE_LINES: Final = 12  # of a constant; what is longer is cut
_INNER: Final = ("augury.later", "augury.__main__")  # nobody imports these

TASKS: Final[dict[str, tuple[str, ...]]] = {
    "A game": ("play.engine", "play.steps", "play.legality", "play.dealer", "play.table"),
    "What a seat knows": ("play.views", "play.facts"),
    "What players and chance do": ("play.actions", "play.refusals"),
    "What happens": ("play.events",),
    "The rules": ("rules",),
    "Cards, tricks and points": ("cards", "box", "play.tricks", "play.scoring"),
    "Records, notation and JSON": ("text",),
    "What can go wrong": ("errors", "augury.codec.errors"),
}
"""What is done with the rules, and the modules of `augury.game` that do it."""

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Definition: TypeAlias = ast.ClassDef | Function | ast.Assign | ast.AnnAssign | ast.Module


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page for every room; `mkdocs.yml` says where each stands."""
    first = _FRONT + "\n".join(first_hour()) + "\n"
    files.append(File.generated(config, "reference/augury.md", content=first))
    for room in rooms():
        page = _FRONT + "\n\n".join(parts(room)) + "\n"
        files.append(File.generated(config, f"reference/{room.partition('.')[2]}.md", content=page))
    return files


def rooms() -> Iterator[str]:
    """The packages and modules of Augury that have something to show."""
    for path in sorted((SOURCE / "augury").iterdir()):
        name = f"augury.{path.stem}"
        module = path.suffix == ".py" and path.stem != "__init__"
        if (module or (path / "__init__.py").exists()) and name not in _INNER:
            yield name


def parts(room: str) -> Iterator[str]:
    """A page: the room, what it exports, and its modules with what they have besides."""
    own = read(room)
    yield f"# {room} {{ #{room} }}\n\n{tidy(ast.get_docstring(own.tree))}"
    exported = {name: own.find(name) for name in own.public}
    for task, names in by_task(own):
        yield f"## {task}" if task else ""
        for name in names:
            yield from shown(room, name, exported[name])
    there = {(place.name, name) for name, (place, _) in exported.items()}
    for module in own.modules():
        if names := [name for name in module.public if (module.name, name) not in there]:
            yield f"## {module.name} {{ #{module.name} }}\n\n{tidy(ast.get_docstring(module.tree))}"
            for name in names:
                yield from shown(module.name, name, module.find(name))


def first_hour() -> Iterator[str]:
    """What `augury` exports, by task: for each name a line that leads to where it is explained."""
    own = read("augury")
    yield f"# augury {{ #augury }}\n\n{tidy(ast.get_docstring(own.tree))}"
    for task, names in by_task(own):
        yield f"\n## {task}\n"
        for name in names:
            found = own.find(name)
            said, place = first_sentence(found), f"game.md#augury.game.{name}"
            if isinstance(found[1], ast.Module):
                place = f"game.md#{found[0].name}"
            anchor = f'<span id="augury.{name}"></span>'
            yield f"- {anchor}[`{name}`]({place}){': ' if said else ''}{said}"


def first_sentence(found: tuple[Module, Definition]) -> str:
    """What is said first about a definition."""
    module, node = found
    match node:
        case ast.Assign() | ast.AnnAssign():
            text = docstring_after(list(statements(module.tree.body)), node)
        case _:
            text = ast.get_docstring(node)
    return " ".join((text or "").split("\n\n")[0].split())


def by_task(own: Module) -> Iterator[tuple[str, list[str]]]:
    """The names a package exports: those of the rules by what they are for, others in one list."""
    homes = {name: own.find(name) for name in own.public}
    if own.name not in ("augury", "augury.game"):
        yield "", sorted(homes, key=lambda name: _rank(homes[name][1]))
        return
    tasks: dict[str, list[tuple[int, int, int, str]]] = {task: [] for task in TASKS}
    for name, (module, node) in homes.items():
        task, place = task_of(module.name)
        line = 0 if isinstance(node, ast.Module) else node.lineno
        tasks[task].append((_rank(node), place, line, name))
    for task, names in tasks.items():
        yield task, [name for *_, name in sorted(names)]


def task_of(module: str) -> tuple[str, int]:
    """What a module of the rules is for, and which it is of those."""
    for task, homes in TASKS.items():
        for place, home in enumerate(homes):
            whole = home if home.startswith("augury.") else f"augury.game.{home}"
            if f"{module}.".startswith(f"{whole}."):
                return task, place
    raise LookupError(f"TASKS in docs/reference.py does not say what {module} is for")


def _rank(node: Definition) -> int:
    """Functions come before classes and modules, and constants last."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return 0
        case ast.ClassDef() | ast.Module():
            return 1
        case _:
            return 2


@dataclass(frozen=True)
class Module:
    """A module as text and as a tree."""

    name: str
    path: Path
    text: str
    tree: ast.Module

    @property
    def public(self) -> list[str]:
        """What it lists in `__all__`, or else what it defines and does not call its own."""
        defined = []
        for node in statements(self.tree.body):
            match node:
                case ast.Assign(targets=[ast.Name("__all__")], value=ast.List() as names):
                    return list(ast.literal_eval(names))
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                    defined.append(name)
                case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
                    defined.append(name)
                case ast.AsyncFunctionDef(name=name):
                    defined.append(name)
                case _:
                    pass
        package = self.path.name == "__init__.py"
        return [] if package else [name for name in defined if not name.startswith("_")]

    def modules(self) -> Iterator[Module]:
        """What is within it, if it is a package."""
        if self.path.name == "__init__.py":
            for path in sorted(self.path.parent.rglob("*.py")):
                parts = path.relative_to(SOURCE).with_suffix("").parts
                name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
                if name != self.name:
                    yield read(name)

    def find(self, name: str) -> tuple[Module, Definition]:
        """Where a name is defined: here, or in a module that this one imports it from."""
        for node in reversed(list(statements(self.tree.body))):
            match node:
                case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                    if node.name == name:
                        return self, node
                case ast.Assign(targets=[target]):
                    if name in {one.id for one in ast.walk(target) if isinstance(one, ast.Name)}:
                        return self, node
                case ast.AnnAssign(target=ast.Name(defined)):
                    if defined == name:
                        return self, node
                case ast.ImportFrom(module=str(place), names=names):
                    for alias in names if place.startswith("augury") else ():
                        if name == (alias.asname or alias.name):
                            return _found(place, alias.name)
                case _:
                    pass
        raise LookupError(f"{self.name} lists {name} in __all__ and does not define it")

    def lines(self, node: ast.stmt, last: int | None = None) -> str:
        """The lines of a statement as they are written, without notes to the linter."""
        chosen = self.text.splitlines()[node.lineno - 1 : last or node.end_lineno]
        return dedent("\n".join(re.sub(r"\s*# (noqa|type: ignore).*", "", one) for one in chosen))


def _found(place: str, name: str) -> tuple[Module, Definition]:
    """What a module imports from another: something defined there, or a module of it."""
    if SOURCE.joinpath(*place.split("."), f"{name}.py").exists():
        module = read(f"{place}.{name}")
        return module, module.tree
    return read(place).find(name)


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """What stands at the top of a module, also where it is tried or stands under a condition."""
    for node in body:
        match node:
            case ast.If(body=then, orelse=otherwise) | ast.Try(body=then, orelse=otherwise):
                yield from statements(then + otherwise)
            case _:
                yield node


@cache
def read(name: str) -> Module:
    """A module by its dotted name."""
    path = SOURCE.joinpath(*name.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    text = path.read_text(encoding="utf-8")
    return Module(name, path, text, ast.parse(text))


def shown(room: str, name: str, found: tuple[Module, Definition]) -> Iterator[str]:
    """A name: its heading, how it is written, what its docstring says, and its methods."""
    module, node = found
    path, home = f"{room}.{name}", f"{module.name}.{name}"
    also = "" if path == home else f'<span id="{home}"></span>'
    match node:
        case ast.ClassDef():
            yield f"### class {name} {{ #{path} }}\n\n{also}"
            yield code(written_class(module, node))
            yield tidy(ast.get_docstring(node))
            for one in node.body:
                if isinstance(one, Function) and not one.name.startswith("_"):
                    yield f"#### {name}.{one.name} {{ #{path}.{one.name} }}"
                    yield from body(module, one)
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield f"### {name} {{ #{path} }}\n\n{also}"
            yield from body(module, node)
        case ast.Module():
            pass  # it has a section of its own
        case ast.Assign() | ast.AnnAssign():
            yield f"### {name} {{ #{path} }}\n\n{also}"
            value = module.lines(node).splitlines()
            more = ["    …"] if len(value) > _VALUE_LINES else []
            yield code("\n".join(value[:_VALUE_LINES] + more))
            yield tidy(docstring_after(list(statements(module.tree.body)), node))


def body(module: Module, node: Function) -> Iterator[str]:
    """A function: its signature and its docstring."""
    decorated = [one.id for one in node.decorator_list if isinstance(one, ast.Name)]
    signs = "".join(f"@{name}\n" for name in decorated if name != "cache")
    yield code(signs + signature(module, node))
    yield tidy(ast.get_docstring(node))


def signature(module: Module, node: Function) -> str:
    """The lines of a function up to its body."""
    first = node.body[0].lineno
    if first == node.lineno:
        return module.lines(node)
    return module.lines(node, first - 1).rstrip().removesuffix(":")


def written_class(module: Module, node: ast.ClassDef) -> str:
    """A class with its public fields and how it is made, as they are written."""
    head = f"class {node.name}"
    if node.bases:
        head += f"({', '.join(map(ast.unparse, node.bases))})"
    inner = []
    for one in node.body:
        match one:
            case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
                if not name.startswith("_"):
                    inner.append(module.lines(one))
            case ast.FunctionDef(name="__init__"):
                inner.append(signature(module, one))
            case _:
                pass
    rows = "\n".join(inner).splitlines()
    return "\n".join([head + (":" if rows else ""), *(f"    {row}" for row in rows)])


def docstring_after(nodes: list[ast.stmt], node: ast.stmt) -> str | None:
    """The text that stands below a constant."""
    match nodes[nodes.index(node) + 1 :]:
        case [ast.Expr(ast.Constant(str(text))), *_]:
            return dedent(text)
        case _:
            return None


def code(text: str) -> str:
    """A block of Python."""
    return f"```py\n{text}\n```"


def tidy(docstring: str | None) -> str:
    """A docstring as Markdown: its examples in blocks of their own."""
    lines: list[str] = []
    example = False
    for line in (docstring or "").splitlines():
        begins = line.lstrip().startswith(">>>") and not example
        if begins:
            lines += ["", "```pycon"]
            example = True
        elif example and not line.strip():
            lines.append("```")
            example = False
        lines.append(line.strip() if example else line)
    return "\n".join([*lines, "```"] if example else lines)
