"""A table as a value, and everything that is decided about it.

    entries     what has been decided: the lines of a table's log
    sitting     the table: who sits where, and the game between them
    folding     how the log makes a sitting, entry by entry, and what happens
    decisions   what becomes of a command: entries, or a refusal
    claims      the rest of a round, when nobody can change it any more
    timers      what a table does by itself, and when
    dealing     its shuffles
    broadcast   an entry's message to every seat
    summaries   the whole table at once: a welcome, a line in the lobby
    records     its finished games

Pure: no network, no disk, no clock.
"""
