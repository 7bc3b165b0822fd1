"""What a hub counts of its own work, for those who operate it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Counts:
    """Numbers that only grow, but for the rooms."""

    entries: int = 0  # written to the logs of tables
    repeats: int = 0  # commands that came a second time
    conflicts: int = 0  # writings that another process came before
    rooms: int = 0  # tables held in memory now
