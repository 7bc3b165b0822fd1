"""What a link shows where it is shared: a picture and words, as Open Graph has them.

Who has the link of a table that waits may see who is there, so its preview may, too. Of a game
that bars spectators it says no more than of any page.
"""

from __future__ import annotations

from html import escape
from typing import Final

from augury.locales import LANGUAGES, say
from augury.tables.table.sitting import Sitting

_PICTURE: Final = "/preview.png"
_SIZE: Final = (1200, 630)


def tags(sitting: Sitting | None, language: str, origin: str, path: str) -> str:
    """The tags of a page, in the head of which they go; of a table's, where there is one."""
    title, text = _title_and_text(sitting, language)
    properties = {
        "og:type": "website",
        "og:site_name": "Augury",
        "og:title": title,
        "og:description": text,
        "og:url": origin + path,
        "og:locale": language.replace("-", "_"),
        "og:image": origin + _PICTURE,
        "og:image:width": str(_SIZE[0]),
        "og:image:height": str(_SIZE[1]),
        "og:image:alt": say(language, "preview-picture"),
    }
    lines = [
        f'<meta property="{name}" content="{escape(it)}" />' for name, it in properties.items()
    ]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


def language_of(accepted: str) -> str:
    """The first language of ours in an `Accept-Language`; English, if there is none.

    >>> language_of("fr-CH, de;q=0.9, en;q=0.8"), language_of("pt"), language_of("")
    ('de', 'pt-BR', 'en')
    """
    for wish in accepted[:200].split(","):
        word = wish.partition(";")[0].strip().lower().partition("-")[0]
        for language in LANGUAGES:
            if language.lower().partition("-")[0] == word:
                return language
    return "en"


def _title_and_text(sitting: Sitting | None, language: str) -> tuple[str, str]:
    shown = sitting is not None and (sitting.stage == "lobby" or sitting.setup.spectators)
    if sitting is None or not shown:
        return "Augury", say(language, "preview-text")
    host = sitting.chairs[sitting.host].name
    title = say(language, "preview-title", name=host) if host else "Augury"
    if sitting.stage != "lobby":
        stage = "playing" if sitting.started else sitting.stage
        return title, say(language, f"preview-{stage}")
    free = sum(chair.open for chair in sitting.chairs)
    return title, say(language, "preview-lobby", count=free) if free else say(
        language, "table-full"
    )
