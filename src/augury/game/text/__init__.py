"""The game as text: for people, for files, for the wire.

notation    actions, hands and rules in a few letters
record      a whole game, the `.wiz` file
drawing     a small table, for a terminal or a notebook
codecs      how each type is written as JSON, read from it and described
wire        the game as JSON
"""
