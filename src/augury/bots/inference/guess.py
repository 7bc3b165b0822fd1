"""The guess network: who holds each unseen card, as a seat's view tells.

As far as the cards go, every unseen card is as likely to lie here as there, in proportion to how
many cards lie there. What the others predicted and played tilts that: who predicted much holds
more Wizards and high trumps. The network sees what the policy sees, and says for every card and
every other seat how much likelier it lies there than in the stock, beside the room there is.
`train/guessing.py` has made it from the policy's own play; docs/training.md shows how well its
chances are kept.
"""

from __future__ import annotations

from typing import Final

from augury.bots.networks.weights_file import Signature, signature
from augury.encoding import LABELS, LAYOUT, LEADS_LAYOUT

GUESS: Final[Signature] = signature(
    [*LAYOUT.pieces, *LEADS_LAYOUT.pieces],
    [f"{card}@{other}" for other in LABELS["other"] for card in LABELS["card"]],
)
"""What goes into the network; and out of it, for every other seat from the left and every card,
how much likelier the card lies there than in the stock, as a logarithm."""
