"""What the record of a game at a table proves, and where it contradicts itself.

Everything in it is replayed by the rules. Then its deals are held against the commitments, what it
says of scores against the replay, its end against the rules, and all of it against its running
hash: the one it says itself, which any careful forger would have worked out anew, and the one that
somebody heard at the table, which no forger can change.
"""

from __future__ import annotations

from dataclasses import dataclass

from augury.game.errors import RecordMismatch
from augury.game.fair import commitments, running_hash
from augury.game.play.table import Phase
from augury.game.text.record import Record, loads, read_scores, score_line


@dataclass(frozen=True)
class Verification:
    """A record in which nothing contradicts anything, and how much that says."""

    record: Record
    contributors: tuple[int, ...]  # seats with a part in the shuffles; none: the server alone
    open: bool  # whether contributions were made in the open, where a seat could choose its own
    withheld: tuple[tuple[int, ...], ...]  # by whom, for every shuffle that was thrown away
    heard: int | None  # actions made when the hash was heard; None: no hash was given

    @property
    def whole(self) -> bool:
        """Whether the hash that was heard is that of the whole game."""
        return self.heard == len(self.record.actions)

    @property
    def heard_round(self) -> int:
        """The round in which the hash was heard; 0: before the first."""
        actions = self.record.actions[: self.heard]
        return Record(self.record.rules, actions=actions).state.table.number


def verify(text: str, heard: bytes | None = None) -> Verification:
    """Check the text of a record, against the hash that somebody heard if they have it.

    Raises `RecordError` where it cannot be replayed, `DealerError` where a deal is not as it was
    committed to, and `RecordMismatch` where anything else is not as it was.
    """
    record = loads(text)
    published = commitments.commitments_of(record)
    _check_end(record, published)
    _check_scores(text, record)
    commitments.verify(record)
    hashes = list(running_hash.hashes(record))
    said = record.tags.get(running_hash.TAG)
    if said is None:
        tag = running_hash.TAG
        raise RecordMismatch(
            f"the record has no {tag}: nothing holds it together", "unhashed", tag=tag
        )
    if (last := hashes[-1].hex()) != said:
        raise RecordMismatch(
            f"the record is not as it was written: its hash is {last}, and it says {said}; "
            "a name, an action or a promise in it was changed",
            "changed",
            hash=last,
            said=said,
        )
    if heard is not None and heard not in hashes:
        raise RecordMismatch(
            "this is not the game that was played: the hash that was heard is not in it (nor would "
            "one be that was heard before moves were taken back)",
            "other",
        )
    contributors = tuple(seat for seat, part in enumerate(published.contributions) if part)
    return Verification(
        record,
        contributors,
        bool(contributors) and not published.seat_commitments,
        published.withheld,
        None if heard is None else hashes.index(heard),
    )


def _check_end(record: Record, published: commitments.Commitments) -> None:
    rounds, table = record.rules.rounds, record.state.table
    if (promised := len(published.commitments)) != rounds:
        raise RecordMismatch(
            f"{promised} rounds were promised, and the rules have {rounds}",
            "rounds",
            promised=promised,
            rounds=rounds,
        )
    if table.phase is not Phase.OVER:
        whole = len(table.pad)
        raise RecordMismatch(
            f"the record breaks off: round {whole} of {rounds} is the last that is whole",
            "breaks-off",
            round=whole,
            rounds=rounds,
        )


def _check_scores(text: str, record: Record) -> None:
    pad = record.state.table.pad
    for line, number, said in read_scores(text):
        if number > len(pad):
            raise RecordMismatch(
                f"line {line} says {said!r}, but there is no such round",
                "no-round",
                line=line,
                said=said,
            )
        if said != (due := score_line(pad[number - 1])):
            raise RecordMismatch(
                f"line {line} says {said!r}, but the replay gives {due!r}",
                "score",
                line=line,
                said=said,
                due=due,
            )
