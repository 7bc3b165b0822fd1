"""The Witch's exchange with a trick, and the Vampire, which is what lies turned up (Y)."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from augury.batch.bits import choose, slot_card, slot_of
from augury.batch.legality import Place
from augury.batch.options import ONE_COLOUR
from augury.batch.state import State, seats
from augury.batch.tables import (
    ANNOUNCING,
    COPY_LIES,
    COPY_PLAY,
    IS_COPY,
    ITS_SUIT,
    LIES_AS,
    NAMED,
    NAMING,
    NOBODY,
    NOTHING,
    PLAY_STRENGTH,
    PLAYING,
    SLOT_CARD,
    SLOT_SUIT,
    SLOT_TURNED_UP,
    TRADED_SLOT,
)
from augury.batch.tricks import bit
from augury.encoding.layout import SEATS
from augury.encoding.plays import NO_SUIT, PLAYS, case


def copy_upcard(
    state: State, card: Place, action: Array, seat: Array, phase: Array
) -> tuple[State, Array, Array]:
    """What an action lays on the table, and where: a Vampire as what lies turned up (Y2.2).

    If the Werewolf lies there, the next card is turned up, and the Vampire may have to wait for its
    player to name trump, and to announce it (Y2.4).
    """
    nine = state.nine
    assert nine is not None
    playing, announcing = phase == PLAYING, phase == ANNOUNCING
    play = jnp.clip(action, 0, len(PLAYS) - 1)
    copied = playing & jnp.asarray(IS_COPY)[play]
    mine = (seats(state) == seat) & playing
    turning = copied & (nine.upcard == TRADED_SLOT)
    nine = replace(
        nine,
        slots=jnp.where(mine, slot_of(*card), nine.slots),
        upcard=jnp.where(turning, nine.next_up, nine.upcard),
    )
    meaning = jnp.asarray(SLOT_TURNED_UP)[nine.upcard]
    suit = jnp.where(meaning == ITS_SUIT, jnp.asarray(SLOT_SUIT)[nine.upcard], jnp.int8(NO_SUIT))
    state = replace(state, nine=nine, trump=jnp.where(turning, suit, state.trump))
    naming = turning & (meaning == NAMED)
    named = (phase == NAMING) & (nine.unknown != NOBODY)
    state = _weigh_anew(state, turning | named)
    lies = jnp.asarray(COPY_LIES)[nine.upcard]
    waiting = naming | (named & (lies == NOTHING))  # for trump, and then for its announcement
    said = (copied & (play != COPY_PLAY)) | announcing
    play = jnp.where(said, jnp.asarray(LIES_AS)[play], jnp.where(copied | named, lies, play))
    laying = (playing | named | announcing) & ~waiting
    here = (seats(state) == seat) & naming
    asked = jnp.where(naming, jnp.int8(NAMING), jnp.int8(ANNOUNCING))
    state = replace(
        state,
        phase=jnp.where(waiting, asked, jnp.where(laying, jnp.int8(PLAYING), state.phase)),
        waiting=jnp.where(waiting, bit(seat), state.waiting),
        trick=jnp.where(here, jnp.int8(COPY_PLAY), state.trick),
        nine=replace(
            nine,
            unknown=jnp.where(laying, jnp.int8(NOBODY), jnp.where(naming, seat, nine.unknown)),
        ),
    )
    return state, laying, play


def _weigh_anew(state: State, now: Array) -> State:
    """Who is winning the trick as it lies, since trump has changed (Y2.6)."""
    matter = (state.options.mode != ONE_COLOUR).astype(jnp.int32)
    row = case(state.trump, state.suit, suits_matter=matter)
    plays = state.trick.astype(jnp.int32)
    strengths = jnp.asarray(PLAY_STRENGTH.reshape(-1))[row * len(PLAYS) + jnp.maximum(plays, 0)]
    number = seats(state)
    turn = jnp.where(number < state.leader, number + state.options.players, number) - state.leader
    lying = (state.trick != NOTHING) & (state.trick != COPY_PLAY)
    weight = jnp.where(lying, strengths.astype(jnp.int16) * SEATS + SEATS - 1 - turn, jnp.int16(-1))
    winning = jnp.argmax(weight, axis=0).astype(jnp.int8)
    now = now & (state.laid > 0)
    return replace(
        state,
        winning=jnp.where(now, winning, state.winning),
        strongest=jnp.where(now, choose(winning, strengths), state.strongest),
    )


def take_out(state: State, card: Place, seat: Array, now: Array) -> State:
    """A card of the trick that is over comes into the hand of who played the Witch (Y1.4)."""
    nine = state.nine
    assert nine is not None
    kinds = jnp.asarray(SLOT_CARD)
    alike = (nine.slots != NOTHING) & (kinds[nine.slots] == kinds[slot_of(*card)])
    owner = jnp.argmax(alike, axis=0).astype(jnp.int8)
    slot = choose(owner, nine.slots)
    out = slot_card(slot, state.hands)
    nothing = jnp.zeros_like(out)
    mine, theirs = ((seats(state) == one) & now for one in (seat, owner))
    gained = jnp.where(mine[:, None], out, nothing)
    return replace(
        state,
        hands=state.hands | gained,
        dealt=(state.dealt | gained) & ~jnp.where(theirs[:, None], out, nothing),
        nine=replace(
            nine,
            exchanging=jnp.where(now, jnp.int8(NOBODY), nine.exchanging),
            out=jnp.where(now, slot, nine.out),
            owner=jnp.where(now, owner, nine.owner),
            taker=jnp.where(now, seat, nine.taker),
        ),
    )
