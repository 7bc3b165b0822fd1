"""What fills the whole terminal: the menu, a game, its pad, a replay, the rules, the settings."""
