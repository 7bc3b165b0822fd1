"""The shuffle for play: secret beforehand, and open to everyone's check afterwards.

    seed = new_seed()                               # kept secret until the round is over
    commit(seed, "game 7", number=1)                # published before the deal
    links = chain(secret, "game 7", seat=2)         # what a player commits to, and contributes then
    deal(rules, 1, seed, "game 7", contributions)   # what the round is played with
    turn_up(rules, 1, seed, "game 7", contributions)   # and what may be turned up in it (Y2.4)
    verify(commitment, seed, rules, 1, "game 7", contributions, deal)

The server that shuffles, and every player, is bound by a commitment before any contribution is
known, and no player knows the seed when they contribute: nobody can arrange the cards.
`docs/dealing.md` tells every byte of it, so that a player can check a deal with a program of their
own.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from augury.game.cards import sort
from augury.game.errors import DealerError
from augury.game.play import dealer
from augury.game.play.actions import Deal, TurnUp
from augury.game.rules import Rules
from augury.game.text.notation import format_hand

T = TypeVar("T")

SEED_BYTES: Final = 32
LINKS: Final = 6
"""How many contributions a chain has: a table has six seats at most, and each can make the others
contribute anew once."""

_COMMITMENT: Final = b"augury commitment 1"
_CONTRIBUTION: Final = b"augury contribution 1"
_SHUFFLE: Final = b"augury shuffle 1"
_BYTE_VALUES: Final = 256


def new_seed() -> bytes:
    """A secret for one round, from the system's secure generator. Never use one twice."""
    return secrets.token_bytes(SEED_BYTES)


def commit(seed: bytes, game: str, number: int) -> bytes:
    """The commitment to this seed for round `number` of `game`, which does not reveal it."""
    _check_seed(seed)
    return hashlib.sha256(_fields(_COMMITMENT, *_round(game, number), seed)).digest()


def commit_contribution(contribution: bytes, game: str, seat: int) -> bytes:
    """The commitment of a seat to its contribution, which does not reveal it."""
    bound = (game.encode(), seat.to_bytes(4, "big"), contribution)
    return hashlib.sha256(_fields(_CONTRIBUTION, *bound)).digest()


def chain(secret: bytes, game: str, seat: int) -> tuple[bytes, ...]:
    """A seat's commitment and then its contributions, each the commitment to the one after it.

    The first contribution counts. The next is for the case that another seat does not reveal its
    own, and so on; the last one is the secret.
    """
    links = [secret]
    for _ in range(LINKS):
        links.insert(0, commit_contribution(links[0], game, seat))
    return tuple(links)


def deal(
    rules: Rules, number: int, seed: bytes, game: str, contributions: Sequence[bytes] = ()
) -> Deal:
    """The deal of round `number` that follows from the seed and from what the players contributed.

    There is one contribution for every seat, perhaps an empty one, or there are none at all.
    """
    return dealer.hand_out(rules, number, _drawer(rules, number, seed, game, contributions))


def turn_up(
    rules: Rules, number: int, seed: bytes, game: str, contributions: Sequence[bytes] = ()
) -> TurnUp:
    """What is turned up in that round where the Werewolf lies: the next of the stock (Y2.4)."""
    return dealer.next_of_stock(rules, number, _drawer(rules, number, seed, game, contributions))


def _drawer(
    rules: Rules, number: int, seed: bytes, game: str, contributions: Sequence[bytes]
) -> dealer.Draw:
    """What draws the cards of a round."""
    _check_seed(seed)
    if number not in range(1, rules.rounds + 1):
        raise DealerError(
            f"there is no round {number}: the game has {rules.rounds}, from 1 on",
            "no-round",
            round=number,
            rounds=rules.rounds,
        )
    if len(contributions) not in (0, rules.players):
        raise DealerError(
            f"{len(contributions)} contributions for {rules.players} players: "
            "there is one for every seat, perhaps empty, or none at all",
            "contributions",
            given=len(contributions),
            players=rules.players,
        )
    key = _hmac(seed, _fields(_SHUFFLE, *_round(game, number), *contributions))
    keystream = _keystream(key)

    def draw(these: Sequence[T], count: int) -> tuple[T, ...]:
        return _draw(these, count, keystream)

    return draw


def verify(
    commitment: bytes,
    seed: bytes,
    rules: Rules,
    number: int,
    game: str,
    contributions: Sequence[bytes],
    dealt: Deal,
    turned_up_later: Sequence[TurnUp] = (),
) -> None:
    """Check that a round was dealt as committed to. Raises `DealerError`, with what is not.

    What was turned up in its course (Y2.4) is checked as well.
    """
    expected = commit(seed, game, number)
    if not hmac.compare_digest(expected, commitment):
        raise DealerError(
            f"the seed is not the one that was promised for round {number} of game {game!r}: "
            f"its commitment is {expected.hex()}, not {commitment.hex()}",
            "promise",
            round=number,
            game=game,
            commitment=expected.hex(),
            promised=commitment.hex(),
        )
    due = deal(rules, number, seed, game, contributions)
    if len(dealt.hands) != len(due.hands):
        raise DealerError(
            f"{len(dealt.hands)} hands were dealt to {len(due.hands)} players",
            "hands",
            hands=len(dealt.hands),
            players=len(due.hands),
        )
    for seat, (hand, own) in enumerate(zip(dealt.hands, due.hands, strict=True)):
        if sort(hand) != sort(own):
            raise DealerError(
                f"seat {seat} was dealt {format_hand(sort(hand))}, but the seed and the "
                f"contributions give {format_hand(sort(own))}",
                "hand",
                seat=seat,
                dealt=format_hand(sort(hand)),
                due=format_hand(sort(own)),
            )
    if dealt.turned_up is not due.turned_up:
        raise DealerError(
            f"{dealt.turned_up or 'nothing'} was turned up, but the seed and the contributions "
            f"turn up {due.turned_up or 'nothing'}",
            "turned-up",
            dealt=str(dealt.turned_up or "nothing"),
            due=str(due.turned_up or "nothing"),
        )
    if dealt.dealer != due.dealer:
        raise DealerError(
            f"seat {dealt.dealer} dealt first, but by the seed and the contributions the lot falls "
            f"on seat {due.dealer}",
            "lot",
            dealt=str(dealt.dealer),
            due=str(due.dealer),
        )
    for turned_up in turned_up_later:
        follows = turn_up(rules, number, seed, game, contributions)
        if turned_up != follows:
            raise DealerError(
                f"{turned_up.card} was turned up where the Werewolf lay, but the seed and the "
                f"contributions turn up {follows.card}",
                "turned-up",
                dealt=str(turned_up.card),
                due=str(follows.card),
            )


def _check_seed(seed: bytes) -> None:
    if len(seed) != SEED_BYTES:
        raise DealerError(
            f"a seed has {SEED_BYTES} bytes, not {len(seed)}",
            "seed-size",
            size=len(seed),
            due=SEED_BYTES,
        )


# Bytes


def _fields(*fields: bytes) -> bytes:
    """Fields in a row, each with its length before it, so that none runs into the next."""
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def _round(game: str, number: int) -> tuple[bytes, bytes]:
    return game.encode(), number.to_bytes(4, "big")


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")


def _keystream(key: bytes) -> Iterator[int]:
    """Bytes without end: HMAC-SHA-256 in counter mode."""
    counter = 0
    while True:
        yield from _hmac(key, counter.to_bytes(8, "big"))
        counter += 1


# Unbiased choices


def _draw(these: Sequence[T], count: int, keystream: Iterator[int]) -> tuple[T, ...]:
    """The first of a shuffle by Fisher and Yates: each is any of those that are left."""
    left = list(these)
    for place in range(count):
        chosen = place + _below(len(left) - place, keystream)
        left[place], left[chosen] = left[chosen], left[place]
    return tuple(left[:count])


def _below(choices: int, keystream: Iterator[int]) -> int:
    """A number from 0 up to `choices`, each equally likely."""
    return next(number for byte in keystream if (number := _folded(byte, choices)) is not None)


def _folded(byte: int, choices: int) -> int | None:
    """The choice that a byte stands for; none, if it lies past the last whole multiple.

    Without that, the byte's remainder would favour the first choices.
    """
    whole = _BYTE_VALUES - _BYTE_VALUES % choices
    return byte % choices if byte < whole else None
