"""Where things are: no card lies on another or beyond the edge, at any size."""

from itertools import combinations

import pytest
from rich.text import Text

from augury.cli.full.drawings import Size, flow
from augury.cli.full.widgets.graph import plot
from augury.cli.full.widgets.hand import fan
from augury.cli.full.widgets.table import arrange


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(("width", "height"), [(60, 8), (80, 12), (80, 15), (100, 18), (200, 45)])
def test_places_do_not_overlap(players: int, width: int, height: int) -> None:
    places = arrange(players, width, height)
    assert len(places) == players
    cells, plates = [], []
    for place in places:
        x, y = place.card
        card = {(x + i, y + j) for i in range(place.size.width) for j in range(place.size.height)}
        x, y = place.plate
        plate = {
            (x + i, y + j) for i in range(place.plate_size[0]) for j in range(place.plate_size[1])
        }
        assert not card & plate
        assert all(0 <= x < width and 0 <= y < height for x, y in card | plate)
        cells.append(card)
        plates.append(plate)
    assert not any(one & other for one, other in combinations(cells, 2))
    assert not any(one & other for one, other in combinations(plates, 2))


@pytest.mark.parametrize("cards", range(1, 24))
@pytest.mark.parametrize("width", [58, 78, 198])
def test_every_card_of_a_hand_can_be_read(cards: int, width: int) -> None:
    size, step, row = fan(cards, width, tall=True)
    assert step >= 5
    assert (min(cards, row) - 1) * step + size.width <= width
    assert size is not Size.CHIP or -(-cards // row) <= 3


def test_lines_of_a_graph_go_from_the_first_to_the_last_total() -> None:
    picture = plot([[0, 10, 20], [0, -10, -20]], 9, 5)
    assert picture[0][-1] == 0
    assert picture[-1][-1] == 1
    assert [row[0] for row in picture].count(None) == 4


@pytest.mark.parametrize("width", [12, 20, 60])
def test_nothing_is_broken_where_a_line_ends(width: int) -> None:
    parts = [Text("? Help"), Text("p Score pad", "bold"), Text("q Leave")]
    lines = flow(parts, width, "  ").plain.split("\n")
    assert "  ".join(lines) == "? Help  p Score pad  q Leave"
    assert max(map(len, lines)) <= width
