"""What must hold for every pad, whatever people do to it."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from augury import Rules
from augury.pad import PadError, Sheet, dumps, edits, facts, loads
from augury.pad.facts import forbidden_bid, rest_of_tricks
from augury.testing.strategies import rngs, rules
from tests.pad.sheets import edit, edited, kept_by_hand, new_sheet


@given(rules(), rngs())
def test_the_points_are_those_of_the_engine(chosen: Rules, rng: Random) -> None:
    """Special cards included: what the engine scores is what the pad scores (R7)."""
    sheet, table = kept_by_hand(chosen, rng)
    known = facts(sheet)
    assert known.problems == ()
    assert [line.points for line in known.lines] == [row.points for row in table.pad]
    assert [line.totals for line in known.lines] == [row.totals for row in table.pad]
    assert known.leaders == table.winners
    assert known.ranks == table.ranks
    assert known.tie_breaks == table.tie_breaks
    assert [line.dealer for line in known.lines] == [
        (sheet.dealer + number) % chosen.players for number in range(chosen.rounds)
    ]
    assert known.lines[-1].dealer == table.dealer
    assert known.over
    assert known.schedule == chosen.schedule


@given(rules(), rngs(), st.data())
def test_correcting_a_round_is_entering_it_right_at_once(
    chosen: Rules, rng: Random, data: st.DataObject
) -> None:
    right, _ = kept_by_hand(chosen, rng)
    number = data.draw(st.integers(1, len(right.rounds)))
    wrong = edits.clear(right, number)
    for _ in range(8):  # somebody gets the round wrong, in any way there is
        try:
            wrong = edit(wrong, rng)(wrong)
        except PadError:
            continue
    if wrong.names == right.names and len(wrong.rounds) == len(right.rounds):
        for again, one in enumerate(right.rounds, 1):
            wrong = edits.write(wrong, again, one)
        wrong = edits.end(edits.deal_first(wrong, right.dealer), right.ended)
        assert wrong == right
        assert facts(wrong) == facts(right)


@given(rules(), rngs())
def test_correcting_cell_by_cell_is_entering_it_right_at_once(chosen: Rules, rng: Random) -> None:
    """Round 3 is put right in round 9, one number after the other."""
    right, _ = kept_by_hand(chosen, rng)
    number = rng.randint(1, len(right.rounds))
    one = right.rounds[number - 1]
    sheet = edits.clear(right, number)
    for seat in rng.sample(one.seats, len(one.seats)):
        cell = one.cells[seat]
        assert cell is not None
        sheet = edits.take(edits.bid(sheet, number, seat, cell.bid), number, seat, cell.taken)
    for seat in one.seats:
        cell = one.cells[seat]
        if cell and cell.change:
            sheet = edits.change(sheet, number, seat, cell.change)
    if one.bombed:
        sheet = edits.bomb(sheet, number, True)
    assert sheet == right
    assert facts(sheet) == facts(right)


@given(rules(), rngs())
def test_any_edits_leave_a_sheet_or_are_refused_with_a_code(chosen: Rules, rng: Random) -> None:
    sheet = new_sheet(chosen, rng)
    before, codes = repr(sheet), list[str]()
    for _ in range(40):
        change = edit(sheet, rng)
        try:
            after = change(sheet)
        except PadError as refused:
            codes.append(str(refused.problem))
        else:
            _is_sound(after)
            sheet, before = after, repr(after)
        assert repr(sheet) == before
    assert all(codes)


def _is_sound(sheet: Sheet) -> None:
    known = facts(sheet)
    assert known.over == (known.due is None)
    assert len(known.lines) == len(sheet.rounds)
    for one, line in zip(sheet.rounds, known.lines, strict=True):
        assert sorted(line.order) == sorted(one.seats)
        assert line.order[-1] == line.dealer
        assert line.counts == (line.points[line.dealer] is not None)
        assert one.complete or not line.counts
        assert not (one.struck and line.counts)
        for problem in known.problems:
            assert str(problem)
    if known.due is not None and known.due.stage != "mend":
        assert known.due.seat is not None


@given(rules(), rngs())
def test_what_is_written_is_read_again(chosen: Rules, rng: Random) -> None:
    for sheet in edited(chosen, rng, 30):
        text = dumps(sheet)
        assert loads(text) == sheet
        assert dumps(loads(text)) == text


@given(rules(), rngs())
def test_the_barred_number_is_the_one_that_makes_the_sum_even(chosen: Rules, rng: Random) -> None:
    """V1: entering the barred number is a problem, any other is none."""
    for sheet in edited(chosen, rng, 25):
        for number, one in enumerate(sheet.rounds, 1):
            seat = rng.choice(one.seats)
            barred = forbidden_bid(sheet, number, seat)
            if one.struck or barred is None:
                continue
            for tricks in range(one.hand_size + 1):
                try:
                    after = edits.bid(sheet, number, seat, tricks)
                except PadError:
                    continue  # the Cloud would lead out of bounds
                even = any(
                    problem.code == "even" and problem.round == number
                    for problem in facts(after).problems
                )
                assert even == (tricks == barred)


@given(rules(), rngs())
def test_the_last_number_of_tricks_fills_in_by_itself(chosen: Rules, rng: Random) -> None:
    sheet, _ = kept_by_hand(chosen, rng)
    for number, one in enumerate(sheet.rounds, 1):
        seat = rng.choice(one.seats)
        cell = one.cells[seat]
        assert cell is not None
        assert rest_of_tricks(edits.take(sheet, number, seat, None).rounds[number - 1], seat) == (
            cell.taken
        )
