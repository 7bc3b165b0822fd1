"""The commands that look at a game afterwards, or at what to do now: review, hint, puzzle."""
