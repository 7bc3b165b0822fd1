"""Help for tests of what is built on the rules.

    scenarios     games as a person writes them down: deals, moves and refusals in a few letters
    rules         random rules that do not contradict themselves
    games         random games, with special cards more often than chance would have them
    strategies    the same for hypothesis, which `pip install 'augury[testing]'` brings

All but the last need nothing but the standard library, and no particular test runner.
"""
