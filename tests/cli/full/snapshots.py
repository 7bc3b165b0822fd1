"""The pictures in `docs/play.md`, drawn from games written by hand.

After a change that is meant: `python -m tests.cli.full.snapshots`, and look at them.
"""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from augury import SPECIAL, State
from augury.locales import LANGUAGES
from augury.testing.scenarios import act, ready
from tests.cli.full.person import Scenario, Showing

PICTURES = Path(__file__).parents[3] / "docs" / "terminal"
SIZES = {"small": (60, 20), "usual": (80, 24), "large": (120, 40)}


def following() -> State:
    """A trick with the Juggler in it."""
    hands = "B3 B11 R7 W S | R10 Y2 G4 J B9 | B13 G12 R2 Y7 F | D U Y13 G1 B5"
    state = ready(hands, up="R12", bids=(2, 1, 1, 2), special=SPECIAL)
    return act(state, "1:B9 2:B13 3:U=R")


def snapshots() -> dict[str, Callable[[], str]]:
    """Every picture by its file's name, and how it is drawn."""
    return {
        f"table-{language}-{name}.svg": partial(draw, size, language)
        for language in LANGUAGES
        for name, size in SIZES.items()
    }


def draw(size: tuple[int, int], language: str) -> str:
    """The screen as a picture, without fonts from elsewhere."""

    async def sit() -> str:
        app = Showing(Scenario(following()), language=language)
        app.title = "augury play"
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            return app.export_screenshot()

    picture = asyncio.run(sit())
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    return "".join(f"{line.rstrip()}\n" for line in picture.splitlines())


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for name, drawn in snapshots().items():
        (PICTURES / name).write_text(drawn(), encoding="utf-8")
