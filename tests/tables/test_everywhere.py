"""What holds at every table: on a server, in the page's worker, in the terminal."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Any

import pytest

from augury.game import Deal, loads
from augury.game.cards import card
from augury.game.fair.verification import verify
from tests.tables.hosts import HOSTS, Host, at, move, play

everywhere = pytest.mark.parametrize("kind", HOSTS)
RULES: Any = {"players": 3, "hand_sizes": [3, 2]}
SURE: Any = tuple(tuple(map(card, hand)) for hand in (("G3", "G4"), ("W", "W"), ("G2", "B5")))


@everywhere
def test_what_is_sent_twice_is_carried_out_once(kind: str, tmp_path: Path) -> None:
    async def scenario(host: Host) -> None:
        me = await host.begin()
        await me.asked()
        version, action = me.version, me.legal[0]
        first = await me.say("act", id="once", version=version, action=action)
        assert first["type"] == "ok"
        assert await me.say("act", id="once", version=version, action=action) == first

    at(kind, tmp_path, scenario, RULES)


@pytest.mark.parametrize("kind", ["server", "device"])  # nothing of the terminal asks again
def test_what_is_sent_twice_across_a_restart_is_carried_out_once(kind: str, tmp_path: Path) -> None:
    """A move that was taken back stays the only one."""

    async def scenario(host: Host) -> None:
        me = await host.begin()
        for _ in range(2):
            await move(me)
        await me.asked()
        first = await me.say("take_back", id="back")
        assert first["type"] == "ok"
        me = await host.come_back()
        await me.asked()
        assert await me.say("take_back", id="back") == first

    at(kind, tmp_path, scenario, RULES)


@everywhere
def test_an_answer_to_an_older_question_is_stale(kind: str, tmp_path: Path) -> None:
    async def scenario(host: Host) -> None:
        me = await host.begin()
        await move(me)
        await me.asked()
        refused = await me.say("act", version=0, action=me.legal[0])
        assert refused["code"] == "stale"

    at(kind, tmp_path, scenario, RULES)


@everywhere
def test_what_the_rules_refuse_is_refused(kind: str, tmp_path: Path) -> None:
    async def scenario(host: Host) -> None:
        me = await host.begin()
        await me.asked()
        wrong = await me.say("act", version=me.version, action="bid=20")
        assert wrong["type"] == "error"
        assert wrong["refusal"] is not None
        assert (await me.say("act", version=me.version, action="R99"))["code"] == "notation"
        assert (await me.say("start"))["code"] == "wrong_stage"
        await me.send({"type": "dance", "id": secrets.token_hex(4)})
        while (answer := await me.hear())["type"] != "error":
            pass
        assert answer["code"] == "malformed"

    at(kind, tmp_path, scenario, {"players": 3, "mode": "one-colour", "hand_sizes": [3]})


@everywhere
def test_a_move_is_taken_back_as_far_as_the_deal(kind: str, tmp_path: Path) -> None:
    async def scenario(host: Host) -> None:
        me = await host.begin()
        await me.asked()
        assert (await me.say("take_back"))["code"] == "nothing_played"
        first = list(me.legal)
        await move(me)
        await me.asked()
        me.legal = []
        assert (await me.say("take_back"))["type"] == "ok"
        await me.asked()
        assert me.legal == first
        await play(me)
        record = loads(await host.record())
        assert record.tags["taken-back"].startswith("round 1 ")

    at(kind, tmp_path, scenario, {"players": 3, "mode": "one-colour", "hand_sizes": [3]})


@everywhere
def test_a_claim(kind: str, tmp_path: Path) -> None:
    """Who leads with two Wizards takes both tricks."""

    async def scenario(host: Host) -> None:
        me = await host.begin()
        await me.asked()
        assert (await me.say("claim"))["code"] == "at_stake"
        await me.say("act", version=me.version, action="bid=2")
        me.legal = []
        await me.asked()
        assert (await me.say("claim"))["type"] == "ok"
        while not me.over:
            await me.hear()
        text = await host.record()
        assert "claimed: round 1 trick 1" in text
        assert loads(text).state.table.pad[0].taken == (0, 2, 0)

    deal = Deal(SURE, card("R1"))
    at(kind, tmp_path, scenario, {"players": 3, "hand_sizes": [2]}, seat=1, deal=deal)


@everywhere
def test_a_bot_plays_for_who_leaves_until_they_act_again(kind: str, tmp_path: Path) -> None:
    async def scenario(host: Host) -> None:
        me = await host.begin()
        await me.asked()
        assert (await me.say("leave"))["type"] == "ok"
        me = await host.come_back()
        await play(me)
        assert loads(await host.record()).names[0] == "Ada"

    at(kind, tmp_path, scenario, {"players": 3, "hand_sizes": [4, 4]})


@pytest.mark.parametrize("kind", ["server", "device"])  # another game of the terminal is a new file
def test_a_rematch(kind: str, tmp_path: Path) -> None:
    async def scenario(host: Host) -> None:
        me = await host.begin()
        assert (await me.say("rematch"))["code"] == "wrong_stage"
        await play(me)
        assert (await me.say("rematch"))["type"] == "ok"
        assert (await me.say("start"))["type"] == "ok"
        await me.asked()

    at(kind, tmp_path, scenario, {"players": 3, "hand_sizes": [1]})


@everywhere
def test_every_shuffle_is_what_was_promised(kind: str, tmp_path: Path) -> None:
    """Also when the program has ended in the middle."""

    async def scenario(host: Host) -> None:
        me = await host.begin()
        await move(me)
        me = await host.come_back()
        await play(me)
        text = await host.record()
        assert verify(text).record == loads(text)

    at(kind, tmp_path, scenario, RULES)


@everywhere
def test_a_lot_decides_who_deals_first_and_can_be_checked(kind: str, tmp_path: Path) -> None:
    """O1."""

    async def scenario(host: Host) -> None:
        me = await host.begin()
        await move(me)
        me = await host.come_back()
        await play(me)
        text = await host.record()
        assert "first_dealer=lot" in text
        assert re.search(r"^deal .* by [0-2]$", text, re.MULTILINE)
        assert verify(text).record == loads(text)

    at(kind, tmp_path, scenario, {**RULES, "first_dealer": "lot"})
