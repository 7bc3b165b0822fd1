"""No card is ever lost, doubled or changed."""

from collections import Counter
from random import Random

from hypothesis import given

from augury import Card, Phase, Rules, State
from augury.game import WEREWOLF, TurnUp
from augury.game.rules import Mode
from augury.testing.games import steps
from augury.testing.strategies import rngs, rules


def played(state: State) -> Counter[tuple[int, Card]]:
    """Every card on the table of this round, with the seat that played it.

    With a card put into the Witch's trick, and without the one taken out of it (Y1.4).
    """
    table = state.table
    plays = [play for trick in table.tricks for play in trick.plays]
    laid = Counter((play.seat, play.card) for play in (*plays, *table.trick))
    for trick in table.tricks:
        if trick.swap is not None:
            laid[trick.swap.seat, trick.swap.put] += 1
            if trick.swap.out is not None:
                owner = next(play.seat for play in trick.plays if play.card is trick.swap.out)
                laid[owner, trick.swap.out] -= 1
    return +laid


def gained(state: State) -> Counter[tuple[int, Card]]:
    """The card that a seat took out of the Witch's trick, and the play that was taken back."""
    cards = Counter[tuple[int, Card]]()
    for trick in state.table.tricks:
        if trick.swap is not None and trick.swap.out is not None:
            cards[trick.swap.seat, trick.swap.out] += 1
            owner = next(play.seat for play in trick.plays if play.card is trick.swap.out)
            cards[owner, trick.swap.out] -= 1
    return cards


def face_up(state: State) -> Counter[Card]:
    """What lies turned up, or lay there: the Werewolf under the second card too (S5.1, Y2.4)."""
    table = state.table
    first = [table.turned_up]
    if table.exchange is not None:
        first = [new for new in table.rules.deck if new.kind is WEREWOLF]
    second = [] if table.second_upcard is None else [table.second_upcard.card]
    return Counter(card for card in (*first, *second) if card is not None)


def out_of_the_stock(state: State) -> Counter[Card]:
    """Every card that is somewhere on the table: in a hand, played, or face up beside the stock."""
    held = Counter(card for hand in state.hands for card in hand)
    return held + Counter(card for _, card in played(state).elements()) + face_up(state)


@given(rules(), rngs())
def test_the_deck_is_the_hands_and_the_tricks_and_the_stock(rules: Rules, rng: Random) -> None:
    deck, out = Counter(rules.deck), Counter[Card]()
    for now in steps(rules, rng):
        state = now.state
        before, out = out, out_of_the_stock(state)
        assert out <= deck
        if now.before.phase is Phase.DEAL:
            size = rules.hand_size(state.table.number)
            assert out.total() == rules.players * size + (state.table.turned_up is not None)
        elif now.before.phase is Phase.TURN_UP:
            assert isinstance(now.action, TurnUp)
            assert out - before == Counter([now.action.card])
        else:
            assert out == before  # nothing comes from the stock in a round, or goes there


@given(rules(), rngs())
def test_the_hands_are_what_was_dealt_less_what_was_given_and_played(
    rules: Rules, rng: Random
) -> None:
    for now in steps(rules, rng):
        state = now.state
        exchange = state.table.exchange
        wolf = Counter(card for card in rules.deck if card.kind is WEREWOLF)
        passes = [one for one in (state.passed_before, state.passed) if None not in one]
        for seat, hand in enumerate(state.hands):
            expected = Counter(state.dealt[seat])
            if exchange is not None and exchange.seat == seat:
                assert exchange.taken is state.table.turned_up
                expected[exchange.taken] += 1
                expected -= wolf
            for owner, card in gained(state):
                if owner == seat:
                    expected[card] += gained(state)[owner, card]
            for passed in passes:
                if passed:
                    given, received = passed[seat], passed[seat - 1]
                    assert given is not None
                    assert received is not None
                    expected.update({given: -1, received: 1} if given is not received else {})
            expected.subtract(card for owner, card in played(state).elements() if owner == seat)
            assert Counter(hand) == +expected
            assert min(expected.values(), default=0) >= 0


@given(rules(), rngs())
def test_a_card_set_aside_is_still_in_its_hand(rules: Rules, rng: Random) -> None:
    for now in steps(rules, rng):
        state = now.state
        for seat, card in enumerate(state.aside):
            assert card is None or card in state.hands[seat]
            assert (card is not None) == (state.phase is Phase.PASS and seat not in state.to_act)


@given(rules(), rngs())
def test_nobody_has_more_cards_than_they_still_have_to_play(rules: Rules, rng: Random) -> None:
    for now in steps(rules, rng):
        table = now.state.table
        in_the_trick = {play.seat for play in table.trick}
        taking = table.to_act if table.phase is Phase.TAKE_OUT else ()
        for seat, hand in enumerate(now.state.hands):
            gone = len(table.tricks) + (seat in in_the_trick) + (seat in taking)
            assert len(hand) == table.hand_size - gone


@given(rules(), rngs())
def test_the_werewolf_is_never_in_a_hand_after_the_deal(rules: Rules, rng: Random) -> None:
    """S5.4."""
    for now in steps(rules, rng):
        assert not any(card.kind is WEREWOLF for hand in now.state.hands for card in hand)


@given(rules(mode=Mode.ONE_COLOUR), rngs())
def test_everyone_plays_their_own_colour(rules: Rules, rng: Random) -> None:
    """V5."""
    for now in steps(rules, rng):
        for (seat, card), count in played(now.state).items():
            assert count <= rules.own_deck(seat).count(card)
