"""The helper that all tests of refusals lean on finds what it is there to find."""

import pytest

from augury.game.errors import IllegalAction, MustFollow, NotInHand
from augury.testing.scenarios import act, ready, refused

STATE = act(ready("R1 B9 | R4 G4 | R2 B3", up="Y5"), "1:R4")


def test_a_refusal_is_known_by_its_own_error() -> None:
    assert refused(STATE, "2:B3", MustFollow).endswith("seat 2 holds R2 (R5.2)")


@pytest.mark.parametrize(
    ("action", "error", "reason"),
    [
        ("2:R2", MustFollow, "2:R2 is legal: expected MustFollow"),
        ("2:B3", NotInHand, "2:B3 is a MustFollow: seat 2 cannot play B3"),
        ("2:B3", IllegalAction, "2:B3 is a MustFollow"),
    ],
)
def test_what_is_refused_otherwise_or_not_at_all_fails(
    action: str, error: type[IllegalAction], reason: str
) -> None:
    with pytest.raises(AssertionError) as failed:
        refused(STATE, action, error)
    assert str(failed.value).startswith(reason)
