"""`python -m subak` is `subak`, also where the command is not on the path."""

from subak.cli.main import main

if __name__ == "__main__":
    main()
