"""The parts of a table: each is told what it shows by an attribute, and posts what was chosen."""
