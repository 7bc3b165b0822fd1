"""Processes beside the server: for bots that take long, for reviews and hints."""
