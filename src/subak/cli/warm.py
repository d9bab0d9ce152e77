"""`subak warm`."""

from subak.cli.screen import console, progress_bar


def warm_up(name: str) -> None:
    """Compile a game's rules with a progress bar; quick when it was done before."""
    with progress_bar(f"Compiling the rules of {name} (once)") as move:
        from subak.warm import warm

        warm(name, move)
    console.print(f"{name}: ready")
