"""What can be played here, and which tables there are."""

from litestar import get, post
from litestar.params import JSONBody

from updown.app.pairing import Search
from updown.app.ports import PlayerLine, TableLine
from updown.bots.levels import levels_of
from updown.core.game import AnyGame
from updown.games import all_games
from updown.server import wire_tables as wire
from updown.server.given import GivenNode, GivenPlayer, GivenVisitor
from updown.server.problems import REFUSALS
from updown.server.wire_meeting import NewPairing

MOST_LINES = 50


@get("/api/games", operation_id="listGames", responses=REFUSALS, sync_to_thread=False)
def list_games() -> tuple[wire.GameOffer, ...]:
    """Every game with its seats, options and bot levels."""
    return tuple(_offer(game) for game in all_games().values())


@get("/api/lobby", operation_id="readLobby", responses=REFUSALS)
async def read_lobby(visitor: GivenVisitor, node: GivenNode) -> wire.Lobby:
    """Open tables; with a session, your own tables as well, those waiting for you first."""
    own = await node.tables.tables_of(visitor.id, MOST_LINES) if visitor else []
    return wire.Lobby(
        open=tuple(_line(line, visitor) for line in await node.tables.open_tables(MOST_LINES)),
        mine=tuple(_line(line, visitor) for line in own),
        people=node.tables.crowd.people,
        playing=node.tables.crowd.playing,
    )


@post("/api/pairing", operation_id="findMatch", responses=REFUSALS, status_code=201)
async def find_match(data: JSONBody[NewPairing], player: GivenPlayer, node: GivenNode) -> wire.TableOpen:
    """A seat with others who look for the same, or at a new table where they will find you."""
    search = Search(data.game, data.seats, data.pace, rated=data.rated, fill=data.fill)
    opened = await node.tables.find(player, search, data.id)
    return wire.TableOpen(id=opened.table, key=opened.key)


def _offer(game: AnyGame) -> wire.GameOffer:
    return wire.GameOffer(
        id=game.id,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        usual_least=game.usual_seats[0],
        usual_most=game.usual_seats[-1],
        choices=tuple(_choices(game, seats) for seats in game.seats),
        levels=levels_of(game),
    )


def _choices(game: AnyGame, seats: int) -> tuple[wire.ChoiceOffer, ...]:
    return tuple(
        wire.ChoiceOffer(name=choice.name, values=choice.values, default=choice.default)
        for choice in game.choices(seats)
    )


def _line(line: TableLine, visitor: PlayerLine | None) -> wire.LobbyTable:
    players = [seat.player for seat in line.seats]
    seat = players.index(visitor.id) if visitor and visitor.id in players else None
    return wire.LobbyTable(
        id=line.table,
        game=line.game,
        phase=line.phase,
        private=line.private,
        options=line.options,
        seats=tuple(
            wire.SeatState(player=s.player, name=s.name, level=s.level, bot=s.bot) for s in line.seats
        ),
        seat=seat,
        your_turn=seat in line.waiting_for,
        waiting_for=line.waiting_for,
        progress=line.progress,
        changed=line.changed,
        rated=line.rated,
        clock=line.clock,
        programs=line.programs,
        pairing=line.pairing is not None,
        fill_at=line.fill_at if line.phase == "open" else None,
        until=_until(line, seat),
    )


def _until(line: TableLine, seat: int | None) -> int | None:
    if not line.until:
        return None
    own = line.until[seat] if seat is not None else None
    return own if own is not None else min((until for until in line.until if until is not None), default=None)
