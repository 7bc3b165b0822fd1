"""The protocol's types, and their copy in TypeScript."""

from pathlib import Path

import pytest

from augury.game import EDITIONS, SCHEDULES, SPECIAL
from augury.game.errors import RulesError
from augury.server.route_table import with_routes
from augury.server.typescript import typescript
from augury.tables.errors import Malformed
from augury.tables.protocol.commands import Incoming
from augury.tables.protocol.rules import RuleChoice
from augury.tables.protocol.tables import NewSeat
from augury.tables.protocol.wire import encode, read_body

ROOT = Path(__file__).parents[2]


def test_the_typescript_is_that_of_the_models() -> None:
    written = (ROOT / "web/src/protocol.ts").read_text(encoding="utf-8")
    assert written == typescript(), (
        "stale: python -m augury.server.typescript web/src/protocol.ts writes it anew"
    )


def test_the_table_of_addresses_is_that_of_the_records() -> None:
    written = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    assert written == with_routes(written), (
        "stale: python -m augury.server.route_table docs/protocol.md writes it anew"
    )


def test_every_edition_schedule_and_special_card_can_be_chosen() -> None:
    for edition in EDITIONS:
        for special in (tuple(kind.name for kind in SPECIAL), None):
            for schedule in (*SCHEDULES, None):
                RuleChoice(edition=edition, special=special, schedule=schedule).rules()


def test_an_edition_says_what_is_not_chosen() -> None:
    assert RuleChoice(edition="PT").rules().special == SPECIAL
    assert RuleChoice(edition="PT", special=()).rules().special == ()


def test_contradictions_are_refused_by_name() -> None:
    with pytest.raises(RulesError, match="schedule"):
        RuleChoice(schedule="quick", hand_sizes=(1, 2)).rules()


@pytest.mark.parametrize("name", ["Ada", "Ξένια", "小明", "  Ada   Lovelace ", "👩‍🚀"])
def test_a_name_is_of_any_language(name: str) -> None:
    assert read_body(NewSeat, encode(NewSeat(name))).name == " ".join(name.split())


@pytest.mark.parametrize("name", ["", "   ", "a\x00b", "a\u202eb", "x" * 25])
def test_a_name_is_one_short_line(name: str) -> None:
    with pytest.raises(Malformed, match=r"^name: "):
        read_body(NewSeat, encode(NewSeat(name)))


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"[]",
        b'{"type": "act"}',
        b'{"type": "act", "id": "1", "version": 1, "action": "R7", "seat": 2}',
        b'{"type": "act", "id": "", "version": 1, "action": "R7"}',
        b'{"type": "act", "id": "1", "version": -1, "action": "R7"}',
        b'{"type": "deal", "id": "1"}',
    ],
)
def test_what_is_no_message_is_refused(message: bytes) -> None:
    with pytest.raises(Malformed):
        read_body(Incoming, message)
