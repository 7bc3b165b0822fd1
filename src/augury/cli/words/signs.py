"""The signs of the table and the pad, the same in every language."""

from typing import Final

TO_ACT: Final = "▶"
MARK: Final = "◀"  # before a word about the card that lies there
HIDDEN_BID: Final = "?"  # made, but not for these eyes
AWAITED: Final = "…"
MET: Final = "✓"
MISSED: Final = "✗"
