"""Draws: who sits with whom."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from augury.tournaments import Draw, Drawn, Sizes, TournamentError, draw, table_sizes
from augury.tournaments.drawing import FOURS, Tables, meetings


def series(
    people: int, games: int, sizes: Sizes = FOURS, groups: dict[int, str] | None = None
) -> list[Drawn]:
    drawn: list[Drawn] = []
    for number in range(games):
        earlier = tuple(one.tables for one in drawn)
        wish = Draw(range(people), sizes, earlier, groups or {})
        drawn.append(draw(wish, bytes([number])))
    return drawn


def test_five_games_of_232_people_repeat_no_pair() -> None:
    drawn = series(232, 5)
    assert [one.repeats for one in drawn] == [0] * 5
    met = meetings(one.tables for one in drawn)
    assert set(met.values()) == {1}
    assert sum(met.values()) == 5 * 58 * 6


def test_sixteen_people_meet_everyone_once_in_five_games() -> None:
    met = meetings(one.tables for one in series(16, 5))
    assert set(met) == set(combinations(range(16), 2)), "the only way, and it is found"


@pytest.mark.parametrize(("people", "games"), [(13, 2), (7, 2), (20, 3), (28, 4), (9, 2)])
def test_no_more_pairs_meet_again_than_must(people: int, games: int) -> None:
    for one in series(people, games):
        assert one.repeats == one.bound


def test_who_wants_to_be_apart_is_apart_while_that_can_be() -> None:
    groups = {person: f"family {person // 3}" for person in range(24)}
    assert [one.together for one in series(24, 3, groups=groups)] == [0, 0, 0]
    everyone = dict.fromkeys(range(8), "one club")
    assert series(8, 1, groups=everyone)[0].together == 2 * 6, "nothing can be done"


def test_meeting_again_is_worse_than_meeting_ones_family() -> None:
    groups = {0: "a", 1: "a", 2: "b", 3: "b", 4: "c", 5: "c", 6: "d", 7: "d"}
    first: Tables = ((0, 2, 4, 6), (1, 3, 5, 7))
    drawn = draw(Draw(range(8), earlier=(first,), groups=groups), b"1")
    assert drawn.repeats == drawn.bound == 4


def test_neighbours_in_the_standing_meet() -> None:
    drawn = draw(Draw([3, 1, 2, 0, 7, 5, 6, 4], neighbours=True), b"seed")
    assert sorted(map(sorted, drawn.tables)) == [[0, 1, 2, 3], [4, 5, 6, 7]]


def test_neighbours_who_have_met_give_way_to_the_next() -> None:
    before: Tables = ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15))
    assert draw(Draw(range(16), earlier=(before,), neighbours=True), b"seed").repeats == 0


def test_an_odd_table_is_not_always_the_same_peoples() -> None:
    games = series(16 - 1, 3)
    at_three = [
        {one for table in game.tables if len(table) == 3 for one in table} for game in games
    ]
    assert not at_three[0] & at_three[1]
    assert not at_three[1] & at_three[2]


def test_the_first_dealer_is_drawn_too() -> None:
    first = {draw(Draw(range(4)), bytes([seed])).tables[0][0] for seed in range(40)}
    assert first == {0, 1, 2, 3}


def test_the_same_seed_has_the_same_draw() -> None:
    nine = Draw(range(9), Sizes(4, 4, 5))
    assert draw(nine, b"published before") == draw(nine, b"published before")
    assert draw(nine, b"published before").tables == ((2, 0, 4, 1), (6, 8, 3, 5, 7))
    assert draw(Draw(range(30)), b"1") != draw(Draw(range(30)), b"2")


@pytest.mark.parametrize(
    ("people", "sizes", "expected"),
    [
        (232, FOURS, (4,) * 58),
        (13, Sizes(4, 4, 5), (4, 4, 5)),
        (13, Sizes(4, 3, 5), (4, 4, 5)),
        (7, FOURS, (4, 3)),
        (11, Sizes(4, 3, 5), (4, 4, 3)),
        (6, Sizes(4, 3, 5), (3, 3)),
        (6, FOURS, (6,)),
        (3, FOURS, (3,)),
        (5, FOURS, (5,)),
        (0, FOURS, ()),
    ],
)
def test_as_many_tables_are_full_as_can_be(
    people: int, sizes: Sizes, expected: Sequence[int]
) -> None:
    assert sorted(table_sizes(people, sizes)) == sorted(expected)


@pytest.mark.parametrize(("people", "sizes"), [(2, FOURS), (11, Sizes(4, 4, 5))])
def test_people_who_cannot_be_seated_are_refused(people: int, sizes: Sizes) -> None:
    with pytest.raises(TournamentError, match=f"{people} people cannot sit at tables of"):
        table_sizes(people, sizes)


def test_tables_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(TournamentError, match="a table has 3 to 6 people"):
        Sizes(4, 2, 6)
    with pytest.raises(TournamentError, match="somebody is listed twice"):
        draw(Draw([1, 2, 2, 3]), b"")


@given(
    people=st.integers(3, 40),
    games=st.integers(1, 3),
    seed=st.binary(max_size=4),
    swiss=st.booleans(),
)
def test_everyone_sits_once_whatever_is_drawn(
    people: int, games: int, seed: bytes, swiss: bool
) -> None:
    earlier: tuple[Tables, ...] = ()
    for _ in range(games):
        drawn = draw(Draw(range(people), earlier=earlier, neighbours=swiss), seed)
        assert sorted(one for table in drawn.tables for one in table) == list(range(people))
        assert sorted(map(len, drawn.tables)) == sorted(table_sizes(people, FOURS))
        assert drawn.bound <= drawn.repeats
        earlier += (drawn.tables,)
