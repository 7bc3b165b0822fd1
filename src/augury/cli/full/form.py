"""A form for the rules of a new game: every option, its values, and what bars each of them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from augury.bots.registry import BOTS
from augury.cli.saves import DEFAULT_OPPONENTS
from augury.cli.words.speech import Speech
from augury.game import RulesError
from augury.game.cards import ALL_SPECIAL
from augury.game.rules import companions
from augury.game.rules.choices import (
    CHOICES,
    DEFAULT_EDITION,
    Bar,
    Choice,
    barred,
    with_value,
)
from augury.game.rules.options import Option, Word, word_of
from augury.locales.options import explanation, option_name, value_name

WHOLE: Final = "whole"  # the word for a game without a shorter schedule


@dataclass(frozen=True)
class NewGame:
    """What a person has chosen for a new game."""

    choice: Choice = field(default_factory=lambda: Choice(edition=DEFAULT_EDITION))
    opponents: str = DEFAULT_OPPONENTS


@dataclass(frozen=True)
class Value:
    """One value of an option."""

    word: Word
    label: str
    why: str  # what it means, or what stands in its way
    chosen: bool
    barred: bool


@dataclass(frozen=True)
class FormField:
    """An option and its values."""

    name: str
    label: str
    values: tuple[Value, ...]
    several: bool = False  # whether more than one may be chosen


def form(setup: NewGame, speech: Speech) -> tuple[FormField, ...]:
    """Every option as it is now; a value that contradicts the rest says what it contradicts."""
    bars = {(bar.option, bar.value): bar for bar in barred(setup.choice)}
    rules = setup.choice.rules()
    asked = [one for one in CHOICES.values() if one.values and one.is_asked(rules)]
    return (_opponents(setup, speech), *(_field(each, setup, bars, speech) for each in asked))


def _opponents(setup: NewGame, speech: Speech) -> FormField:
    values = (
        Value(one.name, speech.say(one.message), why, one.name == setup.opponents, barred=False)
        for one in BOTS
        for why in [" · ".join(speech.say(fact, number=number) for fact, number in one.facts)]
    )
    return FormField("opponents", speech.say("opponents"), tuple(values))


def _field(
    option: Option, setup: NewGame, bars: dict[tuple[str, Word], Bar], speech: Speech
) -> FormField:
    values = []
    for word in (
        *([WHOLE] if option.name == "schedule" else []),
        *option.words_for(setup.choice.rules()),
    ):
        bar = bars.get((option.name, word))
        chosen = _chosen(option, word, setup)
        why = explanation(speech.language, option, word)
        if bar is not None:
            other = option_name(speech.language, CHOICES[bar.because])
            why = speech.say("not-with", option=other)
            why = f"{why} ({bar.rule})" if bar.rule else why
        label = value_name(speech.language, option, word, short=True)
        values.append(Value(word, label, why, chosen, bar is not None and not chosen))
    label = option_name(speech.language, option)
    return FormField(option.name, label, tuple(values), several=option.several)


def _chosen(option: Option, word: Word, setup: NewGame) -> bool:
    choice = setup.choice
    match option.name:
        case "edition":
            return bool(word == choice.edition)
        case "schedule":
            return bool(word == (choice.schedule or WHOLE))
        case name:
            now = getattr(choice.rules(), name)
            return word in map(word_of, now) if option.several else word == word_of(now)


def change(setup: NewGame, name: str, word: Word) -> NewGame:
    """The setup with a value chosen; as it was, if that would contradict the rest."""
    if name == "opponents":
        return replace(setup, opponents=str(word))
    value: object = word
    choice = setup.choice
    if name == "schedule":
        value = None if word == WHOLE else word
    elif name == "edition":  # what an edition settles is settled anew
        choice = replace(choice, **{one.name: None for one in CHOICES.values() if one.by_edition})
    elif name == "special":
        kind = next(kind for kind in ALL_SPECIAL if str(kind) == word)
        now = set(choice.rules().special)
        related = {kind, *companions(kind)}
        value = tuple(now - related if kind in now else now | related)
    choice = with_value(choice, name, value)
    try:
        choice.rules()
    except RulesError:
        return setup
    return replace(setup, choice=choice)
