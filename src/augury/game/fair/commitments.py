"""The commitments to a game's shuffles, kept in its record for anyone to check.

fair.game: Zx81.1                      what the game is called in its shuffles
fair.commitments: 51f2… 09ab…          published before the first deal, one for every round
fair.seeds: 77d0… 1c9e…                shown when their rounds were over
fair.contributions: 5e01… - -          what the seats contributed, or `-`

Beside them stands `fair.hash`, the running hash of the whole game (`running_hash`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from augury.game.errors import DealerError
from augury.game.fair import shuffle
from augury.game.play.actions import Deal
from augury.game.text.record import Record

__all__ = ["Commitments", "commitments_of", "verify"]

_GAME: Final = "fair.game"
_COMMITMENTS: Final = "fair.commitments"
_SEEDS: Final = "fair.seeds"
_CONTRIBUTIONS: Final = "fair.contributions"
_NOTHING: Final = "-"


@dataclass(frozen=True)
class Commitments:
    """The commitments to a game's shuffles, and what is held against them."""

    game: str
    commitments: tuple[bytes, ...]
    seeds: tuple[bytes, ...]
    contributions: tuple[bytes, ...]

    @property
    def tags(self) -> Mapping[str, str]:
        """The commitments as tags of a record."""
        return {
            **self.promise,
            _SEEDS: _written(self.seeds),
        }

    @property
    def promise(self) -> Mapping[str, str]:
        """Those of them that were published before the first deal, in the order of a record."""
        return {
            _COMMITMENTS: _written(self.commitments),
            _CONTRIBUTIONS: _written(self.contributions),
            _GAME: self.game,
        }


def commitments_of(record: Record) -> Commitments:
    """The commitments in a record's tags. Raises `DealerError` where one is missing."""
    for tag in (_GAME, _COMMITMENTS, _SEEDS, _CONTRIBUTIONS):
        if tag not in record.tags:
            raise DealerError(
                f"the record has no {tag}: nothing was promised of its shuffles",
                "unpromised",
                tag=tag,
            )
    return Commitments(
        record.tags[_GAME],
        _read(record, _COMMITMENTS),
        _read(record, _SEEDS),
        _read(record, _CONTRIBUTIONS),
    )


def verify(record: Record) -> int:
    """Check every deal of a record against its commitment; how many there were.

    Raises `DealerError` at the first that does not match.
    """
    found = commitments_of(record)
    deals = [action for action in record.actions if isinstance(action, Deal)]
    for number, dealt in enumerate(deals, 1):
        if number > len(found.commitments) or number > len(found.seeds):
            raise DealerError(
                f"round {number} was dealt, but the record has no commitment to it",
                "uncommitted",
                round=number,
            )
        shuffle.verify(
            found.commitments[number - 1],
            found.seeds[number - 1],
            record.rules,
            number,
            found.game,
            found.contributions,
            dealt,
        )
    return len(deals)


def _written(parts: Sequence[bytes]) -> str:
    return " ".join(part.hex() or _NOTHING for part in parts)


def _read(record: Record, tag: str) -> tuple[bytes, ...]:
    try:
        words = record.tags[tag].split()
        return tuple(b"" if word == _NOTHING else bytes.fromhex(word) for word in words)
    except ValueError:
        raise DealerError(f"{tag} of the record is not hexadecimal", "no-hex", tag=tag) from None
