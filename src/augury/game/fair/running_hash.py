"""A hash that runs along with a game at a table, and says which game it was.

Everyone at the table hears it with every action. It begins with all that was published before the
first deal, and every action, the deals among them, is added to it the moment it is made: so a
player who remembers the last one they heard can tell later whether a record is the game they were
at.

It gives nothing away. An action is added under the seed of its round, which is secret until the
round is over: who does not know the seed cannot try out what a hidden bid may have been, and who
has learnt it knows the round anyway. `docs/dealing.md` tells every byte of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from augury.game.errors import DealerError
from augury.game.fair.commitments import Commitments, commitments_of
from augury.game.play.actions import Deal
from augury.game.rules import Rules
from augury.game.text.notation import format_action, format_rules
from augury.game.text.record import Record, quote

TAG: Final = "fair.hash"
"""Where a record says what the hash was at its end."""

_NAME: Final = b"augury running hash 1"


def begin(rules: Rules, names: tuple[str, ...], published: Commitments) -> bytes:
    """The hash of a game that is about to be dealt: of the lines its record will begin with."""
    lines = [f"rules: {format_rules(rules)}"]
    lines += [f"seat {seat}: {quote(name)}" for seat, name in enumerate(names)]
    lines += [f"{tag}: {quote(value)}" for tag, value in published.promise.items()]
    return sha256(b"\n".join([_NAME, *(line.encode() for line in lines)])).digest()


def extend(before: bytes, seed: bytes, action: str) -> bytes:
    """The hash after one more action, in its notation, of the round with this seed."""
    return sha256(_NAME + before + seed + action.encode()).digest()


def hashes(record: Record) -> Iterator[bytes]:
    """The hash before the first action of a record, and after each. Raises `DealerError`."""
    published = commitments_of(record)
    now = begin(record.rules, record.names, published)
    yield now
    number = 0
    for action in record.actions:
        number += isinstance(action, Deal)
        if number > len(published.seeds):
            raise DealerError(
                f"round {number} was dealt, but the record has no seed of it",
                "unseeded",
                round=number,
            )
        now = extend(now, published.seeds[number - 1], format_action(action))
        yield now
