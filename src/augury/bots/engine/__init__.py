"""The third engine.

A round as plain numbers, changed in place, for players who look thousands of moves ahead.
"""
