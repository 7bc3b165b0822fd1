"""The position that bots play on in thought agrees with the engine, action by action."""

from collections.abc import Iterable
from random import Random

from hypothesis import given

from augury import Bid, ChangeBid, Deal, NameTrump, Pass, Phase, Play, Rules, State, Step
from augury.bots.engine.conversion import know, see, unit_of
from augury.bots.engine.nine_position import NinePosition
from augury.bots.engine.position import Position
from augury.encoding.plays import PLAY_IDS, SUITS
from augury.game import PutIn, TakeOut, TurnUp
from augury.game.play.views import view
from augury.testing import strategies
from augury.testing.games import steps

PUBLIC = (
    *("players", "size", "dealer", "open", "shown", "uneven", "plain", "foreseen", "at_once"),
    *("phase", "trump", "unplayed", "left", "heard", "taken", "clouded"),
)
TRICK = ("turn", "laid", "suit", "settled", "strengths", "best", "winner", "effects", "topplers")


NINE = ("upcard", "copied", "clouded_next", "exchanging", "unknown")


def facts(position: Position) -> dict[str, object]:
    """Everything that a position says about a point of a round."""
    names = [*PUBLIC, "hands", "bids"]
    if isinstance(position, NinePosition):
        names += NINE
    if position.phase is Phase.PLAY:
        names += TRICK
    return {name: getattr(position, name) for name in names}


class Follower:
    """Plays on a position what the engine was told to do."""

    def __init__(self, state: State) -> None:
        self.position = know(state)
        self.passed: dict[int, int] = {}

    def follow(self, step: Step) -> None:
        position = self.position
        match step.action:
            case Bid(seat, tricks):
                self.bid(seat, tricks, step.state)
            case NameTrump(_, trump) if step.before.table.unknown is not None:
                assert isinstance(position, NinePosition)
                position.name_trump(SUITS.index(trump))
            case NameTrump(_, trump):
                position.set_trump(SUITS.index(trump))
                position.phase = Phase.BID
            case Play(card=card, face=face) if isinstance(position, NinePosition):
                lying = position.lying(card, face)
                if position.unknown is None:
                    position.play(lying)
                else:
                    position.become(lying)
            case Play(card=card, face=face):
                position.play(PLAY_IDS[card, face])
            case TurnUp():
                pass  # it came with the Vampire
            case PutIn(_, card) | TakeOut(_, card):
                assert isinstance(position, NinePosition)
                exchange = position.put_in if isinstance(step.action, PutIn) else position.take_out
                exchange(unit_of(position, card))
            case Pass(seat, card):
                self.passed[seat] = unit_of(position, card)
                if len(self.passed) == position.players:
                    position.pass_cards([self.passed[seat] for seat in sorted(self.passed)])
                    self.passed.clear()
            case ChangeBid(_, by):
                position.change_bid(by)
            case Deal():
                raise AssertionError("a new round is a new position")

    def bid(self, seat: int, tricks: int, after: State) -> None:
        position = self.position
        position.bids[seat] = tricks
        if position.open:
            position.heard += 1
        if after.phase is Phase.PLAY:
            position.open_play()
            position.heard = sum(bid is not None for bid in after.table.bids)
        elif after.phase is Phase.REBID:
            position.phase, position.heard = Phase.REBID, position.players


def play_both(steps: Iterable[Step]) -> None:
    """Follow a game on a position, and compare it with the engine's state after every step."""
    follower = None
    game = [*steps]
    turned_up = {
        step.state.table.number: step.action.card
        for step in game
        if isinstance(step.action, TurnUp)
    }
    for step in game:
        if isinstance(step.action, Deal):
            follower = Follower(step.state)
            if isinstance(follower.position, NinePosition):
                follower.position.next_up = turned_up.get(step.state.table.number)
            continue
        assert follower is not None
        follower.follow(step)
        position, table = follower.position, step.state.table
        if table.phase is Phase.TURN_UP:
            continue  # the position has already gone on
        if table.to_act:
            assert facts(position) == facts(know(step.state))
        else:
            row = table.pad[-1]
            assert position.phase is Phase.DEAL
            assert (*position.bids,) == row.bids
            assert (*position.taken,) == row.taken


@given(strategies.rules(), strategies.rngs())
def test_a_position_plays_by_the_rules(rules: Rules, rng: Random) -> None:
    play_both(steps(rules, rng))


@given(strategies.points())
def test_a_seat_sees_its_own_hand_and_what_lies_open(state: State) -> None:
    """Of the others' hands and secret bids, only what foresight shows (V4)."""
    truth = know(state)
    for seat in state.to_act:
        seen, own = see(view(state, seat)), view(state, seat)
        assert {name: getattr(seen, name) for name in PUBLIC if name != "unplayed"} == {
            name: getattr(truth, name) for name in PUBLIC if name != "unplayed"
        }
        mine = sum(unit_of(seen, card) for card in own.hand or ())
        assert seen.hands[seat] == mine
        for other in range(state.rules.players):
            if other != seat:
                expected = truth.hands[other] if own.seen else 0
                assert seen.hands[other] == expected
                assert seen.bids[other] == (state.table.bids[other] or 0)
