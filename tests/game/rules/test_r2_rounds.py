"""R2 Rounds and the deal."""

import pytest

from augury import Phase, Rules, RulesError, State, card, start, step, view
from augury.game import CARDS
from augury.game.errors import BadDeal
from augury.testing.scenarios import act, bid, deal, deal_next, dealt, refused
from tests.game.rulebook import rule


@rule("R2.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_play(players: int) -> None:
    hands = " | ".join(f"B{seat + 1}" for seat in range(players))
    assert len(step(start(Rules(players=players)), deal(hands, up="R1")).state.hands) == players


@rule("R2.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, 60])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules(players=players)
    assert str(refusal.value) == f"{players} players: the game is for 3 to 6 (R2.1)"


@rule("R2.2")
@pytest.mark.parametrize(("players", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_every_round_has_one_card_more_until_the_deck_is_dealt(players: int, rounds: int) -> None:
    rules = Rules(players=players)
    assert rules.rounds == rounds
    assert rules.schedule == tuple(range(1, rounds + 1))
    assert players * rules.hand_size(rounds) == 60


@rule("R2.2")
def test_a_round_has_as_many_tricks_as_cards() -> None:
    state = step(start(Rules(players=3)), deal("R1 | R2 | R3", up="B4")).state
    state = act(bid(state, (0, 0, 0)), "1:R2 2:R3 0:R1")
    assert state.phase is Phase.DEAL  # one card, one trick, and the round is over

    one_each = deal("R1 | R2 | R3", up="B4")
    assert refused(state, one_each, BadDeal) == (
        "the deal gives seat 0 1 card: in round 2 everyone gets 2 (R2.2)"
    )
    state = bid(deal_next(state, "R1 B1 | R2 B2 | R3 B3", up="G4"), (0, 0, 0))
    state = act(state, "2:R3 0:R1 1:R2")
    assert state.phase is Phase.PLAY
    state = act(state, "2:B3 0:B1 1:B2")
    assert state.phase is Phase.DEAL
    assert [row.hand_size for row in state.table.pad] == [1, 2]


def four_short_rounds() -> State:
    return start(Rules(players=3, hand_sizes=(1, 1, 1, 1)))


@rule("R2.3")
def test_the_deal_passes_clockwise() -> None:
    state, dealers = four_short_rounds(), []
    for _ in range(4):
        state = deal_next(state, "R1 | R2 | R3", up="B4")
        dealers.append(state.table.dealer)
        leader = (state.table.dealer + 1) % 3
        assert state.to_act == (leader,)
        state = bid(state, (0, 0, 0))
        for seat in (leader, (leader + 1) % 3, (leader + 2) % 3):
            state = act(state, f"{seat}:R{seat + 1}")
    assert dealers == [0, 1, 2, 0]
    assert state.phase is Phase.OVER


@rule("R2.3")
def test_every_round_is_dealt_from_the_whole_deck() -> None:
    state = deal_next(four_short_rounds(), "R1 | R2 | R3", up="B4")
    state = act(bid(state, (0, 0, 0)), "1:R2 2:R3 0:R1")
    again = deal_next(state, "R3 | R1 | R2", up="B4")  # cards just played, and the one turned up
    assert again.hands == ((card("R3"),), (card("R1"),), (card("R2"),))


@rule("R2.4")
def test_nobody_knows_what_was_not_dealt() -> None:
    state = dealt("R1 J | R2 B2 | R3 W", up="B4")
    own = {0: "R1 J", 1: "R2 B2", 2: "R3 W", None: ""}
    for seat, hand in own.items():
        shown = repr(view(state, seat))
        known = {one for one in CARDS if f"card({one.code!r})" in shown}
        assert known == {card(code) for code in f"{hand} B4".split()}
