"""Tables of people and bots: no network, no disk, no library but our own.

    protocol/    what is said between a client and the host of the table
    table/       a table as a value, and everything that is decided about it
    hub/         the tables of one process: written to, listened to, looked after
    store        where their logs are kept; `bus` tells other processes, `clock` the time
    analysts     what the analysis answers
    names, keys  who may be called what, and what proves that a seat is yours
    bounds       what a client may ask for at most, on every server
    errors       what is refused, and how

The rules are the game library's: nothing here knows a card.
"""
