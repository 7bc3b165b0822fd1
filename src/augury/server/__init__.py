"""Tables over the network: people and bots, nothing lost, nothing leaked.

    store/       where its log is kept: SQLite or PostgreSQL
    bus/         hints between processes that there is more in a log
    workers/     processes beside the server: bots that take long, reviews, hints
    hub          the hub of the tables, as the settings want it
    http/        where people find tables and sit down
    websocket/   where they play
    serving      a server from its settings
    settings     what an operator may choose

Each stands on those above it. What is said and decided at a table is in `augury.tables`.
"""
