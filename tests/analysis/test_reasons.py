"""Why a move is good, in the words of whoever sees what its seat sees."""

from dataclasses import replace
from random import Random

import pytest

from augury.analysis.hints import hint
from augury.analysis.judging import JudgedMove
from augury.analysis.reasons import REASON_MESSAGES, Reason, explain
from augury.analysis.verdicts import Measurement
from augury.game import SPECIAL, Chance, Move, Play, Rules, State, view
from augury.game.text.notation import parse_move
from augury.testing.games import steps
from augury.testing.scenarios import act, dealt, ready

SURE = Measurement(0.5, 0.0)
EVEN = Measurement(0.0, 0.0)


def judged(move: Move, *tricks: float, **figures: float) -> JudgedMove:
    """A move that was considered, with these figures."""
    option = JudgedMove(move, EVEN, SURE, SURE, EVEN, 0.5, tricks)
    return replace(option, **{name: Measurement(value, 0.0) for name, value in figures.items()})  # type: ignore[arg-type]


def said(state: State, played: str, *tricks: float) -> tuple[Reason, ...]:
    move = parse_move(played.partition(":")[2], int(played[0]))
    return explain(view(state, move.seat), judged(move, *tricks))


def messages(state: State, played: str, *tricks: float) -> list[str]:
    return [reason.message for reason in said(state, played, *tricks)]


@pytest.mark.parametrize(
    ("hands", "led", "played", "reasons"),
    [
        ("B9 G2 | B2 Y1 | B5 Y2", "1:B2 2:B5", "0:B9", ["why-needs", "why-takes"]),
        ("B1 B9 | B2 Y1 | B5 Y2", "1:B2 2:B5", "0:B1", ["why-needs-later", "why-ducks"]),
        ("B1 G2 | B2 Y1 | B5 Y2", "1:B2 2:B5", "0:B1", ["why-needs-later", "why-gives-up"]),
        ("W B1 | W Y1 | B5 Y2", "1:W 2:B5", "0:B1", ["why-needs-later", "why-gives-up"]),
        ("G1 G2 | B2 Y1 | B1 B3", "1:B2", "2:B1", ["why-needs-later", "why-gives-up"]),
        ("G1 G2 | B2 Y1 | W B3", "1:B2", "2:W", ["why-needs", "why-unbeatable"]),
    ],
)
def test_what_becomes_of_the_trick(hands: str, led: str, played: str, reasons: list[str]) -> None:
    """Said second, after what is still needed; the first Wizard wins."""
    state = act(ready(hands, up="R5", bids=(1, 1, 1)), led)
    assert messages(state, played) == reasons


def test_a_met_prediction_speaks_against_every_trick() -> None:
    """So nothing is said of a card that takes one all the same, but what the figures say."""
    hands = "B9 B8 G2 | B2 Y1 Y3 | B5 Y2 Y4"
    lost = act(ready(hands, up="R5", bids=(0, 1, 1)), "1:B2 2:B5")
    assert messages(lost, "0:B9") == ["why-comes-true"]
    low = act(ready("B1 G1 G2 | B9 Y1 Y3 | B2 B3 Y4", up="R5", bids=(1, 1, 0)), "1:B9")
    assert messages(low, "2:B2") == ["why-has-enough", "why-gives-up"]
    leads = ready("B1 G1 G2 | B2 Y1 Y3 | B7 B3 Y4", up="R5", bids=(1, 0, 1))
    assert messages(leads, "1:B2") == ["why-has-enough", "why-higher-out", "why-next-needs"]
    full = ready("B1 G1 G2 | B2 Y1 Y3 | B7 B3 Y4", up="R5", bids=(1, 0, 0))
    assert messages(full, "1:B2") == ["why-has-enough", "why-higher-out"]
    assert messages(leads, "1:Y3") == ["why-has-enough", "why-higher-out", "why-next-needs"]


def test_who_needs_tricks_hears_what_brings_them() -> None:
    hands = "B1 G1 G2 | R13 Y1 Y3 | B7 B3 Y4"
    all_ = ready(hands, up="R5", bids=(1, 3, 0))
    assert messages(all_, "1:R13") == ["why-needs-all", "why-few-higher", "why-next-full"]
    assert messages(all_, "1:Y1") == ["why-comes-true"], "nothing speaks for it but the figures"
    one = ready(hands, up="R5", bids=(1, 1, 0))
    assert messages(one, "1:Y1") == ["why-needs-later", "why-keeps"]
    assert said(one, "1:Y1")[0] == Reason("why-needs-later", 1, second=2)


def test_a_bombed_trick_is_nobodys() -> None:
    """S4.1."""
    state = ready("B1 G1 | X Y1 | B7 B3", up="R5", bids=(1, 0, 1), special=SPECIAL)
    assert messages(state, "1:X") == ["why-has-enough", "why-nobody"]


@pytest.mark.parametrize(
    ("bids", "own", "reasons"),
    [
        ("1:bid=0 2:bid=0", 0, ["why-cards-worth"]),  # that some are left over is no reason for 0
        ("1:bid=0 2:bid=0", 2, ["why-cards-worth", "why-bids-under"]),
        ("1:bid=3 2:bid=3", 0, ["why-cards-worth", "why-bids-over"]),
        ("1:bid=3 2:bid=3", 2, ["why-cards-worth"]),
        ("1:bid=1 2:bid=1", 1, ["why-cards-worth"]),
    ],
)
def test_what_the_others_predicted_is_said_where_it_supports(
    bids: str, own: int, reasons: list[str]
) -> None:
    state = act(dealt("B1 B2 B3 | W R3 R4 | R1 R2 Y4", up="G4"), bids)
    tricks = [float(number == own) for number in range(4)]
    assert messages(state, f"0:bid={own}", *tricks) == reasons


def test_another_number_than_the_cards_are_worth_is_not_explained_by_them() -> None:
    """V1: it may be that the likeliest number is forbidden."""
    state = act(dealt("B1 B2 B3 | W R3 R4 | R1 R2 Y4", up="G4"), "1:bid=0 2:bid=0")
    assert messages(state, "0:bid=2", 0.1, 0.6, 0.3) == ["why-comes-true"]


@pytest.mark.parametrize(
    ("better", "reason"),
    [
        ({"exact": 0.75}, Reason("why-truer", 75, second=50)),
        ({"win": 0.7}, Reason("why-wins", 70, second=50)),
        ({"exact": 0.6, "win": 0.7}, Reason("why-wins", 70, second=50)),
        ({"exact": 0.51, "win": 0.51, "points": 1.5}, Reason("why-others-less")),
        ({"points": 12.5}, None),  # that it cost points is said anyway
    ],
)
def test_two_moves_are_compared_by_what_they_differ_in(
    better: dict[str, float], reason: Reason | None
) -> None:
    state = act(dealt("B1 B2 | W R3 | R1 Y4", up="G4"), "1:bid=0 2:bid=0")
    best, made = (parse_move(text, 0) for text in ("bid=0", "bid=2"))
    cost = judged(made, 1.0, 0, 0, points=0.0, loss=10.0)
    first, *rest = explain(view(state, 0), judged(best, 1.0, 0, 0, **better), cost)
    assert first == Reason("why-cards-worth", 0)
    assert rest == [reason] if reason else not rest


def test_nothing_is_compared_with_itself() -> None:
    state = act(dealt("B1 B2 | W R3 | R1 Y4", up="G4"), "1:bid=0 2:bid=0")
    best = judged(parse_move("bid=0", 0), 1.0, 0, 0)
    assert explain(view(state, 0), best, best) == (Reason("why-cards-worth", 0),)


@pytest.mark.parametrize("seed", range(8))
def test_no_reason_speaks_against_its_move(seed: int) -> None:
    """Of hints in games of all special cards: what the sentences say, and what the move does."""
    rules = Rules(players=4, special=SPECIAL, hand_sizes=(4,))
    for step in [*steps(rules, Random(seed))][seed % 3 :: 3]:
        if isinstance(step.action, Chance):
            continue
        seen = view(step.before, step.action.seat)
        if len(seen.legal_actions) < 2:
            continue
        found = hint(seen, playouts=60)
        names = {reason.message for reason in found.reasons}
        assert names <= set(REASON_MESSAGES)
        assert found.reasons or not found.options[0].exact.value
        if isinstance(found.best, Play):
            assert not names >= {"why-has-enough", "why-takes"}
            assert not names >= {"why-has-enough", "why-unbeatable"}
            assert not names >= {"why-has-enough", "why-next-full"}
            assert not names >= {"why-needs-all", "why-ducks"}
        elif "why-bids-under" in names:
            assert found.best != parse_move("bid=0", found.seat)
