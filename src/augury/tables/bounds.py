"""What a client may send and ask for at most, on every server.

`settings` has what an operator may choose: how many connections, how many messages a second, how
much work. Here is the rest, which is as large as the game needs and no larger. `http.limits` has
the counting.
"""

from __future__ import annotations

from typing import Final

# A request
HEAD_BYTES: Final = 16 * 1024  # and as many beside the head and the body: chunk sizes, trailers
HEAD_FIELDS: Final = 100
BODY_BYTES: Final = 16 * 1024
PIPELINED_REQUESTS: Final = 8  # that wait for the one before
PAD_LETTERS: Final = 12_000  # a pad of ten columns and forty rounds has half as many
PAD_LINE: Final = 500  # letters of one of its lines: all options of the rules have half as many
RECORD_LETTERS: Final = 15_000  # a game of fifteen rounds for four has half as many
ROUNDS: Final = 40  # of a game with hand sizes of one's own

# A socket
FRAME_BYTES: Final = 8 * 1024
WAITING_COMMANDS: Final = 32  # of one connection, for the one before
MISTAKES: Final = 20  # messages that make no sense, before the connection ends

# What makes work: how many a second for one address, and how many at once
CODE_TRIES: Final = (0.5, 20.0)
POSITIONS: Final = (5.0, 60.0)  # of records
VARIATIONS: Final = (0.2, 20.0)
REVIEWS_OF_ADDRESS: Final = 6  # that are worked on or wait
REVIEWS_OF_ALL: Final = 60
REVIEW_PIECES: Final = 150  # of one review, each a second or two of a processor
LISTED_TABLES: Final = 100

# What is kept for a client that does not read
SYSTEM_BUFFER: Final = 64 * 1024  # by itself a system would keep megabytes
