"""What a card brings about is said with the card's own name, also of one nobody knows yet."""

from dataclasses import replace

import pytest

from augury import SPECIAL, State, view
from augury.cli.full.drawings import Palette
from augury.cli.full.questions import ask
from augury.cli.full.scene import scene
from augury.cli.plain.prompts import question
from augury.cli.words.causes import name_cause
from augury.cli.words.speech import Speech
from augury.game.cards import Aftermath
from augury.locales import LANGUAGES
from augury.testing.scenarios import act, ready

NAMES = ("Ada", "Björn", "Cem")
COLOURS = dict.fromkeys(
    ("blue", "red", "green", "yellow", "special", "neutral", "paper", "muted", "primary"), "#ffffff"
)


def changing() -> State:
    """The person has taken the trick in which the Cloud was."""
    state = ready("C W | B1 B4 | B3 B5", up="R3", bids=(1, 1, 0), special=SPECIAL)
    return act(state, "1:B1 2:B3 0:C=B")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_that_changes_a_bid_is_named(language: str) -> None:
    seen, speech = view(changing(), 0), Speech(language, NAMES, 0)
    name = speech.kind(next(kind for kind in SPECIAL if kind.aftermath is Aftermath.BID_CHANGES))
    assert question(seen, speech).startswith(f"{name}: ")
    asked = ask(scene(seen, speech, asking=True), Palette(COLOURS))
    assert asked.title.startswith(f"{name}: ")


def test_only_cards_that_were_played_are_named() -> None:
    seen = view(changing(), 0)
    cloud = next(kind for kind in SPECIAL if kind.aftermath is Aftermath.BID_CHANGES)
    assert name_cause(seen.table, Aftermath.BID_CHANGES, Speech("en", NAMES, 0)) == "Cloud"
    unplayed = replace(seen.table, tricks=())
    assert cloud in unplayed.rules.special
    assert name_cause(unplayed, Aftermath.BID_CHANGES, Speech("en", NAMES, 0)) == "Cloud"
