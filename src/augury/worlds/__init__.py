"""What could be true: the complete states of the game that a view leaves possible.

    worlds = Worlds(view)       # counts them, once; ImpossibleView if there is none
    worlds.count                # how many ways the hidden cards may lie, exactly
    worlds.sample(rng)          # one of them, as a State that can be played on

Every world is as likely as every other, and exactly so: nothing is approximated.
"""

from augury.worlds.possible import Worlds

__all__ = ["Worlds"]
