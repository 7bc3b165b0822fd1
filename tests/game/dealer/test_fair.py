"""The shuffle for play: bound by its commitment, open to everyone's check, and without bias."""

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice, pairwise, permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from augury import Card, Deal, Mode, Rules, card, start
from augury.game import DealerError, Lot, apply
from augury.game.fair import shuffle as fair
from augury.game.text.notation import parse_action, parse_rules
from augury.testing.strategies import rngs, rules
from tests.game.dealer.chance import surprise

SEED = bytes(range(32))
CONTRIBUTIONS = (b"north", b"east", b"", b"west")
RULES = Rules()
GAME = "game 7"


def seeds() -> Iterator[bytes]:
    """Seeds without end, the same at every run."""
    return (Random(number).randbytes(32) for number in count())


# What it deals


@given(rules(), rngs(), st.text(), st.booleans())
def test_the_first_round_can_be_played_as_dealt(
    rules: Rules, rng: Random, game: str, contributed: bool
) -> None:
    contributions = [rng.randbytes(rng.randrange(40)) for _ in range(rules.players)]
    dealt = fair.deal(rules, 1, rng.randbytes(32), game, contributions if contributed else ())
    apply(start(rules), dealt)


@pytest.mark.parametrize(
    "rules",
    [Rules(players=3), Rules(players=4, mode=Mode.ONE_COLOUR), Rules(players=6, mode=Mode.MAXIMUS)],
    ids=lambda rules: str(rules.mode),
)
def test_every_round_has_as_many_cards_as_it_should(rules: Rules) -> None:
    for number in range(1, rules.rounds + 1):
        dealt = fair.deal(rules, number, SEED, GAME)
        assert {len(hand) for hand in dealt.hands} == {rules.hand_size(number)}
        assert (dealt.turned_up is not None) == rules.turns_up(number)
        for seat, hand in enumerate(dealt.hands):
            assert not Counter(hand) - Counter(rules.own_deck(seat))


def test_everything_it_is_bound_to_changes_the_cards() -> None:
    one = fair.deal(RULES, 5, SEED, GAME, CONTRIBUTIONS)
    assert fair.deal(RULES, 5, SEED, GAME, CONTRIBUTIONS) == one
    same_size = Rules(hand_sizes=(5, 5, 5, 5, 5, 5))
    others = [
        fair.deal(RULES, 5, SEED[::-1], GAME, CONTRIBUTIONS),
        fair.deal(RULES, 5, SEED, "game 8", CONTRIBUTIONS),
        fair.deal(same_size, 6, SEED, GAME, CONTRIBUTIONS),
        fair.deal(RULES, 5, SEED, GAME, ()),
        fair.deal(RULES, 5, SEED, GAME, (b"", b"", b"", b"")),
        fair.deal(RULES, 5, SEED, GAME, (b"northe", b"ast", b"", b"west")),
        fair.deal(RULES, 5, SEED, GAME, (b"east", b"north", b"", b"west")),
    ]
    assert len({one, *others}) == 1 + len(others)


def test_new_seeds_are_long_and_new() -> None:
    assert {len(fair.new_seed()) for _ in range(10)} == {fair.SEED_BYTES}
    assert len({fair.new_seed() for _ in range(1000)}) == 1000


# No bias


def test_every_choice_is_meant_by_as_many_bytes() -> None:
    """Exact: of the 256 bytes each choice has the same number, and the fewest are thrown away."""
    for choices in range(1, 257):
        meant = Counter(fair._folded(byte, choices) for byte in range(256))
        rejected = meant.pop(None, 0)
        assert meant == dict.fromkeys(range(choices), 256 // choices)
        assert rejected == 256 % choices


def test_a_byte_that_means_nothing_is_passed_over() -> None:
    keystream = iter([255, 254, 240, 239, 7])
    assert fair._below(60, keystream) == 239 % 60  # 240 = 4 × 60 is the first without a meaning
    assert next(keystream) == 7


def test_every_order_of_four_cards_is_as_likely() -> None:
    cards = tuple(map(card, ("B1", "R1", "W", "J")))
    seen = Counter(fair._draw(cards, 4, fair._keystream(seed)) for seed in islice(seeds(), 12_000))
    assert seen.keys() == set(permutations(cards))
    assert abs(surprise(seen.values())) < 5


def test_every_hand_of_two_from_five_is_as_likely() -> None:
    cards = tuple(map(card, ("B1", "B2", "B3", "W", "J")))
    seen = Counter(fair._draw(cards, 2, fair._keystream(seed)) for seed in islice(seeds(), 10_000))
    assert seen.keys() == set(permutations(cards, 2))
    assert abs(surprise(seen.values())) < 5


def test_every_card_is_as_likely_in_every_place() -> None:
    whole = Rules(players=6, hand_sizes=(10,))
    seen = Counter[tuple[int, Card]]()
    for seed in islice(seeds(), 1500):
        dealt = fair.deal(whole, 1, seed, GAME)
        seen.update(enumerate(card for hand in dealt.hands for card in hand))
    counts = [seen[place, one] for place in range(60) for one in whole.deck[:52]]
    assert abs(surprise(counts, freedom=52 * 59)) < 5


def test_a_biased_shuffle_would_be_noticed() -> None:
    """The same count with remainders of unrejected bytes: the first cards come too often."""
    seen = Counter(seed[0] % 60 for seed in islice(seeds(), 20_000))
    assert surprise(seen.values()) > 5


def test_the_lot_falls_on_every_seat_as_often() -> None:
    """O1."""
    for players in (3, 4, 5, 6):
        lot = Rules(players=players, first_dealer="lot")
        seen = Counter(fair.deal(lot, 1, seed, GAME).dealer for seed in islice(seeds(), 2000))
        assert seen.keys() == {*range(players)}
        assert abs(surprise(seen.values())) < 5


def test_the_lot_changes_no_card_and_is_drawn_once() -> None:
    """O1."""
    lot = replace(RULES, first_dealer=Lot.LOT)
    for number in (1, 2):
        plain = fair.deal(RULES, number, SEED, GAME, CONTRIBUTIONS)
        drawn = fair.deal(lot, number, SEED, GAME, CONTRIBUTIONS)
        assert replace(drawn, dealer=None) == plain
        assert (drawn.dealer is None) == (number == 2)


# The commitment


def test_a_commitment_is_bound_to_the_seed_the_game_and_the_round() -> None:
    variants = {
        fair.commit(SEED, GAME, 1),
        fair.commit(SEED[::-1], GAME, 1),
        fair.commit(SEED, "game 8", 1),
        fair.commit(SEED, GAME, 2),
        fair.commit(SEED, "", 1),
    }
    assert len(variants) == 5


@given(st.binary(min_size=32, max_size=32), st.text(), st.integers(0, 2**32 - 1), st.data())
def test_one_bit_makes_another_commitment(
    seed: bytes, game: str, number: int, data: st.DataObject
) -> None:
    bit = data.draw(st.integers(0, 255))
    other = (int.from_bytes(seed, "big") ^ 1 << bit).to_bytes(32, "big")
    assert fair.commit(seed, game, number) != fair.commit(other, game, number)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(DealerError, match=f"a seed has 32 bytes, not {size}"):
        fair.commit(bytes(size), GAME, 1)
    with pytest.raises(DealerError, match=f"a seed has 32 bytes, not {size}"):
        fair.deal(RULES, 1, bytes(size), GAME)


def test_contributions_are_for_every_seat_or_none() -> None:
    with pytest.raises(DealerError, match="3 contributions for 4 players"):
        fair.deal(RULES, 1, SEED, GAME, CONTRIBUTIONS[:3])


@pytest.mark.parametrize("number", [-1, 0, 16])
def test_there_is_no_such_round(number: int) -> None:
    with pytest.raises(DealerError, match=f"there is no round {number}: the game has 15"):
        fair.deal(RULES, number, SEED, GAME)


# What the seats are bound to


def test_a_commitment_is_bound_to_the_contribution_the_game_and_the_seat() -> None:
    variants = {
        fair.commit_contribution(SEED, GAME, 1),
        fair.commit_contribution(SEED[::-1], GAME, 1),
        fair.commit_contribution(SEED, "game 8", 1),
        fair.commit_contribution(SEED, GAME, 2),
        fair.commit(SEED, GAME, 1),  # of the house, which is another thing
    }
    assert len(variants) == 5


def test_every_contribution_is_the_commitment_to_the_next() -> None:
    links = fair.chain(SEED, GAME, 3)
    assert len(links) == 1 + fair.LINKS
    assert links[-1] == SEED
    for link, after in pairwise(links):
        assert link == fair.commit_contribution(after, GAME, 3)


# The verifier

PROMISED = fair.commit(SEED, GAME, 2)
HONEST = fair.deal(RULES, 2, SEED, GAME, CONTRIBUTIONS)


def verify(
    *,
    commitment: bytes = PROMISED,
    seed: bytes = SEED,
    rules: Rules = RULES,
    number: int = 2,
    game: str = GAME,
    contributions: tuple[bytes, ...] = CONTRIBUTIONS,
    dealt: Deal = HONEST,
) -> None:
    """An honest deal, of which a test changes one thing."""
    fair.verify(commitment, seed, rules, number, game, contributions, dealt)


def test_an_honest_deal_is_verified() -> None:
    verify()


def test_the_order_in_a_hand_does_not_matter() -> None:
    """What is on record is sorted."""
    verify(dealt=replace(HONEST, hands=tuple(hand[::-1] for hand in HONEST.hands)))


def test_another_seed_is_not_the_one_promised() -> None:
    with pytest.raises(DealerError, match="the seed is not the one that was promised for round 2"):
        verify(seed=bytes(32))


def test_another_commitment_is_not_of_this_seed() -> None:
    with pytest.raises(DealerError, match=f"its commitment is .*, not {bytes(32).hex()}"):
        verify(commitment=bytes(32))


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_commitment_cut_short_or_drawn_out_is_not_of_this_seed(size: int) -> None:
    with pytest.raises(DealerError, match="is not the one that was promised"):
        verify(commitment=(PROMISED + b"x")[:size])


def test_a_promise_for_another_game_is_none_for_this() -> None:
    with pytest.raises(DealerError, match="round 2 of game 'game 8'"):
        verify(game="game 8")


def test_a_promise_for_another_round_is_none_for_this() -> None:
    with pytest.raises(DealerError, match="round 3 of game 'game 7'"):
        verify(number=3)


def test_other_contributions_give_other_cards() -> None:
    with pytest.raises(DealerError, match="but the seed and the contributions give"):
        verify(contributions=(b"north", b"east", b"south", b"west"))


def test_other_rules_give_other_cards() -> None:
    with pytest.raises(DealerError, match="4 hands were dealt to 3 players"):
        verify(rules=Rules(players=3), contributions=CONTRIBUTIONS[:3])


@pytest.mark.parametrize("seat", range(4))
def test_a_card_that_was_exchanged_is_found(seat: int) -> None:
    dealt = {one for hand in HONEST.hands for one in hand} | {HONEST.turned_up}
    arranged = next(one for one in RULES.deck if one not in dealt)
    hands = [list(hand) for hand in HONEST.hands]
    hands[seat][0] = arranged
    with pytest.raises(DealerError, match=f"seat {seat} was dealt .*{arranged}"):
        verify(dealt=Deal(tuple(map(tuple, hands)), HONEST.turned_up))


def test_hands_that_changed_seats_are_found() -> None:
    one, other, *rest = HONEST.hands
    with pytest.raises(DealerError, match="seat 0 was dealt"):
        verify(dealt=Deal((other, one, *rest), HONEST.turned_up))


@pytest.mark.parametrize("turned_up", [card("J"), None], ids=str)
def test_another_card_turned_up_is_found(turned_up: Card | None) -> None:
    assert HONEST.turned_up is not turned_up
    with pytest.raises(DealerError, match=f"{turned_up or 'nothing'} was turned up, but the seed"):
        verify(dealt=replace(HONEST, turned_up=turned_up))


def test_another_seat_than_the_lot_fell_on_is_found() -> None:
    """O1."""
    lot = Rules(first_dealer="lot")
    honest = fair.deal(lot, 1, SEED, GAME, CONTRIBUTIONS)
    promised = fair.commit(SEED, GAME, 1)
    verify(commitment=promised, rules=lot, number=1, dealt=honest)
    assert honest.dealer is not None
    other = (honest.dealer + 1) % 4
    with pytest.raises(DealerError, match=f"the lot falls on seat {honest.dealer}"):
        verify(commitment=promised, rules=lot, number=1, dealt=replace(honest, dealer=other))


# Once more, from the documentation alone


def described(game: str, number: int, seed: bytes, contributions: list[bytes]) -> Iterator[int]:
    """The keystream as `docs/dealing.md` describes it, without the library."""

    def field(content: bytes) -> bytes:
        return len(content).to_bytes(4, "big") + content

    message = field(b"augury shuffle 1") + field(game.encode()) + field(number.to_bytes(4, "big"))
    message += b"".join(map(field, contributions))
    key = hmac.new(seed, message, hashlib.sha256).digest()
    for block in count():
        yield from hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()


@given(rules(), rngs(), st.text(max_size=5), st.booleans())
def test_the_documentation_describes_the_deal(
    rules: Rules, rng: Random, game: str, contributed: bool
) -> None:
    seed = rng.randbytes(32)
    contributions = [rng.randbytes(32) for _ in range(rules.players)] if contributed else []
    keystream = described(game, 1, seed, contributions)

    def shuffled(deck: list[Any], wanted: int) -> list[Any]:
        for place in range(wanted):
            left = len(deck) - place
            byte = next(byte for byte in keystream if byte < 256 // left * left)
            other = place + byte % left
            deck[place], deck[other] = deck[other], deck[place]
        return deck[:wanted]

    players, size = rules.players, rules.schedule[0]
    if rules.mode is Mode.ONE_COLOUR:
        hands = [shuffled(list(rules.own_deck(seat)), size) for seat in range(players)]
        turned_up = None
    else:
        stock = len(rules.deck) > players * size and rules.mode is Mode.CLASSIC
        cards = shuffled(list(rules.deck), players * size + stock)
        hands = [cards[seat * size :][:size] for seat in range(players)]
        turned_up = cards[-1] if stock else None
    lot = shuffled(list(range(players)), 1)[0] if rules.first_dealer is Lot.LOT else None
    assert fair.deal(rules, 1, seed, game, contributions) == Deal(
        tuple(map(tuple, hands)), turned_up, lot
    )


VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "vector", VECTORS, ids=lambda vector: f"round {vector['round']} {vector['rules']}"
)
def test_the_published_vectors(vector: dict[str, Any]) -> None:
    """Never to change: games on record are verified with them."""
    rules, number, game = parse_rules(vector["rules"]), vector["round"], vector["game"]
    seed = bytes.fromhex(vector["seed"])
    contributions = [bytes.fromhex(one) for one in vector["contributions"]]
    dealt = parse_action(vector["deal"])
    assert isinstance(dealt, Deal)
    assert fair.commit(seed, game, number).hex() == vector["commitment"]
    assert fair.deal(rules, number, seed, game, contributions) == dealt
    fair.verify(
        bytes.fromhex(vector["commitment"]), seed, rules, number, game, contributions, dealt
    )


SHARES = json.loads(Path(__file__).with_name("contributions.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", SHARES, ids=lambda one: f"{one['game']} seat {one['seat']}")
def test_the_published_vectors_of_contributions(vector: dict[str, Any]) -> None:
    """As the documentation describes them, without the library; never to change either."""

    def field(content: bytes) -> bytes:
        return len(content).to_bytes(4, "big") + content

    links = fair.chain(bytes.fromhex(vector["secret"]), vector["game"], vector["seat"])
    assert [link.hex() for link in links] == [vector["commitment"], *vector["contributions"]]
    for link, after in pairwise(links):
        bound = (vector["game"].encode(), vector["seat"].to_bytes(4, "big"), after)
        message = field(b"augury contribution 1") + b"".join(map(field, bound))
        assert link == hashlib.sha256(message).digest()
