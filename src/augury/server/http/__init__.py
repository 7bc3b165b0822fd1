"""The doors: HTTP and the WebSocket.

app            the application: everything below, put together
tables         laying tables, sitting down, commands, records
rules          choosing rules and reading them
health         for whoever operates the server
pages          the page
guard          limits, headers and errors of every request
connection     the WebSocket: bytes in, frames out
conversation   what a client says there, and what it is answered
admission      how many may connect, from where, and how much they may say
keepalive      whether connections still answer
credentials    whose seat a request is for: the one reader of keys
limits         how much anyone may ask
"""
