"""The game as numbers: every legal move has one, and the new cards have places with names."""

from augury.encoding import ACTIONS, LAYOUT, action, action_id, mask, observe
from augury.encoding.layout import LABELS
from augury.game import legal_actions, view
from augury.game.cards import CARDS
from tests.new_card.games import random_games


def play(names: list[str]) -> None:
    new = [card for card in CARDS if card.kind.name in names]
    assert {*names} <= {*LABELS["special"]}
    assert {card.code for card in new} <= {*LABELS["card"]}
    for game in random_games(names, 30):
        for step in game:
            state = step.state
            for seat in range(state.rules.players):
                seen = view(state, seat)
                legal, allowed = legal_actions(state, seat), mask(seen)
                numbers = [action_id(move) for move in legal]
                assert sorted(numbers) == [at for at in range(ACTIONS) if allowed[at]]
                assert [action(at, seat) for at in numbers] == [*legal]
                hand = LAYOUT.split(observe(seen))["hand"]
                for card in new:
                    assert hand[card.order] == (seen.hand or ()).count(card)
