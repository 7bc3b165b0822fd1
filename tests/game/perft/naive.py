"""The rules a second time: slow, plain, and knowing nothing of the library.

Written from the rulebook alone, for the exact counts beside it. Cards and actions are text, as in
`B13`, `W`, `2:bid=3`, `2:S=J`. A round is a conversation: it asks for one action after another by
yielding the list of those that are allowed, and is sent the one that is taken. Where several seats
act at once it asks them in the order of their seats. What chance turns up for a Vampire, as in
`up=R7`, is asked for in the same way.

To be worth comparing with, it must share no code with the library.
"""

from collections.abc import Generator, Iterable, Sequence
from typing import TypeAlias, TypeVar

__all__ = ["Options", "answer", "counts", "play_round"]

Options: TypeAlias = dict[str, str]  # as in players=3 special=bomb,cloud
T = TypeVar("T")
Asking: TypeAlias = Generator[list[str], str, T]
Play: TypeAlias = tuple[int, str]  # a seat and a card as it was announced: B13, S=W, U=R

SUITS = "BRGY"
MAXIMUS = ["B", "R", "G", "Y", None]  # V6
LETTERS = {  # S, Y
    "shapeshifter": "S",
    "dragon": "D",
    "fairy": "F",
    "bomb": "X",
    "werewolf": "L",
    "juggler": "U",
    "cloud": "C",
    "witch": "H",
    "vampire": "V",
}


def play_round(options: Options, number: int, deal: str, pad: list[list[int]]) -> Asking[None]:
    """One round, the first of which is number 1; what everyone scores is written on the pad."""
    deal, _, lot = deal.partition(" by ")
    if lot:
        options["first_dealer"] = lot  # O1: from here on it is as if they had been chosen
    hands, turned_up = read_deal(deal)
    players, size = len(hands), len(hands[0])
    up = Upcard(turned_up, left_over(options, hands, turned_up))
    if any("L" in hand for hand in hands):
        up.card = "L"  # S5.1: it is laid down for the one that was there
    dealer = (int(options.get("first_dealer", "0")) + number - 1) % players  # R2.3
    trump = yield from settle_trump(options, number, dealer, hands, turned_up)
    bids = yield from predict(
        options, dealer, size, [sum(column) for column in zip(*pad, strict=True)] or [0] * players
    )
    taken = [0] * players
    leader = (dealer + 1) % players  # R5.1
    up.trump = trump
    owe_changes: list[int] = []
    for trick_number in range(1, size + 1):
        trick, printed = yield from play_trick(options, leader, hands, up)
        leader = wins(options, trick, up.trump)
        cards = [card[0] for _, card in trick if not card[1:].isdigit()]
        if "X" not in cards:  # S4.1
            taken[leader] += 1
            if "C" in cards:  # S7.2, S7.3
                owe_changes.append(leader)
        if "U" in cards and trick_number < size:  # S6.2, S6.3
            yield from pass_cards(hands)
        at_once = options.get("cloud", "at-once") == "at-once"
        if at_once or trick_number == size:  # S7.6, X4
            for seat in owe_changes:
                yield from change_bid(seat, bids, size)
            owe_changes = []
        if "H" in cards and trick_number < size:  # Y1.4, Y1.7, Y0.2
            place = [card for _, card in trick].index("H")
            offered = [card for other, card in enumerate(printed) if other != place]
            yield from exchange(hands[trick[place][0]], trick[place][0], offered)
    both = zip(bids, taken, strict=True)
    pad.append([20 + 10 * won if bid == won else -10 * abs(bid - won) for bid, won in both])


def read_deal(deal: str) -> tuple[list[list[str]], str | None]:
    """The hands and the turned-up card of `deal B1,W J,G4 R3,R7 up G7`."""
    dealt, _, turned_up = deal.removeprefix("deal ").partition(" up ")
    return [hand.split(",") for hand in dealt.split()], turned_up.strip() or None


class Upcard:
    """What lies turned up, what is trump, and the cards that were not dealt (Y2.2, Y2.4)."""

    def __init__(self, card: str | None, stock: list[str]) -> None:
        self.card, self.stock = card, stock
        self.trump: str | None = None


def left_over(options: Options, hands: list[list[str]], turned_up: str | None) -> list[str]:
    """What a deal leaves of the deck (R1.1, S0.1)."""
    deck = [f"{suit}{value}" for suit in SUITS for value in range(1, 14)] + ["W"] * 4 + ["J"] * 4
    named = options.get("special", "none")
    deck += [] if named == "none" else [LETTERS[name] for name in named.split(",")]
    for card in [*(card for hand in hands for card in hand), turned_up or ""]:
        if card in deck:
            deck.remove(card)
    return deck


def settle_trump(
    options: Options, number: int, dealer: int, hands: list[list[str]], turned_up: str | None
) -> Asking[str | None]:
    """R3, V6, S1.2, S2.2, S3.3, S4.4, S5, S6.5, S7.4."""
    for seat, hand in enumerate(hands):
        if "L" in hand and turned_up is not None:  # S5.1
            hand[hand.index("L")] = turned_up
            named = yield [f"{seat}:trump={trump}" for trump in (*SUITS, "none")]
            return None if named.endswith("none") else named[-1]
    if turned_up is None:
        return MAXIMUS[number - 1] if options.get("mode") == "maximus" else None
    if turned_up[0] in SUITS:
        return turned_up[0]
    if turned_up in ("J", "F", "X", "H"):
        return None
    named = yield [f"{dealer}:trump={trump}" for trump in SUITS]  # R3.3: W, S, D, L, U, C, V
    return named[-1]


def predict(options: Options, dealer: int, size: int, totals: list[int]) -> Asking[list[int]]:
    """R4, V1, V2, V3, O2."""
    bids: dict[int, int] = {}
    choices, players = range(size + 1), len(totals)
    strict = options.get("plus_minus_one") == "yes"
    if options.get("last_bid") == "unless-leading" and strict:
        strict = sorted(totals)[-2] < totals[dealer]
    zero = options.get("last_bid") == "zero"
    if options.get("bidding", "open") == "open":
        for seat in [(dealer + 1 + place) % players for place in range(players)]:
            forbidden = size - sum(bids.values()) if strict and seat == dealer else None
            if forbidden == 0 and zero:
                forbidden = None
            bids[seat] = number_of((yield bidding(seat, choices, forbidden)))
    else:
        for seat in range(players):
            bids[seat] = number_of((yield bidding(seat, choices)))
        if strict and sum(bids.values()) == size and not (zero and bids[dealer] == 0):
            bids[dealer] = number_of((yield bidding(dealer, choices, bids[dealer])))
    return [bids[seat] for seat in range(players)]


def bidding(seat: int, choices: Iterable[int], forbidden: int | None = None) -> list[str]:
    return [f"{seat}:bid={number}" for number in choices if number != forbidden]


def number_of(bid: str) -> int:
    return int(bid.partition("=")[2])


def play_trick(
    options: Options, leader: int, hands: list[list[str]], up: Upcard
) -> Asking[tuple[list[Play], list[str]]]:
    """R5, V5, S0.3, Y2: the cards as what they lie there, and as they are printed."""
    trick: list[Play] = []
    printed: list[str] = []
    for place in range(len(hands)):
        seat = (leader + place) % len(hands)
        hand = hands[seat]
        must = None if options.get("mode") == "one-colour" else suit_to_follow(trick)
        playable = hand
        if must and any(suit_of(card) == must for card in hand):
            playable = [card for card in hand if suit_of(card) in (must, None)]
        ways = [f"{seat}:{way}" for card in playable for way in announced(card, up.card)]
        answer = yield sorted(set(ways))  # two Wizards are the same choice
        card = answer.partition(":")[2]
        printed.append(card.partition("=")[0])
        hand.remove(printed[-1])
        if printed[-1] == "V":
            card = yield from become(seat, card, up)
        trick.append((seat, card))
    return trick, printed


def become(seat: int, said: str, up: Upcard) -> Asking[str]:
    """What a Vampire is (Y2.2, Y2.4)."""
    if up.card == "L":
        up.card = (yield [f"up={card}" for card in sorted(set(up.stock))]).partition("=")[2]
        up.stock.remove(up.card)
        if up.card in ("J", "F", "X", "H"):
            up.trump = None
        elif up.card[0] in SUITS:
            up.trump = up.card[0]
        else:
            up.trump = (yield [f"{seat}:trump={trump}" for trump in SUITS])[-1]
        ways = announced("V", up.card)
        if len(ways) > 1:
            said = (yield [f"{seat}:{way}" for way in sorted(ways)]).partition(":")[2]
    assert up.card is not None
    return said.partition("=")[2] or up.card


def exchange(hand: list[str], seat: int, offered: list[str]) -> Asking[None]:
    """Y1.4."""
    put = (yield [f"{seat}:put={card}" for card in sorted(set(hand))]).partition("=")[2]
    hand.remove(put)
    hand.append((yield [f"{seat}:take={card}" for card in sorted(set(offered))]).partition("=")[2])


def announced(card: str, up: str | None) -> list[str]:
    """The ways to play a card (S1.1, S6.1, S7.1, Y2.2)."""
    match card:
        case "V" if up in ("S", "U", "C"):
            return [f"V={way.removeprefix('S=')}" for way in announced(up, None)]
        case "S":
            return ["S=W", "S=J"]
        case "U" | "C":
            return [f"{card}={suit}" for suit in SUITS]
        case _:
            return [card]


def suit_of(card: str) -> str | None:
    """The suit of a card, as held (`B13`) or as announced (`U=R`)."""
    if card[1:].isdigit():
        return card[0]
    if card[:2] in ("U=", "C="):
        return card[2]
    return None


def value_of(card: str) -> float:
    """What a suited card counts in its suit (R1.3, S6, S7)."""
    return {"U": 7.5, "C": 9.75}.get(card[0]) or int(card[1:])


def suit_to_follow(trick: Sequence[Play]) -> str | None:
    """R5.5, R5.6, S0.4."""
    for _, card in trick:
        if card in ("J", "S=J", "F", "X", "H"):
            continue  # the next card decides
        if card in ("W", "S=W", "D"):
            return None
        return suit_of(card)
    return None


def wins(options: Options, trick: Sequence[Play], trump: str | None) -> int:
    """Who wins the trick, or would win it without the Bomb (R6, S2.1, S3, S4.2, X)."""
    cards = {card: seat for seat, card in reversed(trick)}  # the first who played each card
    if options.get("mode") == "one-colour":  # V5
        ranks = {"W": 14.0, "J": 0.0}
        values = [ranks[card] if card in ranks else value_of(card) for _, card in trick]
        return trick[values.index(max(values))][0]
    if "D" in cards:
        return cards["F"] if "F" in cards else cards["D"]
    for seat, card in trick:
        if card in ("W", "S=W"):
            return seat
    for suit in (trump, suit_to_follow(trick)):
        of_suit = [card for card in cards if suit is not None and suit_of(card) == suit]
        if of_suit:
            return cards[max(of_suit, key=value_of)]
    for lowest in (("J", "S=J"), ("F",), ("H",)):  # Y0.2
        for seat, card in trick:
            if card in lowest:
                return seat
    raise ValueError(f"nobody wins {trick}")


def pass_cards(hands: list[list[str]]) -> Asking[None]:
    """S6.2."""
    chosen: list[str] = []
    for seat, hand in enumerate(hands):
        answer = yield [f"{seat}:pass={card}" for card in sorted(set(hand))]
        chosen.append(answer.partition("=")[2])
    for seat, card in enumerate(chosen):
        hands[seat].remove(card)
        hands[(seat + 1) % len(hands)].append(card)


def change_bid(seat: int, bids: list[int], size: int) -> Asking[None]:
    """S7.2, S7.7."""
    answer = yield [f"{seat}:bid{by:+d}" for by in (1, -1) if 0 <= bids[seat] + by <= size]
    bids[seat] += 1 if answer.endswith("+1") else -1


# Counting


def counts(
    options: Options, deals: Sequence[str], then: Sequence[str], depths: int
) -> tuple[list[int], list[int]]:
    """How many sequences of 1, 2, … actions there are after the first deal and `then`.

    Also what every seat scores, summed over the sequences among them that play all deals out.
    """
    found: list[int] = []
    points = [0] * int(options["players"])
    reached = [list(then)]
    for _ in range(depths):
        longer = []
        for history in reached:
            actions, pad = follow(options, deals, history)
            longer += [[*history, action] for action in actions]
            if not actions:
                points = [sum(column) for column in zip(points, *pad, strict=True)]
        found.append(len(longer))
        reached = longer
    return found, points


def follow(
    options: Options, deals: Sequence[str], history: Sequence[str]
) -> tuple[list[str], list[list[int]]]:
    """What may follow a history, found by playing all of it again, and the pad at that time."""
    pad: list[list[int]] = []
    game = play_rounds(options, deals, pad)
    allowed = next(game)
    for action in history:
        if action not in allowed:
            raise ValueError(f"{action} is not among {', '.join(allowed)}")
        allowed = answer(game, action)
    return allowed, pad


def play_rounds(options: Options, deals: Sequence[str], pad: list[list[int]]) -> Asking[None]:
    """A round for each deal; the deals themselves are nobody's choice."""
    for number, deal in enumerate(deals, 1):
        yield from play_round(options, number, deal, pad)


def answer(asking: Asking[None], action: str) -> list[str]:
    """What is allowed after an action; nothing, if that was the last."""
    try:
        return asking.send(action)
    except StopIteration:
        return []
