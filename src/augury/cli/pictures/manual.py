"""The help at the table: what may be typed, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from augury.cli.pictures import colours
from augury.cli.words.causes import name_kinds
from augury.cli.words.signs import AWAITED, HIDDEN_BID, MARK, TO_ACT
from augury.cli.words.speech import Speech
from augury.game import JESTER, WIZARD, Rules, Suit
from augury.game.cards import Aftermath, Announcement, card


def manual(rules: Rules, speech: Speech) -> RenderableType:
    """All there is to know about the prompt and the table, under these rules."""
    return Group(
        Text(speech.say("terminal-typed"), style="bold"),
        Padding(_grid(_typed(rules, speech)), (0, 0, 1, 2)),
        signs(rules, speech),
    )


def key_manual(rules: Rules, speech: Speech) -> RenderableType:
    """The same for the full screen: its keys, and the signs."""
    return Group(
        Text(speech.say("terminal-keys"), style="bold"),
        Padding(_grid(_keys(rules, speech)), (0, 0, 1, 2)),
        signs(rules, speech),
    )


def signs(rules: Rules, speech: Speech) -> RenderableType:
    """What the signs mean under these rules."""
    return Group(
        Text(speech.say("terminal-signs"), style="bold"),
        Padding(_grid(_signs(rules, speech)), (0, 0, 0, 2)),
    )


def _keys(rules: Rules, speech: Speech) -> Iterator[tuple[str, str]]:
    letters = " ".join(kind.code for kind in (WIZARD, JESTER, *rules.special) if not kind.traded)
    suits = " ".join(suit.value for suit in Suit)
    yield "← ↑ ↓ →", speech.say("terminal-keys-arrows")
    yield f"{suits} {letters}".lower(), speech.say("terminal-keys-letters")
    yield "0 … 9", speech.say("terminal-keys-digits")
    yield "␣", speech.say("terminal-keys-space")
    yield "h", speech.say("terminal-keys-hint")
    yield "z", speech.say("terminal-take-back-why")
    yield "a", speech.say("terminal-claim-why")
    if kind := name_kinds(rules, Aftermath.BID_CHANGES, speech):
        yield "+ -", speech.say("terminal-typed-change", kind=kind)


def _grid(lines: Iterator[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for sign, meaning in lines:
        grid.add_row(colours.paint(sign), colours.paint(meaning))
    return grid


def _typed(rules: Rules, speech: Speech) -> Iterator[tuple[str, str]]:
    yield "3", speech.say("terminal-typed-number")
    yield "R7, b13, W, J", speech.say("terminal-typed-card")
    for kind in rules.special:
        if kind.announcement is not Announcement.NOTHING:
            face = card(kind.code).faces[-1]
            letter = face.code if face.suit is None else face.suit.value
            meaning = {"card": speech.kind(kind), "face": speech.face(face)}
            yield f"{kind.code}={letter}", speech.say("terminal-typed-face", **meaning)
    if rules.suits_matter:
        red, none = speech.colour(Suit.RED), speech.say("terminal-none")
        yield f"R, {red}, {none}", speech.say("terminal-typed-trump")
    if changing := name_kinds(rules, Aftermath.BID_CHANGES, speech):
        yield "+, -", speech.say("terminal-typed-change", kind=changing)
    yield "?", speech.say("terminal-typed-help")
    yield "rules", speech.say("terminal-typed-rules")
    yield "p", speech.say("terminal-typed-pad")
    yield "undo", speech.say("terminal-take-back-why")
    yield "claim", speech.say("terminal-claim-why")
    yield "q, Ctrl-D", speech.say("terminal-typed-leave")


def _signs(rules: Rules, speech: Speech) -> Iterator[tuple[str, str]]:
    yield " ".join(suit.value for suit in Suit), ", ".join(map(speech.colour, Suit))
    yield f"{WIZARD.code} {JESTER.code}", speech.legend((WIZARD, JESTER))
    if rules.special:
        letters = " ".join(kind.code for kind in rules.special)
        yield letters, speech.legend(rules.special)
    yield TO_ACT, speech.say("terminal-sign-act")
    yield f"{MARK} {speech.say('terminal-winning')}", speech.say("terminal-sign-winning")
    if kind := name_kinds(rules, Aftermath.NOBODY_TAKES, speech):
        mark = f"{MARK} {speech.say('terminal-leads-next')}"
        yield mark, speech.say("terminal-sign-next", kind=kind)
    yield f"(2) {HIDDEN_BID} {AWAITED}", speech.say("terminal-sign-bids")
    yield "1 2 3", speech.say("terminal-sign-numbers")
