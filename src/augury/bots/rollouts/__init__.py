"""Rounds played to their end by the rules of thumb, and how a budget of them is spent."""
