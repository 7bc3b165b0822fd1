"""Games at the terminal, by a person who knows only what the screen says."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from augury import (
    SPECIAL,
    Bidding,
    CloudChange,
    Foresight,
    Mode,
    Move,
    Phase,
    Play,
    Rules,
    View,
    card,
)
from augury.bots import bot
from augury.cli import saves
from augury.cli.errors import SaveError
from augury.cli.plain.game import Game
from augury.cli.sessions.local import LocalTable
from augury.game.fair.verification import verify
from augury.game.text.notation import parse_action
from augury.game.text.record import Record
from tests.cli.plain.person import Answer, Desk, Unrefused, someone

ALL_SPECIAL: dict[str, Any] = {"special": SPECIAL, "hand_sizes": (1, 4, 6)}
GAMES: dict[str, dict[str, Any]] = {
    "base": {"players": 6},
    "twenty cards": {"players": 3, "hand_sizes": (1, 2, 20)},
    "special": ALL_SPECIAL,
    "special, six": {**ALL_SPECIAL, "players": 6},
    "special, secret": {**ALL_SPECIAL, "bidding": Bidding.SECRET},
    "special, cloud at the end": {**ALL_SPECIAL, "cloud": CloudChange.ROUND_END},
    "hidden, plus/minus one": {
        "bidding": Bidding.HIDDEN,
        "plus_minus_one": True,
        "hand_sizes": (1, 2, 3, 2, 1),
    },
    "open, plus/minus one": {"plus_minus_one": True, "hand_sizes": (1, 2, 3, 2)},
    "secret": {"bidding": Bidding.SECRET, "hand_sizes": (1, 3)},
    "foresight": {"foresight": Foresight.EVERY_ROUND, "hand_sizes": (1, 2, 5)},
    "one colour": {"mode": Mode.ONE_COLOUR, "hand_sizes": (4, 5)},
    "maximus": {"mode": Mode.MAXIMUS, "players": 6},
}


def new(rules: Rules, seat: int = 0, seed: str = "1") -> Record:
    return saves.new(rules, name="Player", seat=seat, seed=seed, opponents=None)


def written(rules: Rules, *actions: str) -> Record:
    """A game that has come as far as these actions."""
    record = new(rules)
    for action in actions:
        record = saves.after(record, parse_action(action))
    return record


def play(record: Record, path: Path, *answers: str | Answer, lines: int | None = None) -> Desk:
    """Sit down at a game until it is over or nobody types any more."""
    desk = Desk(*answers, lines=lines)
    Game(desk.terminal, LocalTable(record, path, opponent=bot("novice"))).play()
    return desk


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "mine.wiz"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, path: Path) -> None:
    rules = Rules(**GAMES[game])
    desk = Desk(someone(game))
    record = new(rules, seat=len(game) % rules.players)
    Unrefused(desk.terminal, LocalTable(record, path, opponent=bot("novice"))).play()
    record = saves.read(path)
    assert record.state.phase is Phase.OVER
    assert record.rules == rules
    assert desk.printed.count("Enter for the next round") == rules.rounds - 1
    ends = ("wins the game.", "share the victory.", "You have won!")
    assert sum(map(desk.printed.count, ends)) == 1


SPECIAL_HANDS = "S,U,C B2,W,R1 B1,D,F"


@pytest.mark.parametrize(
    ("question", "answer", "action", "options", "before"),
    [
        ("Name trump, 1 blue, 2 red, 3 green, 4 yellow:", "2", "0:trump=R", {}, "up W"),
        ("4 yellow, 5 none:", "5", "0:trump=none", {"hands": "L,U,C B2,W,R1 B1,D,F"}, "up R3"),
        ("Your prediction, 0 to 3:", "2", "0:bid=2", {}, "up R3 1:bid=1 2:bid=1"),
        (
            "Your prediction, 0 to 3, but not 1 (±1):",
            "2",
            "0:bid=2",
            {"plus_minus_one": True},
            "up R3 1:bid=1 2:bid=1",
        ),
        (
            "Your prediction (hidden), 0 to 3:",
            "0",
            "0:bid=0",
            {"bidding": Bidding.HIDDEN},
            "up R3 1:bid=1 2:bid=1",
        ),
        (
            "Your prediction (secret), 0 to 3:",
            "0",
            "0:bid=0",
            {"bidding": Bidding.SECRET},
            "up R3 1:bid=1 2:bid=1",
        ),
        (
            "The sum equals the number of tricks. Predict again, 0 to 3, but not 1 (±1):",
            "0",
            "0:bid=0",
            {"bidding": Bidding.HIDDEN, "plus_minus_one": True},
            "up R3 1:bid=1 2:bid=1 0:bid=1",
        ),
        ("Your card:", "U=B", "0:U=B", {}, "up R3 1:bid=1 2:bid=1 0:bid=1 1:B2 2:B1"),
        (
            "You lead:",
            "C=Y",
            "0:C=Y",
            {},
            "up R3 1:bid=1 2:bid=1 0:bid=1 1:B2 2:B1 0:S=W",
        ),
        (
            "Pass a card to Ilse:",
            "1",
            "0:pass=S",
            {},
            "up R3 1:bid=1 2:bid=1 0:bid=1 1:B2 2:B1 0:U=B 1:pass=W 2:pass=D",
        ),
        (
            "Cloud: your prediction of 1 changes, + makes it 2, - makes it 0:",
            "-",
            "0:bid-1",
            {},
            "up R3 1:bid=1 2:bid=1 0:bid=1 1:B2 2:B1 0:C=B",
        ),
    ],
)
def test_a_question_and_its_answer(
    question: str, answer: str, action: str, options: dict[str, Any], before: str, path: Path
) -> None:
    hands = options.get("hands", SPECIAL_HANDS)
    options = {name: value for name, value in options.items() if name != "hands"}
    up, *actions = before.removeprefix("up ").split()
    rules = Rules(3, special=SPECIAL, hand_sizes=(3,), **options)
    record = written(rules, f"deal {hands} up {up}", *actions)
    printed = play(record, path, answer).printed
    assert question in printed
    assert saves.read(path).actions[len(record.actions)] == parse_action(action)


@pytest.mark.parametrize(
    ("card", "question", "answer", "action"),
    [
        ("s", "Shapeshifter as 1 Wizard, 2 Jester (Enter: another card):", "2", "0:S=J"),
        ("2", "Juggler as 1 blue, 2 red, 3 green, 4 yellow", "green", "0:U=G"),
        ("C", "Cloud as 1 blue, 2 red, 3 green, 4 yellow", "y", "0:C=Y"),
    ],
)
def test_a_card_is_announced(
    card: str, question: str, answer: str, action: str, path: Path
) -> None:
    bids = ("1:bid=1", "2:bid=1", "0:bid=1")
    rules = Rules(3, special=SPECIAL, hand_sizes=(3,))
    record = written(rules, f"deal {SPECIAL_HANDS} up R3", *bids, "1:B2", "2:B1")
    assert question in play(record, path, card, answer).printed
    assert saves.read(path).actions[6] == parse_action(action)


def test_a_move_is_taken_back(path: Path) -> None:
    """Also with `u`, where no card has this letter; the record says so."""
    rules = Rules(3, hand_sizes=(3,))
    record = written(rules, "deal B1,R7,W B2,R2,R3 G1,G2,G3 up R1", "1:bid=1", "2:bid=1")
    desk = play(record, path, "undo", "2", "undo", "1", "u", "0", "q")
    assert "You have made no move in this round yet." in desk.printed
    kept = saves.read(path)
    assert kept.actions[3] == parse_action("0:bid=0")
    assert kept.tags["taken-back"].count("round 1") == 2
    resumed = play(kept, path, "undo", "3", "q")
    assert "You take a move back." in resumed.printed
    assert saves.read(path).actions[3] == parse_action("0:bid=3")
    assert saves.read(path).tags["taken-back"].count("round 1") == 3


def test_the_rest_of_a_round_is_claimed(path: Path) -> None:
    rules = Rules(3, hand_sizes=(3,))
    bids = ("1:bid=0", "2:bid=0", "0:bid=3")
    record = written(rules, "deal W,W,W B2,R2,R3 G1,G2,G3 up R1", *bids, "1:B2", "2:G1")
    desk = play(record, path, "claim", "W", "claim")
    assert "type claim" in desk.printed
    kept = saves.read(path)
    assert kept.state.phase is Phase.OVER
    assert kept.tags["claimed"] == "round 1 trick 2"


def test_whoever_was_dealt_what_can_be_verified(path: Path) -> None:
    """Every shuffle was promised before the first of them, and the file holds what it takes."""
    play(new(Rules(3, special=SPECIAL, hand_sizes=(2, 3))), path, someone("check"), lines=2)
    play(saves.read(path), path, someone("check"))
    assert verify(path.read_text(encoding="utf-8")).record == saves.read(path)


def test_a_game_of_somewhere_else_is_gone_on_with_and_promises_nothing(path: Path) -> None:
    """Its shuffles were promised by another table, with seeds that only that one has."""
    promised = new(Rules(3, hand_sizes=(2, 3)), seed="theirs")
    play(promised, path, someone("a"), lines=2)
    theirs = saves.read(path)
    assert theirs.tags["fair.game"]
    record = saves.resumed(theirs, seat=0, seed="ours", opponents=None)
    play(record, path, lines=0)
    assert saves.read(path).tags["fair.seeds"] == theirs.tags["fair.seeds"], "nothing was played"
    play(record, path, someone("b"))
    over = saves.read(path)
    assert over.state.phase is Phase.OVER
    assert not [tag for tag in over.tags if tag.startswith("fair.")]


# Leaving and going on


def test_a_game_left_again_and_again_is_the_game_that_would_have_been_played(path: Path) -> None:
    rules = Rules(4, special=SPECIAL, bidding=Bidding.HIDDEN, hand_sizes=(3, 5))
    play(new(rules), path, someone("patient"))
    straight = saves.read(path)
    path.unlink()
    play(new(rules), path, someone("patient"), lines=0)
    sittings = 0
    while saves.read(path).state.phase is not Phase.OVER:
        play(saves.read(path), path, someone("patient"), lines=3)
        sittings += 1
    assert sittings > 3
    assert saves.read(path) == straight


def test_nothing_is_lost_when_the_terminal_disappears(path: Path) -> None:
    """After every single action the file holds the whole game so far."""
    seen: list[int] = []

    class Looking:
        def act(self, view: View, rng: Random) -> Move:
            seen.append(len(saves.read(path).actions))
            return rng.choice(view.legal_actions)

    desk = Desk(someone(1))
    Game(desk.terminal, LocalTable(new(Rules(3, hand_sizes=(2,))), path, opponent=Looking())).play()
    actions = saves.read(path).actions
    others = [number for number, action in enumerate(actions) if getattr(action, "seat", 0)]
    assert seen == others


def test_the_same_seed_deals_the_same_cards_whatever_is_played(path: Path) -> None:
    rules = Rules(3, special=SPECIAL, hand_sizes=(2, 3, 4))
    deals = []
    for person in "one", "other":
        play(new(rules, seed="fate"), path, someone(person))
        record = saves.read(path)
        deals.append([action for action in record.actions if not hasattr(action, "seat")])
        path.unlink()
    assert deals[0] == deals[1]


def interrupted(_: str) -> str:
    raise KeyboardInterrupt


@pytest.mark.parametrize("answer", [(), ("q",), ("QUIT",), (interrupted,)])
def test_leaving_says_how_to_go_on(answer: tuple[str | Answer, ...], tmp_path: Path) -> None:
    path = tmp_path / "my game.wiz"
    printed = play(new(Rules()), path, *answer).printed
    assert "everyone’s cards" in printed
    assert f"augury play --resume '{path}'" in printed
    assert saves.read(path).rules == Rules()


def test_leaving_between_two_rounds_and_while_announcing(path: Path) -> None:
    one_card = written(Rules(3, hand_sizes=(1, 1)), "deal B1 B2 B3 up R1")
    assert "--resume" in play(one_card, path, "0", "1", "q").printed
    assert len(saves.read(path).state.table.pad) == 1
    special = Rules(3, special=SPECIAL, hand_sizes=(1,))
    printed = play(written(special, "deal S B2 B3 up R1"), path, "0", "1").printed
    assert printed.rstrip().splitlines()[-1].startswith("To go on")
    assert not saves.read(path).state.table.tricks


def test_a_finished_game_shows_its_end(path: Path) -> None:
    finished = play(new(Rules(3, hand_sizes=(1,))), path, someone(1)).printed
    again = play(saves.read(path), path).printed
    assert again.splitlines()[-2:] == finished.splitlines()[-2:]


# Wrong input


def test_wrong_input_is_explained_and_asked_again(path: Path) -> None:
    rules = Rules(3, hand_sizes=(3,))
    record = written(
        rules,
        "deal B1,R7,W B2,R2,R3 G1,G2,G3 up R1",
        "1:bid=1",
        "2:bid=1",
    )
    desk = play(record, path, "4", "-1", "x", "", "2")
    assert "This round has 3 tricks: predict 0 to 3. (R4.1)" in desk.printed
    assert "'-1' is no prediction: type a number from 0 to 3." in desk.printed
    assert "'x' is no prediction" in desk.printed
    for action in ("0:bid=2", "1:B2", "2:G1"):
        record = saves.after(record, parse_action(action))
    desk = play(record, path, "R7", "B13", "B14", "7", "S=W", "trump=R", "W=J", "b1")
    for reason in (
        "You cannot play the R7. Suit to follow: blue; you hold: B1 (R5.2)",
        "B13: you do not hold this card. You hold: B1, R7, W",
        "'B14' is no card",
        "There is no card 7: choose from 1 to 3",
        "S: you do not hold this card.",
        "That cannot be done now. Now a card is played.",
        "W: it is not announced as anything else.",
    ):
        assert reason in " ".join(desk.printed.split()), reason
    assert saves.read(path).actions[: len(record.actions) + 1] == (
        *record.actions,
        Play(0, card("B1")),
    )


def test_a_trump_that_may_not_be_named(path: Path) -> None:
    record = written(Rules(3, hand_sizes=(1,)), "deal B1 B2 B3 up W")
    printed = play(record, path, "none", "5", "r").printed
    assert "You must name one of the four suits. (R3.3)" in printed
    assert "Name a suit by its number, letter or name" in printed
    assert "You name red as trump." in printed


def test_a_change_that_leaves_its_bounds(path: Path) -> None:
    rules = Rules(3, special=SPECIAL, hand_sizes=(1,))
    record = written(
        rules, "deal C B2 R1 up Y1", "1:bid=0", "2:bid=0", "0:bid=0", "1:B2", "2:R1", "0:C=B"
    )
    printed = " ".join(play(record, path, "-", "+").printed.split())
    assert "Your prediction is 0 and stays between 0 and 1. Allowed: +1 (S7.2, S7.7)" in printed
    assert "Cloud: you changed your prediction to 1." in printed


def test_thinking_again_about_an_announcement(path: Path) -> None:
    rules = Rules(3, special=SPECIAL, hand_sizes=(2,))
    record = written(
        rules, "deal S,B1 B2,B3 R1,R2 up Y1", "1:bid=0", "2:bid=0", "0:bid=0", "1:B2", "2:R1"
    )
    printed = play(record, path, "s", "dragon", "", "1").printed
    assert "Say it by its number, letter or name." in printed
    assert saves.read(path).actions[6] == Play(0, card("B1"))


def test_help_rules_and_pad_come_back_to_the_table(path: Path) -> None:
    printed = play(new(Rules()), path, "?", "rules", "p").printed
    assert "What you can type" in printed
    assert "R5.6" in printed
    assert "│ Round │" in printed
    assert printed.count("Your hand") == 4


# Secrets


@pytest.mark.parametrize("bidding", Bidding)
def test_the_screen_is_the_same_whatever_the_others_hold(bidding: Bidding, path: Path) -> None:
    rules = Rules(4, bidding=bidding, hand_sizes=(3,))
    others = "B2,B3,W G1,G2,J Y1,Y2,Y3", "Y1,Y2,Y3 B2,W,G1 B3,G2,J"
    bids = ("1:bid=0", "2:bid=1", "3:bid=1"), ("1:bid=3", "2:bid=0", "3:bid=0")
    if bidding is Bidding.OPEN:
        bids = bids[0], bids[0]
    one, other = (
        play(written(rules, f"deal R1,R2,R3 {hands} up R9", *said), path, "?", "p", "7").printed
        for hands, said in zip(others, bids, strict=True)
    )
    assert "R1    R2    R3" in one
    assert one == other


def test_foresight_shows_the_others_cards_and_not_ones_own(path: Path) -> None:
    rules = Rules(3, foresight=Foresight.FIRST_ROUND, hand_sizes=(2,))
    record = written(rules, "deal R11,R12 B2,B3 G4,G5 up Y1", "1:bid=0", "2:bid=0")
    before = play(record, path).printed
    assert "R11" not in before
    assert "B2 B3" in before
    assert "G4 G5" in before
    after = play(record, path, "0").printed
    assert "R11" in after[after.index("Your prediction") :]


# Files


def test_a_place_that_cannot_be_written_to_is_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError, match="--save FILE"):
        play(new(Rules()), tmp_path / "file" / "game.wiz", someone(1))


def test_a_folder_that_disappears_is_reported_and_the_game_goes_on(path: Path) -> None:
    def take_away(_: str) -> str:
        path.unlink()
        path.parent.rmdir()
        path.parent.write_text("in the way")
        return "0"

    def put_back(screen: str) -> str:
        assert screen.count("cannot save to") == 1
        path.parent.unlink()
        return "1"

    desk = play(new(Rules(3, hand_sizes=(1,))), path, take_away, put_back)
    assert "Traceback" not in desk.printed
    assert saves.read(path).state.phase is Phase.OVER
