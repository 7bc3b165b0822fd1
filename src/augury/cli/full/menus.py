"""The lists of the program: the menu itself, saved games, settings, languages."""

from __future__ import annotations

from enum import Enum
from typing import Final

from augury.cli.full.screens.listing import ListScreen
from augury.cli.full.widgets.choices import ChoiceItem
from augury.cli.preferences import Preferences
from augury.cli.saved_games import saved_games
from augury.cli.words.speech import Speech
from augury.locales import LANGUAGES


class MenuItem(Enum):
    """Where the menu leads; the value is the message of its name."""

    PLAY = "play-now"
    NEW = "terminal-new-game"
    CONTINUE = "unfinished"
    JOIN = "join"
    REPLAY = "replay"
    RULES = "rules"
    SETTINGS = "settings"
    LANGUAGE = "language"
    LEAVE = "terminal-key-leave"


MENU: Final = tuple(MenuItem)


def menu(speech: Speech, at: int = 0) -> ListScreen:
    """The start menu: what can be chosen on it."""
    options = [
        ChoiceItem[object](_name(item, speech), item, str(number))
        for number, item in enumerate(MENU, 1)
    ]
    return ListScreen(speech.say("title"), speech.say("home-motto"), options, at)


def _name(item: MenuItem, speech: Speech) -> str:
    name = speech.say(item.value)
    return f"{name}: {LANGUAGES[speech.language]}" if item is MenuItem.LANGUAGE else name


def saved(speech: Speech, *, over: bool | None) -> ListScreen:
    """The games that are kept; `over`: those that are finished, or those that are not."""
    games = [game for game in saved_games() if over is None or game.over is over]
    options = [
        ChoiceItem[object](f"{game.when:%Y-%m-%d %H:%M}", game, detail=game.far(speech))
        for game in games
    ]
    back = ChoiceItem[object](speech.say("replay-back"), None)
    message = "replay" if over is None else "unfinished"
    motto = "" if games else speech.say("terminal-no-games")
    return ListScreen(speech.say(message), motto, [*options, back])


def languages(speech: Speech) -> ListScreen:
    """The languages, each under its own name."""
    options = [ChoiceItem[object](name, code) for code, name in LANGUAGES.items()]
    return ListScreen(speech.say("language"), "", options, list(LANGUAGES).index(speech.language))


def settings(speech: Speech, now: Preferences, at: int) -> ListScreen:
    """What can be set, each with its value."""
    say = speech.say
    confirm = "✓" if now.confirm else "–"
    options = [
        ChoiceItem[object](f"{say('theme')}: {say(f'theme-{now.theme}')}", "theme"),
        ChoiceItem[object](f"{say('pace')}: {say(f'pace-{now.pace}')}", "pace"),
        ChoiceItem[object](
            f"{say('setting-confirm')}: {confirm}", "confirm", detail=say("setting-confirm-why")
        ),
        ChoiceItem[object](f"{say('your-name')}: {now.name or say('terminal-person')}", "name"),
        ChoiceItem[object](say("replay-back"), None),
    ]
    return ListScreen(say("settings"), "", options, at)
