"""Data sets of decisions: what was seen, what was legal, what was done, and all hands beside it.

    write("rounds.parquet", Rules(players=4), decisions=1_000_000, player="archmage")
    for batch in read("rounds.parquet"):        # a few thousand rows at a time
        batch["observation"], batch["action"]   # NumPy arrays, one row for each decision

Games are played by the batch engine, a thousand at once, and written as they go on, so a data set
may be larger than memory. `.parquet` or `.arrow`, by the ending of the file's name.
"""

try:
    import pyarrow as pa  # noqa: F401
except ImportError as missing:
    from augury.game.errors import MissingExtra

    raise MissingExtra("data sets need pyarrow", "data") from missing

from augury.data.columns import COLUMNS, Column
from augury.data.errors import DataError
from augury.data.files import POLICIES, Written, describe, read, write
from augury.data.rounds import Columns, play_rounds

__all__ = [
    "COLUMNS",
    "POLICIES",
    "Column",
    "Columns",
    "DataError",
    "Written",
    "describe",
    "play_rounds",
    "read",
    "write",
]
