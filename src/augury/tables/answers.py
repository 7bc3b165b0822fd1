"""What is answered about the rules, at no table: written once for all who ask the same."""

from __future__ import annotations

from functools import cache, lru_cache

from augury.game.rules.choices import Choice, barred
from augury.locales.rulebook import chapters, handbook
from augury.tables.protocol.rules import BarredValue, ChosenRules, RuleBook, RuleChoice
from augury.tables.protocol.wire import encode


@cache
def read_rules() -> bytes:
    """All the rules in words, for somebody at no table."""
    return encode(RuleBook(book=handbook()))


def choose_rules(wish: RuleChoice) -> bytes:
    """What a choice of rules comes to. Raises `RulesError` where its options contradict."""
    return _write_chosen(wish.choice)


@lru_cache(maxsize=512)
def _write_chosen(choice: Choice) -> bytes:
    rules = choice.rules()
    chosen = ChosenRules(
        rules=rules,
        book=chapters(rules),
        barred=tuple(
            BarredValue(
                option=bar.option, value=bar.value, because=bar.because, rule=bar.rule or None
            )
            for bar in barred(choice)
        ),
    )
    return encode(chosen)
