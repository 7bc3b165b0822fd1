"""The rules: actions and records as text, everyone's view by its events, and all of it as JSON."""

from jsonschema import Draft202012Validator

from augury.game import Record, dumps, follow, legal_actions, loads, start, view
from augury.game.play.events import concerns
from augury.game.text.notation import format_action, parse_action
from augury.game.text.record import replay
from augury.game.text.wire import from_json, schema, to_json
from tests.new_card.games import random_games


def play(names: list[str]) -> None:
    checker = Draft202012Validator(schema())
    for game in random_games(names, 40):
        actions, state = [], None
        for step in game:
            actions.append(step.action)
            before = start(step.state.rules) if state is None else state
            state = step.state
            assert parse_action(format_action(step.action)) == step.action
            followed = []
            for seat in range(state.rules.players):
                seen = view(before, seat)
                for event in step.events:
                    if concerns(event, seat):
                        seen = follow(seen, event)
                assert seen == view(state, seat)
                followed.append(seen)
                for move in legal_actions(state, seat):
                    assert parse_action(format_action(move)) == move
            if len(actions) % 7 == 0:
                for value in (step.action, followed[0], *step.events):
                    checker.validate(to_json(value))
                    assert from_json(to_json(value)) == value
        assert state is not None
        record = loads(dumps(Record(state.rules, actions=tuple(actions))))
        *_, last = replay(record)
        assert last.state == state
