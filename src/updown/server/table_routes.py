"""What people do at a table besides playing: set it up, sit, start, leave, read what happened."""

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from updown.app.setting_up import OpenTable
from updown.app.views import Advice
from updown.server import wire_tables as wire
from updown.server.given import GivenNode, GivenPlayer, GivenVisitor, JoinKey, TableId
from updown.server.problems import REFUSALS
from updown.server.wire import Table
from updown.server.wire_meeting import Rematch, Series, SeriesLine


@post("/", operation_id="openTable", responses=REFUSALS, status_code=201)
async def open_table(data: JSONBody[wire.NewTable], player: GivenPlayer, node: GivenNode) -> wire.TableOpen:
    """Sets up a table."""
    wish = OpenTable(
        game=data.game,
        seats=data.seats,
        options=data.options,
        bots=data.bots,
        private=data.private,
        password=data.password,
        keep_order=data.keep_order,
        rated=data.rated,
        clock=data.clock,
        expiry=data.expiry,
        spectators=data.spectators,
        programs=data.programs,
        sit=data.sit,
        start=data.start,
    )
    opened = await node.tables.open(player, wish, data.id)
    return wire.TableOpen(id=opened.table, key=opened.key)


@get("/{table:str}", operation_id="readTable", responses=REFUSALS)
async def read_table(table: TableId, visitor: GivenVisitor, node: GivenNode, key: JoinKey = None) -> Table:
    """The table without its cards."""
    return await node.table_seen(table, visitor, key)


@post("/{table:str}/sit", operation_id="sit", responses=REFUSALS, status_code=200)
async def sit(table: TableId, data: JSONBody[wire.Sit], player: GivenPlayer, node: GivenNode) -> Table:
    """Takes a free seat."""
    node.must_hold_key(await node.tables.look(table), player, data.key)  # where guesses are counted
    await node.tables.sit(table, player, seat=data.seat, key=data.key)
    return await node.table_seen(table, player)


@post("/{table:str}/leave", operation_id="leave", responses=REFUSALS, status_code=204)
async def leave(table: TableId, player: GivenPlayer, node: GivenNode) -> None:
    """Frees your seat, before the start."""
    await node.tables.leave(table, player.id)


@post("/{table:str}/bots", operation_id="setBot", responses=REFUSALS, status_code=200)
async def set_bot(table: TableId, data: JSONBody[wire.SetBot], player: GivenPlayer, node: GivenNode) -> Table:
    """The host puts a bot on a seat, or frees it."""
    if data.level is None:
        await node.tables.free_seat(table, player.id, data.seat)
    else:
        await node.tables.seat_bot(table, player.id, data.seat, data.level)
    return await node.table_seen(table, player)


@post("/{table:str}/options", operation_id="setOptions", responses=REFUSALS, status_code=200)
async def set_options(
    table: TableId, data: JSONBody[wire.SetOptions], player: GivenPlayer, node: GivenNode
) -> Table:
    """The host changes options, before the start."""
    await node.tables.change_options(table, player.id, data.options)
    return await node.table_seen(table, player)


@post("/{table:str}/start", operation_id="start", responses=REFUSALS, status_code=200)
async def start(table: TableId, player: GivenPlayer, node: GivenNode) -> Table:
    """The host starts the match; entropy is collected next."""
    await node.tables.start(table, player.id)
    return await node.table_seen(table, player)


@post("/{table:str}/advice", operation_id="askAdvice", responses=REFUSALS, status_code=200)
async def ask_advice(
    table: TableId, data: JSONBody[wire.AskAdvice], player: GivenPlayer, node: GivenNode
) -> Advice:
    """What a strong bot would do in your place, from your view alone; only you are told."""
    return await node.tables.advise(table, player.id, data.turn)


@post("/{table:str}/replace", operation_id="replaceGone", responses=REFUSALS, status_code=200)
async def replace_gone(
    table: TableId, data: JSONBody[wire.SeatRequest], player: GivenPlayer, node: GivenNode
) -> Table:
    """A bot plays for somebody who is gone, until they return."""
    await node.tables.take_over(table, player.id, data.seat)
    return await node.table_seen(table, player)


@post("/{table:str}/return", operation_id="takeBack", responses=REFUSALS, status_code=200)
async def take_back(table: TableId, player: GivenPlayer, node: GivenNode) -> Table:
    """You play your seat yourself again, after a bot took over when your time was up."""
    await node.tables.take_back(table, player.id)
    return await node.table_seen(table, player)


@post("/{table:str}/abort", operation_id="abort", responses=REFUSALS, status_code=200)
async def abort(table: TableId, player: GivenPlayer, node: GivenNode) -> Table:
    """Ends a match that has hardly begun, without a result."""
    await node.tables.abort(table, player.id)
    return await node.table_seen(table, player)


@post("/{table:str}/rematch", operation_id="rematch", responses=REFUSALS, status_code=201)
async def rematch(
    table: TableId, data: JSONBody[Rematch], player: GivenPlayer, node: GivenNode
) -> wire.TableOpen:
    """Opens the next table of these players, or takes you to it."""
    opened = await node.tables.rematch(table, player, kept=data.seats == "kept")
    return wire.TableOpen(id=opened.table, key=opened.key)


@get("/{table:str}/series", operation_id="readSeries", responses=REFUSALS)
async def read_series(table: TableId, visitor: GivenVisitor, node: GivenNode, key: JoinKey = None) -> Series:
    """The score over all matches that were played again."""
    look = await node.look(table, visitor, key)
    scores = await node.store.series(look.series)
    names = await node.store.names([score.player for score in scores])
    return Series(
        tuple(
            SeriesLine(score.player, names.get(score.player), score.matches, score.won, score.total)
            for score in scores
        )
    )


@get("/{table:str}/log", operation_id="readLog", responses=REFUSALS)
async def read_log(table: TableId, visitor: GivenVisitor, node: GivenNode, key: JoinKey = None) -> wire.Log:
    """All that you may have seen happen, from the first on."""
    look = await node.look(table, visitor, key)
    seat = look.seat_of(visitor.id) if visitor else None
    return wire.Log(version=look.version, happenings=look.happenings(seat, after=0))


@get("/{table:str}/record", operation_id="readRecord", responses=REFUSALS, media_type="text/plain")
async def read_record(
    table: TableId, visitor: GivenVisitor, node: GivenNode, key: JoinKey = None
) -> Response[bytes]:
    """The finished match as a file that replays for ever."""
    await node.look(table, visitor, key)
    name = f'attachment; filename="updown-{table}.updown"'
    return Response(
        await node.tables.record(table),
        headers={"content-disposition": name},
        media_type="text/plain",
    )


tables_router = Router(
    path="/api/tables",
    route_handlers=[
        open_table,
        read_table,
        sit,
        leave,
        set_bot,
        set_options,
        start,
        ask_advice,
        replace_gone,
        take_back,
        abort,
        rematch,
        read_series,
        read_log,
        read_record,
    ],
    tags=["tables"],
)
