"""Claiming the rest of a round: only when every way to play it gives the same score."""

from pathlib import Path
from random import Random

import pytest

from augury.game import (
    Deal,
    Phase,
    Rules,
    State,
    apply,
    deal,
    legal_actions,
    loads,
    start,
    step,
    view,
)
from augury.game.cards import card
from augury.server.hub import ServerHub
from augury.server.serving import create_hub
from augury.tables.table.claims import may_claim, play_out
from augury.tables.table.decisions import Context
from tests.server.harness import calling, event, full_table, run, serving, settings

RULES = (
    Rules(players=3, hand_sizes=(3,)),
    Rules(players=3, hand_sizes=(20,)),
    Rules(players=4, hand_sizes=(2,)),
    Rules(players=3, mode="one-colour", hand_sizes=(3,)),
    Rules(players=3, special=("bomb", "juggler", "cloud"), hand_sizes=(3,)),
    Rules(players=3, special=("cloud",), cloud="round-end", hand_sizes=(4,)),
)


def scores(state: State) -> set[tuple[int, ...]]:
    """What the round may come to, by every way to play it."""
    rounds, open_, seen = len(state.table.pad), [state], set()
    while open_:
        now = open_.pop()
        if len(now.table.pad) > rounds:
            seen.add(now.table.totals)
            continue
        for seat in now.to_act[:1]:
            open_ += [apply(now, move) for move in legal_actions(now, seat)]
    return seen


def dealt(hands: str, turned_up: str, **options: object) -> State:
    """A round whose bids are made; seat 1 leads."""
    each = tuple(tuple(card(code) for code in hand.split(",")) for hand in hands.split())
    rules = Rules(players=len(each), hand_sizes=(len(each[0]),), **options)  # type: ignore[arg-type]
    state = apply(start(rules), Deal(each, card(turned_up)))
    while state.phase is Phase.BID:
        state = apply(state, legal_actions(state, state.to_act[0])[0])
    return state


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_whoever_may_claim_takes_the_rest_whatever_anyone_plays(rules: Rules) -> None:
    """Random games, and every way to play on from where a claim is allowed."""
    rng, claims = Random(3), 0
    for _ in range(150 if rules.hand_size(1) < 10 else 12):
        state = apply(start(rules), deal(start(rules).table, rng))
        while state.phase not in (Phase.DEAL, Phase.OVER):
            seat = state.to_act[0]
            left = len(state.hands[seat])
            if may_claim(view(state, seat)) and left <= 3:
                claims += 1
                (totals,) = scores(state)
                end = state
                for move in play_out(state):
                    end = apply(end, move)
                assert end.table.totals == totals
                assert end.table.pad[-1].taken[seat] == state.table.taken[seat] + left
            state = apply(state, rng.choice(legal_actions(state, seat)))
    assert claims or rules.special, "no claim in so many games"


@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("W,W", True),
        ("W,R13", False),  # another Wizard may be out
        ("W,B13", False),  # or a trump
        ("W,J", False),
    ],
)
def test_what_may_be_claimed_with_red_as_trump(hand: str, allowed: bool) -> None:
    state = dealt(f"G3,G4 {hand} G2,B5", "R1")
    assert may_claim(view(state, 1)) is allowed


def test_the_others_cards_make_no_difference() -> None:
    """Here all Wizards are seen by somebody, but not by whoever claims."""
    assert not may_claim(view(dealt("W,W R13,R12 W,W", "R1"), 1))
    assert not may_claim(view(dealt("G3,G4 R13,R12 G2,B5", "R1"), 1))


def test_not_while_a_special_card_may_be_out() -> None:
    assert may_claim(view(dealt("G3,G4 W,W G2,B5", "R1"), 1))
    assert not may_claim(view(dealt("G3,G4 W,W G2,B5", "R1", special=("bomb",)), 1))


def test_only_whoever_leads() -> None:
    state = dealt("G3,G4 W,W G2,B5", "R1")
    assert not may_claim(view(state, 0))
    assert not may_claim(view(state, None))
    state = step(state, legal_actions(state, 1)[0]).state
    assert not may_claim(view(state, 1))


def test_a_claim_at_a_table(tmp_path: Path) -> None:
    """Offered to the claimer alone, refused to anybody else, and the record is a whole game."""

    async def scenario() -> None:
        made = create_hub(settings(tmp_path))
        hands = tuple(tuple(map(card, hand)) for hand in (("G3", "G4"), ("W", "W"), ("G2", "B5")))
        arranged = Context("p", made.context.bots, "novice", deal=lambda _: Deal(hands, card("R1")))
        hub = ServerHub(made.settings, made.store, made.bus, arranged)
        async with serving(hub) as address, calling(address) as client:
            rules = {"players": 3, "hand_sizes": [2]}
            ada, bo, cy = await full_table(address, rules=rules)
            await ada.say("start")
            for person in (bo, cy, ada):
                await person.asked()
                await person.act("bid=0")
            assert (await bo.look())["claim"] is True
            assert (await ada.look())["claim"] is False
            offers = [message for message in ada.heard + cy.heard if "claim" in message]
            assert all('"claim":false' in message for message in offers)
            assert (await ada.say("claim"))["code"] == "at_stake"
            assert (await bo.say("claim"))["type"] == "ok"
            told = await ada.until(event("Claimed", seat=1))
            kinds = [one["type"] for one in told["events"]]
            assert kinds.count("CardPlayed") == 6
            assert kinds.count("RoundScored") == 1
            assert (await bo.say("claim"))["code"] == "wrong_stage"
            text = (await client.get(f"/api/tables/{ada.table}/games/1.wiz")).text
            assert "claimed: round 1 trick 1" in text
            assert loads(text).state.table.pad[0].taken == (0, 2, 0)

    run(scenario())
