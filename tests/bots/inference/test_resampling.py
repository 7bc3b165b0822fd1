"""Worlds fit the view, and are the likelier the better they fit the bids."""

from itertools import islice
from random import Random

from hypothesis import given

from augury import State, card, view
from augury.bots.engine.piles import copies, count, pile
from augury.bots.inference.resampling import fitting_worlds
from augury.testing import strategies
from augury.testing.scenarios import act, dealt


class TestWorlds:
    """Worlds fit the view, and are the likelier the better they fit the bids."""

    @given(strategies.points(), strategies.rngs())
    def test_a_world_holds_what_the_seat_sees(self, state: State, rng: Random) -> None:
        for seat in state.to_act:
            seen = view(state, seat)
            for position in islice(fitting_worlds(seen, rng), 2):
                if seen.hand is not None:
                    assert position.hands[seat] == pile(seen.hand)
                for other, bid in enumerate(state.table.bids):
                    assert bid is None or position.bids[other] == bid

    def test_who_predicts_much_holds_much(self) -> None:
        hands = "B1 B2 B3 | R2 R3 R4 | Y1 Y2 Y3"

        def wizards(bid: int) -> int:
            """How many Wizards the first bidder seems to hold, in two hundred worlds."""
            seen = view(act(dealt(hands, "G5"), f"1:bid={bid}"), 2)
            worlds = islice(fitting_worlds(seen, Random(1)), 200)
            return sum(count(position.hands[1] & copies(card("W"))) for position in worlds)

        assert wizards(3) > 2 * wizards(0)
