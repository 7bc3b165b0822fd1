"""The rules in force, told in plain words: only those that apply, each with its id."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from augury.cli import ink
from augury.game import (
    BOMB,
    CLOUD,
    DRAGON,
    FAIRY,
    JUGGLER,
    SHAPESHIFTER,
    WEREWOLF,
    Bidding,
    CloudChange,
    Foresight,
    Kind,
    Mode,
    Rules,
    Suit,
)
from augury.game.cards import TurnedUp

__all__ = ["Chapter", "chapters", "rulebook"]

Article: TypeAlias = tuple[str, str]  # a sentence, and the rules it tells


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together."""

    title: str
    articles: tuple[Article, ...]


def rulebook(rules: Rules) -> RenderableType:
    """The rules as something rich can print."""
    parts: list[RenderableType] = []
    for chapter in chapters(rules):
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="dim", width=9)
        grid.add_column()
        for sentence, ids in chapter.articles:
            grid.add_row(ids, ink.paint(sentence))
        parts += [Text(chapter.title, style="bold"), Padding(grid, (0, 0, 1, 2))]
    return Group(*parts)


def chapters(rules: Rules) -> tuple[Chapter, ...]:
    """The rules that apply, in the order in which a round asks for them."""
    told = (
        ("The game", _game(rules)),
        ("The deck", _deck(rules)),
        ("Trump", _trump(rules)),
        ("Bids", _bids(rules)),
        ("Tricks", _tricks(rules)),
        ("Special cards", _special(rules)),
        ("Score", _score(rules)),
    )
    return tuple(Chapter(title, articles) for title, each in told if (articles := tuple(each)))


def _game(rules: Rules) -> Iterator[Article]:
    yield f"{rules.players} players, {rules.rounds} rounds; as many tricks as cards each.", "R2.1"
    sizes = " ".join(map(str, rules.schedule))
    match rules.mode:
        case Mode.MAXIMUS:
            yield f"Wizard Maximus: all cards are dealt in every round. Cards each: {sizes}", "V6"
        case Mode.ONE_COLOUR:
            yield f"One colour: everyone plays a suit of their own. Cards each: {sizes}", "V5"
        case Mode.CLASSIC:
            yield f"Cards each, round by round: {sizes}", "R2.2 S0.2" if rules.special else "R2.2"
    if rules.mode is Mode.ONE_COLOUR:
        yield "Before every round all shuffle and draw from their own cards.", "V5"
    else:
        yield "The whole deck is shuffled before every round.", "R2.3"
    yield "The deal passes to the left after every round.", "R2.3"
    if any(rules.turns_up(number) for number in range(1, rules.rounds + 1)):
        yield "What is not dealt stays face down, unknown to all.", "R2.4"


def _deck(rules: Rules) -> Iterator[Article]:
    if rules.mode is Mode.ONE_COLOUR:
        suits = ", ".join(map(str, tuple(Suit)[: rules.players]))
        yield f"Each owns the 13 cards of a suit, a Wizard and a Jester: {suits}.", "V5"
    else:
        size = len(rules.deck) - len(rules.special)
        yield f"{size} cards: 1 to 13 in each suit, four Wizards (W), four Jesters (J).", "R1.1"
        if rules.special:
            yield f"Special cards besides: {_listed(rules.special)}.", "S0.1"
        yield "The suits: blue (B), red (R), green (G), yellow (Y).", "R1.2"
    yield "13 is high, 1 is low; a Wizard is above every 13, a Jester below every 1.", "R1.3"


def _trump(rules: Rules) -> Iterator[Article]:
    match rules.mode:
        case Mode.ONE_COLOUR:
            yield "There is no trump.", "V5"
            return
        case Mode.MAXIMUS:
            yield "Trump is blue, red, green, yellow, and none in the fifth round.", "V6"
            return
        case Mode.CLASSIC:
            pass
    yield "After the deal a card is turned up: its suit is trump.", "R3.1"
    none = [kind for kind in rules.special if kind.turned_up is TurnedUp.NO_TRUMP]
    named = [kind for kind in rules.special if kind.turned_up is TurnedUp.DEALER_NAMES]
    yield f"A Jester{_or(none)} turned up: no trump in this round.", _ids("R3.2", none)
    yield (
        f"A Wizard{_or(named)} turned up: the dealer looks at their cards and names a suit.",
        _ids("R3.3", named),
    )
    if not all(rules.turns_up(number) for number in range(1, rules.rounds + 1)):
        yield "No card left to turn up: no trump.", "R3.4"


def _bids(rules: Rules) -> Iterator[Article]:
    yield "Everyone predicts how many tricks they will win, from none to all of them.", "R4.1"
    match rules.bidding:
        case Bidding.OPEN:
            yield "Aloud and in turn, from the dealer's left; the dealer is last.", "R4.2"
        case Bidding.HIDDEN:
            yield "All at the same time, unseen, and shown together before the first trick.", "V2"
        case Bidding.SECRET:
            yield "All at the same time, unseen, and shown only when the round is over.", "V3"
    if rules.bidding is not Bidding.SECRET:
        yield "From then on all see all bids.", "R4.3"
    if rules.plus_minus_one:
        if rules.bidding is Bidding.OPEN:
            yield "The bids may not add up to the number of tricks: the dealer sees to it.", "V1"
        else:
            yield "If the bids add up to the number of tricks, the dealer bids again.", "V1"
        if BOMB in rules.special:
            yield "That number stays the same when the Bomb takes a trick away.", "S4.6"
    if rules.foresight is not Foresight.OFF:
        when = "the first" if rules.foresight is Foresight.FIRST_ROUND else "every"
        yield f"In {when} round you see everyone's cards but your own, and bid like that.", "V4"
        if rules.mode is Mode.CLASSIC:
            yield "So does a dealer who names trump. Then all take up their cards.", "V4"


def _tricks(rules: Rules) -> Iterator[Article]:
    yield "The player left of the dealer leads first, then whoever won the last trick.", "R5.1"
    if not rules.suits_matter:
        yield "Any card may be played; the highest value wins, the first among equals.", "V5"
        return
    yield "The suit of the first suited card must be followed by whoever holds it.", "R5.2"
    yield "Wizards and Jesters may always be played.", "R5.3"
    yield "Whoever cannot follow may play anything: there is no duty to trump.", "R5.4"
    yield "A Wizard led: nothing has to be followed.", "R5.5"
    yield "A Jester led: the next card that is no Jester decides what to follow.", "R5.6"
    yield "A Wizard after a suit was set changes nothing about what to follow.", "R5.7"
    yield "The first Wizard wins; else the highest trump; else the highest of the suit led.", "R6.1"
    yield "Nothing but Jesters: the first of them wins.", "R6.2"


# What each special card does, and what some do together.
_SPECIAL: Final[tuple[tuple[set[Kind], str, str], ...]] = (
    ({SHAPESHIFTER}, "S, the Shapeshifter: a Wizard or a Jester, as you say (S=W, S=J).", "S1.1"),
    ({SHAPESHIFTER}, "As a Wizard it beats the Wizards after it, and loses to those before.", "X8"),
    ({DRAGON}, "D, the Dragon, beats everything, Wizards too.", "S2.1"),
    ({DRAGON}, "Led, it is like a Wizard: nothing has to be followed.", "S2.3 S0.4"),
    ({FAIRY}, "F, the Fairy, loses to everything, Jesters too.", "S3.1"),
    ({DRAGON, FAIRY}, "But with the Dragon in its trick, the Fairy wins.", "S3.2"),
    ({FAIRY}, "Led, it is like a Jester: the next card decides what to follow.", "S3.4 S0.4"),
    ({BOMB}, "X, the Bomb: its trick is nobody's, and counts for no bid.", "S4.1"),
    ({BOMB}, "Whoever would have won without it leads next; the Bomb never wins.", "S4.2 S4.3"),
    ({BOMB}, "Led, it is like a Jester: the next card decides what to follow.", "S4.5 S0.4"),
    ({BOMB, DRAGON, FAIRY}, "Dragon, Fairy, Bomb: nobody wins, the Fairy's player leads.", "X1"),
    ({BOMB, FAIRY}, "Only Jesters, Fairy and Bomb: the first Jester would have won.", "X6"),
    (
        {WEREWOLF},
        "L, the Werewolf: whoever is dealt it takes the card turned up instead.",
        "S5.1",
    ),
    ({WEREWOLF}, "They also name trump, or none, whatever that card would have meant.", "S5.2"),
    ({WEREWOLF}, "That card may be any; the Werewolf itself is never played.", "S5.4 X7"),
    ({JUGGLER}, "U, the Juggler, is a 7½ of the suit you say (U=R).", "S6.1"),
    ({JUGGLER}, "Played before a suit is set, it sets its own.", "S6.6 X5"),
    ({JUGGLER}, "After its trick all pass a card to the left, at the same time.", "S6.2"),
    ({JUGGLER}, "Not after the last trick of the round.", "S6.3"),
    ({JUGGLER, BOMB}, "They pass even if the Bomb is in the trick.", "S6.4 X2"),
    ({CLOUD}, "C, the Cloud, is a 9¾ of the suit you say (C=G).", "S7.1"),
    ({CLOUD}, "Played before a suit is set, it sets its own.", "S7.5"),
)
_CLOUD: Final = {
    CloudChange.AT_ONCE: "Whoever wins it must at once change their bid by one, up or down.",
    CloudChange.ROUND_END: "Whoever wins it must change their bid by one when the round is over.",
}


def _special(rules: Rules) -> Iterator[Article]:
    deck = set(rules.special)
    if deck - {WEREWOLF}:
        yield "In your hand they are of no suit, and may always be played.", "S0.3"
    for kinds, sentence, ids in _SPECIAL:
        if kinds <= deck:
            yield sentence, ids
    if CLOUD in deck:
        yield _CLOUD[rules.cloud], "S7.2 S7.6"
        yield "The bid stays within none and all of the tricks.", "S7.7"
        if rules.bidding is Bidding.SECRET:
            yield "That they change it is seen by all; how, by nobody.", "S7.9"
    if deck >= {BOMB, CLOUD}:
        yield "With the Bomb in its trick the Cloud changes nothing.", "S7.3 X3"
    if deck >= {JUGGLER, CLOUD} and rules.cloud is CloudChange.AT_ONCE:
        yield "Juggler and Cloud in one trick: first all pass, then the bid changes.", "X4"


def _score(rules: Rules) -> Iterator[Article]:
    yield "A bid that came true: 20 points, and 10 for every trick.", "R7.1"
    yield "One that did not: minus 10 for every trick too many or too few.", "R7.2"
    yield f"After round {rules.rounds} the highest total wins; equal totals share it.", "R8.1"


def _listed(kinds: tuple[Kind, ...]) -> str:
    return ", ".join(f"{kind.name.capitalize()} ({kind.code})" for kind in kinds)


def _or(kinds: list[Kind]) -> str:
    """More kinds after the first: `, Dragon or Cloud`."""
    names = [kind.name.capitalize() for kind in kinds]
    return "".join(f", {name}" for name in names[:-1]) + (f" or {names[-1]}" if names else "")


_TURNED_UP: Final = {
    SHAPESHIFTER: "S1.2",
    DRAGON: "S2.2",
    FAIRY: "S3.3",
    BOMB: "S4.4",
    WEREWOLF: "S5.3",
    JUGGLER: "S6.5",
    CLOUD: "S7.4",
}


def _ids(base: str, kinds: list[Kind]) -> str:
    return " ".join((base, *(_TURNED_UP[kind] for kind in kinds)))
