"""A network in an ONNX file plays; one that does not fit is refused with what was expected."""

from pathlib import Path
from random import Random

import pytest

from augury import Rules, deal, start, view
from augury.bots import bot
from augury.cli import saves
from augury.cli.sessions.local import LocalTable
from augury.encoding import ACTIONS, LAYOUT, action, legal_ids
from augury.game import apply
from augury.game.errors import BotError
from tests.cli.seat import play_out

pytest.importorskip("onnxruntime", reason="NOT TESTED: no onnxruntime")

FLOAT, INT8, DOUBLE = 1, 3, 11  # the element types of ONNX


def field(number: int, value: int | bytes | str) -> bytes:
    """A field of a protocol buffer: a number, or bytes with their length."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    data = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(data)) + data


def varint(value: int) -> bytes:
    out = b""
    while value > 127:
        out += bytes([value & 127 | 128])
        value >>= 7
    return out + bytes([value])


def tensor(name: str, kind: int, size: int) -> bytes:
    """What goes in or comes out: [rows, size]."""
    shape = field(1, field(2, "rows")) + field(1, field(1, size))
    return field(1, name) + field(2, field(1, field(1, kind) + field(2, shape)))


def network(path: Path, inputs: list[bytes], output: bytes, copied: str) -> str:
    """A file with a network that copies one of its inputs to its output."""
    node = field(1, copied) + field(2, "logits") + field(4, "Identity")
    graph = field(1, node) + field(2, "copy") + field(12, output)
    graph += b"".join(field(11, one) for one in inputs)
    path.write_bytes(field(1, 8) + field(7, graph) + field(8, field(2, 13)))
    return str(path)


SEEN = tensor("observation", FLOAT, LAYOUT.size)
MASK = tensor("mask", FLOAT, ACTIONS)
LOGITS = tensor("logits", FLOAT, ACTIONS)


def test_it_sits_down_at_a_table_in_the_terminal(tmp_path: Path) -> None:
    path = network(tmp_path / "mask.onnx", [SEEN, MASK], LOGITS, "mask")
    rules = Rules(players=3, hand_sizes=(2,))
    record = saves.new(rules, name="Ann", seat=0, seed="1", opponents=path)
    game = LocalTable(record, tmp_path / "game.wiz")
    play_out(game)
    assert game.opponents.faults == ()


def test_it_does_what_the_network_holds_most_of(tmp_path: Path) -> None:
    """The mask as logits: the first legal action."""
    player = bot(network(tmp_path / "mask.onnx", [SEEN, MASK], LOGITS, "mask"))
    state = start(Rules(players=3, hand_sizes=(4,)))
    state = apply(state, deal(state.table, Random(3)))
    for _ in range(8):
        seat = state.to_act[0]
        seen = view(state, seat)
        first = legal_ids(state.table, seat, state.hands[seat], state.bids[seat])[0]
        move = player.act(seen, Random(1))
        assert move == action(first, seat)
        state = apply(state, move)


@pytest.mark.parametrize(
    ("inputs", "output", "copied", "reason"),
    [
        ([tensor("observation", FLOAT, 99)], LOGITS, "observation", r"\[rows, 1512\]"),
        (
            [tensor("observation", DOUBLE, LAYOUT.size)],
            tensor("logits", DOUBLE, LAYOUT.size),
            "observation",
            "float or int8",
        ),
        ([SEEN], tensor("logits", FLOAT, LAYOUT.size), "observation", "295 actions"),
        ([SEEN, MASK, tensor("more", FLOAT, 1)], LOGITS, "mask", "3 inputs"),
        ([SEEN, tensor("mask", FLOAT, 3)], tensor("logits", FLOAT, 3), "mask", r"\[rows, 295\]"),
    ],
)
def test_what_does_not_fit_is_refused(
    tmp_path: Path, inputs: list[bytes], output: bytes, copied: str, reason: str
) -> None:
    with pytest.raises(BotError, match=reason):
        bot(network(tmp_path / "odd.onnx", inputs, output, copied))


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="no such file"):
        bot(str(tmp_path / "missing.onnx"))
    (tmp_path / "text.onnx").write_text("hello")
    with pytest.raises(BotError, match="cannot be used"):
        bot(str(tmp_path / "text.onnx"))
