"""Tables on a person's own device: the hub of tables with neither a network nor a server.

    host         the hub for one person: bots in the other seats, every connection that person's
    store        logs in a storage of lines, which is a browser's database, a file or memory
    analysts     reviews, hints and puzzles, worked out where the tables are

None of it knows a rule of tables: that is the hub's.
"""
