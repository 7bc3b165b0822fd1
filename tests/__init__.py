"""The tests, as a package that is one by itself.

Some wheels bring a package called `tests`. A folder without this file would give way to it,
wherever it lies on the path, and `from tests.web.house import …` would look in the wrong place.
"""
