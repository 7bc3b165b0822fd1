"""The Python examples of the README and the documentation are tests."""

from doctest import ELLIPSIS, NORMALIZE_WHITESPACE

from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser, SkipParser

code = PythonCodeBlockParser(doctest_optionflags=ELLIPSIS | NORMALIZE_WHITESPACE)

pytest_collect_file = Sybil(
    parsers=[code, SkipParser()],
    patterns=["README.md", "docs/*.md"],
).pytest()
