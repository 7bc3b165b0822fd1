from __future__ import annotations

from math import isnan

import numpy as np
import pytest

from augury.arena import ArenaError, Fixture, Match, Played, Results, play, rate, results
from augury.game import Row, Rules
from augury.game.play.scoring import score

RULES = Rules(players=3, hand_sizes=(1, 1))


def _game(deal: int, turn: int, seats: str, *rounds: tuple[str, str]) -> Played:
    """A game told by who sat where, and every round's bids and tricks."""
    pad: tuple[Row, ...] = ()
    for number, (bids, taken) in enumerate(rounds, 1):
        pad = (*pad, score(pad, number, 1, tuple(map(int, bids)), tuple(map(int, taken))))
    order = tuple("ABC".index(name) for name in seats)
    return Played(Fixture(deal, turn, order), pad, (4, 4, 4), (0.002, 0.004, 0.006), (), None)


@pytest.fixture
def by_hand() -> Results:
    """Two deals with three turns each: points are 30 for an exact 1, 20 for 0, else −10."""
    match = Match(("A", "B", "C"), RULES, games=6)
    games = [
        _game(0, 0, "ABC", ("100", "100"), ("000", "010")),  # A 30+20, B 20−10, C 20+20
        _game(0, 1, "CAB", ("010", "010"), ("000", "100")),  # C 20−10, A 30+20, B 20+20
        _game(0, 2, "BCA", ("001", "001"), ("000", "001")),  # B 20+20, C 20+20, A 30−10
        _game(1, 0, "ABC", ("000", "001"), ("111", "001")),  # A 20−10, B 20−10, C −10+30
        _game(1, 1, "CAB", ("000", "001"), ("111", "100")),  # C 20+30, A 20−10, B −10−10
        _game(1, 2, "BCA", ("000", "010"), ("111", "100")),  # B 20+30, C −10−10, A 20−10
    ]
    return results(match, games)


def test_a_match_by_hand(by_hand: Results) -> None:
    a, b, c = by_hand.players
    # A: 50, 50, 20 in the first deal, 10, 10, 10 in the second
    assert by_hand.scores[:, 0].tolist() == [40, 10]
    assert (a.score.mean, a.round_score.mean) == (25, 12.5)
    assert a.score.margin == pytest.approx(12.706205 * 15)  # deviation 30/√2, divided by √2
    # B: 10, 40, 40 and 10, −20, 50; C: 40, 10, 40 and 20, 50, −20
    assert by_hand.scores[:, 1].tolist() == [30, pytest.approx(40 / 3)]
    assert by_hand.scores[:, 2].tolist() == [30, pytest.approx(50 / 3)]
    # exact: A in 5 of 6 rounds, then in 3 of 6
    assert a.exact.mean == pytest.approx((5 / 6 + 3 / 6) / 2)
    # victories: A, A, and B with C; then C, C, B
    assert a.victories.mean == pytest.approx(1 / 3)
    assert b.victories.mean == pytest.approx((0.5 / 3 + 1 / 3) / 2)
    assert c.victories.mean == pytest.approx((0.5 / 3 + 2 / 3) / 2)
    assert a.milliseconds == pytest.approx((2 + 4 + 6) / 12)
    assert (a.games, a.decisions) == (6, 24)


def test_differences_are_taken_within_a_deal(by_hand: Results) -> None:
    gaps = {(one.one, one.other): one.score for one in by_hand.differences}
    assert by_hand.difference(0, 1).tolist() == [10, pytest.approx(-10 / 3)]
    assert gaps[0, 1].mean == pytest.approx(10 / 3)
    assert gaps[0, 1].mean == -gaps[1, 0].mean
    assert gaps[0, 1].margin == gaps[1, 0].margin == pytest.approx(12.706205 * 20 / 3)


def test_rounds_and_misses(by_hand: Results) -> None:
    assert [one.mean for one in by_hand.round_scores(0)] == [25, 0]
    assert by_hand.misses(0) == {-1: pytest.approx(1 / 12), 0: 8 / 12, 1: 3 / 12}


def test_the_order_of_games_does_not_matter(by_hand: Results) -> None:
    again = results(by_hand.match, reversed(by_hand.games))
    assert again == by_hand
    assert again.to_json() == by_hand.to_json()


def test_only_whole_deals_count(by_hand: Results) -> None:
    part = results(by_hand.match, by_hand.games[:5])
    assert (part.deals, len(part.games)) == (1, 3)
    assert part.players[0].score.mean == 40
    assert part.to_json()["players"][0]["score"] == {"mean": 40, "low": None, "high": None}
    with pytest.raises(ArenaError, match="in all turns"):
        results(by_hand.match, by_hand.games[:2])


def test_who_sat_out_has_no_value_in_that_deal() -> None:
    match = Match(("novice",) * 4, RULES, games=1)
    outcome = results(match, [play(match, fixture) for fixture in match.fixtures])
    assert sum(map(isnan, outcome.scores[0])) == 1
    absent = next(player for player in outcome.players if player.games == 0)
    assert isnan(absent.score.mean)
    assert outcome.to_json()["players"][outcome.players.index(absent)]["score"]["mean"] is None


@pytest.mark.parametrize("bots", [("novice",) * 2, ("novice",) * 3, ("novice",) * 4])
def test_equal_players_are_exactly_equal(bots: tuple[str, ...]) -> None:
    """The same player twice has the same luck in the same seat, so nothing is left of it."""
    match = Match(bots, Rules(players=4, hand_sizes=(1, 2)), games=24)
    outcome = results(match, [play(match, fixture) for fixture in match.fixtures])
    for gap in outcome.differences:
        assert (gap.score.mean, gap.score.margin) == (0, 0)


def test_ratings_follow_the_places() -> None:
    games = [((0, 1, 2), (1, 2, 3)), ((1, 2, 0), (2, 3, 1))] * 10
    best, middle, worst = rate(games, 3)
    assert best.mu > middle.mu > worst.mu
    assert all(rating.sigma < 25 / 3 for rating in (best, middle, worst))
    assert rate(games, 3) == (best, middle, worst)


def test_a_rating_needs_someone_to_compare_with() -> None:
    (alone,) = rate([((0, 0, 0), (1, 2, 3))], 1)
    assert (alone.mu, alone.sigma) == (25, 25 / 3)


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_the_intervals_of_a_match_hold_the_truth(bots: int) -> None:
    """Synthetic matches: a player's skill, the luck of a hand, which all share, and noise."""
    skill, rules = [0, 12, 30, 31][:bots], Rules(players=3, hand_sizes=(1,))
    match = Match(tuple(map(str, range(bots))), rules, games=36)
    rng = np.random.default_rng(bots)
    held: list[bool] = []
    for _ in range(300):
        luck = rng.normal(0, 100, (match.deals, 3))
        games = []
        for fixture in match.fixtures:
            noise = rng.normal(0, 40, 3)
            points = [
                round(skill[bot] + luck[fixture.deal, seat] + noise[seat])
                for seat, bot in enumerate(fixture.seats)
            ]
            row = Row(1, 1, (0,) * 3, (0,) * 3, tuple(points), tuple(points))
            games.append(Played(fixture, (row,), (1,) * 3, (0.0,) * 3, (), None))
        outcome = results(match, games)
        held += [
            gap.score.low <= skill[gap.one] - skill[gap.other] <= gap.score.high
            for gap in outcome.differences
            if gap.one < gap.other
        ]
    assert 0.93 <= np.mean(held) <= 0.97
