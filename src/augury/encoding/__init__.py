"""The game as numbers: one numbering of actions, one layout of what a network sees.

    observe(view) -> Observation     a row of small numbers; LAYOUT names its pieces
    mask(view) -> Mask              which of the ACTIONS are legal; legal_ids(…), their numbers
    action_id(move) -> int          and action(number, seat) back
    suit_order(observation)         how to relabel the suits so that trump comes first
    lead_features(observation)           who leads by how much, once the end is near

The batch engine writes and reads the very same numbers.
"""

try:
    import numpy as np  # noqa: F401
except ImportError as missing:
    from augury.game.errors import MissingExtra

    raise MissingExtra("the game as numbers needs NumPy", "bots") from missing

from augury.encoding.actions import (
    ACTIONS,
    BID,
    CHANGE,
    PASS,
    PLAY,
    PUT_IN,
    TAKE_OUT,
    TRUMP,
    Mask,
    action,
    action_id,
    legal_ids,
    mask,
)
from augury.encoding.layout import AXES, LABELS, LAYOUT, SEATS, Layout, Piece, lay_out
from augury.encoding.leads import LEAD_FEATURES, LEADS, LEADS_LAYOUT, lead_features
from augury.encoding.observation import Observation, observe
from augury.encoding.suits import ACTION_IDS, OBSERVATIONS, ORDERS, suit_order

__all__ = [
    "ACTIONS",
    "ACTION_IDS",
    "AXES",
    "BID",
    "CHANGE",
    "LABELS",
    "LAYOUT",
    "LEADS",
    "LEADS_LAYOUT",
    "LEAD_FEATURES",
    "OBSERVATIONS",
    "ORDERS",
    "PASS",
    "PLAY",
    "PUT_IN",
    "SEATS",
    "TAKE_OUT",
    "TRUMP",
    "Layout",
    "Mask",
    "Observation",
    "Piece",
    "action",
    "action_id",
    "lay_out",
    "lead_features",
    "legal_ids",
    "mask",
    "observe",
    "suit_order",
]
