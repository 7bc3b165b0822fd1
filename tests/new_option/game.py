"""The rules: the options as values, in words, as text and as JSON; chosen, barred and drawn."""

from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from augury.game import (
    Choice,
    Record,
    Rules,
    RulesError,
    dumps,
    format_rules,
    from_json,
    loads,
    parse_rules,
    to_json,
    view,
)
from augury.game.rules.choices import VALUES, barred
from augury.game.text.record import replay
from augury.game.text.wire import schema
from augury.testing.games import steps
from augury.testing.rules import random_rules

CHOSEN: dict[str, Any] = {"misere": "yes", "tempo": "Brisk"}
TEXT = "players=3 misere=yes tempo=brisk"


def play() -> None:
    read_and_written()
    chosen()
    drawn()


def read_and_written() -> None:
    usual: Any = Rules()
    assert (usual.misere, str(usual.tempo), usual.handicap) == (False, "slow", 0)
    rules: Any = Rules(players=3, **CHOSEN)
    assert (rules.misere, str(rules.tempo)) == (True, "brisk")
    assert format_rules(rules) == TEXT
    assert parse_rules(TEXT) == rules != parse_rules("players=3")
    assert format_rules(parse_rules("players=3 handicap=2")) == "players=3 handicap=2"
    for name, word, expected in (
        ("misere", "perhaps", "yes, no"),
        ("tempo", "swift", "slow, brisk"),
        ("handicap", "much", "a whole number"),
    ):
        refused: dict[str, Any] = {name: word}
        with pytest.raises(RulesError, match=f"'{name}={word}': expected .*{expected}"):
            Rules(**refused)
    checker = Draft202012Validator(schema())
    for one in (rules, usual, parse_rules("handicap=2")):
        checker.validate(to_json(one))
        assert from_json(to_json(one)) == one
    assert to_json(rules).items() >= {"misere": True, "tempo": "brisk"}.items()
    assert "handicap" not in to_json(rules), "a table does not meet what is for research"
    assert not checker.is_valid({**to_json(rules), "tempo": "swift"})


def chosen() -> None:
    assert VALUES["misere"] == (False, True)
    assert VALUES["tempo"] == ("slow", "brisk")
    assert "handicap" not in VALUES
    assert Choice(edition="PT", **CHOSEN).rules().misere  # type: ignore[attr-defined]
    assert barred(Choice(**CHOSEN)) == ()
    assert {bar.option for bar in barred(Choice(bidding="secret"))} == {"plus_minus_one"}
    with pytest.raises(TypeError):
        Choice(handicap=1)


def drawn() -> None:
    rng = Random(3)
    games: list[Any] = [random_rules(rng) for _ in range(100)]
    assert {one.misere for one in games} == {False, True}
    assert {str(one.tempo) for one in games} == {"slow", "brisk"}
    assert {one.handicap for one in games} == {0}
    for rules in games[:10]:
        actions = tuple(step.action for step in steps(rules, rng))
        *_, last = replay(loads(dumps(Record(rules, actions=actions))))
        assert last.state.rules == rules
        seen = view(last.state, 0)
        assert from_json(to_json(seen)) == seen
