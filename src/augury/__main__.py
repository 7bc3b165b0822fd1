"""`python -m augury`: the command, where there is no script for it on the path."""

from augury.cli import main

if __name__ == "__main__":
    main()
