"""A scripted model plays over the Model Context Protocol, in this process and over `augury mcp`."""

from __future__ import annotations

import asyncio
import re
import sys

import pytest

pytest.importorskip("mcp", reason="NOT TESTED: pip install mcp")

from mcp import Client, StdioServerParameters
from mcp.types import TextContent

from augury.cli.assistant import make_server
from augury.cli.commands.app import COMMANDS


async def call(client: Client, tool: str, **given: str) -> tuple[str, bool]:
    """What a tool says, and whether it went wrong."""
    answer = await client.call_tool(tool, given)
    [content] = answer.content
    assert isinstance(content, TextContent)
    return content.text, bool(answer.is_error)


async def play_out(client: Client) -> str:
    """A whole game by a model that takes the first legal move of the text it is shown."""
    text, wrong = await call(client, "open_table", rules="players=3 hand_sizes=1,2", seed="7")
    assert not wrong
    while legal := re.search(r"Your legal moves: (\S+)", text):
        assert text.startswith("You are seat 0.")
        hands = re.findall(r"(?m)^[> ] +(\d)d? .*  (\S+)$", text)
        assert {seat for seat, hand in hands if hand != "?"} <= {"0"}  # and nothing else
        text, wrong = await call(client, "play", move=f"I think of {legal[1]}.")
        assert not wrong, text
    return text


def test_a_scripted_model_plays_a_whole_game_over_the_command() -> None:
    async def run() -> None:
        server = StdioServerParameters(command=sys.executable, args=["-m", "augury", "mcp"])
        async with asyncio.timeout(300), Client(server) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == {
                "open_table",
                "look",
                "play",
                "read_rules",
                "hint",
            }
            assert "The game is over." in await play_out(client)

    asyncio.run(run())


def test_what_goes_wrong_is_said_with_what_can_be_done() -> None:
    async def run() -> None:
        async with Client(make_server()) as client:
            assert "open_table" in (await call(client, "look"))[0]
            assert "no bot 'sage'" in (await call(client, "open_table", opponent="sage"))[0]
            assert "9 players" in (await call(client, "open_table", rules="players=9"))[0]
            await call(client, "open_table", rules="players=3 hand_sizes=2")
            said, wrong = await call(client, "play", move="the ace of spades")
            assert wrong
            assert "legal: bid=0 bid=1 bid=2" in said or "legal: trump" in said

    asyncio.run(run())


def test_rules_and_hints_are_told() -> None:
    async def run() -> None:
        async with Client(make_server()) as client:
            await call(client, "open_table", rules="players=3 hand_sizes=2 special=bomb")
            rules, _ = await call(client, "read_rules")
            assert "Bomb" in rules
            said, wrong = await call(client, "hint")
            assert not wrong, said
            assert said.startswith("Best: ")

    asyncio.run(run())


def test_the_command_is_listed() -> None:
    assert "mcp" in COMMANDS
