"""Every phase and every special card on the full screen, from what is asked to what comes of it."""

from textual.pilot import Pilot

from augury import SPECIAL, Bid, Bidding, ChangeBid, NameTrump, Pass, Phase, Play, Suit, card
from augury.cli.full.endings import Ending
from augury.cli.full.screens.game import GameScreen
from augury.cli.full.screens.panel import Panel
from augury.game import parse_action
from augury.testing.scenarios import act, deal, dealt, ready
from tests.cli.full.person import Scenario, at_table, click, see, shows, until

THREE = "B1 R7 | R3 J | B4 B5"


def others(session: Scenario, moves: str) -> None:
    """What the others do meanwhile."""
    for move in moves.split():
        session.do(parse_action(move))


def screen(pilot: Pilot[object]) -> GameScreen:
    (game,) = [each for each in pilot.app.screen_stack if isinstance(each, GameScreen)]
    return game


async def told(pilot: Pilot[object], line: str) -> None:
    """Wait until the log tells it, wholly or at its end."""

    def heard() -> bool:
        return any(each.endswith(line) for each in screen(pilot).lines)

    await until(pilot, heard, f"{line!r} in the log")


async def moved(pilot: Pilot[object], session: Scenario, count: int) -> None:
    await until(pilot, lambda: len(session.moves) == count, f"{count} moves")


def test_hidden_bids_are_shown_when_all_are_made() -> None:
    session = Scenario(act(dealt(THREE, up="G4", bidding=Bidding.HIDDEN), "1:bid=1"))

    async def play(pilot: Pilot[object]) -> None:
        await see(pilot, "Hidden predictions, 2 tricks", "0/? · 0")
        await pilot.press("2", "enter")
        await moved(pilot, session, 1)
        await see(pilot, "0/(2) · 0")
        others(session, "2:bid=0")
        await see(pilot, "0/1 · 0", "0/0 · 0", "0/2 · 0", "Predictions: 3 for 2 tricks: 1 too many")
        await told(pilot, "The predictions are revealed: you 2, Björn 1, Cem 0.")

    at_table(session, play)
    assert session.moves == [Bid(0, 2)]


def test_secret_bids_stay_so_while_cards_are_played() -> None:
    state = act(dealt(THREE, up="G4", bidding=Bidding.SECRET), "1:bid=1 2:bid=0")
    session = Scenario(state)

    async def play(pilot: Pilot[object]) -> None:
        await pilot.press("1", "enter")
        await moved(pilot, session, 1)
        others(session, "1:R3 2:B4")
        await see(pilot, "Follow: red", "Björn", "0/? · 0", "0/(1) · 0")
        assert not shows(pilot, "0/1 · 0")

    at_table(session, play)


def test_the_werewolf_is_exchanged_and_trump_named() -> None:
    session = Scenario(dealt("B1 L | R3 J | G2 G3", up="Y4"))

    async def play(pilot: Pilot[object]) -> None:
        await see(pilot, "Werewolf: exchanged for Y4", "None")
        assert shows(pilot, "Y4")  # it is in the hand now
        await pilot.press("b")
        await moved(pilot, session, 1)
        await see(pilot, "● B blue", "named by you")
        await told(pilot, "You name blue as trump.")

    at_table(session, play)
    assert session.moves == [NameTrump(0, Suit.BLUE)]


def test_another_ones_werewolf_is_told() -> None:
    session = Scenario(dealt("B1 R2 | L J | G2 G3", up="Y4"))

    async def play(pilot: Pilot[object]) -> None:
        await see(pilot, "Björn must name it")
        others(session, "1:trump=none")
        await see(pilot, "none, named by Björn")
        await told(pilot, "Björn names no trump.")

    at_table(session, play)


def test_a_fairy_beats_a_dragon_that_beats_a_wizard() -> None:
    hands = "F B3 | W B2 | D B1"
    session = Scenario(act(ready(hands, up="G1", special=SPECIAL), "1:W 2:D"))

    async def play(pilot: Pilot[object]) -> None:
        await see(pilot, "Cem · winning")
        await pilot.press("f", "enter")
        await moved(pilot, session, 1)
        await see(pilot, "1/0 · 0", "You lead")
        await told(pilot, "Trick 1: Björn W · Cem D · You F → you")

    at_table(session, play)
    assert session.moves == [Play(0, card("F"))]


def test_a_bomb_leaves_the_trick_to_nobody() -> None:
    session = Scenario(act(ready("X B3 | B9 B2 | B5 B1", up="G1", special=SPECIAL), "1:B9 2:B5"))

    async def play(pilot: Pilot[object]) -> None:
        await click(pilot, " X  │" if shows(pilot, " X  │") else " X  ┃")
        await moved(pilot, session, 1)
        await told(pilot, "Trick 1: Björn B9 · Cem B5 · You X → nobody; next leads Björn")

    at_table(session, play)
    assert session.state.table.taken == (0, 0, 0)


def test_a_juggler_is_announced_and_everyone_passes_a_card() -> None:
    hands = "U B3 | B9 B2 | B5 B1"
    session = Scenario(act(ready(hands, up="G1", special=SPECIAL), "1:B9 2:B5"))

    async def play(pilot: Pilot[object]) -> None:
        await pilot.press("u", "enter")
        await see(pilot, "Juggler", "◆ R red", "Cancel")
        await pilot.press("b")
        await moved(pilot, session, 1)
        await see(pilot, "Pass", "Björn", "Juggler: everyone passes a card at the same time.")
        await pilot.press("enter")
        await moved(pilot, session, 2)
        others(session, "1:pass=B2 2:pass=B1")
        await told(pilot, "You passed B3 to Björn.")
        await told(pilot, "Cem passed B1 to you.")

    at_table(session, play)
    assert session.moves == [Play(0, card("U"), card("U=B")), Pass(0, card("B3"))]
    assert session.state.hands[0] == (card("B1"),)


def test_a_cloud_is_announced_and_changes_the_prediction_of_its_winner() -> None:
    hands = "C B3 | B9 B2 | B5 B1"
    state = ready(hands, up="G1", bids=(1, 1, 0), special=SPECIAL)
    session = Scenario(act(state, "1:B9 2:B5"))

    async def play(pilot: Pilot[object]) -> None:
        await pilot.press("c", "enter")
        await see(pilot, "Play the Cloud as…")
        await pilot.press("b")
        await moved(pilot, session, 1)
        await see(pilot, "Cloud: your prediction changes by one", "Raise to 2", "Lower to 0")
        await pilot.press("+")
        await moved(pilot, session, 2)
        await see(pilot, "1/2 · 0")
        await told(pilot, "Cloud: you changed your prediction to 2.")

    at_table(session, play)
    assert session.moves == [Play(0, card("C"), card("C=B")), ChangeBid(0, 1)]


def test_a_shapeshifter_takes_the_trick_as_a_wizard() -> None:
    session = Scenario(act(ready("S B3 | B9 B2 | B5 B1", up="G1", special=SPECIAL), "1:B9 2:B5"))

    async def play(pilot: Pilot[object]) -> None:
        await pilot.press("s", "enter")
        await see(pilot, "Play the Shapeshifter as…")
        await pilot.press("w")
        await moved(pilot, session, 1)
        await told(pilot, "You S=W → you")

    at_table(session, play)


def test_a_round_ends_with_its_points_and_the_game_with_its_ranks() -> None:
    """Two rounds of a card each; what can be done afterwards leads where it says."""
    state = dealt("B1 | R3 | B4", up="G4", hand_sizes=(1, 1))
    session = Scenario(act(state, "1:bid=0 2:bid=1 0:bid=0 1:R3 2:B4"))

    async def play(pilot: Pilot[object]) -> None:
        await pilot.press("enter")
        await see(pilot, "Round 1", "You +20", "Björn", "[Next round]")
        assert not shows(pilot, "A new trick")  # the last one is played
        assert not shows(pilot, "leads")
        await pilot.press("enter")
        await until(pilot, lambda: pilot.app.screen is screen(pilot), "the table")
        session.do(deal("B2 | R5 | G6", up="Y1"))
        others(session, "2:bid=0")
        await see(pilot, "Round 2 of 2")
        await until(pilot, lambda: bool(screen(pilot).scene.legal), "the question")
        await pilot.press("0", "enter")
        await moved(pilot, session, 2)
        others(session, "1:bid=0 2:G6")
        await until(pilot, lambda: bool(screen(pilot).scene.legal), "the turn")
        await pilot.press("enter")
        await moved(pilot, session, 3)
        others(session, "1:R5")
        await see(pilot, "Ranking", "Play again", "Watch again", "Luck and play", "Menu")
        assert isinstance(pilot.app.screen, Panel)
        answers = [option.value for option in pilot.app.screen._offer]
        assert answers == [Ending.AGAIN, Ending.REPLAY, Ending.REVIEW, Ending.MENU]

    at_table(session, play)
    assert session.state.phase is Phase.OVER
