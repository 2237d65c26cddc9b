"""Naming bots, and contests as TOML."""

from pathlib import Path

import pytest

from updown.arena.contest import Entrant
from updown.arena.contest_file import BadContest, contest_of, read_contest
from updown.arena.roster import (
    BadBotName,
    BadFactory,
    BadRoster,
    NoSuchBot,
    add_bot,
    added_bots,
    entrant_called,
    remove_bot,
    told_apart,
)
from updown.bots.levels import UnknownLevel
from updown.core.errors import BadOptions, UnknownGame, UpdownError
from updown.games import game_called

GAME = game_called("up-or-down")
MINE = Entrant("mine", factory="my.bots:Greedy", folder='/odd "folder"\\\u00e9')


def test_an_added_bot_is_there_again_and_can_be_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "new" / "bots.toml"
    assert added_bots(path) == {}
    add_bot(path, MINE, ("easy",))
    add_bot(path, Entrant("two", factory="x:y"), ("easy",))
    assert added_bots(path) == {"mine": MINE, "two": Entrant("two", factory="x:y")}
    remove_bot(path, "mine")
    assert list(added_bots(path)) == ["two"]
    with pytest.raises(NoSuchBot):
        remove_bot(path, "mine")


@pytest.mark.parametrize("name", ["easy", "", "a:b", "x" * 41, "-x", "a b", "a\nb"])
def test_some_names_are_none(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadBotName):
        add_bot(tmp_path / "bots.toml", Entrant(name, factory="x:y"), ("easy",))


@pytest.mark.parametrize("factory", ["x", "x:", ":y", "x:y z", "x y:z", "x:y:z", "../x:y", "-c:x", "1x:y"])
def test_some_factories_are_none(tmp_path: Path, factory: str) -> None:
    with pytest.raises(BadFactory):
        add_bot(tmp_path / "bots.toml", Entrant("mine", factory=factory), ())


@pytest.mark.parametrize("content", ["[bots", "[bots.x]\nfile = 1\n", "bots = 3\n", "other = 1\n"])
def test_a_damaged_list_is_a_sentence(tmp_path: Path, content: str) -> None:
    path = tmp_path / "bots.toml"
    path.write_text(content)
    with pytest.raises(BadRoster):
        added_bots(path)


def test_a_bot_is_named_in_three_ways() -> None:
    assert entrant_called(GAME, "easy", {}, Path("/here")) == Entrant("easy", level="easy")
    assert entrant_called(GAME, "reference", {}, Path("/here")).level == "reference"
    assert entrant_called(GAME, "mine", {"mine": MINE}, Path("/here")) == MINE
    inline = entrant_called(GAME, "my.bots:Greedy", {}, Path("/here"))
    assert inline == Entrant("my.bots:Greedy", factory="my.bots:Greedy", folder="/here")
    with pytest.raises(UnknownLevel):
        entrant_called(GAME, "nobody", {}, Path("/here"))


def test_a_bot_against_itself_gets_a_number() -> None:
    easy = Entrant("easy", level="easy")
    assert [entrant.name for entrant in told_apart([easy] * 3)] == ["easy", "easy-2", "easy-3"]


FULL = """
game = "up-or-down"
seats = 4
bots = ["easy", "random", { name = "mine", factory = "my_bots:Greedy", folder = "sub" }]
lineup = "alone"
matches = 50
seed = 5
[options]
length = "long"
[stop]
when = "clear"
looks = 4
[limits]
seconds = 2
faults = 1
"""


def test_a_contest_file_says_everything(tmp_path: Path) -> None:
    path = tmp_path / "contest.toml"
    path.write_text(FULL)
    asked = read_contest(path)
    contest = contest_of(asked, 5, {}, tmp_path)
    assert contest.names == ("easy", "random", "mine")
    assert contest.entrants[2].folder == str(tmp_path / "sub")
    assert (contest.form, contest.rounds, contest.matches, contest.looks) == ("alone", 3, 72, 4)
    assert contest.options == {"length": "long"}
    assert (contest.limits.seconds, contest.limits.faults) == (2, 1)


def test_defaults_are_filled_in(tmp_path: Path) -> None:
    path = tmp_path / "contest.toml"
    path.write_text('game = "up-or-down"\nbots = ["easy", "random"]\n')
    contest = contest_of(read_contest(path), 5, {}, tmp_path)
    assert (contest.seats, contest.matches, contest.looks, contest.options) == (
        2,
        400,
        0,
        {"length": "short"},
    )


WRONG: dict[str, tuple[str, type[UpdownError]]] = {
    "no TOML": ("game = ", BadContest),
    "unknown key": ('game = "river"\nbots = []\nplayers = 3\n', BadContest),
    "unknown key of a table": ('game = "river"\nbots = []\n[limits]\nminutes = 3\n', BadContest),
    "no game": ('bots = ["easy", "random"]\n', BadContest),
    "one bot": ('game = "river"\nbots = ["easy"]\n', BadContest),
    "no time": ('game = "river"\nbots = ["easy", "random"]\n[limits]\nseconds = 0\n', BadContest),
    "no matches": ('game = "river"\nbots = ["easy", "random"]\nmatches = 0\n', BadContest),
    "unknown game": ('game = "chess"\nbots = ["easy", "random"]\n', UnknownGame),
    "too many seats": ('game = "river"\nseats = 9\nbots = ["easy", "random"]\n', BadOptions),
    "no seats": ('game = "river"\nseats = 0\nbots = ["easy", "random"]\n', BadOptions),
    "unknown option": ('game = "river"\nbots = ["easy", "random"]\n[options]\nx = 1\n', BadOptions),
    "unknown bot": ('game = "river"\nbots = ["easy", "nobody"]\n', UnknownLevel),
    "bad factory": ('game = "river"\nbots = ["easy", { name = "x", factory = "y" }]\n', BadFactory),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_contest_is_refused(tmp_path: Path, what: str) -> None:
    content, refusal = WRONG[what]
    path = tmp_path / "contest.toml"
    path.write_text(content)
    with pytest.raises(refusal):
        contest_of(read_contest(path), 1, {}, tmp_path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContest):
        read_contest(tmp_path / "none.toml")


EXAMPLES = sorted((Path(__file__).parents[2] / "examples").rglob("*.toml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_describe_contests(path: Path) -> None:
    asked = read_contest(path)
    contest = contest_of(asked, asked.seed or 0, {}, path.parent)
    assert len(contest.entrants) == len(asked.bots) > 2
    assert contest.matches >= asked.matches
