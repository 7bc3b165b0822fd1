"""A record is the game that was played, or it is found out."""

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from augury.cli.commands.app import make_app
from augury.cli.words.refusals import explain_error
from augury.game import Deal, Lot, Rules, fair
from augury.game.errors import DealerError
from augury.game.fair import running_hash
from augury.game.fair.verification import verify as check
from augury.game.play.actions import Bid
from augury.game.text.codecs import codec
from augury.game.text.notation import format_action
from augury.game.text.record import Record, dumps, loads
from augury.locales import LANGUAGES, say
from augury.tables.protocol.tables import Setup
from augury.tables.table.dealing import deal_cards
from augury.tables.table.entries import ActedEntry, DealtEntry, OpenedEntry, StartedEntry
from augury.tables.table.folding import advance, fold
from tests.server.harness import calling, full_table, house, play_out, run

RULES = {"players": 3, "bidding": "hidden", "hand_sizes": [1, 2, 2]}


def played(folder: Path, *, contribute: bool) -> tuple[str, list[str]]:
    """The record of a game over real sockets, and every hash that a client heard."""
    told: tuple[str, list[str]] | None = None

    async def scenario() -> None:
        nonlocal told
        async with house(folder) as address, calling(address) as client:
            people = await full_table(address, rules=RULES)
            if contribute:
                await people[2].commit()
            await people[0].say("start")
            if contribute:
                await people[2].contribute()
            await play_out(people)
            path = f"/api/tables/{people[0].table}/games/1.wiz"
            messages = [json.loads(text) for text in people[1].heard]
            hashes = [one["hash"] for one in messages if one.get("hash")]
            told = (await client.get(path)).text, hashes

    run(scenario())
    assert told is not None
    return told


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str]]:
    return played(tmp_path_factory.mktemp("game"), contribute=True)


def verify(folder: Path, text: str, *options: str) -> tuple[int, str]:
    path = folder / "game.wiz"
    path.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(make_app(), ["verify", str(path), *options])
    return result.exit_code, result.output


def rewritten(text: str, change: Callable[[Record], Record]) -> str:
    """A forgery by somebody who knows the format: the record agrees with itself again."""
    record = change(loads(text))
    last = list(running_hash.hashes(record))[-1].hex()
    return dumps(replace(record, tags={**record.tags, running_hash.TAG: last}))


def other_bid(record: Record) -> Record:
    """The first bid of the last round, with which the rest is still legal."""
    where = max(at for at, one in enumerate(record.actions) if isinstance(one, Bid)) - 2
    bid = record.actions[where]
    assert isinstance(bid, Bid)
    forged = replace(bid, tricks=1 - min(bid.tricks, 1))
    return replace(record, actions=(*record.actions[:where], forged, *record.actions[where + 1 :]))


def other_name(record: Record) -> Record:
    return replace(record, names=("Mallory", *record.names[1:]))


def test_everyone_hears_the_hash_of_the_record(game: tuple[str, list[str]]) -> None:
    text, heard = game
    record = loads(text)
    hashes = [one.hex() for one in running_hash.hashes(record)]
    assert list(dict.fromkeys(heard)) == hashes  # every one of them, in order
    assert record.tags[running_hash.TAG] == hashes[-1]


def test_it_says_exactly_what_it_proves(game: tuple[str, list[str]], tmp_path: Path) -> None:
    text, heard = game
    code, said = verify(tmp_path, text)
    assert code == 0
    assert "every one (3) is the one the house had promised" in said
    assert "P2 (seat 2) had a part in every shuffle" in said
    assert "(--heard)" in said
    assert "from the first deal to its end" in verify(tmp_path, text, "--heard", heard[-1])[1]
    middle = verify(tmp_path, text, "--heard", heard[len(heard) // 2])[1]
    assert re.search(r"the game that was played, up to round [12]", middle)
    assert verify(tmp_path, text, "--heard", "abc")[0] == 2


def test_where_the_house_alone_shuffled_it_says_so(tmp_path: Path) -> None:
    text, _ = played(tmp_path, contribute=False)
    code, said = verify(tmp_path, text)
    assert code == 0
    assert "the house alone had a part in the shuffles" in said
    assert "nobody arranged" not in said


@pytest.mark.parametrize("change", [other_bid, other_name])
def test_a_forgery_is_found_out(
    change: Callable[[Record], Record], game: tuple[str, list[str]], tmp_path: Path
) -> None:
    text, heard = game
    clumsy = dumps(change(loads(text)))
    code, said = verify(tmp_path, clumsy)
    assert code == 1
    assert "the record is not as it was written" in said
    careful = rewritten(text, change)
    assert verify(tmp_path, careful)[0] == 0  # it agrees with itself: only who was there can tell
    code, said = verify(tmp_path, careful, "--heard", heard[-1])
    assert code == 1
    assert "this is not the game that was played" in said


def test_a_wrong_score_is_found_out(game: tuple[str, list[str]], tmp_path: Path) -> None:
    lines = game[0].splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith("# bids"))
    lines[at] = re.sub(r"totals .*", "totals 990 0 0", lines[at])
    code, said = verify(tmp_path, "".join(lines))
    assert code == 1
    assert f"line {at + 1} says" in said


def test_a_round_that_was_cut_off_is_missed(game: tuple[str, list[str]], tmp_path: Path) -> None:
    text = game[0]
    code, said = verify(tmp_path, text[: text.index("round 3")])
    assert code == 1
    assert "round 2 of 3 is the last that is whole" in said
    shorter = text[: text.index("round 3")].replace("hand_sizes=1,2,2", "hand_sizes=1,2")
    code, said = verify(tmp_path, shorter)
    assert code == 1
    assert "rounds that were promised: 3; by the rules: 2" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(
    language: str, game: tuple[str, list[str]], tmp_path: Path
) -> None:
    """What it proves and what is wrong, every kind of either, by the command itself."""
    text, heard = game
    no_score = re.sub(r"# bids .*", "# bids 0 0 0 taken 0 0 0", text, count=1)

    def said(expected: int, text: str, *options: str) -> str:
        code, output = verify(tmp_path, text, "--language", language, *options)
        assert code == expected, output
        return output

    assert say(language, "terminal-verify-game", rounds=3) in said(0, text)
    assert say(language, "terminal-verify-record-itself") in said(0, text)
    assert say(language, "terminal-verify-record-whole") in said(0, text, "--heard", heard[-1])
    assert say(language, "terminal-verify-record-start") in said(0, text, "--heard", heard[0])
    assert say(language, "terminal-verify-no-hash", text="abc") in said(2, text, "--heard", "abc")
    other = said(1, text, "--heard", "00" * 32)
    assert say(language, "terminal-verify-mismatch-other") in other
    cut_off = said(1, text[: text.index("round 3")])
    assert say(language, "terminal-verify-mismatch-breaks-off", round=2, rounds=3) in cut_off
    untagged = said(1, re.sub(r"fair\.hash: .*\n", "", text))
    assert say(language, "terminal-verify-mismatch-unhashed", tag="fair.hash") in untagged
    changed = say(language, "terminal-verify-mismatch-changed", hash="|", said="")
    assert changed.partition("|")[0] in said(1, dumps(other_name(loads(text))))
    assert "bids 0 0 0 taken 0 0 0" not in text  # there are commas in it, whatever the cards
    assert "bids 0 0 0 taken 0 0 0" in said(1, no_score)


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_that_were_made_in_the_open_are_said_to_be(language: str, tmp_path: Path) -> None:
    text = (Path(__file__).parent / "games/open-contributions.wiz").read_text(encoding="utf-8")
    code, output = verify(tmp_path, text, "--language", language)
    assert code == 0
    names = ", ".join(
        say(language, "terminal-verify-person", name=f"P{seat}", seat=seat) for seat in (0, 2)
    )
    assert say(language, "terminal-verify-cards-open", names=names) in output
    assert say(language, "terminal-verify-cards-people", names=names) not in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shuffle_that_was_thrown_away_is_told(
    language: str, game: tuple[str, list[str]], tmp_path: Path
) -> None:
    """As if seat 0 had been bound, too, and silent: the third seat revealed its second link."""
    record = loads(game[0])
    tags = dict(record.tags)
    own = tags["fair.contributions"].split()[2]
    first = fair.commit_contribution(bytes.fromhex(own), tags["fair.game"], 2)
    bound = fair.commit_contribution(first, tags["fair.game"], 2).hex()
    tags |= {"fair.seat-commitments": f"{'00' * 32} - {bound}", "fair.withheld": "0"}
    text = rewritten(dumps(record), lambda one: replace(one, tags=tags))
    code, output = verify(tmp_path, text, "--language", language)
    assert code == 0, output
    person = say(language, "terminal-verify-person", name="P0", seat=0)
    assert say(language, "terminal-verify-cards-withheld", names=person, count=1) in output


SEED = bytes(32)
TWO_CARDS = Rules(players=3, hand_sizes=(2,))
BY_LOT = replace(TWO_CARDS, first_dealer=Lot.LOT)
FORGED = {  # what is changed in a record, and what is then wrong with its deals
    "promise": (r"(fair\.commitments: \W?)[0-9a-f]{8}", r"\g<1>00000000"),
    "seed-size": (r"(fair\.seeds: \W?)[0-9a-f]{8}", r"\g<1>"),
    "contributions": (r"fair\.contributions: .*[0-9a-f]{64}", r"\g<0> -"),
    "unpromised": (r"fair\.seeds: .*\n", ""),
    "uncommitted": (r"(fair\.seeds: \W?[0-9a-f]{64}) .*", r"\g<1>"),
    "contribution": (r"(fair\.contributions: .*)[0-9a-f]{8}", r"\g<1>00000000"),
    "unmatched": (r"(fair\.seat-commitments: .*\n)", r"\g<1>fair.withheld: 0\n"),
    "no-seats": (r"(fair\.seat-commitments: .*\n)", r"\g<1>fair.withheld: two\n"),
    "no-hex": (r"(fair\.seeds: \W?)[0-9a-f]{2}", r"\g<1>zz"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", FORGED)
def test_what_is_wrong_with_a_deal_is_said_in_every_language(
    problem: str, language: str, game: tuple[str, list[str]], tmp_path: Path
) -> None:
    text, _ = game
    forged = re.sub(*FORGED[problem], text)
    assert forged != text
    with pytest.raises(DealerError) as caught:
        check(forged)
    assert caught.value.problem == problem
    code, output = verify(tmp_path, forged, "--language", language)
    assert code == 1
    assert say(language, f"terminal-verify-deal-{problem}", **caught.value.values) in output
    assert (str(caught.value) in output) <= (language == "en")


def arranged() -> dict[str, Deal]:
    """Deals that are not as promised, each in its own way."""
    due = fair.deal(BY_LOT, 1, SEED, "t.1")
    first, second, *others = due.hands
    assert due.turned_up is not None
    return {
        "hand": replace(due, hands=(second, first, *others)),
        "hands": replace(due, hands=(*due.hands, ())),
        "turned-up": replace(due, turned_up=None),
        "lot": replace(due, dealer=((due.dealer or 0) + 1) % 3),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", arranged())
def test_an_arranged_deal_is_found_out_in_every_language(problem: str, language: str) -> None:
    """As no record can show it that is replayed by the rules first, without the seed's own game."""
    promise = fair.commit(SEED, "t.1", 1)
    with pytest.raises(DealerError) as caught:
        fair.verify(promise, SEED, BY_LOT, 1, "t.1", (), arranged()[problem])
    assert caught.value.problem == problem
    words = explain_error(caught.value, language)
    assert words == say(language, f"terminal-verify-deal-{problem}", **caught.value.values)
    assert (words == str(caught.value)) <= (language == "en")


def test_the_hash_gives_no_hidden_bid_away() -> None:
    """Who tries out every bid, without the seed, finds none that fits: not even the true one."""
    opened = OpenedEntry(
        at=0, table="t", seat=0, name="Ada", key="k", contribution=None,
        setup=codec(Setup).read({"rules": RULES, "bots": {"1": "novice", "2": "novice"}}),
        seeds=tuple(f"{number:064x}" for number in range(1, 4)),
    )  # fmt: skip
    sitting = fold([opened, StartedEntry(at=0, fill=None)])
    assert sitting is not None
    sitting, _ = advance(sitting, DealtEntry(at=0, deal=format_action(deal_cards(sitting))))
    before = sitting.hash
    assert before is not None
    after = advance(sitting, ActedEntry(at=0, seat=1, action="bid=1", by="bot"))[0].hash
    tried = {
        made
        for bid in range(3)
        for made in (
            running_hash.extend(before, bytes(32), f"1:bid={bid}"),
            hashlib.sha256(before + f"1:bid={bid}".encode()).digest(),
        )
    }
    assert after not in tried
    assert after == running_hash.extend(before, bytes.fromhex(opened.seeds[0]), "1:bid=1")


def test_the_record_that_the_page_checks_is_one() -> None:
    """What the page's own tests hold their hash against."""
    text = (Path(__file__).parents[2] / "web" / "tests" / "heard.wiz").read_text(encoding="utf-8")
    assert check(text).contributors == (0,)
