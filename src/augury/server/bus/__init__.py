"""Hints between the processes of a server: by a file's database, PostgreSQL or Redis."""
