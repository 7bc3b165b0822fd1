"""The networks of the strong players and of reviews, and the puzzles: files that `augury` reads.

A distribution of its own, since the rules need none of it: `pip install 'augury[bots]'` brings it.
"""
