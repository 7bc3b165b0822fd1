"""Games as one person takes part in them: alone against bots, or at a table of a server."""
