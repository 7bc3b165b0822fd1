"""What is said between a client and the server, as types.

    fields     what single values may be: names, ids, numbers within bounds
    phrases    what may be said without typing it
    rules      choosing rules
    tables     laying a table, sitting down at it, and what everyone may know of it
    commands   what a client asks for
    events     what happens at a table besides the game
    messages   what the server says
    closings   why it closes a socket
    pads       sharing a score pad kept by hand
    frames     how it goes over the wire

`docs/protocol.md` explains it; `augury.server.typescript` writes these models down for the page.
Cards, actions, views and events of the game itself are written by `augury.game.text.wire`.
"""
