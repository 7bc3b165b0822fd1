"""A network in an ONNX file as a player: anyone's, trained with whatever they like."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from augury.encoding import ACTIONS, LAYOUT, action, mask, observe
from augury.game.errors import BotError, MissingExtra
from augury.game.play.actions import Move
from augury.game.play.views import View

_FLOAT: Final = "tensor(float)"
_INPUTS: Final = {_FLOAT: np.float32, "tensor(int8)": np.int8}


class OnnxPlayer:
    """Does the legal action of which the network's first output holds most.

    Its first input is the observation, `[rows, 1361]`: float32, scaled by `LAYOUT.scale`, or int8
    as it is. A second one, if it has it, is the mask, `[rows, 157]`: ones where an action is
    legal. Its first output has a number for each of the 157 actions.
    """

    def __init__(self, path: str) -> None:
        try:
            import onnxruntime  # noqa: PLC0415  # heavy, and seldom needed
        except ImportError as missing:
            raise MissingExtra(
                f"player {path!r}: an ONNX file needs onnxruntime", "onnx"
            ) from missing
        if not Path(path).is_file():
            raise BotError(f"player {path!r}: there is no such file")
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = settings.inter_op_num_threads = 1
        settings.log_severity_level = 3
        try:
            self._session: Any = onnxruntime.InferenceSession(
                path, settings, providers=["CPUExecutionProvider"]
            )
        except Exception as error:
            reason = " ".join(str(error).split())
            raise BotError(f"player {path!r}: the file cannot be used: {reason}") from error
        self._inputs = tuple(self._session.get_inputs())
        self._check(path)

    def act(self, view: View, rng: Random) -> Move:  # noqa: ARG002  # it leaves nothing to chance
        """The action that it holds most of."""
        assert view.seat is not None
        legal = mask(view)
        seen: Any = observe(view)
        if self._inputs[0].type == _FLOAT:
            seen = seen * LAYOUT.scale
        rows = [seen, legal]
        given = {
            put.name: row[None].astype(_dtype(put.type))
            for put, row in zip(self._inputs, rows, strict=False)
        }
        logits = np.asarray(self._session.run(None, given)[0])[0]
        if np.isnan(logits[legal]).any():
            raise ValueError("the network's answer is not a number")
        return action(int(np.where(legal, logits, -np.inf).argmax()), view.seat)

    def _check(self, path: str) -> None:
        """Refuse a network that asks for something else, before the first game."""
        wanted = (("the observation", LAYOUT.size), ("the mask", ACTIONS))
        count = len(self._inputs)
        if not 1 <= count <= len(wanted):
            raise BotError(f"player {path!r}: it has {count} inputs; it has to have one or two")
        for put, (meaning, size) in zip(self._inputs, wanted, strict=False):
            if not _fits(put.shape, size) or _dtype(put.type) is None:
                raise BotError(
                    f"player {path!r}: its input {put.name!r} is {put.type} {put.shape}; "
                    f"{meaning} is float or int8, [rows, {size}]"
                )
        output = self._session.get_outputs()[0]
        if not _fits(output.shape, ACTIONS):
            raise BotError(
                f"player {path!r}: its output {output.name!r} is {output.shape}; it has to have "
                f"a number for each of the {ACTIONS} actions: [rows, {ACTIONS}]"
            )


def _fits(shape: list[int | str | None], size: int) -> bool:
    """Whether a row can have `size` numbers; a length with a name, or none, is known later."""
    return len(shape) == 2 and (not isinstance(shape[1], int) or shape[1] == size)


def _dtype(name: str) -> Any:
    return _INPUTS.get(name, np.bool_ if name == "tensor(bool)" else None)
