"""What foresight showed of the others' hands, less what they have played since (V4)."""

from __future__ import annotations

from collections.abc import Iterator

from augury.game import Hand, Phase, View
from augury.game.cards import without


def foreseen(view: View) -> Iterator[tuple[int, Hand]]:
    """The seats whose hands this one has seen, and what they still hold of them."""
    table = view.table
    if table.phase in (Phase.DEAL, Phase.OVER):
        return
    played = (*(play for trick in table.tricks for play in trick.plays), *table.trick)
    for seat, cards in enumerate(view.seen):
        if cards is not None:
            for play in played:
                if play.seat == seat and play.card in cards:
                    cards = without(cards, play.card)  # noqa: PLW2901
            yield seat, cards
