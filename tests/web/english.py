"""English that was left on a page in another language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from playwright.sync_api import Page

from augury.locales import source

__all__ = ["english"]

_LEAST: Final = 12  # letters: less may be a word of any language
_SAID: Final = """
() => {
  const names = ['aria-label', 'title', 'placeholder'];
  const named = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
  const read = named.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''));
  return [document.body.innerText, ...read].join('\\n');
}
"""


def english(page: Page, language: str) -> list[str]:
    """What the page says or tells a screen reader that only the English file says."""
    said = page.evaluate(_SAID)
    return [piece for piece in sorted(_pieces("en") - _pieces(language)) if piece in said]


@cache
def _pieces(language: str) -> frozenset[str]:
    """The words of a language between what is put in."""
    texts = re.findall(
        r"(?:^[\w-]+ =|^ +\*?\[\w+\]|^ +\.\w+ =)(.*)$", source(language), re.MULTILINE
    )
    pieces = (piece.strip() for text in texts for piece in re.split(r"\{[^}]*\}", text))
    return frozenset(piece for piece in pieces if len(piece) >= _LEAST)
