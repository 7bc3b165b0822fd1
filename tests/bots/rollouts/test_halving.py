"""The budget of a search goes to those who may yet be the best."""

from random import Random

from augury.bots.rollouts.halving import Playouts, Time, best


class TestSearch:
    """The budget goes to those who may yet be the best."""

    def test_the_best_is_found_and_the_others_dropped(self) -> None:
        rng, trials = Random(1), [0] * 8

        def value(_world: int, one: int) -> float:
            trials[one] += 1
            return one + rng.gauss(0, 2)

        assert best(8, 0, iter(range(10**6)), value, Playouts(800)) == 7
        assert 800 <= sum(trials) < 820
        assert trials[0] == trials[7] > 2 * trials[1]

    def test_chance_does_not_beat_the_favourite(self) -> None:
        wrong = 0
        for seed in range(200):
            rng = Random(seed)
            choice = best(2, 0, iter(range(99)), lambda *_: rng.gauss(0, 1), Playouts(60))  # noqa: B023
            wrong += choice != 0
        assert wrong < 50  # a sixth is what chance explains

    def test_a_world_that_favours_all_favours_none(self) -> None:
        rng = Random(3)
        luck = (rng.gauss(0, 100) for _ in range(30))
        assert best(3, 1, luck, lambda world, one: world + (one == 2), Playouts(60)) == 2

    def test_time_passes(self) -> None:
        budget = Time(ms=1)
        while budget.spent(0) < 1:
            pass
        assert budget.spent(0) >= 1
