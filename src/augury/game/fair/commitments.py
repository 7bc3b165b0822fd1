"""The commitments to a game's shuffles, kept in its record for anyone to check.

fair.game: Zx81.1                      what the game is called in its shuffles
fair.commitments: 51f2… 09ab…          published before the first deal, one for every round
fair.seeds: 77d0… 1c9e…                shown when their rounds were over
fair.contributions: 5e01… - -          what the seats contributed, or `-`
fair.seat-commitments: 71cc… 0d2a… -   what they had committed to before any of them was known
fair.withheld: 1                       who did not reveal theirs: a word for every shuffle that was
                                       thrown away, with its seats as in `1,3`

The last two are there only where there is something to say. Contributions without commitments were
made in the open, as in games that were played before there were any. Beside them stands
`fair.hash`, the running hash of the whole game (`running_hash`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from augury.game.errors import DealerError
from augury.game.fair import shuffle
from augury.game.play.actions import Deal, TurnUp
from augury.game.text.record import Record

_GAME: Final = "fair.game"
_COMMITMENTS: Final = "fair.commitments"
_SEEDS: Final = "fair.seeds"
_CONTRIBUTIONS: Final = "fair.contributions"
_SEAT_COMMITMENTS: Final = "fair.seat-commitments"
_WITHHELD: Final = "fair.withheld"
_NOTHING: Final = "-"


@dataclass(frozen=True)
class Commitments:
    """The commitments to a game's shuffles, and what is held against them."""

    game: str
    commitments: tuple[bytes, ...]
    seeds: tuple[bytes, ...]
    contributions: tuple[bytes, ...]
    seat_commitments: tuple[bytes, ...] = ()  # none: contributions were made in the open
    withheld: tuple[tuple[int, ...], ...] = ()  # by whom, for every shuffle that was thrown away

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
        tags = {
            _COMMITMENTS: _written(self.commitments),
            _CONTRIBUTIONS: _written(self.contributions),
            _GAME: self.game,
        }
        if self.seat_commitments:
            tags[_SEAT_COMMITMENTS] = _written(self.seat_commitments)
        if self.withheld:
            tags[_WITHHELD] = " ".join(",".join(map(str, seats)) for seats in self.withheld)
        return tags


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
        _read(record, _SEAT_COMMITMENTS) if _SEAT_COMMITMENTS in record.tags else (),
        _read_seats(record.tags.get(_WITHHELD, "")),
    )


def verify(record: Record) -> int:
    """Check every contribution and every deal against its commitment; how many deals there were.

    Raises `DealerError` at the first that does not match.
    """
    found = commitments_of(record)
    _check_contributions(found, record.rules.players)
    dealt: list[tuple[Deal, list[TurnUp]]] = []
    for action in record.actions:
        if isinstance(action, Deal):
            dealt.append((action, []))
        elif isinstance(action, TurnUp):
            dealt[-1][1].append(action)
    for number, (deal, turned_up_later) in enumerate(dealt, 1):
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
            deal,
            turned_up_later,
        )
    return len(dealt)


def _check_contributions(found: Commitments, players: int) -> None:
    """Whether the contributions are those that the seats were bound to.

    With every shuffle that is thrown away a seat goes on to the next link of its chain
    (`shuffle.chain`): so a record cannot conceal one.
    """
    if not found.seat_commitments and not found.withheld:
        return
    given = {seat: one for seat, one in enumerate(found.contributions) if one}
    bound = {seat: one for seat, one in enumerate(found.seat_commitments) if one}
    left_out = [seat for seats in found.withheld for seat in seats]
    if len(found.seat_commitments) != players or sorted([*given, *left_out]) != sorted(bound):
        raise DealerError(
            "the seats that have committed to a contribution are not those that contribute, or "
            "are named once as withholding",
            "unmatched",
        )
    for seat, link in given.items():
        for _ in range(len(found.withheld) + 1):
            link = shuffle.commit_contribution(link, found.game, seat)  # noqa: PLW2901
        if link != bound[seat]:
            raise DealerError(
                f"the contribution of seat {seat} is not the one it had committed to (shuffles "
                f"that were thrown away: {len(found.withheld)})",
                "contribution",
                seat=seat,
                thrown=len(found.withheld),
            )


def _read_seats(text: str) -> tuple[tuple[int, ...], ...]:
    try:
        return tuple(tuple(map(int, word.split(","))) for word in text.split())
    except ValueError:
        raise DealerError(
            f"{_WITHHELD} of the record is {text!r}: it has numbers of seats",
            "no-seats",
            tag=_WITHHELD,
        ) from None


def _written(parts: Sequence[bytes]) -> str:
    return " ".join(part.hex() or _NOTHING for part in parts)


def _read(record: Record, tag: str) -> tuple[bytes, ...]:
    try:
        words = record.tags[tag].split()
        return tuple(b"" if word == _NOTHING else bytes.fromhex(word) for word in words)
    except ValueError:
        raise DealerError(f"{tag} of the record is not hexadecimal", "no-hex", tag=tag) from None
