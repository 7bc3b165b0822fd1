"""The game on the full screen of a terminal, with Textual."""
