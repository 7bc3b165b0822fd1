"""Every word that is said at the table, in one place, so that another language can replace it.

Sentences are plain text; cards stand in them by their letters, and `ink` colours them. What is
refused is in `notices`, the rules told in words in `rulebook`, the help at the table in `manual`;
what `--help` says stands beside the options.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from augury.game import (
    Bid,
    Bidding,
    Card,
    ChangeBid,
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

# People

Names: TypeAlias = Sequence[str]

PERSON: Final = "Player"
OPPONENTS: Final = ("Ilse", "Nikos", "Jana", "Márk", "Rui", "Wren")


@dataclass(frozen=True)
class People:
    """Those at the table, one of whom may be spoken to.

    >>> people = People(("Ada", "Ilse"), own=0)
    >>> people.does(0, "pass"), people.does(1, "pass"), people.whom(0)
    ('You pass', 'Ilse passes', 'you')
    """

    names: Names
    own: int | None

    def who(self, seat: int) -> str:
        """Someone, at the beginning of a sentence."""
        return "You" if seat == self.own else self.names[seat]

    def whom(self, seat: int) -> str:
        """Someone, further on in a sentence."""
        return "you" if seat == self.own else self.names[seat]

    def does(self, seat: int, verb: str) -> str:
        """Someone does something."""
        if seat == self.own:
            return f"You {verb}"
        return f"{self.names[seat]} {verb}{'es' if verb.endswith('s') else 's'}"


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


# Numbers


def count(number: int, noun: str) -> str:
    """So many of something."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def total(points: int) -> str:
    """Points, with a true minus sign."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """Points won or lost, with a true minus sign.

    >>> signed(30), signed(-10)
    ('+30', '−10')
    """
    return f"{points:+d}".replace("-", "−")


# The table

ROUND: Final = "Round"
SEAT: Final = "Seat"
BID: Final = "Bid"
WON: Final = "Won"
TRICK: Final = "On the table"
POINTS: Final = "Points"
PLACE: Final = "Place"
TRUMP: Final = "Trump"
DEALS: Final = "deals"
LEADS: Final = "leads"
WINNING: Final = "◀ winning"
WOULD_WIN: Final = "◀ leads next"
TO_ACT: Final = "▶"
HIDDEN_BID: Final = "?"  # made, but not for these eyes
AWAITED: Final = "…"
MET: Final = "✓"
MISSED: Final = "✗"
YOUR_HAND: Final = "Your hand"
FORESEEN: Final = "Foreseen"


def heading(table: Table) -> str:
    """Where in the game we are."""
    where = f"Round {table.number} of {table.rules.rounds}"
    played = len(table.tricks)
    if table.phase in (Phase.PLAY, Phase.PASS, Phase.CHANGE) and played < table.hand_size:
        return f"{where} · trick {played + 1} of {table.hand_size}"
    return f"{where} · {count(table.hand_size, 'trick')}"


def variant(rules: Rules) -> str:
    """What is unusual about these rules, in a few words."""
    words = [] if rules.mode is Mode.CLASSIC else [str(rules.mode)]
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
    """Where trump comes from; said after its suit, if there is one."""
    table, people = view.table, People(names, view.seat)
    if not table.rules.suits_matter:
        return "none; suits do not count, the highest value wins"
    up = table.turned_up
    if up is None:
        return "(set for this round)" if table.trump else "none (no card is turned up)"
    if table.exchange is not None:
        namer = table.exchange.seat
        turned = f"({up} turned up, {people.whom(namer)} took it for the Werewolf)"
    elif up.kind.turned_up is TurnedUp.DEALER_NAMES:
        namer = table.dealer
        turned = f"({up} turned up)"
    else:
        return f"({up} turned up)" if table.trump else f"none ({up} turned up)"
    if table.phase is Phase.TRUMP:
        return f"{people.whom(namer)} must name it {turned}"
    return f"{'' if table.trump else 'none, '}named by {people.whom(namer)} {turned}"


def follow(table: Table) -> str:
    """What has to be followed in this trick."""
    if table.phase is not Phase.PLAY or not table.rules.suits_matter:
        return ""
    if not table.trick:
        return "A new trick"
    if table.suit is not None:
        return f"Follow {table.suit.value} ({table.suit})"
    return "Nothing to follow" if table.settled else "Nothing to follow yet"


def bids(table: Table) -> str:
    """The sum of the bids against the tricks of the round."""
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


def trick_ended(trick: Trick, number: int, people: People) -> str:
    """A finished trick in one line."""
    plays = " · ".join(f"{people.who(play.seat)} {format_move(play)}" for play in trick.plays)
    winner = people.whom(trick.winner)
    return f"Trick {number}: {plays} → {f'nobody; next leads {winner}' if trick.bombed else winner}"


def trump_set(trump: Suit | None) -> str:
    """Trump follows from the deal."""
    return f"Trump is {trump}." if trump is not None else "There is no trump."


def trump_named(trump: Suit | None, seat: int, people: People) -> str:
    """Somebody named trump."""
    return f"{people.does(seat, 'name')} {f'{trump} as trump' if trump else 'no trump'}."


def exchanged(taken: Card, seat: int, people: People) -> str:
    """The Werewolf was exchanged."""
    return f"{people.does(seat, 'exchange')} the Werewolf for {taken}."


def bids_revealed(bids: Sequence[int], people: People) -> str:
    """Hidden predictions are shown."""
    shown = ", ".join(f"{people.whom(seat)} {bid}" for seat, bid in enumerate(bids))
    return f"The bids are shown: {shown}."


def bid_changed(tricks: int | None, seat: int, people: People) -> str:
    """The Cloud changed a prediction."""
    bid = "your bid" if seat == people.own else "the bid"
    change = "in secret" if tricks is None else f"to {tricks}"
    return f"The Cloud: {people.whom(seat)} changed {bid} {change}."


def card_passed(card: Card, giver: int, receiver: int, people: People) -> str:
    """A card changed hands after the Juggler's trick."""
    return f"{people.who(giver)} passed {card} to {people.whom(receiver)}."


def points(row: Row, people: People) -> str:
    """What a round brought everyone."""
    each = (f"{people.who(seat)} {signed(won)}" for seat, won in enumerate(row.points))
    return f"Round {row.number}: {' · '.join(each)}"


def victory(winners: Names) -> str:
    """Who has won (R8.1)."""
    if len(winners) == 1:
        return f"{winners[0]} wins the game."
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."


# A whole game, told afterwards

NOTHING_HAPPENED: Final = "Nothing has been dealt yet."


def round_heading(table: Table, names: Names) -> str:
    """The title of a round."""
    where = f"Round {table.number} of {table.rules.rounds}"
    return f"{where} · {count(table.hand_size, 'trick')} · {names[table.dealer]} deals"


def turned_up(card: Card | None) -> str:
    """What the deal left over."""
    return "No card is turned up." if card is None else f"{card} is turned up."


def hand_of(cards: Sequence[Card], seat: int, people: People) -> str:
    """Somebody's hand."""
    return f"{people.does(seat, 'hold')} {' '.join(map(str, cards))}"


def bid_of(tricks: int | None, seat: int, people: People) -> str:
    """Somebody's bid, as one of many."""
    return f"{people.who(seat)} {'unseen' if tricks is None else tricks}"


def bids_of(each: Sequence[str]) -> str:
    """Everybody's bids, in the order in which they were made."""
    return f"Bids: {' · '.join(each)}"


def scored(row: Row, people: People) -> str:
    """What a round brought everyone, and what they have now."""
    each = (
        f"{people.who(seat)} {signed(won)} = {total(now)}"
        for seat, (won, now) in enumerate(zip(row.points, row.totals, strict=True))
    )
    return f"Points: {' · '.join(each)}"


def unfinished(table: Table, names: Names) -> str:
    """Where a record breaks off."""
    if not table.to_act:
        return f"The game stops here, before round {table.number + 1} is dealt."
    return f"The game stops here: {', '.join(names[seat] for seat in table.to_act)} to act."


def rules_line(text: str) -> str:
    """The rules as a record has them."""
    return f"In a record: rules: {text}"


# What is asked

NEXT_ROUND: Final = "Enter for the next round …"
GO_BACK: Final = "Enter to go back to the table …"
MORE: Final = "Enter for more, q to go back …"


def question(view: View, names: Names) -> str:
    """What the person at the keyboard has to decide now."""
    table, legal = view.table, view.legal_actions
    match table.phase:
        case Phase.TRUMP:
            named = (move.trump or "none" for move in legal if isinstance(move, NameTrump))
            return f"Name trump, {_numbered(named)}:"
        case Phase.BID | Phase.REBID:
            return _bid_question(view)
        case Phase.PLAY:
            return "Your card:" if table.trick else "You lead:"
        case Phase.PASS:
            left = ((view.seat or 0) + 1) % table.rules.players
            return f"Pass a card to {names[left]}:"
        case Phase.CHANGE:
            bid = view.bid or 0
            ways = (
                f"{'+' if move.by > 0 else '-'} makes it {bid + move.by}"
                for move in legal
                if isinstance(move, ChangeBid)
            )
            return f"The Cloud changes your bid of {bid}, {', '.join(ways)}:"
        case Phase.DEAL | Phase.OVER:
            return ""
        case _:
            assert_never(table.phase)


def _bid_question(view: View) -> str:
    table = view.table
    legal = {move.tricks for move in view.legal_actions if isinstance(move, Bid)}
    denied = ", ".join(str(bid) for bid in range(table.hand_size + 1) if bid not in legal)
    choice = f"0 to {table.hand_size}{f', but not {denied} (±1)' if denied else ''}"
    if table.phase is Phase.REBID:
        return f"The bids add up. Bid again, {choice}:"
    unseen = "" if table.rules.bidding is Bidding.OPEN else f" ({table.rules.bidding})"
    return f"Your bid{unseen}, {choice}:"


def announcement(card: Card) -> str:
    """How a card is to be announced."""
    faces = _numbered(map(face_name, card.faces))
    return f"{card.kind.name.capitalize()} as {faces} (Enter: another card):"


def face_name(face: Card) -> str:
    """What a card is announced as."""
    return str(face.suit) if face.suit is not None else face.kind.name.capitalize()


def _numbered(choices: Iterable[object]) -> str:
    return ", ".join(f"{number} {choice}" for number, choice in enumerate(choices, 1))


# Coming and going


def saved_to(path: str) -> str:
    """Where the game is kept while it is played."""
    return f"Saved after every move: {path}"


def left(command: str, path: str) -> Sequence[str]:
    """What to know when leaving before the end."""
    return (
        "The game is saved. The file holds everyone's cards: no peeking.",
        f"To go on: {command} play --resume {shlex.quote(path)}",
    )


def over(command: str, path: str) -> Sequence[str]:
    """What to know when the game is over."""
    return (f"To look at it again: {command} replay {shlex.quote(path)}",)
