"""What is sent is what was meant, the same bytes for the same value, and as the schema says."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from augury import (
    SPECIAL,
    Bidding,
    Event,
    Foresight,
    IllegalAction,
    Mode,
    Play,
    Rules,
    State,
    View,
    card,
    format_move,
    from_json,
    parse_move,
    start,
    to_json,
    view,
)
from augury.game import (
    ALL_SPECIAL,
    EVERYONE,
    WireError,
    apply,
    concerns,
    decode,
    encode,
    parse_action,
    schema,
)
from augury.game.play.events import BidPlaced, CardPlayed, HandDealt, TrumpSet
from augury.game.play.facts import facts
from augury.game.text.wire import Attachment, Message
from augury.testing import strategies
from augury.testing.games import steps
from augury.testing.scenarios import act, ready

PUBLISHED = Path(__file__).parents[3] / "docs/schema/wire.json"


@cache
def validator() -> Draft202012Validator:
    return Draft202012Validator(schema())


def described(reference: dict[str, str]) -> Draft202012Validator:
    """A validator of one definition."""
    return Draft202012Validator({**reference, "$defs": schema()["$defs"]})


def sent(rules: Rules, rng: Random) -> Iterator[Message]:
    """What could be sent while a game is played, with the views of everyone in turn."""
    viewers = cycle((None, *range(rules.players)))
    yield rules
    for now in steps(rules, rng):
        yield now.action
        yield from now.events
        yield view(now.state, next(viewers))
    yield now.state.table


def sample() -> View:
    """A view with a bit of everything in it."""
    rules = Rules(players=3, special=SPECIAL, bidding=Bidding.HIDDEN, hand_sizes=(1, 4))
    states = (now.state for now in steps(rules, Random(1)))
    state = next(state for state in states if state.table.pad and len(state.table.trick) == 1)
    return view(state, state.to_act[0])


# Both ways


@given(strategies.rules(), strategies.rngs())
@settings(max_examples=20)
def test_everything_survives_the_wire(rules: Rules, rng: Random) -> None:
    for message in sent(rules, rng):
        data = encode(message)
        assert decode(data) == message
        assert encode(decode(data)) == data
        assert from_json(json.loads(data)) == message


@given(strategies.points())
def test_a_state_can_be_kept_and_read_back(state: State) -> None:
    assert decode(encode(state)) == state


def test_a_state_holds_every_hand_and_is_not_in_the_schema() -> None:
    encode(start(Rules()))
    assert "State" not in schema()["$defs"]


@given(strategies.points(), strategies.points())
def test_bytes_are_equal_when_values_are(one: Any, other: Any) -> None:
    mine, theirs = view(one, 0), view(other, 0)
    assert (encode(mine) == encode(theirs)) == (mine == theirs)


@pytest.mark.parametrize(
    ("message", "data"),
    [
        (
            BidPlaced(2, 3, EVERYONE),
            '{"type":"BidPlaced","seat":2,"tricks":3,"audience":"everyone"}',
        ),
        (
            BidPlaced(2, None, (0, 1)),
            '{"type":"BidPlaced","seat":2,"tricks":null,"audience":[0,1]}',
        ),
        (
            HandDealt(0, (card("B13"), card("W"), card("S")), (0,)),
            '{"type":"HandDealt","seat":0,"cards":["B13","W","S"],"audience":[0]}',
        ),
        (
            CardPlayed(1, card("U"), card("U=R"), card("R1").suit, True, EVERYONE),
            (
                '{"type":"CardPlayed","seat":1,"card":"U","face":"U=R","suit":"R","settled":true,'
                '"audience":"everyone"}'
            ),
        ),
        (
            TrumpSet(None, 0, EVERYONE),
            '{"type":"TrumpSet","trump":null,"by":0,"audience":"everyone"}',
        ),
        (
            Rules(players=3, mode=Mode.ONE_COLOUR, hand_sizes=(4, 5)),
            (
                '{"type":"Rules","players":3,"mode":"one-colour","bidding":"open",'
                '"plus_minus_one":false,"last_bid":"nobody","foresight":"off","special":[],"cloud":"at-once",'
                '"hand_sizes":[4,5],"first_dealer":0,"ties":"shared","schedule":[4,5]}'
            ),
        ),
    ],
)
def test_the_wire_is_stable_to_the_byte(message: Message, data: str) -> None:
    assert encode(message) == data.encode()
    assert decode(data) == message


def test_an_action_is_its_notation() -> None:
    assert encode(Play(2, card("S"), card("W"))) == b'"2:S=W"'
    assert decode(b'"2:S=W"') == Play(2, card("S"), card("W"))


@given(strategies.points())
def test_a_view_shows_what_its_seat_may_do(state: Any) -> None:
    for seat in (None, *range(state.rules.players)):
        seen = view(state, seat)
        assert to_json(seen)["legal_actions"] == [format_move(move) for move in seen.legal_actions]


def test_what_can_be_worked_out_is_not_read_back() -> None:
    seen = sample()
    data = to_json(seen)
    data["legal_actions"] = ["bid=99"]
    data["table"]["totals"] = data["table"]["winners"] = []
    del data["table"]["rules"]["schedule"]
    assert from_json(data) == seen


def test_foresight_shows_others_hands() -> None:
    rules = Rules(players=3, foresight=Foresight.EVERY_ROUND)
    dealt = next(steps(rules, Random(1)))
    data = to_json(view(dealt.state, 1))
    assert data["hand"] is None
    assert [hand is None for hand in data["seen"]] == [False, True, False]


# What goes along with a message


def attachments(rules: Rules, rng: Random) -> Iterator[Attachment]:
    """Facts, and refusals of whatever a client may say, in the course of a game."""
    said = ("bid=-1", "bid=99", "R2=W", "C", "C=R", "W=Y13", "trump=none", "pass=J", "bid+2")
    for now in steps(rules, rng):
        seat = rng.randrange(rules.players)
        yield facts(view(now.state, seat))
        try:
            apply(now.state, parse_move(rng.choice(said), seat))
        except IllegalAction as error:
            if error.refusal is not None:
                yield error.refusal


@given(strategies.rules(), strategies.rngs())
@settings(max_examples=20)
def test_what_goes_along_is_as_the_schema_says_and_no_message(rules: Rules, rng: Random) -> None:
    for one in attachments(rules, rng):
        data = json.loads(json.dumps(to_json(one)))
        described({"$ref": f"#/$defs/{type(one).__name__}"}).validate(data)
        with pytest.raises(WireError, match="is no message"):
            from_json(data)


def test_a_refusal_says_what_was_tried_why_not_and_what_is_allowed() -> None:
    state = act(ready("R1 B9 | R4 G4 | R2 B3", up="Y5"), "1:R4")
    with pytest.raises(IllegalAction) as caught:
        apply(state, parse_action("2:B3"))
    assert caught.value.refusal is not None
    assert to_json(caught.value.refusal) == {
        "code": "must_follow",
        "action": "2:B3",
        "rules": ["R5.2"],
        "allowed": ["R2"],
        "phase": "play",
        "to_act": [2],
        "players": 3,
        "number": 1,
        "hand_size": 2,
        "suit": "R",
        "cards": ["R2"],
        "bid": None,
        "fault": "",
    }


# Refused


def changed(**changes: Any) -> dict[str, Any]:
    return to_json(BidPlaced(2, 3, EVERYONE)) | changes


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "None is no message: expected a type, or an action"),
        (3, "3 is no message"),
        ([], "[] is no message"),
        ({}, "{} is no message"),
        ({"type": None}, "type: None is no message: expected one of View, RoundDealt"),
        ({"type": "Step"}, "type: 'Step' is no message"),
        ({"type": ["View"]}, "type: ['View'] is no message"),
        ("", "'' is no action: expected a seat"),
        ("2:bid", "'bid' is no move"),
        (changed(seat="2"), "seat: '2' is no integer"),
        (changed(seat=True), "seat: True is no integer"),
        (changed(seat=2.5), "seat: 2.5 is no integer"),
        (changed(seat=None), "seat: None is no integer"),
        (changed(audience="all"), "audience: 'all' is no Everyone: expected one of everyone"),
        (changed(audience=["1"]), "audience[0]: '1' is no integer"),
        (changed(audience=None), "audience: None is no Everyone or list"),
        (changed(secret=1), "BidPlaced has no 'secret'"),
        ({"type": "BidPlaced", "seat": 1}, "BidPlaced lacks audience, tricks"),
        (to_json(HandDealt(0, (), (0,))) | {"cards": ["B1", "B99"]}, "cards[1]: 'B99' is no Card"),
        (to_json(Rules()) | {"players": 9}, "9 players: the game is for 3 to 6 (R2.1)"),
        (to_json(Rules()) | {"mode": "Classic"}, "mode: 'Classic' is no Mode: expected one of"),
        (to_json(Rules()) | {"special": ["wizard"]}, "special[0]: 'wizard' is no Kind"),
    ],
)
def test_other_data_is_refused_with_place_and_reason(data: Any, reason: str) -> None:
    with pytest.raises(WireError) as caught:
        from_json(data)
    assert reason in str(caught.value)
    assert not validator().is_valid(data) or "players" in reason  # the schema does not know R2.1


def test_a_fault_deep_inside_is_found() -> None:
    data = to_json(sample())
    data["table"]["trick"][0] = "2:bid=1"
    with pytest.raises(WireError, match=r"table\.trick\[0\]: '2:bid=1' is no Play"):
        from_json(data)
    data["table"]["rules"]["type"] = "Table"
    with pytest.raises(WireError, match=r"table\.rules\.type: 'Table' is no Rules"):
        from_json(data)


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff", b"{", b"nonsense", b"[" * 100_000, b"9" * 5000, '{"type": "View"', "NaN"],
)
def test_what_is_no_json_is_refused(data: bytes | str) -> None:
    with pytest.raises(WireError, match="is no"):
        decode(data)


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(st.data())
def test_any_damage_is_refused_or_harmless(data: st.DataObject) -> None:
    message = to_json(sample())
    places: list[tuple[Any, Any]] = []

    def walk(inside: Any) -> None:
        for key in inside if isinstance(inside, dict) else range(len(inside)):
            places.append((inside, key))
            if isinstance(inside[key], dict | list):
                walk(inside[key])

    walk(message)
    inside, key = data.draw(st.sampled_from(places))
    inside[key] = data.draw(json_values)
    try:
        value = from_json(message)
    except WireError:
        return
    assert isinstance(value, View)


# The schema


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(schema())


def test_the_published_schema_is_up_to_date() -> None:
    """If it is not: make schema."""
    assert json.loads(PUBLISHED.read_text(encoding="utf-8")) == schema()


@given(strategies.rules(), strategies.rngs(), st.data())
@settings(max_examples=10)
def test_what_is_sent_is_as_the_schema_says(rules: Rules, rng: Random, data: st.DataObject) -> None:
    messages = list(sent(rules, rng))
    for message in data.draw(st.lists(st.sampled_from(messages), min_size=5, max_size=5)):
        validator().validate(to_json(message))


def test_no_type_of_event_is_forgotten() -> None:
    """Otherwise the laws above would say nothing about some."""
    rules = Rules(players=3, special=ALL_SPECIAL, bidding=Bidding.HIDDEN, hand_sizes=(9,) * 30)
    one_each = {type(message): message for message in sent(rules, Random(7))}
    assert one_each.keys() >= set(get_args(Event))
    for message in one_each.values():
        assert decode(encode(message)) == message
        validator().validate(to_json(message))


@pytest.mark.parametrize("text", ["R7", "2:bid", "2:Q", "9:R7", "deal", "2:trump=Z", "2:S=Q"])
def test_the_schema_knows_an_action_when_it_sees_one(text: str) -> None:
    assert validator().is_valid("2:R7")
    assert not validator().is_valid(text)


# Secrets


@given(strategies.rules(), strategies.rngs())
@settings(max_examples=20)
def test_an_event_travels_with_its_audience(rules: Rules, rng: Random) -> None:
    """Whoever sends it on can tell to whom."""
    for now in steps(rules, rng):
        for event in now.events:
            again = from_json(to_json(event))
            assert isinstance(again, get_args(Event))
            for seat in (None, *range(rules.players)):
                assert concerns(again, seat) == concerns(event, seat)
