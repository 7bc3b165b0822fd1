"""The programs of web/tools, for the tests of what they write."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

from tests.web.house import ROOT


def tool(name: str) -> ModuleType:
    """The module web/tools/`name`.py."""
    spec = spec_from_file_location(name, ROOT / "web" / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
