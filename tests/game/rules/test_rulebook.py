"""The rulebook and its tests agree on which rules there are."""

from collections import Counter

from tests.game.rulebook import proofs, rules


def test_every_rule_has_a_test() -> None:
    proven = {id_ for _, id_ in proofs()}
    assert [id_ for id_ in rules() if id_ not in proven] == []


def test_every_test_names_a_rule_of_the_rulebook() -> None:
    known = set(rules())
    assert [(test, id_) for test, id_ in proofs() if id_ not in known] == []


def test_every_rule_is_stated_once() -> None:
    stated = Counter(rules())
    assert [id_ for id_, times in stated.items() if times > 1] == []
    assert stated
