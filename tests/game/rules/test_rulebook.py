"""The rulebook and its tests agree on which rules there are."""

from collections import Counter

from tests.game.rulebook import citations, proofs, rules, rulings


def test_every_rule_has_a_test() -> None:
    proven = {id_ for _, id_ in proofs()}
    assert [id_ for id_ in rules() if id_ not in proven] == []


def test_every_test_names_a_rule_of_the_rulebook() -> None:
    known = set(rules())
    assert [(test, id_) for test, id_ in proofs() if id_ not in known] == []


def test_every_rule_is_named_where_it_is_carried_out() -> None:
    """So that a search for its id finds the code; S7.8 and Y4 are nothing but examples."""
    named = citations()
    assert [id_ for id_ in rules() if id_ not in named] == ["S7.8", "Y4"]


def test_every_rule_is_stated_once() -> None:
    stated = Counter(rules())
    assert [id_ for id_, times in stated.items() if times > 1] == []
    assert stated


def test_what_the_printed_rulebooks_leave_open_is_marked_as_a_ruling() -> None:
    """And nothing else: a rule of theirs that is marked would pass for ours."""
    assert rulings() == [
        "R3.3",  # a dealer cannot name "no trump"
        "R5.6",  # two Jesters at the beginning of a trick
        "V1",  # plus/minus one with hidden and with secret bids
        "V4",  # trump named unseen, and a first round of more than one card
        "V5",  # whose suit is whose
        "S0.3",  # a special card in the hand is of no suit
        "S0.4",  # one that falls later than the lead, before a suit is set
        "S4.6",  # plus/minus one with the Bomb
        "S5.5",  # other hand sizes with the Werewolf
        "S6.6",  # as S0.4
        "S7.5",  # as S0.4
        "S7.6",  # when the Cloud works, where no time is given
        "S7.7",  # the bounds of a change
        "S7.9",  # the Cloud with secret bids
        "X4",  # the Juggler and the Cloud in one trick
        "Y1.7",  # the Witch's exchange has to be made, in the open, and not in the last trick
        "Y1.8",  # from the hand after the Juggler's pass
        "Y1.10",  # what a card is that is taken back
        "Y2.6",  # trump in the trick in which it changes
        "Y2.7",  # what the second card counts as
        "Y2.8",  # other hand sizes with the Vampire
        "O1",  # how the lot is drawn, and one colour
        "O2",  # whose points count, and hidden bids
        "O3",  # which number is better, and which predictions count
        "O4",  # six players
    ]
