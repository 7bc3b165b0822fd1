"""Figures over many games, and the tables of evenings and leagues."""

from augury import Rules
from augury.pad import Sheet, edits, figures, standings
from augury.pad.figures import HeadToHead, Met

NAMES = ("Ada", "Ben", "Cem")


def game(*rounds: tuple[tuple[int, int, int], tuple[int, int, int]], over: bool = True) -> Sheet:
    sheet = Sheet(Rules(players=3), NAMES)
    for number, (bids, taken) in enumerate(rounds, 1):
        sheet = edits.enter(sheet, number, bids, taken)
    return edits.end(sheet) if over else sheet


FIRST = game(((0, 1, 1), (0, 0, 1)), ((2, 0, 0), (1, 0, 1)))  # 10, 10, 20
SECOND = game(((0, 0, 1), (1, 0, 0)))  # -10, 20, -10
OPEN = game(((0, 0, 1), (0, 0, 1)), over=False)  # 20, 20, 30


def test_figures() -> None:
    found = figures([FIRST, SECOND, OPEN])
    cem = found["Cem"]
    assert (cem.games, cem.finished, cem.victories) == (3, 2, 1)
    assert (cem.best, cem.worst, cem.points) == (30, -10, 40)
    assert cem.by_cards == {1: Met(3, 2), 2: Met(1, 0)}
    assert cem.rounds == Met(4, 2)
    assert cem.streak == 1
    assert found["Ben"].streak == 3  # over the end of a game
    assert found["Ada"].against == {"Ben": HeadToHead(0, 1, 1), "Cem": HeadToHead(0, 1, 1)}


def test_a_round_that_does_not_count_is_in_no_figure() -> None:
    assert figures([edits.strike(SECOND, 1)]) == {}


def test_an_evening_by_points() -> None:
    after = standings([FIRST, SECOND])
    assert [(one.name, one.place, one.points) for one in after[0]] == [
        ("Cem", 1, 20),
        ("Ada", 2, 10),
        ("Ben", 2, 10),
    ]
    assert [(one.name, one.place, one.points, one.victories) for one in after[1]] == [
        ("Ben", 1, 30, 1),
        ("Cem", 2, 10, 1),
        ("Ada", 3, 0, 0),
    ]


def test_an_evening_by_places() -> None:
    after = standings([FIRST, SECOND], (3, 1))
    assert [(one.name, one.points) for one in after[1]] == [("Ben", 4), ("Cem", 4), ("Ada", 2)]
