"""HTTP: where people find tables and sit down at them.

    app           the application: everything below, put together
    tables        laying tables, sitting down, commands, records
    rules         choosing rules and reading them
    pads          score pads of tables made of wood
    health        for whoever operates the server
    pages         the page
    door          connections, as they arrive, and those that are too many
    connection    one of them, within limits
    guard         limits, headers and errors of every request
    credentials   whose seat a request is for: the one reader of keys
    limits        the counting of how much anyone asks; how much it may be is in settings and bounds

A thin layer: every answer is a value that a room, the store or the game has given.
"""
