"""What is remembered of people: profiles, rating curves, histories, the best. Nothing is counted here."""

from typing import Annotated, TypeAlias

from litestar import get
from litestar.params import FromPath, QueryParameter

from updown.app.ports import PlayerLine, Store
from updown.app.ratings import Ladder, shown
from updown.app.refusals import NoSuchPlayer
from updown.app.remembered import LadderRating, RatingStep, Remembered, Scope, shelf
from updown.app.results import PaceClass, Result, SizeClass
from updown.games import game_called
from updown.server import wire_players as wire
from updown.server.given import GivenNode, GivenVisitor
from updown.server.problems import REFUSALS

PAGE = 20
CURVE = 100
MOST_BEST = 50

PlayerId: TypeAlias = FromPath[str]
Game: TypeAlias = Annotated[str, QueryParameter(description="The id of a game.")]
Size: TypeAlias = Annotated[SizeClass, QueryParameter(description="Seats of the table.")]
Pace: TypeAlias = Annotated[PaceClass, QueryParameter(description="How it is played.")]
AnyGameOr: TypeAlias = Annotated[str | None, QueryParameter(name="game", description="Only of this game.")]
AnySizeOr: TypeAlias = Annotated[
    SizeClass | None, QueryParameter(name="size", description="Only so large; goes with a game.")
]
OnlyRated: TypeAlias = Annotated[bool, QueryParameter(description="Only rated matches.")]
Before: TypeAlias = Annotated[
    int | None, QueryParameter(ge=1, le=2**53, description="Only below this finish number.")
]


@get("/api/players/{player_id:str}", operation_id="readProfile", responses=REFUSALS)
async def read_profile(player_id: PlayerId, visitor: GivenVisitor, node: GivenNode) -> wire.Profile:
    """Ratings and statistics of a player."""
    player = await node.accounts.player(player_id)
    if player is None:
        raise NoSuchPlayer("nobody has this id")
    met = await node.store.meetings(visitor.id, player_id) if visitor else []
    return wire.Profile(
        id=player_id,
        name=player.name,
        bot=player.bot,
        ratings=tuple(_rating_line(line) for line in await node.store.ratings(player_id)),
        tallies=tuple(await node.store.tallies(player_id)),
        meetings=tuple(met),
    )


@get("/api/players/{player_id:str}/curve", operation_id="readCurve", responses=REFUSALS)
async def read_curve(
    player_id: PlayerId, game: Game, size: Size, node: GivenNode, pace: Pace = "live"
) -> wire.Curve:
    """How a rating came about."""
    await _name(player_id, node.store)
    ladder = Ladder(game_called(game).id, size, pace)
    steps = await node.store.rating_steps(player_id, ladder, CURVE)
    return wire.Curve(tuple(wire.CurvePoint(step.number, shown(step.mu, step.sigma)) for step in steps))


@get("/api/players/{player_id:str}/history", operation_id="readHistory", responses=REFUSALS)
async def read_history(
    player_id: PlayerId,
    visitor: GivenVisitor,
    node: GivenNode,
    game: AnyGameOr = None,
    size: AnySizeOr = None,
    rated: OnlyRated = False,  # noqa: FBT002  given by name, in the address
    before: Before = None,
) -> wire.History:
    """Finished matches of a player, newest first."""
    await _name(player_id, node.store)
    of_game = game_called(game).id if game is not None else None
    wanted = shelf(_scope(player_id, visitor, rated=rated), of_game, size if of_game else None)
    found = await node.store.history(player_id, wanted, before, PAGE + 1)
    names = await node.store.names(
        {seat.player for line in found for seat in line.result.seats if seat.player}
    )
    return wire.History(
        matches=tuple(_past_match(line, player_id, visitor, names) for line in found[:PAGE]),
        next=found[PAGE - 1].number if len(found) > PAGE else None,
    )


@get("/api/best", operation_id="readBest", responses=REFUSALS)
async def read_best(game: Game, size: Size, node: GivenNode, pace: Pace = "live") -> wire.Best:
    """The best of a ladder, by what is nearly certain of them."""
    ladder = Ladder(game_called(game).id, size, pace)
    standings = await node.store.best(ladder, MOST_BEST)
    names = await node.store.names([line.player for line in standings])
    return wire.Best(
        ladder,
        tuple(
            wire.BestLine(
                line.player,
                names.get(line.player),
                shown(line.rating.mu, line.rating.sigma),
                line.rating.matches,
            )
            for line in standings
        ),
    )


async def _name(player: str, store: Store) -> str:
    """Raises NoSuchPlayer."""
    names = await store.names([player])
    if player not in names:
        raise NoSuchPlayer("nobody has this id")
    return names[player]


def _scope(player: str, visitor: PlayerLine | None, *, rated: bool) -> Scope:
    if rated:
        return "rated"
    return "all" if visitor is not None and visitor.id == player else "open"


def _rating_line(line: LadderRating) -> wire.RatingLine:
    return wire.RatingLine(line.ladder, shown(line.rating.mu, line.rating.sigma), line.rating.matches)


def _past_match(
    line: Remembered, player: str, visitor: PlayerLine | None, names: dict[str, str]
) -> wire.PastMatch:
    result = line.result
    players = [seat.player for seat in result.seats]
    return wire.PastMatch(
        number=line.number,
        table=result.table if _may_look(result, visitor) else None,
        game=result.game,
        options=result.options,
        size=result.size,
        pace=result.pace,
        rated=result.rated,
        continued=result.continued,
        ended=result.ended,
        seats=tuple(
            wire.PastSeat(
                seat.player, names.get(seat.player or ""), seat.level, seat.total, seat.rank, seat.abandoned
            )
            for seat in result.seats
        ),
        seat=players.index(player),
        gain=_gain(line.step) if line.step else None,
    )


def _may_look(result: Result, visitor: PlayerLine | None) -> bool:
    return not result.private or any(visitor and seat.player == visitor.id for seat in result.seats)


def _gain(step: RatingStep) -> int:
    """The difference of what is shown before and after."""
    return _points(step.mu) - _points(step.mu - step.gain)


def _points(mu: float) -> int:
    return shown(mu, 0.0).points
