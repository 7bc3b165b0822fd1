"""The terminal in six languages: whole games, typed in the language, and every refusal."""

from pathlib import Path
from random import Random

import pytest

from augury import (
    SPECIAL,
    Bid,
    Bidding,
    Card,
    ChangeBid,
    Deal,
    Foresight,
    IllegalAction,
    Mode,
    Move,
    NameTrump,
    Pass,
    Phase,
    Play,
    Rules,
    card,
)
from augury.bots import bot
from augury.cli import saves
from augury.cli.pictures.manual import manual
from augury.cli.plain.replay import replay
from augury.cli.sessions.local import LocalTable
from augury.cli.words.refusals import explain
from augury.cli.words.speech import Speech
from augury.game import Kind
from augury.game.play.refusals import Refusal
from augury.locales import LANGUAGES, say
from tests.cli.plain.person import Desk, Unrefused

TRANSLATED = [language for language in LANGUAGES if language != "en"]
GAMES = {
    "special, secret": Rules(4, special=SPECIAL, bidding=Bidding.SECRET, hand_sizes=(2, 6, 5)),
    "special": Rules(5, special=SPECIAL, hand_sizes=(5, 6)),
    "hidden, plus/minus one": Rules(
        3, bidding=Bidding.HIDDEN, plus_minus_one=True, hand_sizes=(1, 2, 2)
    ),
    "foresight": Rules(3, foresight=Foresight.EVERY_ROUND, hand_sizes=(1, 3)),
    "one colour": Rules(3, mode=Mode.ONE_COLOUR, hand_sizes=(4, 5)),
}


def typed(move: Move, language: str) -> str:
    """A move as somebody types it who knows no letters, only the words of the language."""
    speech = Speech(language)

    def named(which: Card) -> str:
        if which.suit is None:
            return speech.kind(which.kind)
        return f"{say(language, f'suit-{which.suit.value}')} {which.value}"

    match move:
        case Bid(tricks=tricks):
            return str(tricks)
        case NameTrump(trump=None):
            return say(language, "terminal-none")
        case NameTrump(trump=trump) if trump is not None:
            return speech.colour(trump)
        case Play(card=played, face=face) if face is not played:
            return f"{speech.kind(played.kind)}={speech.face(face)}"
        case Play(card=played) | Pass(card=played):
            return named(played)
        case ChangeBid(by=by):
            return "+" if by > 0 else "-"
        case _:
            raise AssertionError(move)


def play(rules: Rules, path: Path, language: str) -> str:
    """A whole game by somebody who chooses at random; what was printed."""
    rng = Random(language)

    def answer(_: str) -> str:
        view = game.view
        if view.table.phase is Phase.DEAL:
            return ""
        return typed(rng.choice(view.legal_actions), language)

    desk = Desk(answer, language=language)
    record = saves.new(rules, name="Ada", seat=0, seed="1", opponents=None)
    game = Unrefused(desk.terminal, LocalTable(record, path, opponent=bot("novice")))
    game.play()
    assert game.game.file.over
    return desk.printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", GAMES)
def test_a_whole_game_in_the_language(rules: str, language: str, tmp_path: Path) -> None:
    printed = play(GAMES[rules], tmp_path / "game.wiz", language)
    assert say(language, "terminal-hand") in printed


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_in_english(language: str, tmp_path: Path) -> None:
    """Whole games, their replays and the help, without a word that only English has."""
    path = tmp_path / "game.wiz"
    printed = play(GAMES["special, secret"], path, language)
    desk = Desk(language=language)
    for part in replay(saves.read(path), None, None, language):
        desk.terminal.console.print(part)
    desk.terminal.console.print(manual(GAMES["special"], Speech(language)))
    for word in (" the ", " your ", " round ", " trick", " bids ", " card ", "Enter for"):
        assert word not in f"{printed}{desk.printed}".lower(), word


def test_a_card_without_words_is_called_by_its_record() -> None:
    assert Speech("de").kind(Kind("hermit", "H", tier=None)) == "Hermit"


# Refusals


def refusal(code: str, action: Move | Deal, **facts: object) -> Refusal:
    due = {"phase": Phase.PLAY, "to_act": (1, 2), "players": 3, "number": 1, "hand_size": 2}
    return Refusal(code, action, **{"rules": ("R5.2",), "allowed": (), **due, **facts})  # type: ignore[arg-type]


REFUSED = [
    refusal("game_over", Bid(0, 1)),
    *(refusal("wrong_phase", Bid(0, 1), phase=phase) for phase in Phase),
    refusal("out_of_turn", Bid(0, 1)),
    refusal("already_acted", Bid(0, 1)),
    refusal("forbidden_trump", NameTrump(0, None)),
    refusal("bid_out_of_range", Bid(0, 3)),
    refusal("forbidden_bid", Bid(0, 1), allowed=(Bid(0, 0), Bid(0, 2))),
    refusal("not_in_hand", Play(0, card("R7")), cards=(card("B1"),)),
    refusal("bad_announcement", Play(0, card("S")), cards=card("S").faces),
    refusal("bad_announcement", Play(0, card("W"), card("J")), cards=card("W").faces),
    refusal("must_follow", Play(0, card("R7")), suit=card("B1").suit, cards=(card("B1"),)),
    refusal("bad_change", ChangeBid(0, -1), bid=0, allowed=(ChangeBid(0, 1),)),
]


def test_every_refusal_that_a_player_may_meet_is_tried() -> None:
    codes = {error.code for error in IllegalAction.__subclasses__()} - {"bad_deal"}
    assert {each.code for each in REFUSED} == codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_said_to_whoever_tried(language: str) -> None:
    speech = Speech(language, ("Ada", "Björn", "Cem"), own=0)
    for tried in REFUSED:
        words = explain(tried, speech)
        assert words.endswith("(R5.2)")
        if tried.code in ("out_of_turn", "already_acted"):
            assert "Björn, Cem" in words
        if tried.code == "must_follow":
            assert say(language, "colour-B") in words
            assert "R7" in words
