"""Every word the terminal says at the table, in one place, so that another language can replace it.

Sentences are plain text; cards stand in them by their letters, and `ink` colours them. The rules
told in words are `rulebook`; what `--help` says stands beside the options.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, assert_never

from augury.game import (
    Bid,
    Bidding,
    Card,
    Foresight,
    Mode,
    NameTrump,
    Phase,
    Row,
    Rules,
    Suit,
    Table,
    Trick,
    View,
)
from augury.game.cards import TurnedUp
from augury.game.notation import format_move
from augury.game.record import Record

Names: TypeAlias = Sequence[str]

OPPONENTS: Final = ("Ilse", "Nikos", "Jana", "Márk", "Rui", "Wren")
PERSON: Final = "Player"

# The table

ROUND: Final = "Round"
SEAT: Final = "Seat"
BID: Final = "Bid"
WON: Final = "Won"
TRICK: Final = "On the table"
POINTS: Final = "Points"
TRUMP: Final = "Trump"
DEALS: Final = "deals"
LEADS: Final = "leads"
WINNING: Final = "◀ winning"
WOULD_WIN: Final = "◀ leads next"
TO_ACT: Final = "▶"
HIDDEN_BID: Final = "?"  # made, but not for these eyes
AWAITED: Final = "…"
YOUR_HAND: Final = "Your hand"
FORESEEN: Final = "Foreseen"


def names_of(record: Record) -> tuple[str, ...]:
    """The players' names as they can be printed, whatever a file calls them."""
    if not record.names:
        return tuple(f"Seat {seat}" for seat in range(record.rules.players))
    return tuple(
        "".join(letter if letter.isprintable() else "�" for letter in name) for name in record.names
    )


def you(name: str) -> str:
    """The person at the keyboard, in a table."""
    return f"{name} (you)"


def heading(table: Table) -> str:
    """Where in the game we are."""
    where = f"Round {table.number} of {table.rules.rounds}"
    played = len(table.tricks)
    if table.phase in (Phase.PLAY, Phase.PASS, Phase.CHANGE) and played < table.hand_size:
        return f"{where} · trick {played + 1} of {table.hand_size}"
    return f"{where} · {count(table.hand_size, 'trick')}"


def variant(rules: Rules) -> str:
    """What is unusual about these rules, in a few words."""
    words = [] if rules.mode is Mode.CLASSIC else [f"{rules.mode}"]
    if rules.bidding is not Bidding.OPEN:
        words.append(f"{rules.bidding} bids")
    if rules.plus_minus_one:
        words.append("±1")
    if rules.foresight is not Foresight.OFF:
        words.append("foresight")
    if rules.special:
        words.append(f"special {' '.join(kind.code for kind in rules.special)}")
    return " · ".join(words)


def trump(view: View, names: Names) -> str:
    """Where trump comes from, after its suit if there is one."""
    table = view.table
    if not table.rules.suits_matter:
        return "none; suits do not count, the highest value wins"
    up = table.turned_up
    if up is None:
        return "(set for this round)" if table.trump else "none (no card is turned up)"
    taker = table.exchange.seat if table.exchange is not None else None
    taken = f"({up} turned up{_taken(taker, view.seat, names)})"
    if taker is None and up.kind.turned_up is not TurnedUp.DEALER_NAMES:
        return taken if table.trump else f"none {taken}"
    namer = table.dealer if taker is None else taker
    by = who(view.seat == namer, names[namer], inside=True)
    if table.phase is Phase.TRUMP:
        return f"{by} must name it {taken}"
    return f"named by {by} {taken}" if table.trump else f"none, named by {by} {taken}"


def _taken(taker: int | None, seat: int | None, names: Names) -> str:
    if taker is None:
        return ""
    return f", {who(taker == seat, names[taker], inside=True)} took it for the Werewolf"


def follow(table: Table) -> str:
    """What has to be followed in this trick."""
    if table.phase is not Phase.PLAY or not table.rules.suits_matter:
        return ""
    if not table.trick:
        return "A new trick"
    if table.suit is not None:
        return f"Follow {table.suit.value} ({table.suit})"
    return "Nothing to follow" if table.settled else "Nothing to follow yet"


def bids(view: View) -> str:
    """The sum of the bids against the tricks of the round."""
    table = view.table
    known = [bid for bid in table.bids if bid is not None]
    tricks = count(table.hand_size, "trick")
    if table.phase in (Phase.DEAL, Phase.TRUMP):
        return ""
    if len(known) < len(table.bids):
        if table.rules.bidding is not Bidding.OPEN:
            return f"{str(table.rules.bidding).capitalize()} bids, {tricks}"
        return f"Bids so far {sum(known)} for {tricks}"
    over = sum(known) - table.hand_size
    difference = "just enough" if over == 0 else f"{abs(over)} too {'many' if over > 0 else 'few'}"
    return f"Bids {sum(known)} for {tricks}: {difference}"


def unseen_hand(size: int) -> str:
    """Foresight: one's own cards are turned to the others (V4)."""
    return f"Your own {count(size, 'card')}: seen by all but you until the bids are made"


def kinds(cards: Iterable[Card]) -> str:
    """What the letters of the special cards among these stand for."""
    special = dict.fromkeys(card.kind for card in cards if card.kind.special)
    return " · ".join(f"{kind.code} {kind.name.capitalize()}" for kind in special)


def hint(table: Table) -> str:
    """What may be typed besides an answer."""
    rules = "rules" if table.phase is Phase.TRUMP else "r rules"  # there r is red
    return f"? help · {rules} · p score pad · q save and leave"


# What happened


def who(own: bool, name: str, *, inside: bool = False) -> str:
    """Someone, at the beginning of a sentence or inside it."""
    return ("you" if inside else "You") if own else name


def does(own: bool, name: str, verb: str, *, inside: bool = False) -> str:
    """Someone does something: `You pass`, `Ilse passes`.

    >>> does(False, "Ilse", "pass"), does(True, "Ilse", "bid")
    ('Ilse passes', 'You bid')
    """
    if own:
        return f"{who(own, name, inside=inside)} {verb}"
    return f"{name} {verb}{'es' if verb.endswith(('s', 'x', 'sh', 'ch')) else 's'}"


def trick_ended(trick: Trick, number: int, seat: int | None, names: Names) -> str:
    """A finished trick in one line."""
    plays = " · ".join(
        f"{who(play.seat == seat, names[play.seat])} {format_move(play)}" for play in trick.plays
    )
    own, name = trick.winner == seat, names[trick.winner]
    end = (
        f"nobody, {does(own, name, 'lead', inside=True)} next"
        if trick.bombed
        else who(own, name, inside=True)
    )
    return f"Trick {number}: {plays} → {end}"


def trump_named(trump: Suit | None, own: bool, name: str) -> str:
    """Somebody named trump."""
    return f"{does(own, name, 'name')} {f'{trump} as trump' if trump else 'no trump'}."


def exchanged(taken: Card, own: bool, name: str) -> str:
    """The Werewolf was exchanged."""
    held = "were dealt" if own else "was dealt"
    return f"{who(own, name)} {held} the Werewolf and took {taken} for it."


def bid_placed(tricks: int | None, own: bool, name: str) -> str:
    """A prediction was made."""
    return f"{does(own, name, 'bid')}{'' if tricks is None else f' {tricks}'}."


def bids_revealed(bids: Sequence[int], seat: int | None, names: Names) -> str:
    """Hidden predictions are shown."""
    shown = ", ".join(
        f"{who(owner == seat, names[owner], inside=True)} {bid}" for owner, bid in enumerate(bids)
    )
    return f"The bids are shown: {shown}."


def bid_changed(tricks: int | None, own: bool, name: str) -> str:
    """The Cloud changed a prediction."""
    change = does(own, name, "change")
    bid = "your bid" if own else "the bid"
    return f"The Cloud: {change} {bid} {'in secret' if tricks is None else f'to {tricks}'}."


def card_passed(card: Card, giver: int, receiver: int, seat: int | None, names: Names) -> str:
    """A card changed hands after the Juggler's trick."""
    to = who(receiver == seat, names[receiver], inside=True)
    return f"{who(giver == seat, names[giver])} passed {card} to {to}."


def points(number: int, points: Sequence[int], seat: int | None, names: Names) -> str:
    """What a round brought everyone."""
    each = (
        f"{who(other == seat, name)} {signed(won)}"
        for other, (name, won) in enumerate(zip(names, points, strict=True))
    )
    return f"Round {number}: {' · '.join(each)}"


# A whole game, told afterwards

NOTHING_HAPPENED: Final = "Nothing has been dealt yet."


def round_heading(table: Table, names: Names) -> str:
    """The title of a round."""
    where = f"Round {table.number} of {table.rules.rounds}"
    return f"{where} · {count(table.hand_size, 'trick')} · {names[table.dealer]} deals"


def dealt(turned_up: Card | None) -> str:
    """What the deal left over."""
    return "No card is turned up." if turned_up is None else f"{turned_up} is turned up."


def hand_of(cards: Sequence[Card], own: bool, name: str) -> str:
    """Somebody's hand."""
    return f"{does(own, name, 'hold')} {' '.join(map(str, cards))}"


def trump_set(trump: Suit | None) -> str:
    """Trump follows from the deal."""
    return f"Trump is {trump}." if trump is not None else "There is no trump."


def bid_of(tricks: int | None, own: bool, name: str) -> str:
    """Somebody's bid, as one of many."""
    return f"{who(own, name)} {'unseen' if tricks is None else tricks}"


def bids_of(each: Sequence[str]) -> str:
    """Everybody's bids, in the order in which they were made."""
    return f"Bids: {' · '.join(each)}"


def scored(row: Row, seat: int | None, names: Names) -> str:
    """What a round brought everyone, and what they have now."""
    each = (
        f"{who(other == seat, name)} {signed(won)} = {total(sum_)}"
        for other, (name, won, sum_) in enumerate(zip(names, row.points, row.totals, strict=True))
    )
    return f"Points: {' · '.join(each)}"


def unfinished(table: Table, names: Names) -> str:
    """Where a record breaks off."""
    if not table.to_act:
        return f"The game stops here, before round {table.number + 1} is dealt."
    return f"The game stops here: {', '.join(names[seat] for seat in table.to_act)} to act."


# Coming and going


def saved_to(path: str) -> str:
    """Where the game is kept while it is played."""
    return f"Saved after every move: {path}"


def left(path: str) -> Sequence[str]:
    """What to know when leaving before the end."""
    return (
        "The game is saved. The file holds everyone's cards: no peeking.",
        f"To go on: augury play --resume {shlex.quote(path)}",
    )


def over(path: str) -> Sequence[str]:
    """What to know when the game is over."""
    return (f"To look at it again: augury replay {shlex.quote(path)}",)


# What is asked


def question(view: View, names: Names) -> str:
    """What the person at the keyboard has to decide now."""
    table = view.table
    match table.phase:
        case Phase.TRUMP:
            suits = [move.trump for move in view.legal_actions if isinstance(move, NameTrump)]
            return f"Name trump, {', '.join(numbered(suits))}:"
        case Phase.BID | Phase.REBID:
            return _bid_question(view)
        case Phase.PLAY:
            return "You lead:" if not table.trick else "Your card:"
        case Phase.PASS:
            left = names[((view.seat or 0) + 1) % table.rules.players]
            return f"Pass a card to {left}:"
        case Phase.CHANGE:
            return _change_question(view)
        case Phase.DEAL | Phase.OVER:
            return ""
        case _:
            assert_never(table.phase)


def _bid_question(view: View) -> str:
    size = view.table.hand_size
    legal = {move.tricks for move in view.legal_actions if isinstance(move, Bid)}
    denied = ", ".join(str(bid) for bid in range(size + 1) if bid not in legal)
    but = f", but not {denied} (±1)" if denied else ""
    if view.table.phase is Phase.REBID:
        return f"The bids add up. Bid again, 0 to {size}{but}:"
    unseen = "" if view.table.rules.bidding is Bidding.OPEN else f" ({view.table.rules.bidding})"
    return f"Your bid{unseen}, 0 to {size}{but}:"


def _change_question(view: View) -> str:
    bid = view.bid or 0
    up, down = (f"{sign} makes it {bid + by}" for sign, by in (("+", 1), ("-", -1)))
    ways = ", ".join(
        way for way, by in ((up, 1), (down, -1)) if 0 <= bid + by <= view.table.hand_size
    )
    return f"The Cloud changes your bid of {bid}, {ways}:"


def numbered(choices: Iterable[Suit | None]) -> list[str]:
    """Suits to choose from."""
    return [f"{number} {choice or 'none'}" for number, choice in enumerate(choices, 1)]


def announcement(card: Card) -> str:
    """How a card is to be announced."""
    ways = ", ".join(f"{number} {face_name(face)}" for number, face in enumerate(card.faces, 1))
    return f"{card.kind.name.capitalize()} as {ways} (Enter: another card):"


def face_name(face: Card) -> str:
    """What a card is announced as."""
    return str(face.suit) if face.suit is not None else face.kind.name.capitalize()


NEXT_ROUND: Final = "Enter for the next round …"
GO_BACK: Final = "Enter to go back to the table …"
MORE: Final = "Enter for more, q to go back …"

# What was wrong

NO_UNDO: Final = "There is no undo: a card laid is a card played."
NO_SUCH_FACE: Final = "Say it by its number, letter or name."
NO_SUCH_SUIT: Final = "Name a suit by its number, letter or name, such as R or red."
SAY_UP_OR_DOWN: Final = "Say + to raise your bid by one, or - to lower it by one."


NOTHING_TO_DO: Final = "There is nothing to decide now."
NO_TEXT: Final = "it is no text in UTF-8"


def not_read(path: str, reason: str) -> str:
    """A file that is no saved game."""
    return f"cannot read {path}: {reason}"


def not_written(path: str, reason: str) -> str:
    """A file that cannot be written."""
    return f"cannot save to {path}: {reason}; choose a place with --save FILE"


def exists(path: str) -> str:
    """A file that would be overwritten."""
    return f"{path} exists already: go on with it (--resume {shlex.quote(path)}) or name another"


def no_such_seat(seat: int, players: int) -> str:
    """A seat that nobody can take."""
    return f"there is no seat {seat}: {players} play, in seats 0 to {players - 1}"


def no_such_round(number: int, played: int) -> str:
    """A round that the record does not have."""
    return f"there is no round {number} in this record: it has {count(played, 'round')}"


def settled(given: Sequence[str]) -> str:
    """Options that a saved game has decided already."""
    return f"--resume and {given[0]} contradict each other: the saved game has settled that"


def no_such_bid(text: str, most: int) -> str:
    """Something that is no bid was typed."""
    return f"{text!r} is no bid: type a number from 0 to {most}."


def no_such_number(number: int, most: int) -> str:
    """A number was typed that no card has."""
    return f"There is no card {number}: choose from 1 to {most}, or name a card, such as R7."


def addressed(reason: str, seat: int, names: Names) -> str:
    """A reason of the engine's, said to the person in `seat`, with names for seats.

    >>> addressed("seat 2 cannot play Y4: blue was led and seat 2 holds B3 (R5.2)", 2, "abc")
    'You cannot play Y4: blue was led and you hold B3 (R5.2)'
    """
    for theirs, yours in (("holds", "hold"), ("", "")):
        reason = re.sub(rf"\bseat {seat}\b {theirs}", f"you {yours}", reason)
    reason = reason.replace("its bid", "your bid")
    reason = re.sub(r"\bseat (\d)\b", lambda found: names[int(found[1])], reason)
    return reason[:1].upper() + reason[1:]


# The score pad and the end

PLACE: Final = "Place"
MET: Final = "✓"
MISSED: Final = "✗"


def victory(winners: Sequence[str]) -> str:
    """Who has won."""
    if len(winners) == 1:
        return f"{winners[0]} wins the game."
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."


def short(name: str, width: int) -> str:
    """A name, cut off where there is no more room for it.

    >>> short("Rumpelstilzchen", 9)
    'Rumpelst…'
    """
    return name if len(name) <= width else f"{name[: width - 1]}…"


def total(points: int) -> str:
    """Points, with a true minus sign."""
    return str(points).replace("-", "−")


def count(number: int, noun: str) -> str:
    """So many of something."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def signed(number: int) -> str:
    """Points won or lost, with a true minus sign.

    >>> signed(30), signed(-10)
    ('+30', '−10')
    """
    return f"{number:+d}".replace("-", "−")
