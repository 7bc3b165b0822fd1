"""What is said between a client and the server, as types.

    fields     what single values may be: names, ids, numbers within bounds
    rules      choosing rules
    tables     opening a table, sitting down at it, and what everyone may know of it
    commands   what a client asks for
    events     what happens at a table besides the game
    messages   what the server says
    closings   why it closes a socket
    pads       sharing a score pad kept by hand
    wire       messages as JSON, and back, and how they go over a socket

`docs/protocol.md` explains it. Every message is a frozen dataclass: `augury.codec` says how it is
written, read and described, and `augury.server.typescript` writes them down for the page.
"""
