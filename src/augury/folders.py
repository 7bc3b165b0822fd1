"""Where a user's data is kept: the games of the terminal and the tables of the server."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The one folder for everything, where this system keeps a user's data."""
    return user_data_path("augury", appauthor=False)
