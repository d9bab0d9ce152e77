"""`subak play`: a game against the computer with numbered choices."""

import time
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from subak.cli.screen import console, show_board
from subak.cli.warm import warm_up
from subak.errors import CannotUndo
from subak.game import Game
from subak.players import SearchPlayer
from subak.players.levels import LEVELS, make_player
from subak.show.choices import Choice, Message
from subak.show.texts import Catalogue

YOU = 0
"""All other seats are the computer's."""
HINTS, HINT_MILLISECONDS, WORTH_TELLING = 3, 500, 0.02
FEW = 12
"""Lists up to this length are shown in full; of longer ones only the choices that score now (m shows all)."""


class Quit(Exception):
    """The player has had enough."""


class TerminalTable:
    """One player at a terminal, computer players at all other seats."""

    def __init__(self, game: Game, language: str, level: str) -> None:
        self.game = game
        self.texts = Catalogue(language, game.components.messages(language))
        seed = time.time_ns() % 1_000_000
        self.computers = [make_player(level, seed + seat) for seat in range(game.seats)]
        self.adviser = SearchPlayer(milliseconds=HINT_MILLISECONDS, seed=seed)

    def run(self) -> None:
        """To the end, or until the player leaves. The record is kept either way."""
        try:
            while not self.game.is_over:
                self._one_decision()
        except (Quit, EOFError, KeyboardInterrupt):
            console.print()
        finally:
            if len(self.game):
                self._save()
        if self.game.is_over:
            self._show_result()
        console.print(self.texts.text("play-bye"))

    def _one_decision(self) -> None:
        # The player decides first: what the computer has picked stays hidden until both have.
        if YOU in self.game.actors:
            self._ask()
        else:
            seat = self.game.actors[0]
            with console.status(self.texts.text("play-thinking")):
                code = self.computers[seat].choose(self.game, seat)
            self.game.push(code, seat)
        for event in self.game.last_events:
            console.print("  " + self.texts.text(self.game.kind.table.log_line(event, self.game.components)))

    # --- asking ------------------------------------------------------------------------------------------------
    def _ask(self) -> None:
        choices = self.game.choices(YOU)
        console.rule()
        show_board(self.game.kind.terminal.table(self.game.view(YOU).states, self.game.components, YOU, self.texts))
        console.print(f"\n{self.texts.text(choices.prompt)}", style="bold")
        order = sorted(choices, key=lambda choice: -choice.preview.get("points", 0))
        shown = self._list(order, everything=len(order) <= FEW)
        while True:
            answer = console.input(f"{self.texts.text('play-number')}: ", markup=False).strip().lower()
            if answer == "m" and shown < len(order):
                shown = self._list(order, everything=True)
            elif answer == "h":
                self._hint(order)
            elif self._answered(answer, order):
                return

    def _answered(self, answer: str, order: Sequence[Choice]) -> bool:
        """Carry out an answer; false if it was none."""
        if answer == "q":
            raise Quit
        if answer == "u":
            try:
                self.game.undo(YOU)
            except CannotUndo:
                console.print(self.texts.text("play-nothing-to-undo"))
                return False
            return True
        for number, choice in enumerate(order, 1):
            if answer in (str(number), choice.move.text):
                self.game.push(choice.move)
                return True
        console.print(self.texts.text("play-not-a-choice", input=repr(answer), count=len(order)))
        return False

    def _list(self, order: Sequence[Choice], everything: bool) -> int:
        """Print the numbered choices; returns how many."""
        scoring = [choice for choice in order if choice.preview.get("points", 0) > 0]
        shown = list(order) if everything else scoring or list(order)[:FEW]
        for number, choice in enumerate(shown, 1):
            points = choice.preview.get("points", 0)
            line = Text(f"{number:4}  {self.texts.text(choice.label)}  ").append(choice.move.text, "dim")
            if points:
                sign = "+" if points > 0 else "−"
                line.append(f"  {self.texts.text('play-points', points=f'{sign}{abs(points)}')}", "green")
            console.print(line)
        if len(shown) < len(order):
            console.print("      " + self.texts.text("play-more", count=len(order) - len(shown)))
        return len(shown)

    def _hint(self, order: Sequence[Choice]) -> None:
        """The best moves, with the chance to win."""
        with console.status(self.texts.text("play-thinking")):
            judged = self.adviser.judge(self.game, YOU)
        for move in judged[:HINTS]:
            for number, choice in enumerate(order, 1):
                if choice.move.code == move.code and (move is judged[0] or move.weight > WORTH_TELLING):
                    percent = round(100 * move.share)
                    hint = Message("play-hint", {"number": number, "label": choice.label, "percent": percent})
                    console.print(self.texts.text(hint))

    # --- the end -----------------------------------------------------------------------------------------------
    def _save(self) -> None:
        name = f"{self.game.kind.name}-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        try:
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(self.game.record())
        except OSError:  # the record cannot be written here, so it goes to the screen
            console.print(self.game.record())
            return
        console.print(self.texts.text("play-saved", file=name))

    def _show_result(self) -> None:
        show_board(self.game.kind.terminal.table(self.game.view(YOU).states, self.game.components, YOU, self.texts))
        others = [self.texts.text("seat-computer", seat=(seat,)) for seat in range(1, self.game.seats)]
        table = Table("", self.texts.text("seat-you"), *others)
        for title, points in self.game.kind.table.score_rows(self.game.view().states):
            table.add_row(self.texts.text(title), *(str(number) for number in points))
        console.print(table)
        console.print(self._winner(), style="bold")

    def _winner(self) -> str:
        winners = self.game.winners
        if len(winners) > 1:
            return self.texts.text("play-winner-shared")
        if winners == (YOU,):
            return self.texts.text("play-winner-you")
        return self.texts.text("play-winner-computer", seat=winners)


def play_in_terminal(game: Game, language: str, level: str) -> None:
    """Compile if need be, then play."""
    make_player(level)  # refuses a name there is none for, before anything else
    warm_up([game.kind.name], language)
    table = TerminalTable(game, language, level)
    title = Message(f"game-{game.kind.name}")
    console.print(table.texts.text(Message("play-welcome", {"game": title, "level": _level_name(level)})))
    table.run()


def _level_name(level: str) -> str | Message:
    """A level has a name in every language; other players are called as they are."""
    return Message(f"level-{level}") if level in LEVELS else level
