"""A record is a text that a person can read and edit, and a game that could have been played."""

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from augury import (
    SPECIAL,
    Bid,
    Bidding,
    IllegalAction,
    NotationError,
    Phase,
    Record,
    RecordError,
    Rules,
    dumps,
    game,
    loads,
    replay,
    start,
    step,
)
from augury.game import format_action
from augury.testing import strategies
from augury.testing.games import steps

GAME = """\
wiz 1
rules: players=3 special=werewolf,juggler,cloud hand_sizes=1,3
seat 0: Ada
seat 1: Björn
seat 2: "Cem #3"
date: 2025-12-24
event: Club night

round 1
deal B1 W R3 up G7
1:bid=1 2:bid=0 0:bid=0
1:W 2:R3 0:B1
# bids 0 1 0, taken 0 1 0, points 20 30 20, totals 20 30 20

round 2
deal B1,B2,L R1,R2,U G1,Y9,C up W
0:trump=none
2:bid=0 0:bid=1 1:bid=2
2:G1 0:W 1:U=R
0:pass=B1 1:pass=R1 2:pass=Y9
0:B2 1:B1 2:C=B
2:bid+1
2:R1 0:Y9 1:R2
# bids 1 2 1, taken 1 1 1, points 30 -10 30, totals 50 20 50
"""

EDITED = """
   # found in a drawer
wiz 1   # the format

event :   Club night   # every Thursday
date:2025-12-24
seat  2: "Cem #3" # he insists
seat 1: Björn
seat 0:Ada
rules: hand_sizes=1,3   special=cloud,juggler,werewolf players=3

deal B1 W R3   # no heading for this round
up G7 1:bid=1 2:bid=0
0:bid=0 1:W 2:R3
0:B1
    round 2
deal
\tB1,B2,L
\tR1,R2,U   # Björn
\tG1,Y9,C
\tup W
0:trump=none 2:bid=0 0:bid=1 1:bid=2 2:G1 0:W 1:U=R
0:pass=B1 1:pass=R1 2:pass=Y9 0:B2 1:B1 2:C=B 2:bid+1
2:R1 0:Y9
1:R2
"""


def a_record(rules: Rules, rng: Random, length: int | None = None, **other: Any) -> Record:
    """A random game, or its first actions."""
    actions = tuple(now.action for now in steps(rules, rng))
    return Record(rules, actions=actions[:length], **other)


texts = st.text() | st.text(st.sampled_from('ab "#:\\\n\t\r\u2028é🎩\ufeff'))
tags = st.dictionaries(st.from_regex(r"[a-z][a-z0-9_.-]{0,5}", fullmatch=True), texts, max_size=3)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A random game that stops somewhere."""
    rules = draw(strategies.rules())
    record = a_record(rules, draw(strategies.rngs()), tags=draw(tags))
    return replace(
        record,
        names=tuple(draw(st.lists(texts, min_size=rules.players, max_size=rules.players))),
        actions=record.actions[: draw(st.integers(0, len(record.actions)))],
    )


# Writing and reading


def test_a_record_is_written_as_a_person_would() -> None:
    record = loads(GAME)
    assert record.names == ("Ada", "Björn", "Cem #3")
    assert record.tags == {"date": "2025-12-24", "event": "Club night"}
    assert record.rules.hand_sizes == (1, 3)
    assert len(record.actions) == 25
    assert record.state.table.totals == (50, 20, 50)
    assert dumps(record) == GAME


def test_a_record_is_read_however_it_is_laid_out() -> None:
    assert loads(EDITED) == loads(GAME)
    assert loads(GAME.replace("\n", "\r\n")) == loads(GAME)
    assert loads("\ufeff" + GAME) == loads(GAME)
    assert dumps(loads(EDITED)) == GAME


@given(records())
@settings(max_examples=50)
def test_a_record_survives_being_written(record: Record) -> None:
    text = dumps(record)
    assert loads(text) == record
    assert dumps(loads(text)) == text
    assert loads(text.encode().decode()) == record


@given(records())
@settings(max_examples=20)
def test_a_record_prints_as_the_code_that_makes_it(record: Record) -> None:
    names = {name: getattr(game, name) for name in game.__all__}
    assert eval(repr(record), names) == record


def test_a_long_deal_has_a_line_for_every_hand() -> None:
    record = a_record(Rules(), Random(3), 5000)
    text = dumps(record)
    assert "\ndeal\n  " in text
    assert max(map(len, text.splitlines())) <= 100
    assert loads(text) == record


def test_a_name_may_be_anything() -> None:
    names = ("", ' "quoted" # and padded ', "line\nbreak \udc80 \u2028")
    record = Record(Rules(players=3), names)
    text = dumps(record)
    assert text.encode()
    assert 'seat 1: " \\"quoted\\" # and padded "\n' in text
    assert loads(text) == record


def test_names_and_tags_may_be_missing() -> None:
    assert loads("wiz 1\nrules: players=5\n") == Record(Rules(players=5))
    assert dumps(Record(Rules(players=5))) == "wiz 1\nrules: players=5\n"


def test_equal_records_have_equal_texts() -> None:
    one = Record(Rules(), tags={"date": "today", "bots": "none"})
    other = Record(Rules(), tags={"bots": "none", "date": "today"})
    assert one == other
    assert hash(one) == hash(other)
    assert dumps(one) == dumps(other)


@pytest.mark.parametrize("key", ["", "rules", "seat 0", "a b", "a:b", "1st", "Datum\n", "größe"])
def test_a_tag_that_could_not_be_read_again_is_refused(key: str) -> None:
    with pytest.raises(NotationError, match="is no tag"):
        Record(Rules(), tags={key: ""})


def test_all_players_have_names_or_none_has() -> None:
    with pytest.raises(NotationError, match="2 names for 4 players"):
        Record(Rules(), ("Ada", "Björn"))


# Replaying


@given(records())
@settings(max_examples=20)
def test_a_record_replays_through_the_engine(record: Record) -> None:
    state = start(record.rules)
    for now, action in zip(replay(record), record.actions, strict=True):
        assert now == step(state, action)
        state = now.state
    assert record.state == state


def test_a_game_can_be_left_and_resumed() -> None:
    rules = Rules(players=3, bidding=Bidding.HIDDEN, special=SPECIAL, hand_sizes=(2, 3))
    whole = a_record(rules, Random(5))
    for length in range(len(whole.actions)):
        resumed = loads(dumps(replace(whole, actions=whole.actions[:length])))
        state = resumed.state
        for action in whole.actions[length:]:
            state = step(state, action).state
        assert state == whole.state
    assert whole.state.phase is Phase.OVER


def test_what_the_rules_refuse_is_not_written() -> None:
    record = replace(loads(GAME), actions=(Bid(0, 1),))
    with pytest.raises(IllegalAction, match="the deal of round 1 is due"):
        dumps(record)
    with pytest.raises(IllegalAction, match="the deal of round 1 is due"):
        list(replay(record))


# Broken records


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("wiz 1", "wiz 2", 1, "'wiz 2' begins no record: expected 'wiz 1'"),
        ("wiz 1\n", "", 1, "begins no record: expected 'wiz 1'"),
        (GAME, "", 1, "'' begins no record: expected 'wiz 1'"),
        ("players=3", "players=7", 2, "7 players: the game is for 3 to 6 (R2.1)"),
        ("players=3", "players=three", 2, "'players=three': expected a whole number"),
        ("players=3", "players=3 foresight=every-round", 2, "contradict each other"),
        (",cloud", "", 16, "the deal has C"),
        ("rules: ", "regeln: ", 7, "the header has no rules: expected a line such as 'rules: "),
        ("seat 1: Björn\n", "", 6, "no name for seat 1: name all players or none"),
        ("seat 1", "seat 2", 5, "'seat 2' is already said in line 4"),
        ("seat 2", "seat 3", 5, "there is no seat 3: 3 play, from seat 0"),
        ("event", "date", 7, "'date' is already said in line 6"),
        ("event: Club night", "Club night", 7, "'Club night' is no entry of the header"),
        ('"Cem #3"', '"Cem #3', 5, "is no text in quotes"),
        ('"Cem #3"', '"Cem" #3"', None, ""),
        ('"Cem #3"', '"Cem" 3', 5, "goes on after its closing quote"),
        ("round 2", "round 3", 15, "'round 3': expected 'round 2'"),
        ("round 1", "round one", 9, "'round one': expected 'round 1'"),
        ("2:bid+1\n", "round 3\n", 22, "'round 3': round 2 is not over"),
        ("R1,R2,U", "R1,R2,Q", 16, "'Q' is no card"),
        ("R1,R2,U", "R1,U", 16, "the deal gives seat 1 2 cards"),
        ("R1,R2,U ", "", 16, "the deal has 2 hands"),
        (" up W", "", 16, "the deal turns up no card"),
        ("0:trump=none", "0:trump=Z", 17, "'Z' is no trump: expected B, R, G, Y or none"),
        ("0:trump=none", "1:trump=none", 17, "seat 0 must name trump"),
        ("0:bid=1 1:bid=2", "0:bid=4 1:bid=2", 18, "a bid is 0 to 3 (R4.1)"),
        ("0:bid=1 1:bid=2", "1:bid=2 0:bid=1", 18, "seat 1 cannot bid 2: seat 0 must bid"),
        ("0:W 1:U=R", "0:W 1:U", 19, "it must be announced"),
        ("0:W 1:U=R", "0:W 1:U=R 2", 19, "'2' is no action"),
        ("0:W 1:U=R", "0:W\n1:U=R\ndate: today", 21, "'date:' is no action"),
        ("1:pass=R1", "1:pass=R3", 20, "seat 1 cannot pass R3: seat 1 holds R1, R2"),
        ("0:B2 1:B1", "0:B2 1:R2", 21, "seat 1 cannot play R2: blue was led and seat 1 holds B1"),
        ("2:bid+1", "2:bid-1", 22, "allowed: +1 (S7.2, S7.7)"),
        ("0:Y9 1:R2\n", "0:Y9 1:R2 0:B2\n", 23, "the game is over, round 2 was its last"),
        ("0:Y9 1:R2\n", "0:Y9 1:R2\nround 3\n", 24, "the game is over after round 2"),
        ("totals 50 20 50\n", "totals", 24, "breaks off within a line"),
    ],
)
def test_a_broken_record_names_line_and_reason(
    old: str, new: str, line: int | None, reason: str
) -> None:
    assert old in GAME
    text = GAME.replace(old, new, 1)
    if line is None:  # a comment after the name, for comparison
        assert loads(text).names[2] == "Cem"
        return
    with pytest.raises(RecordError) as caught:
        loads(text)
    assert (caught.value.line, reason in caught.value.reason) == (line, True), caught.value
    assert str(caught.value) == f"line {line}: {caught.value.reason}"


def test_the_fault_in_a_deal_is_on_the_line_of_the_hand() -> None:
    with pytest.raises(RecordError, match=re.escape("line 20: 'G99' is no card")):
        loads(EDITED.replace("G1,Y9,C", "G99,Y9,C"))


def test_a_record_that_breaks_off_is_noticed() -> None:
    """Cut within a line it is refused; cut between lines, it is the game so far."""
    whole = loads(GAME)
    for length in range(len(GAME)):
        cut = GAME[:length]
        if cut.count("\n") in (0, 1, 3, 4) or not cut.endswith("\n"):  # no rules, or half the names
            with pytest.raises(RecordError):
                loads(cut)
        else:
            record = loads(cut)
            assert record.actions == whole.actions[: len(record.actions)]


@given(st.data())
def test_any_slip_of_the_pen_is_a_record_or_refused(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(GAME) - 1))
    until = at + data.draw(st.integers(0, 3))
    slip = data.draw(st.text(st.sampled_from('BRGYWJSU0123:=+-,# "\n\\'), max_size=3))
    try:
        record = loads(GAME[:at] + slip + GAME[until:])
    except RecordError:
        return
    assert loads(dumps(record)) == record


@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    for rubbish in (text, text + "\n", f"wiz 1\n{text}\n"):
        with pytest.raises(RecordError):
            loads(rubbish)


@given(strategies.rules(), strategies.rngs(), st.data())
@settings(max_examples=30)
def test_an_illegal_action_is_found_on_its_line(
    rules: Rules, rng: Random, data: st.DataObject
) -> None:
    """One more bid in the middle of the tricks, on a line of its own."""
    record = a_record(rules, rng)
    lines = dumps(record).splitlines()
    plays = [at for at, line in enumerate(lines) if re.match(r"[0-9]:[A-Z]", line)]
    at = data.draw(st.sampled_from(plays))
    lines.insert(at, format_action(Bid(0, 0)))
    with pytest.raises(RecordError) as caught:
        loads("\n".join(lines) + "\n")
    assert caught.value.line == at + 1
    assert isinstance(caught.value.__cause__, IllegalAction)
