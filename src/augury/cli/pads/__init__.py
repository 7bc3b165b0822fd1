"""A score pad kept by hand at the terminal, for a game with real cards."""
