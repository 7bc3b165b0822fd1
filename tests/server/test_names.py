"""What people may be called: seen by all, and told from everyone else at the table."""

from pathlib import Path

import pytest

from augury.bots import BOTS
from augury.codec import WireError
from augury.game.text.codecs import codec
from augury.locales import LANGUAGES, say
from augury.tables.names import BOT_NAMES, is_bot_name, resembles
from augury.tables.protocol.fields import Name
from tests.server.harness import SHORT, calling, house, lay, run

NAME = codec(Name)


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "Łukasz",
        "Γιώργος",
        "Наталья",
        "李小龙",
        "نسترن",
        "می‌خواهم",
        "क्‍ष",
        "👩‍🚀",
        "❤️ Bo",
    ],
)
def test_nobody_is_shut_out_for_their_language(name: str) -> None:
    assert NAME.read(name)


@pytest.mark.parametrize(
    "hidden",
    ["\u200b", "\u200e", "\u200f", "\u061c", "\u2060", "\ufeff", "\u00ad", "\u3164",
     "\u2800", "\u115f",
     "\u034f", "\u200d", "\u200c", "\ufe0f", "\U000e0041", "\u202e", "\u2066"],
    ids=lambda sign: f"U+{ord(sign):04X}",
)  # fmt: skip
@pytest.mark.parametrize("where", ["{}Ada", "A{}da", "Ada{}"])
def test_a_name_shows_all_that_it_holds(hidden: str, where: str) -> None:
    with pytest.raises(WireError, match="must not"):
        NAME.read(where.format(hidden))


@pytest.mark.parametrize(
    "name",
    ["Ada", "ada", "ADA", "Аdа", "A.d.a.", "Ａｄａ", "Ａ d a", "𝐀𝐝𝐚", "Ada\u0020!", "Αdα"],
)
def test_what_looks_like_another_is_found(name: str) -> None:
    assert resembles(name, ["Bo", "Ada"]) == "Ada"


@pytest.mark.parametrize(("one", "other"), [("Ilse", "llse"), ("Modern", "Modem"), ("Bob", "B0b")])
def test_strokes_and_rings(one: str, other: str) -> None:
    assert resembles(one, [other]) == other


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Lia", "Ila"),
        ("Clara", "Dara"),
        ("Guest", "Guest 2"),
        ("Ada", "Áda"),
        ("Ali", "Al"),
        ("🦊", "🐻"),
    ],
)
def test_different_people_may_have_similar_names(one: str, other: str) -> None:
    assert resembles(one, [other]) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("player", BOTS, ids=lambda player: player.name)
def test_no_person_is_called_as_a_bot_is(player: object, language: str) -> None:
    name = say(language, player.message)  # type: ignore[attr-defined]
    for posing in (name, name.upper(), f"{name} 2", f"Ada ({'bot'})", "[BОT] Ada [bot]"):
        assert is_bot_name(posing), posing


@pytest.mark.parametrize("given", [name for names in BOT_NAMES for name in names])
def test_a_person_may_be_called_as_a_page_calls_bots_but_not_almost(given: str) -> None:
    for honest in (given, given.lower(), given.upper(), f"{given} 2"):
        assert not is_bot_name(honest), honest
    cyrillic = given.translate(str.maketrans("aeoi", "аеоі"))
    for posing in (cyrillic, f"-{given}-"):
        assert is_bot_name(posing), posing


@pytest.mark.parametrize("name", ["Ada", "Botond", "Abbott", "Robotnik", "Nova", "Magda", "Talbot"])
def test_people_are_not_taken_for_bots(name: str) -> None:
    assert not is_bot_name(name)


def test_by_every_door(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as address, calling(address) as client:
            host = await lay(address, "Ada", rules=SHORT)
            path = f"/api/tables/{host.table}/seats"
            for name in ("Ada", "Аdа", "ＡＤＡ", "Novice", "Lehrling 2", "Bo (bot)"):
                answer = await client.post(path, json={"name": name})
                assert (answer.status_code, answer.json()["code"]) == (409, "name_taken"), name
            assert (await client.post(path, json={"name": "A\u200bda"})).status_code == 422
            posing = await client.post("/api/tables", json={"name": "Archmage+"})
            assert posing.json()["code"] == "name_taken"
            assert (await client.post(path, json={"name": "Adam"})).status_code == 201

    run(scenario())
