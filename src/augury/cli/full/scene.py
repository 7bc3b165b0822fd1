"""What a screen shows at one moment: a view, what follows from it, and how to speak about it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from augury.cli.words.speech import Speech
from augury.game import Move, View
from augury.game.play.events import TrickEnded
from augury.game.play.facts import Facts, facts


@dataclass(frozen=True)
class Scene:
    """A view with all that its picture needs; the parts of a table work nothing out."""

    view: View
    facts: Facts
    speech: Speech
    legal: tuple[Move, ...]  # what the person may do now; nothing while something is shown
    to_act: tuple[int, ...]  # whom the game waits for; nobody while something is shown

    @property
    def clockwise(self) -> tuple[int, ...]:
        """The seats beginning left of the one that looks, so that its own comes last."""
        players = self.view.rules.players
        first = 0 if self.view.seat is None else self.view.seat + 1
        return tuple((first + offset) % players for offset in range(players))


def scene(view: View, speech: Speech, *, asking: bool) -> Scene:
    """The picture of a view; `asking`, if the person is to answer now."""
    legal, to_act = (view.legal_actions, view.table.to_act) if asking else ((), ())
    return Scene(view, facts(view), speech, legal, to_act)


def trick_scene(before: View, complete: View, ended: TrickEnded, speech: Speech) -> Scene:
    """A trick that is complete, as it lies there before it is taken.

    `before` is the view before its last card: afterwards nothing is to be followed any more, so
    the suit is the one from then, and whose trick it is comes from the event.
    """
    table = replace(complete.table, suit=before.table.suit, settled=before.table.settled)
    now = scene(replace(complete, table=table), speech, asking=False)
    known = replace(now.facts, winning=ended.winner, bombed=ended.bombed)
    return replace(now, facts=known)
