"""The tables of one process: read from their logs, written to, listened to, looked after.

    hub          all of them: opened when somebody asks and closed when nobody does
    room         one of them: for people who come to it, and when its timers run out
    writer       its log: one command, one transaction
    listeners    who hears of it here
    timekeeper   whose timers run out, whichever process a table was played in
    services     what all rooms share, and what is counted
    thinking     where bots think
    finished     finished games, kept as they are sent
    codes, pads  tables that wait under a code, and shared score pads
    tasks        what goes on beside everything else

What is held in memory may be lost at any instant: the log is the truth.
"""
