"""Simulated tournaments: games that were played, drawn again and again."""

import json
from functools import partial

import pytest
from typer.testing import CliRunner

from augury.arena import play
from augury.cli.commands.app import make_app
from augury.tournaments import PRESETS, Field, Plan, Stage, TournamentError, simulate
from augury.tournaments.simulation import Hand, collect, fixtures, hours

FIELD = Field(("novice", "apprentice"), (12, 4))


def games_of(plan: Plan, field: Field) -> dict[tuple[str, tuple[int, ...]], list[Hand]]:
    """Points that say who is stronger, without a card played."""
    return {
        (name, fixture.seats): [Hand(tuple((100 * level, 3, level) for level in fixture.seats))]
        for name, _, wanted in fixtures(plan, field, 1)
        for fixture in wanted
    }


@pytest.mark.parametrize("name", PRESETS)
def test_every_format_is_played_to_its_end(name: str) -> None:
    plan = PRESETS[name]
    field = Field(("novice", "apprentice"), (190, 42)) if "2024" in name else FIELD
    found = simulate(plan, field, games_of(plan, field), tournaments=3, seed=1)
    assert found.wins == (0.0, 1.0), "who is always stronger always wins"
    assert found.hours == hours(plan, len(field.people)) > 1


def test_the_knock_out_of_2024_goes_from_64_to_one() -> None:
    plan, field = PRESETS["championship-2024"], Field(("novice",), (232,))
    sizes = [(name, match.rules.players) for name, match, _ in fixtures(plan, field, 1)]
    assert sizes == [("tournament", 4)], "58, 16, 4 tables of four, and one"


def test_a_tournament_is_the_same_for_the_same_seed() -> None:
    plan = PRESETS["evening"]
    games = games_of(plan, FIELD)
    assert simulate(plan, FIELD, games, 5, seed=1) == simulate(plan, FIELD, games, 5, seed=1)


def test_games_beforehand_are_really_played() -> None:
    plan = Plan("one", (Stage(schedule="quick"),))
    found: dict[tuple[str, tuple[int, ...]], list[Hand]] = {}
    for name, match, wanted in fixtures(plan, Field(("novice",), (4,)), 2):
        found |= collect(name, map(partial(play, match), wanted))
    (hands,) = found.values()
    assert hands[0] != hands[1]
    for points, predicted, kept in (score for hand in hands for score in hand.scores):
        assert points % 10 == 0
        assert predicted >= 0
        assert kept >= 0


def test_time_for_a_game_is_the_plans_or_that_of_its_cards() -> None:
    timed = Plan("timed", (Stage(games=2, minutes=45),))
    assert hours(timed, 8) == pytest.approx((2 * 45 + 2 * 10) / 60)
    assert hours(Plan("free", (Stage(),)), 8) > 0.5


def test_a_field_of_nobody_is_refused() -> None:
    with pytest.raises(TournamentError, match="at least one person"):
        Field(("novice",), (0,))


def test_the_command_says_who_wins() -> None:
    few = ["--field", "novice=6,apprentice=2", "--tournaments", "4", "--variety", "1"]
    arguments = ["tournament", "simulate", "evening", *few, "--processes", "1"]
    shown = CliRunner().invoke(make_app(["tournament"]), arguments)
    assert shown.exit_code == 0, shown.output
    assert "evening" in shown.output
    as_json = CliRunner().invoke(make_app(["tournament"]), [*arguments, "--json"])
    (found,) = json.loads(as_json.stdout)
    assert found["format"] == "evening"
    assert sum(found["wins"].values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nowhere"], "no format 'nowhere'"),
        (["--field", "sage=3"], "'sage=3' is not PLAYER=N"),
        (["--field", "novice=0"], "'novice=0' is not PLAYER=N"),
        (["--field", "novice=3,novice=2"], "novice is there twice"),
        (["--field", "novice=2"], "2 people cannot sit"),
    ],
)
def test_bad_input_is_refused_by_name(arguments: list[str], reason: str) -> None:
    shown = CliRunner().invoke(make_app(["tournament"]), ["tournament", "simulate", *arguments])
    assert shown.exit_code != 0
    assert reason in shown.output
