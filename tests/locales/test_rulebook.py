"""The rules in plain words: those in force, all of them, by the numbers of the documentation."""

import re
from pathlib import Path

import pytest

from augury import SPECIAL, Bidding, CloudChange, Foresight, Mode, Rules
from augury.cli.pictures.rulebook import sentence
from augury.game import BOMB, CLOUD, DRAGON, FAIRY, JUGGLER, SHAPESHIFTER, WEREWOLF
from augury.locales import LANGUAGES
from augury.locales.rulebook import Article, chapters, handbook

DOCUMENTED = set(
    re.findall(
        r"\{#([RVSXO][\d.]+)\}",
        (Path(__file__).parents[2] / "docs/rules.md").read_text(encoding="utf-8"),
    )
)
ABOUT_THE_RULES = {"V7", "S0.5", "S5.5"}  # what may be combined: `Rules` sees to it
EXPLAINED_ELSEWHERE = {"R7.3", "S7.8", "O4"}  # what the pad looks like, examples, hand sizes

EVERYTHING = (
    Rules(),
    Rules(special=SPECIAL, bidding=Bidding.SECRET),
    Rules(special=SPECIAL, plus_minus_one=True),
    Rules(bidding=Bidding.HIDDEN, plus_minus_one=True),
    Rules(foresight=Foresight.FIRST_ROUND),
    Rules(mode=Mode.ONE_COLOUR),
    Rules(mode=Mode.MAXIMUS),
    Rules(ties="predictions"),
    Rules(first_dealer="lot"),
    Rules(plus_minus_one=True, last_bid="zero"),
)


def articles(rules: Rules) -> list[Article]:
    return [article for chapter in chapters(rules) for article in chapter.articles]


def words(rules: Rules, language: str = "en") -> str:
    return " ".join(sentence(article, language) for article in articles(rules))


def cited(rules: Rules) -> set[str]:
    return {rule for article in articles(rules) for rule in article.rules}


def test_every_rule_is_in_the_book_of_those_it_concerns() -> None:
    every = set[str]().union(*map(cited, EVERYTHING))
    assert every <= DOCUMENTED
    assert DOCUMENTED - every == ABOUT_THE_RULES | EXPLAINED_ELSEWHERE


def test_only_the_rules_in_force_are_words() -> None:
    assert not {rule for rule in cited(Rules()) if rule[0] in "VSXO"}
    assert {"V2", "V1"} <= cited(Rules(bidding=Bidding.HIDDEN, plus_minus_one=True))
    assert "R4.3" not in cited(Rules(bidding=Bidding.SECRET))
    assert "R5.2" not in cited(Rules(mode=Mode.ONE_COLOUR))
    assert "R3.1" not in cited(Rules(mode=Mode.ONE_COLOUR))
    assert "R3.4" in cited(Rules())
    assert "R3.4" not in cited(Rules(hand_sizes=(1, 2)))
    assert "R3.4" not in cited(Rules(special=SPECIAL))  # S0.2: a card is always left over


@pytest.mark.parametrize("kind", SPECIAL)
def test_a_special_card_is_in_the_book_if_it_is_in_the_deck(kind: object) -> None:
    chosen = tuple(each for each in SPECIAL if each is kind or kind in (DRAGON, FAIRY))
    chosen = (DRAGON, FAIRY) if kind in (DRAGON, FAIRY) else chosen
    name = str(kind).capitalize()
    assert name in words(Rules(special=chosen))
    others = tuple(each for each in SPECIAL if each not in chosen)
    assert name not in words(Rules(special=others))


def test_what_two_cards_do_together_needs_both() -> None:
    assert "X4" in cited(Rules(special=(JUGGLER, CLOUD)))
    assert "X4" not in cited(Rules(special=(JUGGLER, CLOUD), cloud=CloudChange.ROUND_END))
    assert "X4" not in cited(Rules(special=(CLOUD,)))
    assert "X1" in cited(Rules(special=(DRAGON, FAIRY, BOMB)))
    assert "X1" not in cited(Rules(special=(DRAGON, FAIRY)))
    assert "S0.3" not in cited(Rules(special=(WEREWOLF,)))


def test_a_card_turned_up_is_named_by_what_it_does() -> None:
    text = words(Rules(special=(SHAPESHIFTER, BOMB)))
    assert "There is no trump with: Jester (J), Bomb (X)" in text
    assert "names the trump suit with: Wizard (W), Shapeshifter (S)" in text


def test_hand_sizes_are_given() -> None:
    assert "Cards in the rounds of this table: 3, 1, 2" in words(Rules(hand_sizes=(3, 1, 2)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read_in_every_language(language: str) -> None:
    for rules in EVERYTHING:
        assert not re.search(r"[{}]|  ", words(rules, language))


def test_the_handbook_knows_every_variant_and_special_card() -> None:
    book = {chapter.title: chapter.articles for chapter in handbook()}
    assert {rule for article in book["variants"] for rule in article.rules} == {
        "V1", "V2", "V3", "V4", "V5", "V6",
    }  # fmt: skip
    assert {rule for article in book["options-elsewhere"] for rule in article.rules} == {
        "O1",
        "O2",
        "O3",
    }
    assert {article.card for article in book["special-cards"]} >= {kind.code for kind in SPECIAL}
    assert not {article.message for article in book["rule-rounds-title"]} & {"rule-schedule"}


def test_the_handbook_says_what_holds_at_every_table() -> None:
    """How many rounds there are, with special cards too; who deals; when the variants apply."""
    messages = [article.message for chapter in handbook() for article in chapter.articles]
    text = " ".join(sentence(one, "en") for chapter in handbook() for one in chapter.articles)
    for said in ("3 players there are 20 rounds", "turned up in the last one too", "deals first"):
        assert said in text
    assert "in the Brazilian edition at the end of the round" in text
    assert "rule-change-at-once" not in messages
    assert "by the Hungarian rules in every round" in text
    assert messages.count("rule-variant-plain") == 3, "V4, V5 and V6"
    assert "Twelve rounds" in text


def test_where_nobody_deals_nobody_is_said_to() -> None:
    """V5."""
    messages = {article.message for article in articles(Rules(mode=Mode.ONE_COLOUR))}
    assert "rule-deal" not in messages
    assert "rule-deal-own" in messages


def test_a_trump_beats_the_other_suits_wherever_there_is_one() -> None:
    """R3.1."""
    for rules in (Rules(), Rules(mode=Mode.MAXIMUS)):
        assert "beats the other suits" in words(rules)


def test_peoples_are_named_with_their_colours() -> None:
    """Their letters are those of the English colours."""
    assert "Riesen (gelb, Y)" in words(Rules(), "de")


# Rules that were wrong once


def test_after_a_jester_the_next_card_that_is_none_decides() -> None:
    """R5.6: not simply the next card."""
    assert "the next card that is not a Jester decides" in words(Rules())
    assert "die nächste Karte, die kein Narr ist" in words(Rules(), "de")


def test_a_wrong_prediction_costs_points() -> None:
    """R7.2: they are not taken from the twenty."""
    assert "you lose 10 points for every trick over or under" in words(Rules())


def test_plus_minus_one_promises_nothing_about_mistakes() -> None:
    """With the Bomb or the Cloud, everyone may be right."""
    assert "bound to be wrong" not in words(Rules(plus_minus_one=True))
