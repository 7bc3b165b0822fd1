from __future__ import annotations

import json
import sys
from dataclasses import replace
from random import Random
from subprocess import PIPE, Popen

import pytest

from augury.arena import BotFault, Match, Played, play
from augury.game import CARDS, Rules, apply, deal, loads, start, to_json, view
from augury.game.errors import BotError

RULES = Rules(players=3, hand_sizes=(1, 2, 3))
HERE = "tests.arena.players"


def _play(*bots: str, **options: bool) -> list[Played]:
    match = Match(bots, RULES, games=1)
    return [play(match, fixture, **options) for fixture in match.fixtures]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Raises", "LookupError: no idea what to bid"),
        ("Illegal", "bid"),
        ("NoMove", "which is no move"),
        ("ForOthers", "moved for seat"),
        ("Quits", "SystemExit: enough"),
        ("Dies", "its process ended (exit status 7)"),
    ],
)
def test_a_fault_is_counted_and_the_match_goes_on(bot: str, reason: str) -> None:
    games = _play("novice", f"{HERE}:{bot}")
    for game in games:
        assert len(game.pad) == 3
        assert game.faults
        for fault in game.faults:
            assert fault.bot == 1
            assert game.fixture.seats[fault.seat] == 1
            assert reason in fault.reason
            assert "\n" not in fault.reason


def test_a_player_that_never_answers_is_at_fault_and_the_match_goes_on() -> None:
    match = Match(
        ("novice", "novice", f"{HERE}:Hangs"), replace(RULES, hand_sizes=(1,)), 1, limit=1
    )
    game = play(match, match.fixtures[0])
    assert len(game.pad) == 1
    assert (game.faults[0].bot, game.faults[0].phase) == (2, "bid")
    assert {fault.reason for fault in game.faults} == {"did not answer within 1 s"}


def test_a_player_that_thinks_for_ever_ends_with_the_arena() -> None:
    state = start(RULES)
    state = apply(state, deal(state.table, Random(1)))
    seen = view(state, state.to_act[0])
    guest = Popen(
        [sys.executable, "-m", "augury.arena.guest", f"{HERE}:Hangs"],
        stdin=PIPE,
        stdout=PIPE,
        encoding="utf-8",
    )
    with guest:
        assert guest.stdin is not None
        assert guest.stdout is not None
        guest.stdin.write(json.dumps({"sit": seen.seat, "seed": ""}) + "\n")
        guest.stdin.flush()
        assert guest.stdout.readline() == "{}\n"
        guest.stdin.write(json.dumps({"view": to_json(seen)}) + "\n")
        guest.stdin.close()
        assert guest.wait(120) == 1


def test_every_decision_of_a_useless_player_is_a_fault() -> None:
    (game, *_) = _play("novice", "novice", f"{HERE}:NoMove")
    seat = game.fixture.seats.index(2)
    assert len(game.faults) == game.decisions[seat]


def test_strict_stops_with_the_traceback() -> None:
    with pytest.raises(BotFault, match="no idea") as caught:
        _play("novice", f"{HERE}:Raises", strict=True)
    assert "players.py" in caught.value.trace
    assert "LookupError" in caught.value.trace
    assert "seat" in caught.value.reason


def test_what_a_player_prints_is_no_answer(capfd: pytest.CaptureFixture[str]) -> None:
    games = _play("novice", f"{HERE}:Chatters")
    assert not any(game.faults for game in games)
    out, err = capfd.readouterr()
    assert out == ""
    assert "bid=99" in err


def test_a_player_that_rewrites_its_view_changes_nothing_for_others() -> None:
    before = [(card.value, card.suit) for card in CARDS]
    honest = _play("novice", f"{HERE}:First")
    forged = _play("novice", f"{HERE}:Forges")
    assert [(card.value, card.suit) for card in CARDS] == before
    for one, other in zip(honest, forged, strict=True):
        own = [seat for seat, bot in enumerate(one.fixture.seats) if bot == 1]
        assert all(fault.seat in own for fault in other.faults)
    again = _play("novice", f"{HERE}:First")
    assert [game.pad for game in again] == [game.pad for game in honest]


def test_a_player_that_cannot_be_made_is_refused_before_the_first_game() -> None:
    with pytest.raises(BotError, match="out of order"):
        _play("novice", f"{HERE}:broken")
    with pytest.raises(BotError, match="has no Nobody"):
        _play("novice", f"{HERE}:Nobody")


def test_the_same_cards_are_dealt_in_every_turn() -> None:
    records = [loads(game.record or "") for game in _play("novice", "novice", keep=True)[:3]]
    deals = [[str(one) for one in record.actions if not hasattr(one, "seat")] for record in records]
    assert len(deals[0]) == 3
    assert deals[0] == deals[1] == deals[2]


def test_a_kept_game_is_a_record_of_it() -> None:
    (game, *_) = _play("novice", f"{HERE}:First", keep=True)
    record = loads(game.record or "")
    assert record.state.table.pad == game.pad
    assert record.names == tuple(("novice", f"{HERE}:First")[bot] for bot in game.fixture.seats)
    assert record.tags == {"deal": "0", "seed": "0", "turn": "0"}
    assert _play("novice")[0].record is None
