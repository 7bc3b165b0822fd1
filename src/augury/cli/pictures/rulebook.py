"""The rules in force, in the player's language, each with its ids."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from augury.cli.pictures import colours
from augury.game import Rules, card
from augury.locales import knows, say
from augury.locales.rulebook import Article, chapters


def rulebook(rules: Rules, language: str) -> RenderableType:
    """The rules as something rich can print."""
    parts: list[RenderableType] = []
    for chapter in chapters(rules):
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="dim", width=9)
        grid.add_column()
        for article in chapter.articles:
            if not knows(language, article.message):
                continue  # a card that has no words yet
            grid.add_row(" ".join(article.rules), colours.paint(sentence(article, language)))
        parts += [Text(say(language, chapter.title), style="bold"), Padding(grid, (0, 0, 1, 2))]
    return Group(*parts)


def sentence(article: Article, language: str) -> str:
    """An article in words; cards and suits with the letters that a player types."""
    values = {
        name: ", ".join(_name(message, language) for message in value)
        if isinstance(value, tuple)
        else value
        for name, value in article.arguments.items()
    }
    words = say(language, article.message, **values)
    if article.title is None:
        return words
    title = say(language, article.title)
    return f"{title}{f' ({article.card})' if article.card else ''}: {words}"


def _name(message: str, language: str) -> str:
    """The name of a card or suit, and its letter: the last part of its message's id.

    A card that has no words yet is called by its record.
    """
    sort, _, letter = message.rpartition("-")
    if sort == "suit":  # the letters are those of the English colours
        return f"{say(language, message)} ({say(language, f'colour-{letter}')}, {letter})"
    known = knows(language, message)
    return f"{say(language, message) if known else card(letter).kind.name.capitalize()} ({letter})"
