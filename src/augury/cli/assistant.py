"""A table for an assistant: the tools of `augury mcp`.

Each answer is what the assistant's seat may know, in words. The cards of the others are in this
process, and no tool gives them away.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from augury.analysis.hints import hint as find_hint
from augury.bots import NAMES
from augury.cli.analysis.words import option_cells
from augury.cli.pictures.rulebook import sentence
from augury.envs.text import TextGame
from augury.game import Rules
from augury.game.errors import AuguryError
from augury.game.text.notation import format_move, format_rules, parse_rules
from augury.locales import knows
from augury.locales.rulebook import chapters

_INSTRUCTIONS: Final = (
    "The card game Wizard. Open a table, look, and play until the game is over: predict how many "
    "tricks you will win, then win exactly so many. Moves are written as the table lists them."
)


@dataclass
class _Table:
    game: TextGame | None = None

    def get(self) -> TextGame:
        if self.game is None:
            raise ToolError("there is no table yet: open one with open_table")
        return self.game


def make_server(language: str = "en") -> MCPServer:
    """A server with one table, which is opened by a tool."""
    server = MCPServer("augury", instructions=_INSTRUCTIONS)
    table = _Table()

    @server.tool()
    def open_table(rules: str = "players=4", opponent: str = "apprentice", seed: str = "") -> str:
        """Open a table with bots and sit down in seat 0. A table that was open is left.

        Rules are in the notation of records, such as `players=3 special=dragon,fairy`. The opponent
        is a bot: novice, apprentice, journeyman, adept, master or archmage.
        """
        if opponent not in NAMES:
            raise ToolError(f"no bot {opponent!r}: choose from {', '.join(NAMES)}")
        try:
            table.game = TextGame(
                parse_rules(rules), (opponent,), seed=seed or secrets.token_hex(8)
            )
        except AuguryError as error:
            raise ToolError(str(error)) from None
        return table.game.observation

    @server.tool()
    def look() -> str:
        """What your seat may know now: the table, your hand, your legal moves."""
        return table.get().observation

    @server.tool()
    def play(move: str) -> str:
        """Make a move, one of the legal moves as they are listed; what comes of it."""
        game = table.get()
        try:
            game.play(move)
        except AuguryError as error:
            raise ToolError(str(error)) from None
        return game.observation

    @server.tool()
    def read_rules() -> str:
        """The rules that are in force at this table, in words, each with its id."""
        rules = table.game.rules if table.game else Rules(players=4)
        lines = [f"Rules: {format_rules(rules)}"]
        for chapter in chapters(rules):
            lines += [
                f"{' '.join(article.rules)}: {sentence(article, language)}"
                for article in chapter.articles
                if knows(language, article.message)
            ]
        return "\n".join(lines)

    @server.tool()
    def hint() -> str:
        """What to do now, by what your seat can see: moves with the points to expect of each."""
        game = table.get()
        try:
            found = find_hint(game.view, playouts=400)
        except AuguryError as error:
            raise ToolError(str(error)) from None
        lines = [f"Best: {format_move(found.best)}"]
        lines += [
            f"{format_move(option.move)}: {', '.join(option_cells(option))} "
            "(points, prediction met, game won)"
            for option in found.options
        ]
        return "\n".join(lines)

    return server
