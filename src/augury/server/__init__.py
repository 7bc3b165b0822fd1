"""Tables over the network: people and bots, nothing lost, nothing leaked.

    protocol/    what is said between a client and the server
    table/       a table as a value, and everything that is decided about it
    store/       where its log is kept: SQLite or PostgreSQL
    bus/         hints between processes that there is more in a log
    rooms/       the tables of this process: written to, listened to, looked after
    http/        where people find tables and sit down
    websocket/   where they play
    serving      a server from its settings
    settings     what an operator may choose
    bounds       what a client may ask for at most, whoever runs the server
    errors       what it refuses, and how

Each stands on those above it. The rules are the game library's: nothing here knows a card.
"""
