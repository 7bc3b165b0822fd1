"""A seat at a server's table from Python: for bots and programs of your own, and for the terminal.

    async with take_seat("http://localhost:8000/t/abc", "Careful") as seat:
        async for turn in seat.turns():
            await turn.play(choice(turn.view.legal_actions))

A line that is lost is opened again, and goes on where it was. What is played is played once.
"""

from typing import TYPE_CHECKING

from augury.client.errors import ClientError, RequestRefused
from augury.later import later

if TYPE_CHECKING:
    from augury.client.link import Link, read_link
    from augury.client.seat import Seat, Turn, open_table, take_seat
else:  # they bring the network along
    __getattr__ = later(
        __name__,
        {
            "augury.client.link": "Link read_link",
            "augury.client.seat": "Seat Turn open_table take_seat",
        },
    )

__all__ = [
    "ClientError",
    "Link",
    "RequestRefused",
    "Seat",
    "Turn",
    "open_table",
    "read_link",
    "take_seat",
]
