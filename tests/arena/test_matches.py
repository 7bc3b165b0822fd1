from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations, islice

import pytest

from augury.arena import ArenaError, Match, line_ups
from augury.game import Rules

ALL_FIT = [(bots, seats) for seats in range(3, 7) for bots in range(1, seats + 1)]


@pytest.mark.parametrize(("bots", "seats"), ALL_FIT)
def test_every_player_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    match = Match(tuple(f"bot{number}" for number in range(bots)), Rules(players=seats), games=1)
    places = Counter(
        (bot, seat) for fixture in match.fixtures for seat, bot in enumerate(fixture.seats)
    )
    assert len(places) == bots * seats
    assert len(set(places.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), ALL_FIT)
def test_all_who_fit_meet_each_other_equally_often(bots: int, seats: int) -> None:
    match = Match(tuple(f"bot{number}" for number in range(bots)), Rules(players=seats), games=1)
    met: Counter[tuple[int, ...]] = Counter()
    for fixture in match.fixtures:
        met.update(
            tuple(sorted(pair)) for pair in combinations(fixture.seats, 2) if len(set(pair)) == 2
        )
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) <= 1


@pytest.mark.parametrize(("bots", "seats"), [(4, 3), (7, 4), (10, 4), (9, 6), (20, 3)])
def test_more_players_than_seats_take_turns(bots: int, seats: int) -> None:
    met: Counter[tuple[int, ...]] = Counter()
    played: Counter[int] = Counter()
    for line_up in islice(line_ups(bots, seats), 300):
        assert len(set(line_up)) == seats
        met.update(combinations(line_up, 2))
        played.update(line_up)
    meetings = [met[pair] for pair in combinations(range(bots), 2)]
    assert max(meetings) - min(meetings) <= 3
    assert max(played.values()) - min(played.values()) <= 2


def test_two_players_share_the_seats_in_every_way() -> None:
    match = Match(("one", "other"), Rules(players=4), games=1)
    shares = Counter(fixture.seats.count(0) for fixture in match.fixtures)
    assert shares == {1: 4, 2: 4, 3: 4}


def test_a_deal_is_played_from_every_seat() -> None:
    match = Match(("a", "b", "c"), Rules(players=4), games=50)
    turns = defaultdict(list)
    for fixture in match.fixtures:
        turns[fixture.deal].append(fixture)
    for fixtures in turns.values():
        assert [fixture.turn for fixture in fixtures] == [0, 1, 2, 3]
        first = fixtures[0].seats
        for fixture in fixtures:
            moved = tuple(first[(seat - fixture.turn) % 4] for seat in range(4))
            assert fixture.seats == moved


def test_a_match_is_at_least_as_long_as_asked_for() -> None:
    match = Match(("a", "b", "c"), Rules(players=4), games=200)
    assert (match.deals, len(match.fixtures)) == (51, 204)


def test_neighbours_differ_from_deal_to_deal() -> None:
    match = Match(("a", "b", "c", "d"), Rules(players=4), games=200)
    assert len({fixture.seats for fixture in match.fixtures if fixture.turn == 0}) > 6


def test_chance_is_the_same_in_every_turn_and_for_every_seed_another() -> None:
    match = Match(("a", "b"), Rules(), games=1, seed="x")
    assert match.rng(3).random() == match.rng(3).random()
    others = {match.rng(4), match.rng(3, "seat", 0), Match(("a",), Rules(), 1, "y").rng(3)}
    assert match.rng(3).random() not in {other.random() for other in others}


def test_a_second_of_the_same_name_is_numbered() -> None:
    names = Match(("adept", "novice", "adept"), Rules(), games=1).names
    assert names == ("adept", "novice", "adept (2)")


def test_nobody_and_nothing_are_refused() -> None:
    with pytest.raises(ArenaError, match="at least one player"):
        Match((), Rules(), games=1)
    with pytest.raises(ArenaError, match="0 games"):
        Match(("a",), Rules(), games=0)
    with pytest.raises(ArenaError, match="a limit of 0 seconds"):
        Match(("a",), Rules(), games=1, limit=0)
