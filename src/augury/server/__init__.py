"""Tables over the network: people and bots, nothing lost, nothing leaked.

    protocol   what is said between a client and the server
    setup      how a table is laid: its rules and its manners
    entries    what has been decided at a table: the lines of its log
    sitting    a table as a value: the fold of its log
    news       what an entry tells each seat
    room       a table in this process: one command, one transaction, then the news
    store      where the log is kept: SQLite or PostgreSQL
    socket     the WebSocket, a connection each
    app        the HTTP API

The rules are the game library's: nothing here knows a card.
"""
