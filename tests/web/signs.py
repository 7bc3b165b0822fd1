"""What every event of the protocol looks like: a moment in which it happens, and where it is seen.

Signs over the table are for what nothing else on it shows; the rest has its place there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from augury.game import Bidding, CloudChange, Rules, State, start
from augury.game.play import events as game
from augury.game.play.actions import Action
from augury.game.text.notation import parse_action
from augury.tables.protocol import events as around
from augury.tables.protocol.tables import SeatInfo
from augury.testing.scenarios import act, deal, dealt, ready
from tests.web.scenes import SCENES, SEVEN, TWENTY, Scene, evening

LOG: Final = "dialog li[data-event={}]"


@dataclass(frozen=True)
class Sign:
    """Something that happens, a place on the page, and what stands there then."""

    scene: Scene
    where: str
    words: str = ""


def _then(moves: str) -> tuple[Action, ...]:
    return tuple(parse_action(word) for word in moves.split())


def _after(*events: around.TableEvent) -> Scene:
    return Scene(SCENES["play"].state, events=events)


def _log(*events: around.TableEvent, words: str) -> Sign:
    return Sign(_after(*events), LOG.format(events[0].type), words)


def _undealt(cards: int) -> State:
    return start(Rules(players=3, hand_sizes=(cards,)))


AWAY: Final = SeatInfo(seat=2, name="Chloë", bot="adept", present=False)
BACK: Final = SeatInfo(seat=2, name="Chloë", bot=None, present=True)
GONE: Final = SeatInfo(seat=2, name="Chloë", bot=None, present=False)
WOLF: Final = "R3 B9 R4 | L J B8 | G2 G3 Y9"
READY: Final = ready("B12 R3 Y4 | U B8 R13 | B2 R7 G4", "R2", bids=(1, 1, 1))
JUGGLED: Final = act(READY, "1:U=B 2:B2")
CLOUDED: Final = act(ready("B2 R3 Y4 | C B8 R13 | B12 R7 G4", "R2", bids=(1, 1, 1)), "1:C=B")
LATER: Final = act(
    ready("B2 R3 Y4 | C B8 R13 | B12 R7 G4", "R2", bids=(1, 1, 1), cloud=CloudChange.ROUND_END),
    "1:C=B",
)
BOMBED: Final = act(ready("B12 R3 | X B8 | B2 R7", "R2", bids=(1, 1, 1)), "1:X 2:B2")
FAIRY: Final = ready("F B12 | D B8 | W R7", "R2", bids=(1, 1, 1))
OPEN: Final = act(dealt("B1 W R4 | R3 J B8 | G2 G3 Y9", "G4"), "1:bid=1")
HIDDEN: Final = dealt("B1 W R4 | R3 J B8 | G2 G3 Y9", "G4", bidding=Bidding.HIDDEN)
SECRET: Final = dealt("B1 W R4 | R3 J B8 | G2 G3 Y9", "G4", bidding=Bidding.SECRET)
REBID: Final = act(
    dealt(
        "B1 W | R3 J | G2 G3", "G4", bidding=Bidding.HIDDEN, plus_minus_one=True, hand_sizes=(2, 2)
    ),
    "0:bid=1 1:bid=1",
)

SIGNS: Final[dict[type, tuple[Sign, ...]]] = {
    game.RoundDealt: (
        Sign(Scene(evening(6), moves=(deal(SEVEN, "R5"),)), ".sign", "Round 7, 7 cards."),
        Sign(Scene(evening(6), moves=(deal(SEVEN, "R5"),)), ".bar", "Round 7"),
        Sign(
            Scene(
                start(Rules(players=3, hand_sizes=(3,), first_dealer="lot")),
                moves=(replace(deal("B1 B9 R4 | R3 J B8 | G2 G3 Y9", "R5"), dealer=2),),
            ),
            ".sign",
            "The lot falls on Chloë, who deals first.",
        ),
    ),
    game.HandDealt: (Sign(Scene(evening(6), moves=(deal(SEVEN, "R5"),)), ".hand [data-card=G11]"),),
    game.Exchanged: (
        Sign(
            Scene(
                start(Rules(players=3, hand_sizes=(3,), special=dealt(WOLF, "Y13").rules.special)),
                moves=(deal(WOLF, "Y13"),),
            ),
            ".sign",
            "Bruno exchanges the Werewolf for the turned-up card: 13 of Giants.",
        ),
        Sign(Scene(dealt(WOLF, "Y13")), ".seat .holds"),
        Sign(Scene(dealt(WOLF, "Y13")), ".strip [aria-label='Turned up: Werewolf']"),
    ),
    game.TrumpSet: (
        Sign(
            Scene(dealt(WOLF, "Y13"), moves=_then("1:trump=G")),
            ".sign",
            "Bruno names Elves as trump",
        ),
        Sign(Scene(dealt(WOLF, "Y13"), moves=_then("1:trump=none")), ".sign", "no trump"),
        Sign(
            Scene(SCENES["trump"].state, moves=_then("0:trump=G")),
            ".sign",
            "You name Elves as trump. Turned up: Wizard. The dealer names trump.",
        ),
        Sign(
            Scene(_undealt(3), moves=(deal("B1 B9 R4 | R3 J B8 | G2 G3 Y9", "J"),)),
            ".sign",
            "No trump. Turned up: Jester. So there is no trump in this round.",
        ),
        Sign(
            Scene(_undealt(20), moves=(deal(TWENTY),)),
            ".sign",
            "No trump. No card is left to turn up, so there is no trump in this round.",
        ),
        Sign(SCENES["play"], ".strip .trump", "Dwarves"),
    ),
    game.BidPlaced: (
        Sign(SCENES["bid"], ".seat .bid", "1"),
        Sign(Scene(SECRET, moves=_then("1:bid=1")), ".seat .down"),
        Sign(SCENES["secret-play"], ".seat .down"),
        Sign(
            Scene(REBID, moves=_then("2:bid=0 0:bid=0")),
            ".sign",
            "You predict again: 0.",
        ),
    ),
    game.BidsRevealed: (
        Sign(
            Scene(HIDDEN, moves=_then("0:bid=1 1:bid=2 2:bid=0")),
            ".recap",
            "Predictions: 3 of 3, even",
        ),
        Sign(
            Scene(HIDDEN, moves=_then("0:bid=1 1:bid=2 2:bid=0")),
            LOG.format("BidsRevealed"),
            "Predictions revealed: You 1, Bruno 2, Chloë 0.",
        ),
    ),
    game.BidChanged: (
        Sign(
            Scene(CLOUDED, moves=_then("2:B12 0:B2 2:bid+1")),
            ".sign",
            "Chloë won the Cloud’s trick and changes their prediction from 1 to 2.",
        ),
    ),
    game.CardPlayed: (
        Sign(SCENES["play"], ".trick li .card"),
        Sign(Scene(JUGGLED), ".trick li .card"),
        Sign(
            Scene(
                ready("S B12 R3 | U B8 R13 | B2 R7 G4", "R2", bids=(1, 1, 1)), moves=_then("1:U=B")
            ),
            ".sign",
            "Bruno: Juggler as Humans. It counts as a 7½ of the suit its player names.",
        ),
        Sign(
            Scene(
                ready("B2 B12 R3 | S B8 R13 | C R7 G4", "R2", bids=(1, 1, 1)), moves=_then("1:S=W")
            ),
            ".sign",
            "Bruno: Shapeshifter as Wizard.",
        ),
        Sign(
            Scene(
                ready("B2 B12 R3 | C B8 R13 | S R7 G4", "R2", bids=(1, 1, 1)), moves=_then("1:C=G")
            ),
            ".sign",
            "Bruno: Cloud as Elves. It counts as a 9¾ of the suit its player names.",
        ),
    ),
    game.TrickEnded: (
        Sign(SCENES["trick"], ".trick .crown"),
        Sign(
            Scene(BOMBED, moves=_then("0:B12")),
            ".sign",
            "You would have won it, so you lead next. 12 of Humans: the highest of the suit led",
        ),
        Sign(
            Scene(act(FAIRY, "1:D 2:W"), moves=_then("0:F")),
            ".sign",
            "The Dragon beats everything else, but the Fairy beats the Dragon: so the Fairy wins.",
        ),
        Sign(
            Scene(act(FAIRY, "1:D"), moves=_then("2:W 0:B12")),
            ".sign",
            "Bruno wins the trick. The Dragon beats everything else in this trick.",
        ),
        Sign(
            Scene(JUGGLED, moves=_then("0:B12")),
            ".sign",
            "You win the trick. 12 of Humans: the highest of the suit led",
        ),
        Sign(
            Scene(act(ready("B12 R3 | W B8 | W R7", "R2"), "1:W 2:W"), moves=_then("0:B12")),
            ".sign",
            "Wizard: the highest here, and of equal cards the first one wins.",
        ),
    ),
    game.CardChosen: (
        Sign(Scene(act(JUGGLED, "0:B12"), moves=_then("1:pass=B8")), ".seat .chosen"),
    ),
    game.CardPassed: (
        Sign(
            Scene(act(JUGGLED, "0:B12"), moves=_then("1:pass=B8 2:pass=R7 0:pass=R3")),
            ".sign",
            "You got the 7 of Dwarves from Chloë, on your right.",
        ),
        Sign(
            Scene(act(JUGGLED, "0:B12"), moves=_then("1:pass=B8 2:pass=R7 0:pass=R3")),
            ".hand [data-card=R7] .mark",
        ),
    ),
    game.RoundScored: (Sign(SCENES["round"], ".round-end", "Round 1"),),
    game.Turn: (
        Sign(
            Scene(OPEN, moves=_then("2:bid=2 0:bid=2")), ".recap", "Predictions: 5 of 3, over by 2"
        ),
        Sign(
            Scene(OPEN, moves=_then("2:bid=0 0:bid=1")), ".recap", "Predictions: 2 of 3, under by 1"
        ),
        Sign(Scene(OPEN, moves=_then("2:bid=0 0:bid=1")), LOG.format("Turn"), "under by 1"),
        Sign(Scene(READY, moves=_then("1:U=B 2:B2")), ".me.turn"),
        Sign(SCENES["watch"], ".seat.turn"),
        Sign(
            Scene(CLOUDED, moves=_then("2:B12 0:B2")),
            ".sign",
            "Chloë won the Cloud’s trick and must raise or lower their prediction by one",
        ),
        Sign(Scene(LATER, moves=_then("2:B12 0:B2")), ".sign", "at the end of the round"),
    ),
    around.SeatChanged: (
        Sign(
            _after(around.SeatChanged(why="taken_over", seat=AWAY)),
            ".sign",
            "Chloë is away: a bot plays on.",
        ),
        Sign(
            _after(around.SeatChanged(why="given_back", seat=BACK)),
            ".sign",
            "Chloë is back and plays again.",
        ),
        Sign(_after(around.SeatChanged(why="departed", seat=GONE)), ".seat.away"),
    ),
    around.HostChanged: (
        Sign(_after(around.HostChanged(host=2)), ".sign", "Chloë is the host now."),
    ),
    around.DealerChosen: (
        Sign(
            Scene(
                SCENES["play"].state,
                watching=True,
                events=(
                    around.Rematched(game=2, commitments=()),
                    around.DealerChosen(dealer=2),
                ),
            ),
            ".seats li:nth-child(3)",
            "Deals first",
        ),
    ),
    around.TimeRanOut: (
        Sign(_after(around.TimeRanOut(seat=2)), ".sign", "Time is up for Chloë: a bot makes this"),
    ),
    around.Claimed: (
        Sign(_after(around.Claimed(seat=2)), ".sign", "Chloë takes all the tricks that are left"),
    ),
    around.TakenBack: (
        Sign(_after(around.TakenBack(seat=2)), ".sign", "Chloë takes a move back."),
    ),
    around.RematchAsked: (
        Sign(Scene(SCENES["end"].state, events=(around.RematchAsked(seat=2),)), ".asked", "Chloë"),
    ),
    around.Said: (Sign(_after(around.Said(seat=2, phrase="hello")), ".bubble", "Hello!"),),
    around.GameStarted: (Sign(_after(around.GameStarted(game=1)), ".game"),),
    around.Rematched: (
        Sign(
            Scene(
                SCENES["play"].state,
                watching=True,
                events=(around.Rematched(game=2, commitments=()),),
            ),
            ".seats",
        ),
    ),
    around.Withheld: (
        Sign(_after(around.Withheld((2,))), ".sign", "The share of Chloë in the shuffle"),
    ),
}
# Of the shuffles: nobody at the table has to hear of it, and who wants to know checks the record.
UNTOLD: Final[dict[type, around.TableEvent]] = {
    around.Committed: around.Committed(seat=2, commitment="00"),
    around.CommitmentsFrozen: around.CommitmentsFrozen(("00", None, "00", None)),
    around.Contributed: around.Contributed(seat=2, contribution="00"),
    around.SeedRevealed: around.SeedRevealed(round=6, seed="00"),
}
