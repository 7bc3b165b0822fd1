"""What is legal is what `legal_actions` lists; anything else is refused and changes nothing."""

import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from augury import (
    Action,
    Bid,
    Card,
    ChangeBid,
    Deal,
    IllegalAction,
    Mode,
    NameTrump,
    Pass,
    Phase,
    Play,
    Rules,
    State,
    Suit,
    legal_actions,
    step,
)
from augury.game import CARDS, PutIn, TakeOut, TurnUp, apply
from augury.testing.games import rich_deal, steps
from augury.testing.strategies import points, rngs, rules

FACES = sorted({face for card in CARDS for face in card.faces}, key=str)
DUE: dict[Phase, type[Action]] = {
    Phase.DEAL: Deal,
    Phase.TRUMP: NameTrump,
    Phase.BID: Bid,
    Phase.REBID: Bid,
    Phase.PLAY: Play,
    Phase.PASS: Pass,
    Phase.CHANGE: ChangeBid,
    Phase.TURN_UP: TurnUp,
    Phase.ANNOUNCE: Play,
    Phase.PUT_IN: PutIn,
    Phase.TAKE_OUT: TakeOut,
    Phase.OVER: Deal,
}


def attempt(state: State, rng: Random) -> Action:
    """Something a program might try: any kind of action, near the truth or far from it."""
    anyone = range(-1, state.rules.players + 1)
    seat = rng.choice(state.to_act if state.to_act and rng.random() < 0.7 else anyone)
    hand = state.hands[seat] if 0 <= seat < state.rules.players else ()
    held: Card = rng.choice(hand or CARDS)
    any_card = rng.choice((held, rng.choice(CARDS)))
    kind = rng.choice(tuple(DUE.values())) if rng.random() < 0.3 else DUE[state.phase]
    if kind is NameTrump:
        return NameTrump(seat, rng.choice((*Suit, None)))
    if kind is Bid:
        return Bid(seat, rng.randint(-1, state.table.hand_size + 1))
    if kind is Play:
        return Play(seat, any_card, rng.choice((*any_card.faces, any_card, rng.choice(FACES))))
    if kind is Pass:
        return Pass(seat, any_card)
    if kind is ChangeBid:
        return ChangeBid(seat, rng.choice((-2, -1, 0, 1, 2)))
    if kind is PutIn:
        return PutIn(seat, any_card)
    if kind is TakeOut:
        tricks = state.table.tricks
        lying = [play.card for play in tricks[-1].plays] if tricks else CARDS
        return TakeOut(seat, rng.choice((any_card, *lying)))
    if kind is TurnUp:
        return TurnUp(any_card)
    return attempted_deal(state, rng)


def attempts(state: State, rng: Random) -> list[Action]:
    """A few attempts; more where a game comes by less often."""
    return [attempt(state, rng) for _ in range(2 if state.phase is Phase.PLAY else 8)]


def attempted_deal(state: State, rng: Random) -> Deal:
    """A deal that may be too small, too large, of the wrong round or with a card too many."""
    rules = state.rules
    sizes = (0, 1, 2, rules.schedule[min(state.table.number, rules.rounds - 1)])
    players = rng.choice((rules.players, rules.players, rules.players - 1, rules.players + 1))
    if state.phase is Phase.DEAL and rng.random() < 0.5:
        good = rich_deal(state, rng)
        if rng.random() < 0.5:
            return good
        hands = [list(hand) for hand in good.hands]
        rng.choice(hands)[0] = rng.choice(CARDS)
        return Deal(tuple(map(tuple, hands)), rng.choice((good.turned_up, None, CARDS[0])))
    size = rng.choice(sizes)
    hands = [rng.choices(CARDS, k=size) for _ in range(players)]
    return Deal(tuple(map(tuple, hands)), rng.choice((None, rng.choice(CARDS))))


def lawful(state: State, deal: Deal) -> bool:
    """Whether the rulebook allows this deal now (R2, R3.1, R3.4, V5, V6)."""
    rules, number = state.rules, state.table.number + 1
    if state.phase is not Phase.DEAL or len(deal.hands) != rules.players:
        return False
    size = rules.schedule[number - 1]
    if any(len(hand) != size for hand in deal.hands):
        return False
    stock = len(rules.deck) - rules.players * size
    if (deal.turned_up is not None) != (rules.mode is Mode.CLASSIC and stock > 0):
        return False
    if rules.mode is Mode.ONE_COLOUR:
        own = [Counter(rules.own_deck(seat)) for seat in range(rules.players)]
        return all(Counter(hand) <= deck for hand, deck in zip(deal.hands, own, strict=True))
    dealt = Counter(card for hand in deal.hands for card in hand)
    dealt.update([deal.turned_up] if deal.turned_up else [])
    return dealt <= Counter(rules.deck)


def left_over(state: State) -> Counter[Card]:
    """What is left of the deck once it was dealt and a card was turned up."""
    dealt = Counter(card for hand in state.dealt for card in hand)
    up = state.table.turned_up
    return Counter(state.rules.deck) - dealt - Counter([up] if up else [])


def allowed(state: State, action: Action) -> bool:
    """Whether the action is listed, or, if it is chance's, lawful."""
    if isinstance(action, Deal):
        return lawful(state, action)
    if isinstance(action, TurnUp):
        return state.phase is Phase.TURN_UP and action.card in left_over(state)
    return any(action in legal_actions(state, seat) for seat in range(state.rules.players))


@given(rules(), rngs())
def test_an_action_is_carried_out_if_and_only_if_it_is_listed(rules: Rules, rng: Random) -> None:
    for now in steps(rules, rng):
        state, before = now.state, pickle.dumps(now.state)
        for action in attempts(state, rng):
            if allowed(state, action):
                assert step(state, action).state == apply(state, action) != state
            else:
                with pytest.raises(IllegalAction) as refused:
                    apply(state, action)
                assert len(str(refused.value)) > 20
                with pytest.raises(type(refused.value)):
                    step(state, action)
        assert pickle.dumps(state) == before


@given(rules(), rngs())
def test_every_listed_action_is_carried_out(rules: Rules, rng: Random) -> None:
    for now in steps(rules, rng):
        state = now.state
        for seat in range(rules.players):
            moves = legal_actions(state, seat)
            for move in rng.sample(moves, min(3, len(moves))):
                assert apply(state, move) != state


@given(points(), st.data())
def test_a_seat_that_is_not_to_act_can_do_nothing(state: State, data: st.DataObject) -> None:
    waiting = [seat for seat in range(state.rules.players) if seat not in state.to_act]
    if not waiting:
        return
    seat = data.draw(st.sampled_from(waiting))
    assert legal_actions(state, seat) == ()
    for other in state.to_act:
        for move in legal_actions(state, other):
            stolen = pickle.loads(pickle.dumps(move))
            object.__setattr__(stolen, "seat", seat)
            with pytest.raises(IllegalAction):
                apply(state, stolen)


def test_the_attempts_meet_every_refusal() -> None:
    """Otherwise the first law would be about less than it says."""
    met = set[type[IllegalAction]]()

    @settings(max_examples=200, derandomize=True, database=None)
    @given(rules(), rngs())
    def search(rules: Rules, rng: Random) -> None:
        for now in steps(rules, rng):
            for action in attempts(now.state, rng):
                try:
                    apply(now.state, action)
                except IllegalAction as refused:
                    met.add(type(refused))

    search()
    assert met == set(IllegalAction.__subclasses__())
