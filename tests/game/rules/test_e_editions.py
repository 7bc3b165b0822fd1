"""E Editions, and the named schedules of hand sizes."""

import pytest

from augury import (
    EDITIONS,
    SPECIAL,
    Bidding,
    CloudChange,
    Foresight,
    Mode,
    Phase,
    Rules,
    RulesError,
    edition,
    start,
)
from augury.game import ALL_SPECIAL, BOMB, Kind, schedule
from augury.testing.scenarios import act, bid, deal_next
from tests.game.rulebook import rule


@rule("E")
@pytest.mark.parametrize(
    ("name", "language", "foresight", "cloud", "special"),
    [
        ("DE", "de", Foresight.FIRST_ROUND, CloudChange.AT_ONCE, ()),
        ("DE30", "de", Foresight.FIRST_ROUND, CloudChange.AT_ONCE, ALL_SPECIAL),
        ("EL", "el", Foresight.FIRST_ROUND, CloudChange.AT_ONCE, ()),
        ("CS", "cs", Foresight.FIRST_ROUND, CloudChange.AT_ONCE, ()),
        ("HU", "hu", Foresight.EVERY_ROUND, CloudChange.AT_ONCE, ()),
        ("HU25", "hu", Foresight.EVERY_ROUND, CloudChange.AT_ONCE, SPECIAL),
        ("PT", "pt-BR", Foresight.FIRST_ROUND, CloudChange.ROUND_END, SPECIAL),
    ],
)
def test_an_edition_is_a_preset(
    name: str,
    language: str,
    foresight: Foresight,
    cloud: CloudChange,
    special: tuple[Kind, ...],
) -> None:
    preset = edition(name)
    assert preset.language == language
    assert preset.rules() == Rules(special=special, cloud=cloud)
    assert preset.rules(foresight=True) == Rules(foresight=foresight, cloud=cloud)


@rule("E")
def test_these_are_all_editions() -> None:
    assert list(EDITIONS) == ["DE", "DE30", "EL", "CS", "HU", "HU25", "PT"]
    assert edition("hu25") is EDITIONS["HU25"]
    with pytest.raises(RulesError) as refusal:
        edition("FR")
    assert str(refusal.value) == "no edition 'FR': choose from DE, DE30, EL, CS, HU, HU25, PT"


@rule("E")
@pytest.mark.parametrize(("name", "phase"), [("HU25", Phase.CHANGE), ("PT", Phase.PLAY)])
def test_two_editions_differ_on_the_cloud(name: str, phase: Phase) -> None:
    rules = edition(name).rules(players=3, hand_sizes=(2,))
    state = deal_next(start(rules), "R13 B1 | R1 B2 | C B3", up="Y5")
    assert act(bid(state, (1, 0, 0)), "1:R1 2:C=R 0:R13").phase is phase


@rule("E")
def test_every_option_of_an_edition_may_be_changed() -> None:
    rules = edition("PT").rules(
        players=5, bidding=Bidding.HIDDEN, cloud=CloudChange.AT_ONCE, special=(BOMB,)
    )
    assert rules == Rules(
        players=5, bidding=Bidding.HIDDEN, cloud=CloudChange.AT_ONCE, special=(BOMB,)
    )
    assert edition("DE").rules(foresight=Foresight.EVERY_ROUND) == Rules(
        foresight=Foresight.EVERY_ROUND
    )


@rule("E")
def test_an_edition_leaves_its_special_cards_aside_where_they_are_not_played() -> None:
    assert edition("HU25").rules(mode=Mode.MAXIMUS) == Rules(mode=Mode.MAXIMUS)
    assert edition("HU25").rules(foresight=True).special == ()


@rule("E")
def test_an_edition_changed_into_a_contradiction_is_refused() -> None:
    with pytest.raises(RulesError, match="special cards and foresight=first-round contradict"):
        edition("PT").rules(foresight=True, special=SPECIAL)
    with pytest.raises(RulesError, match="special cards and mode=maximus contradict"):
        edition("HU25").rules(mode=Mode.MAXIMUS, special=SPECIAL)


@pytest.mark.parametrize(
    ("name", "players", "hand_sizes"),
    [
        ("quick", 3, (2, 5, 8, 11, 14, 17, 20)),
        ("quick", 4, (3, 6, 9, 12, 15)),
        ("quick", 5, (3, 6, 9, 12)),
        ("quick", 6, (1, 4, 7, 10)),
        ("tournament", 3, (2, 4, 6, 8, 10, 12, 14, 16, 18, 20)),
        ("tournament", 4, (1, 3, 5, 7, 9, 11, 12, 13, 14, 15)),
        ("tournament", 5, (2, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
        ("tournament", 6, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
    ],
)
def test_a_named_schedule(name: str, players: int, hand_sizes: tuple[int, ...]) -> None:
    assert schedule(name, players) == hand_sizes
    assert Rules(players=players, hand_sizes=schedule(name, players)).schedule == hand_sizes


def test_a_schedule_that_does_not_exist() -> None:
    with pytest.raises(RulesError) as refusal:
        schedule("endless", 4)
    assert str(refusal.value) == "no schedule 'endless': choose from quick, tournament"


def test_a_game_may_have_any_hand_sizes() -> None:
    state = start(Rules(players=3, hand_sizes=(2, 1)))
    state = deal_next(state, "R1 R2 | R3 R4 | R5 R6", up="B1")
    state = act(bid(state, (0, 0, 2)), "1:R3 2:R5 0:R1 2:R6 0:R2 1:R4")
    state = deal_next(state, "R1 | R2 | R3", up="B1")
    state = act(bid(state, (0, 0, 1)), "2:R3 0:R1 1:R2")
    assert state.phase is Phase.OVER
    assert state.table.totals == (40, 40, 70)
