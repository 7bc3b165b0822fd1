"""The game line by line, for pipes, screen readers and simple terminals."""
