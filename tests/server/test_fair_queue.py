"""Whose review is worked on next: addresses take turns, and quick ones do not wait for thorough."""

import pytest

from augury.server.workers.fair_queue import FairQueue, ReviewPlaces, Ticket
from augury.tables.errors import TooFast


def queue(*tickets: Ticket) -> FairQueue:
    made = FairQueue()
    for ticket in tickets:
        made.add(ticket)
    return made


def taken(line: FairQueue, most: int = 100) -> list[Ticket]:
    """Whose pieces are begun, in order."""
    pieces: list[Ticket] = []
    while len(pieces) < most and (ticket := line.take()) is not None:
        pieces.append(ticket)
    return pieces


def test_nothing_waits() -> None:
    assert FairQueue().take() is None


def test_one_review_is_done_piece_by_piece() -> None:
    alone = Ticket("A", quick=True, waiting=3)
    assert taken(queue(alone)) == [alone] * 3


def test_addresses_take_turns() -> None:
    """However many reviews one of them asks for, and in whatever order they came."""
    first, second = Ticket("A", quick=False, waiting=2), Ticket("A", quick=False, waiting=2)
    other = Ticket("B", quick=False, waiting=2)
    assert taken(queue(first, second, other)) == [first, other, first, other, second, second]


def test_who_comes_later_is_next_after_everyone_had_one_turn() -> None:
    long, other = Ticket("A", quick=False, waiting=100), Ticket("B", quick=False, waiting=100)
    line = queue(long, other)
    assert taken(line, 3) == [long, other, long]
    late = Ticket("C", quick=False, waiting=2)
    line.add(late)
    assert taken(line, 5) == [other, long, late, other, long]


def test_an_address_gains_nothing_by_asking_again() -> None:
    """Its next review stands behind its first, not behind the others' first piece."""
    many = [Ticket("A", quick=True, waiting=1) for _ in range(5)]
    other = Ticket("B", quick=True, waiting=3)
    pieces = taken(queue(*many, other))
    assert [ticket.address for ticket in pieces] == ["A", "B", "A", "B", "A", "B", "A", "A"]


def test_quick_ones_come_before_thorough_ones() -> None:
    """Also an address's own; and every fourth piece is a thorough one's."""
    thorough, quick = Ticket("A", quick=False, waiting=9), Ticket("A", quick=True, waiting=5)
    pieces = taken(queue(thorough, quick))
    assert pieces[:7] == [quick] * 3 + [thorough] + [quick] * 2 + [thorough]


def test_a_quick_one_is_finished_while_six_thorough_ones_have_hardly_begun() -> None:
    attackers = [Ticket("A", quick=False, waiting=140) for _ in range(6)]
    line = queue(*attackers)
    assert taken(line, 2) == attackers[:1] * 2
    honest = Ticket("B", quick=True, waiting=15)
    line.add(honest)
    pieces = taken(line, 19)
    assert pieces.count(honest) == 15
    assert not honest.waiting


def test_a_review_whose_reader_has_left_is_not_worked_for() -> None:
    gone, stays = Ticket("A", quick=True, waiting=3), Ticket("B", quick=True, waiting=2)
    line = queue(gone, stays)
    assert taken(line, 1) == [gone]
    line.remove(gone)
    assert taken(line) == [stays] * 2
    line.remove(stays)  # of which nothing waits any more


def test_the_place_in_line_is_what_the_queue_does() -> None:
    reviews = [
        *(Ticket("A", quick=False, waiting=2) for _ in range(3)),
        Ticket("B", quick=False, waiting=3),
        Ticket("C", quick=True, waiting=1),
    ]
    line = queue(*reviews)
    places = {ticket: line.ahead(ticket) for ticket in reviews}
    assert [places[ticket] for ticket in reviews] == [1, 3, 4, 2, 0]
    begun: list[Ticket] = []
    for ticket in taken(line):
        if ticket not in begun:
            assert places[ticket] == len(begun)
            assert line.ahead(ticket) == 0, "it is not in line any more"
            begun.append(ticket)
    assert len(begun) == len(reviews)


def test_to_ask_for_the_place_changes_nothing() -> None:
    one, other = Ticket("A", quick=False, waiting=2), Ticket("B", quick=True, waiting=2)
    line = queue(one, other)
    assert line.ahead(one) == line.ahead(one) == 1
    assert taken(line) == [other, other, one, one]


def test_places_are_bounded_for_one_address_and_for_all() -> None:
    places = ReviewPlaces(of_one=2, of_all=3)
    with places.taken("A"), places.taken("A"):
        with pytest.raises(TooFast, match="2 games of this address"):
            places.check("A")
        places.check("B")
        with places.taken("B"), pytest.raises(TooFast, match="too many games wait"):
            places.check("C")
        places.check("C")
    places.check("A")
