"""The tables of one process: read from their logs, written to, listened to, looked after.

    hub          all of them: opened when somebody asks and closed when nobody does
    room         one of them, for whoever comes to it
    writer       its log: one command, one transaction
    listeners    who hears of it here
    caretaker    what it does by itself when its timers run out
    timekeeper   whose timers run out, whichever process a table was played in
    services     what all rooms share
    counts       what is counted
    tasks        what goes on beside everything else

What is held in memory may be lost at any instant: the log is the truth.
"""
