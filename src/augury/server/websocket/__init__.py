"""The WebSocket: where people play.

    connection     bytes in, frames out
    conversation   what a client says, and what it is answered
    admission      how many may connect, from where, and how much they may say
    keepalive      whether connections still answer

A client that reads too slowly or says too much is dropped, and never delays its table.
"""
