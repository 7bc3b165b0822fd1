"""Standings: what a game is worth, and what decides between people who are level."""

from fractions import Fraction

import pytest

from augury.tournaments import Counting, Score, Stage, Tie, TournamentError, standing, worth
from augury.tournaments.standing import winner


def lines(stage: Stage, *games: list[list[Score]]) -> list[tuple[int, int]]:
    people = sorted({score.person for game in games for table in game for score in table})
    return [(place.rank, place.person) for place in standing(stage, games, people)]


def test_points_add_up_over_games() -> None:
    first = [[Score(0, 100), Score(1, 20), Score(2, -30)]]
    second = [[Score(2, 200), Score(0, 10), Score(1, 20)]]
    assert lines(Stage(), first, second) == [(1, 2), (2, 0), (3, 1)]


def test_level_people_share_a_place_and_the_next_one_is_free() -> None:
    table = [[Score(0, 50), Score(1, 80), Score(2, 80), Score(3, 10)]]
    assert lines(Stage(), table) == [(1, 1), (1, 2), (3, 0), (4, 3)]


@pytest.mark.parametrize(
    ("tie", "first"),
    [(Tie.PREDICTED, [1]), (Tie.KEPT, [0]), (Tie.POINTS, [0, 1]), (Tie.LOT, [0])],
)
def test_level_people_are_told_apart(tie: Tie, first: list[int]) -> None:
    table = [[Score(0, 50, predicted=9, kept=7), Score(1, 50, predicted=12, kept=5), Score(2, 0)]]
    places = lines(Stage(ties=(tie,)), table)
    assert [person for rank, person in places if rank == 1] == first


def test_the_best_game_decides() -> None:
    one = [[Score(0, 60), Score(1, 90), Score(2, 0)]]
    two = [[Score(0, 60), Score(1, 30), Score(2, 0)]]
    assert lines(Stage(ties=(Tie.BEST,)), one, two)[0] == (1, 1)


def test_a_place_is_worth_as_much_at_every_table() -> None:
    for points in ((9, 8, 7), (9, 8, 7, 6), (9, 8, 7, 6, 5), (9, 8, 7, 6, 5, 4)):
        values = worth(Counting.PLACE, points)
        assert (values[0], values[-1]) == (Fraction(3), Fraction(0))
        assert sum(values) == Fraction(3 * len(points), 2), "one and a half on the average"


def test_penalties_count_and_who_has_not_played_has_nothing() -> None:
    table = [[Score(0, 50), Score(1, 45), Score(2, 10)]]
    places = standing(Stage(), [table], range(4), penalties={0: -10})
    assert [(place.person, int(place.score)) for place in places] == [
        (1, 45),
        (0, 40),
        (2, 10),
        (3, 0),
    ]


def test_a_knock_out_has_one_winner_even_of_level_people() -> None:
    stage = Stage(winners=True, ties=(Tie.LOT,))
    table = [Score(7, 90), Score(8, 90), Score(9, 10)]
    assert winner(stage, table, {7: 5, 8: 2, 9: 1}.__getitem__) == 8


def test_stages_that_make_no_sense_are_refused() -> None:
    with pytest.raises(TournamentError, match="at least one"):
        Stage(games=0)
    with pytest.raises(TournamentError, match="its winners go on"):
        Stage(games=2, winners=True)
    with pytest.raises(TournamentError, match="at least one goes on"):
        Stage(advance=0)
