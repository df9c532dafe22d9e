"""All commands by name. Each is in its own file, imported only when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import App, CycloptsError

COMMANDS = {
    "play": (
        "duomo.cli.play:play",
        "Play in the browser, against bots or with others; with --terminal, in the terminal.",
    ),
    "serve": ("duomo.cli.serve:serve", "Serve games to browsers and programs, for hosts."),
    "admin": ("duomo.cli.admin:app", "Look after a server: tables, people, bans, announcements, backups."),
    "doctor": ("duomo.cli.doctor:doctor", "Say what is wrong with an installation, and what to do."),
    "games": ("duomo.cli.games:games", "List the games with their player counts and options."),
    "replay": ("duomo.cli.replay:replay", "Step through a recorded game, or check it against the rules."),
    "verify-dice": ("duomo.cli.verify_dice:verify_dice", "Check that nobody has chosen the dice of a game."),
    "position": ("duomo.cli.position:app", "Draw a position that was written by hand."),
    "lessons": ("duomo.cli.lessons:lessons", "List the lessons of each game, or check that they still hold."),
    "puzzles": ("duomo.cli.puzzles:app", "Find puzzles in games of bots, list them, judge them again."),
    "components": (
        "duomo.cli.components:components",
        "List the cards and tiles of a game, or check your own.",
    ),
    "sim": ("duomo.cli.sim:sim", "Let bots play many games against each other."),
    "arena": ("duomo.cli.arena:arena", "Find out which bot is the strongest, with 95% intervals."),
    "analyse": ("duomo.cli.analyse:analyse", "Find out where a game was lost, or what to do in a position."),
    "export": ("duomo.cli.export:export", "Write games of bots as a data set for training and study."),
    "train": ("duomo.cli.train:train", "Let a network learn from games what the hand-made estimate misses."),
    "bench": ("duomo.cli.bench:bench", "Measure how fast the engine is."),
}


def version() -> str:
    from importlib.metadata import version as installed

    return f"duomo {installed('duomo')}"


def make_app() -> App:
    app = App(
        name="duomo",
        help="Cathedral-building board games to play, to study and to automate.",
        version=version,
        help_format="plaintext",
    )
    for name, (place, words) in COMMANDS.items():
        app.command(place, name=name, help=words)
    return app


def run(arguments: Sequence[str] | None) -> int:
    """Run a command. Errors that a person can fix are shown as a sentence, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ₽ shows ? instead
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        outcome = make_app()(
            words,
            exit_on_error=False,
            print_error=True,
            result_action="return_value",
        )
        return outcome if isinstance(outcome, int) else 0
    except CycloptsError:
        return 2  # already printed
    except BrokenPipeError:
        # The reader, `head` for example, has closed the pipe; nothing more may be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        from duomo.cli.common import asked_language, error_told, status_of

        status = status_of(error)
        if status is None:
            raise
        print(f"duomo: {error_told(error, asked_language(words))}", file=sys.stderr)
        return status
