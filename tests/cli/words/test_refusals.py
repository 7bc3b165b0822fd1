"""What is refused is said in the language of whoever is refused."""

import pytest

from augury.bots import bot
from augury.cli.commands.options import ChoiceError
from augury.cli.errors import UsageError
from augury.cli.words.refusals import explain_error, explain_refused
from augury.cli.words.speech import Speech
from augury.client.errors import RequestRefused
from augury.game import RulesError
from augury.game.errors import BotError
from augury.game.rules.choices import Choice
from augury.locales import LANGUAGES

OTHERS = sorted(LANGUAGES.keys() - {"en"})


def refused(choice: Choice) -> ChoiceError:
    with pytest.raises(RulesError) as caught:
        choice.rules()
    return ChoiceError(caught.value, choice)


@pytest.mark.parametrize(
    ("choice", "tried", "possible", "rule"),
    [
        (Choice(players=7), "7", "3, 4, 5, 6", "(R2.1)"),
        (Choice(edition="FR"), "FR", "DE, ", ""),
        (Choice(bidding="loud"), "loud", "open, hidden, secret", ""),
        (Choice(schedule="long"), "long", "quick, tournament", ""),
        (Choice(hand_sizes=("few",)), "few", "3,4,5", ""),
    ],
)
@pytest.mark.parametrize("language", OTHERS)
def test_an_impossible_option_says_what_was_tried_and_what_is_possible(
    choice: Choice, tried: str, possible: str, rule: str, language: str
) -> None:
    error = refused(choice)
    words = error.said(language)
    assert words != str(error.error)
    assert tried in words
    assert possible in words
    assert words.endswith(rule)


@pytest.mark.parametrize("language", OTHERS)
def test_contradictions_name_the_options(language: str) -> None:
    words = refused(Choice(bidding="secret", plus_minus_one=True)).said(language)
    assert "(--bidding)" in words
    assert "(--plus-minus-one)" in words


def test_in_english_the_library_speaks() -> None:
    assert refused(Choice(players=7)).said("en") == "7 players: the game is for 3 to 6 (R2.1)"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("code", ["not_host", "chat_off", "too_fast", "no_such_table", "wrong_key"])
def test_what_a_server_refuses_is_said_in_the_language(code: str, language: str) -> None:
    error = RequestRefused(code, "the server's own sentence")
    assert explain_refused(error, Speech(language)) != str(error)


def test_what_has_no_words_is_said_as_the_server_says_it() -> None:
    error = RequestRefused("at_the_moon", "Nobody is there.")
    assert explain_refused(error, Speech("de")) == "Nobody is there."


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("message", ["terminal-join-screen", "terminal-pad-which"])
def test_usage_is_explained_in_the_language(message: str, language: str) -> None:
    assert UsageError(message).said(language) != UsageError(message).said("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "spec",
    [
        "sage",
        "no.such.module:Name",
        "tests.arena.players:Nobody",
        "math:pi",
        "adept:speed=3",
        "adept:ms=-1",
    ],
)
def test_a_player_that_cannot_be_made_is_refused_in_every_language(
    spec: str, language: str
) -> None:
    with pytest.raises(BotError) as refused:
        bot(spec)
    words = explain_error(refused.value, language)
    assert spec.rpartition(":")[2].partition("=")[0] in words
    assert language == "en" or words != str(refused.value)
