"""A form for the rules of a new game: every option, its values, and what bars each of them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from augury.bots.registry import PLAYERS
from augury.cli.saves import DEFAULT_OPPONENTS
from augury.cli.words.choices import LABELS
from augury.cli.words.speech import Speech
from augury.game import RulesError
from augury.game.cards import SPECIAL, Aftermath
from augury.game.rules import companions
from augury.game.rules.choices import DEFAULT_EDITION, VALUES, Bar, Choice, barred
from augury.locales import knows

__all__ = ["Field", "Setup", "Value", "change", "form"]

WHOLE: Final = "whole"  # the word for a game without a shorter schedule
_FIELDS: Final = ("opponents", *(name for name in LABELS if name != "hand_sizes"))


@dataclass(frozen=True)
class Setup:
    """What a person has chosen for a new game."""

    choice: Choice = field(default_factory=lambda: Choice(edition=DEFAULT_EDITION))
    opponents: str = DEFAULT_OPPONENTS


@dataclass(frozen=True)
class Value:
    """One value of an option."""

    word: str | int | bool
    label: str
    why: str  # what it means, or what stands in its way
    chosen: bool
    barred: bool


@dataclass(frozen=True)
class Field:
    """An option and its values."""

    name: str
    label: str
    values: tuple[Value, ...]
    several: bool = False  # whether more than one may be chosen


def form(setup: Setup, speech: Speech) -> tuple[Field, ...]:
    """Every option as it is now; a value that contradicts the rest says what it contradicts."""
    bars = {(bar.option, bar.value): bar for bar in barred(setup.choice)}
    special = setup.choice.rules().special
    clouded = any(kind.aftermath is Aftermath.BID_CHANGES for kind in special)
    names = [name for name in _FIELDS if name != "cloud" or clouded]
    return tuple(_field(name, setup, bars, speech) for name in names)


def _field(
    name: str, setup: Setup, bars: dict[tuple[str, str | int | bool], Bar], speech: Speech
) -> Field:
    values = []
    for word in _words(name):
        bar = bars.get((name, word))
        chosen = _chosen(name, word, setup)
        why = _why(name, word, speech)
        if bar is not None:
            why = speech.say("not-with", option=_label(bar.because, speech))
            why = f"{why} ({bar.rule})" if bar.rule else why
        label = _value_label(name, word, speech)
        values.append(Value(word, label, why, chosen, bar is not None and not chosen))
    return Field(name, _label(name, speech), tuple(values), several=name == "special")


def _words(name: str) -> tuple[str | int | bool, ...]:
    match name:
        case "opponents":
            return tuple(player.name for player in PLAYERS)
        case "schedule":
            return (WHOLE, *VALUES["schedule"])
        case _:
            return VALUES[name]


def _chosen(name: str, word: str | int | bool, setup: Setup) -> bool:
    rules, choice = setup.choice.rules(), setup.choice
    match name:
        case "opponents":
            return word == setup.opponents
        case "edition":
            return word == choice.edition
        case "schedule":
            return word == (choice.schedule or WHOLE)
        case "special":
            return word in [str(kind) for kind in rules.special]
        case _:
            now = getattr(rules, name)
            return word == (now if isinstance(now, int) else str(now))


def change(setup: Setup, name: str, word: str | int | bool) -> Setup:
    """The setup with a value chosen; as it was, if that would contradict the rest."""
    if name == "opponents":
        return replace(setup, opponents=str(word))
    changes: dict[str, Any] = {name: word}
    if name == "schedule":
        changes = {"schedule": None if word == WHOLE else word}
    elif name == "edition":  # what an edition settles is settled anew
        changes |= dict.fromkeys(("special", "cloud", "foresight"))
    elif name == "special":
        kind = next(kind for kind in SPECIAL if str(kind) == word)
        now = set(setup.choice.rules().special)
        related = {kind, *companions(kind)}
        changes = {"special": tuple(now - related if kind in now else now | related)}
    try:
        choice = replace(setup.choice, **changes)
        choice.rules()
    except RulesError:
        return setup
    return replace(setup, choice=choice)


def _label(name: str, speech: Speech) -> str:
    return speech.say(LABELS.get(name, name))


def _value_label(name: str, word: str | int | bool, speech: Speech) -> str:
    match name:
        case "opponents":
            return speech.say(next(one.message for one in PLAYERS if one.name == word))
        case "players":
            return str(word)
        case "plus_minus_one":
            return "✓" if word else "–"
        case "schedule":
            return speech.say(f"length-{word}")
        case "foresight":
            return speech.say(f"foresight-{word}-short")
        case "special":
            message = f"kind-{word}"
            known = knows(speech.language, message)
            return speech.say(message) if known else str(word).capitalize()
        case _:
            return speech.say(f"{name}-{word}")


def _why(name: str, word: str | int | bool, speech: Speech) -> str:
    label = LABELS.get(name, name)
    messages = (f"{label}-{word}-why", f"{name}-{word}-why", f"kind-{word}-why")
    general = (f"{label}-why",)
    for message in (*messages, *general):
        if knows(speech.language, message):
            return speech.say(message)
    return ""
