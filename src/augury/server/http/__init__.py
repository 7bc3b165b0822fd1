"""HTTP: where people find tables and sit down at them.

    app          the application: everything below, put together
    api          the addresses that `tables.routes` has records of
    openapi      the same, described
    health       for the operator of the server
    pages        the page
    door         connections, as they arrive, and those that are too many
    connection   one of them, within limits
    guard        limits, headers and errors of every request
    admission    who may connect, and what is counted of what they ask
    credentials  the cookie in which a browser keeps a key
    limits       the counting; how much it may be is in settings and bounds

A thin layer: every answer is a value that a room, the store or the game has given.
"""
