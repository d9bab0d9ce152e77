"""The command line. `subak --help` lists the commands; each is a thin face over the library."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import subak
from subak.cli.admin import admin_app
from subak.cli.options import Data, Database, Jobs, Language, Parquet, Ray, chosen_language
from subak.errors import BadOption, SubakError, one_of

if TYPE_CHECKING:
    from subak.game import Game

app = typer.Typer(
    name="subak",
    help="A table for three games about rice and rivers: play, replay, simulate, measure. "
    "Without a command it opens in the browser.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
components_app = typer.Typer(help="Card sets: check a file of your own.", no_args_is_help=True)
app.add_typer(components_app, name="components")
app.add_typer(admin_app, name="admin")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `subak games` lists them.")]
AnyGame = Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; the first on the shelf by default.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game, such as edition=en (repeatable)."
    ),
]
Seats = Annotated[int | None, typer.Option("--seats", "-s", help="Number of players; the fewest by default.")]
Seed = Annotated[str | None, typer.Option(help="Deal from this seed; the same seed deals the same cards.")]
Components = Annotated[Path | None, typer.Option(metavar="FILE", help="Play with the cards of this file.")]


def _options(game: str, pairs: list[str] | None) -> dict[str, str]:
    """`edition=en` → {"edition": "en"}."""
    options = {}
    for pair in pairs or ():
        name, sign, value = pair.partition("=")
        if not sign:
            known = subak.options(game)
            raise BadOption(f"--option {pair}: expected NAME=VALUE; NAME: {one_of(name, known)}")
        options[name.replace("-", "_")] = value
    return options


def _new(game: str, **wishes: Any) -> "Game":
    """A table. Nothing is compiled for it: what is not possible is refused at once."""
    from subak.kernel.rule import run_plain_until_loaded

    run_plain_until_loaded()
    return subak.new(game, **wishes)


def _load(file: Path, components: Path | None) -> "Game":
    """A record, replayed; nothing is compiled for it."""
    from subak.kernel.rule import run_plain_until_loaded

    run_plain_until_loaded()
    return subak.load(file, components=components)


def _first_game() -> str:
    from subak.games import shelf

    return shelf()[0].name


@app.command()
def games() -> None:
    """List the games that are installed."""
    from subak.games import shelf

    for kind in shelf():
        seats = f"{kind.seats[0]} to {kind.seats[-1]}" if len(kind.seats) > 1 else f"{kind.seats[0]}"
        typer.echo(f"{kind.name:<12}{kind.title} ({seats} players)")


@app.command()
def play(
    game: AnyGame = None,
    option: Options = None,
    seats: Seats = None,
    seed: Seed = None,
    components: Components = None,
    language: Language = None,
    level: Annotated[str, typer.Option(help="The computer: seedling, buffalo, heron, dragon.")] = "heron",
) -> None:
    """Play against the computer in the terminal."""
    from subak.cli.play import play_in_terminal

    game = game or _first_game()
    table = _new(game, seats=seats, seed=seed, components=components, options=_options(game, option))
    play_in_terminal(table, chosen_language(language), level)


@app.command()
def arena(
    game: GameName,
    agents: Annotated[
        list[str],
        typer.Argument(metavar="PLAYER…", help="A level, random, greedy, search:2000 (iterations) or search:300ms."),
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    option: Options = None,
    seats: Seats = None,
    budget: Annotated[
        str | None,
        typer.Option(metavar="N|Nms", help="For a player called search: iterations or milliseconds a decision."),
    ] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the result (JSON); go on if it exists.")
    ] = None,
    parquet: Parquet = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report (HTML).")] = None,
) -> None:
    """Let computer players play each other: every deal with all seats turned."""
    from subak.cli.arena import Results, run_match
    from subak.games import find
    from subak.players.levels import with_budget
    from subak.study.arena import Match

    table = _new(game, seats=seats, options=_options(game, option))  # refuses what is not possible
    match = Match(find(game).name, with_budget(agents, budget), table.seats, _options(game, option))
    run_match(match, games, Results(out, parquet, report), jobs, ray)


@app.command()
def selfplay(
    game: GameName,
    players: Annotated[
        list[str], typer.Argument(metavar="PLAYER…", help="As in the arena; one alone plays against itself.")
    ],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the files go; go on if there are some.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    option: Options = None,
    seats: Seats = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    ray: Ray = None,
    batch: Annotated[int, typer.Option(min=1, help="Games in a file.")] = 20,
) -> None:
    """Let computer players play and keep every decision, for those who teach machines (Parquet)."""
    from subak.cli.selfplay import run_selfplay
    from subak.study.selfplay import Plan

    table = _new(game, seats=seats, seed=seed, options=_options(game, option))  # refuses what is not possible
    plan = Plan(table.kind.name, tuple(players), table.seats, table.options, str(table.seed))
    run_selfplay(plan, games, out, batch, jobs, ray)


@app.command()
def new(
    game: GameName,
    option: Options = None,
    seats: Seats = None,
    seed: Seed = None,
    components: Components = None,
    deal: Annotated[str | None, typer.Option(help="Which cards are dealt, in words (see the game's notation).")] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the record here, not to the screen.")
    ] = None,
) -> None:
    """Deal a new game and write its record, ready for moves."""
    table = _new(game, seats=seats, seed=seed, components=components, deal=deal, options=_options(game, option))
    if out is None:
        typer.echo(table.record(), nl=False)
    else:
        _write_new(out, table.record())
        typer.echo(f"{out}: {game}, waiting for {' and '.join('ABCD'[seat] for seat in table.actors)}")


def _write_new(path: Path, text: str, option: str = "--out") -> None:
    """Never over an existing file: it may be somebody's game."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise BadOption(f"{option} {path}: the file exists already; choose another name") from error
    except OSError as error:
        raise BadOption(f"{option} {path}: cannot be written ({error.strerror})") from error


@app.command()
def options(game: GameName) -> None:
    """List the options of a game and the values they take."""
    from subak.games.kind import option_text

    for name, values in subak.options(game).items():
        first, *others = (option_text(value) for value in values)
        typer.echo(f"{name} = {first} (default) | {' | '.join(others)}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    components: Components = None,
    language: Language = None,
    move: Annotated[int | None, typer.Option(min=0, help="Stop after this many moves.")] = None,
    annotated: Annotated[bool, typer.Option("--annotated", help="Print the record with comments and boards.")] = False,
) -> None:
    """Replay a record: what happened, the boards, the result."""
    from subak.cli.replay import show_annotated, show_replay

    show = show_annotated if annotated else show_replay
    show(_load(file, components), chosen_language(language), move)


@app.command()
def draw(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    components: Components = None,
    language: Language = None,
    move: Annotated[int | None, typer.Option(min=0, help="After this many moves; by default at the end.")] = None,
    seat: Annotated[str | None, typer.Option(help="Whose view (A, B …); by default what everybody sees.")] = None,
    theme: Annotated[str, typer.Option(help="Colours: light, dark, contrast.")] = "light",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the picture here, not to the screen.")
    ] = None,
) -> None:
    """Draw a record's table as a picture (SVG)."""
    from subak.cli.draw import drawing_of

    picture = drawing_of(_load(file, components), chosen_language(language), move, seat, theme)
    if out is None:
        typer.echo(picture)
    else:
        _write_new(out, picture + "\n")


@app.command()
def balance(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    player: Annotated[str, typer.Option(help="Who plays: a level, greedy, search:200 …")] = "greedy",
    jobs: Jobs = None,
    ray: Ray = None,
    parquet: Parquet = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report (HTML).")] = None,
    components: Components = None,
    first: Annotated[int, typer.Option(min=0, help="Number of the first game: others than those before it.")] = 0,
) -> None:
    """Play many games between equal players and compare every component with its target."""
    from subak.cli.balance import show_balance

    subak.options(game)  # refuses a game there is none for
    show_balance(game, games, player, components, parquet, report, jobs, ray, first)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    components: Components = None,
    language: Language = None,
    iterations: Annotated[int, typer.Option(min=10, help="How long to think about each move.")] = 1_500,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with pictures (HTML).")] = None,
) -> None:
    """Look back at a game: chances, turning points, better moves."""
    from subak.cli.analyse import show_analysis

    show_analysis(_load(file, components), chosen_language(language), iterations, report)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    option: Options = None,
    seats: Seats = None,
    seed: Seed = "0",
    components: Components = None,
) -> None:
    """Play random games and summarise scores, lengths and what the game counts."""
    from subak.cli.simulate import show_simulation

    show_simulation(_new(game, seats=seats, seed=seed, components=components, options=_options(game, option)), games)


@app.command()
def bench(
    game: AnyGame = None,
    option: Options = None,
    seats: Seats = None,
    runs: Annotated[int, typer.Option(min=2, help="Runs of each measurement.")] = 7,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Also write the figures here.")] = None,
) -> None:
    """Measure the rules: decisions per second compiled and uncompiled, clones, state size, start-up."""
    from subak.cli.bench import show_benchmark

    if json is not None:
        _write_new(json, "", "--json")
    game = game or _first_game()
    show_benchmark(game, seats, _options(game, option), runs, json)


@app.command()
def warm(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this game.")] = None,
    environments: Annotated[
        bool, typer.Option("--environments", help="Also what batches and environments need; players do not.")
    ] = False,
    language: Language = None,
) -> None:
    """Compile the rules once, so that every start afterwards is quick."""
    from subak.cli.warm import warm_up

    names = [game] if game else list(subak.game_names())
    warm_up(names, chosen_language(language), environments)
    for name in names:
        typer.echo(f"{name}: ready")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in the network in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="8420 or the next free one by default; 0: any.")
    ] = None,
    data: Data = None,
    database: Database = None,
    redis: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="SUBAK_REDIS", help="Several nodes: redis://… tells them of each other."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Another page that may talk to this server: https://… (repeatable)."),
    ] = None,
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="Believe this proxy's X-Forwarded-For and -Proto, as one on this machine is (repeatable).",
        ),
    ] = None,
    metrics: Annotated[str, typer.Option(help="Who may read /metrics: off, loopback, all.")] = "loopback",
    log: Annotated[str, typer.Option(help="The log: text, or json (one object per line).")] = "text",
    log_level: Annotated[str, typer.Option(help="debug, info (every request over HTTP), warning, error.")] = "warning",
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = False,
    language: Language = None,
) -> None:
    """Serve the tables: play in the browser."""
    from subak.cli.serve import Wishes, serve

    wishes = Wishes(
        host,
        port,
        data,
        database,
        redis,
        origins=origin or (),
        proxies=behind_proxy or (),
        metrics=metrics,
        log=log,
        log_level=log_level,
        opens=open_,
    )
    serve(wishes, chosen_language(language))


@components_app.command("check")
def check_components(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A components file (TOML).")],
    game: Annotated[str | None, typer.Option(help="Which game it is for; by default what the file says.")] = None,
) -> None:
    """Check a components file and list everything that is wrong with it."""
    from subak.games import find
    from subak.games.components import game_of

    game = game or game_of(file)
    problems = find(game).components.check(file)
    for problem in problems:
        typer.echo(str(problem), err=True)
    if problems:
        raise typer.Exit(1)
    typer.echo(f"{file}: a complete set of components for {game}")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"subak {subak.__version__}")
        raise typer.Exit


@app.callback()
def _common(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """A table for three games about rice and rivers: play, replay, simulate, measure."""
    context.call_on_close(_as_before)


def _as_before() -> None:
    """Who called a command from Python goes on with rules that are compiled when they are called."""
    kernel = sys.modules.get("subak.kernel.rule")
    if kernel is not None:
        kernel.compile_when_called()


def main() -> None:
    """The entry point: without arguments it opens the table; refusals are one clear line, not a traceback."""
    try:
        app(sys.argv[1:] or ["serve", "--open"])
    except SubakError as error:
        print(f"subak: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
