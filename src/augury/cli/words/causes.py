"""Which special cards bring something about, by name: a card that is new is named as well."""

from __future__ import annotations

from collections.abc import Iterable

from augury.cli.words.speech import Speech
from augury.game import Kind, Rules, Table
from augury.game.cards import Aftermath, Announcement


def name_kinds(rules: Rules, aftermath: Aftermath, speech: Speech) -> str:
    """The cards of the deck that may bring this about."""
    return _named((kind for kind in rules.special if kind.aftermath is aftermath), speech)


def name_cause(table: Table, aftermath: Aftermath, speech: Speech) -> str:
    """The cards that have brought this about: of the last trick, or else of the whole round."""
    for tricks in (table.tricks[-1:], table.tricks):
        played = {
            kind
            for trick in tricks
            for play in trick.plays
            for kind in (play.card.kind, play.face.kind)
        }
        found = [
            kind for kind in table.rules.special if kind in played and kind.aftermath is aftermath
        ]
        if found:
            return _named(found, speech)
    return name_kinds(table.rules, aftermath, speech)


def name_traded(rules: Rules, speech: Speech) -> str:
    """The card that is exchanged for the one turned up (S5.1)."""
    return _named((kind for kind in rules.special if kind.traded), speech)


def name_copies(rules: Rules, speech: Speech) -> str:
    """The card that is what lies turned up (Y2.2)."""
    copying = (kind for kind in rules.special if kind.announcement is Announcement.UPCARD)
    return _named(copying, speech)


def _named(kinds: Iterable[Kind], speech: Speech) -> str:
    return ", ".join(map(speech.kind, kinds))
