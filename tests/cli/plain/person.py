"""A person at the terminal: sees nothing but the screen, and types what it offers."""

import re
from collections.abc import Callable
from io import StringIO
from random import Random

from rich.console import Console

from augury.cli.plain.game import Game
from augury.cli.plain.terminal import Terminal

_SUIT = re.compile(r"(\d) (?:blue|red|green|yellow|none|Wizard|Jester)\b")
_BID = re.compile(r"0 to (\d+)(?:, but not (\d+))?")
_NUMBERS = re.compile(r"^[\s\d]*\d[\s\d]*$", re.MULTILINE)

Answer = Callable[[str], str]


def someone(seed: object) -> Answer:
    """Somebody who answers every question on the screen with something it offers.

    The same question, with the same things to choose from, gets the same answer.
    """

    def answer(screen: str) -> str:
        question = screen.rstrip().splitlines()[-1]
        offered = choices(screen, question)
        return Random(f"{seed} {question} {offered}").choice(offered)

    return answer


def choices(screen: str, question: str) -> list[str]:
    """What the screen says may be typed."""
    if question.endswith("…"):
        return [""]
    if "makes it" in question:
        return re.findall(r"([+-]) makes it", question)
    if found := _BID.search(question):
        return [str(bid) for bid in range(int(found[1]) + 1) if str(bid) != found[2]]
    if question.startswith("Take a card out of the trick"):
        return re.findall(r"(\d+) [A-Z]", question)
    if numbers := _SUIT.findall(question):
        return list(numbers)
    hand = screen[screen.rindex("Your hand") :]
    return " ".join(_NUMBERS.findall(hand)).split()


class Desk:
    """A terminal without a screen: what is printed is kept, what is typed comes from `answers`.

    Somebody who comes last stays; after the last line, or after `lines`, there is nobody any more.
    """

    def __init__(
        self,
        *answers: str | Answer,
        width: int = 80,
        lines: int | None = None,
        language: str = "en",
    ) -> None:
        self.answers = list(answers)
        self.lines = lines
        self.paper = StringIO()
        self.read_up_to = 0
        console = Console(file=self.paper, width=width, markup=False, emoji=False, highlight=False)
        self.terminal = Terminal(console, self._read, language)

    @property
    def printed(self) -> str:
        """All that was printed."""
        return self.paper.getvalue()

    def _read(self) -> str:
        new, self.read_up_to = self.printed[self.read_up_to :], len(self.printed)
        if not self.answers or self.lines == 0:
            raise EOFError
        if self.lines is not None:
            self.lines -= 1
        answer = self.answers.pop(0)
        if isinstance(answer, str):
            return answer
        if not self.answers:
            self.answers.append(answer)
        return answer(new)


class Unrefused(Game):
    """A game in which everything that is typed must be allowed."""

    def _refuse(self, reason: str) -> None:
        raise AssertionError(reason)
