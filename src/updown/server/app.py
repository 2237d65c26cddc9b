"""The application: routes, what they depend on, and how refusals are told."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from updown.core.errors import UpdownError
from updown.server import problems
from updown.server.account_routes import (
    add_passkey,
    end_session,
    make_recovery_codes,
    offer_passkey,
    read_account,
    remove_passkey,
    remove_password,
    set_password,
)
from updown.server.bodies import StrictRequest
from updown.server.chat_routes import list_mutes, mute, report, unmute
from updown.server.client_files import ClientFiles
from updown.server.client_routes import client_file
from updown.server.farewell import Farewell
from updown.server.gate import gate
from updown.server.given import providers
from updown.server.guest_routes import become_guest, change_name, who_am_i
from updown.server.health_routes import healthz, metrics, readyz
from updown.server.lobby_routes import find_match, list_games, read_lobby
from updown.server.moderation_routes import moderation_router
from updown.server.node import open_node
from updown.server.notice_routes import (
    add_device,
    begin_vacation,
    confirm_mail,
    end_vacation,
    read_ways,
    remove_device,
    remove_mail,
    remove_webhook,
    set_mail,
    set_webhook,
    stop_mail,
)
from updown.server.open_data_routes import read_open_data, set_open_data
from updown.server.own_routes import (
    delete_account,
    delete_bot,
    read_archive,
    read_preferences,
    set_preferences,
)
from updown.server.player_routes import read_best, read_curve, read_history, read_profile
from updown.server.replay_routes import continue_from, read_replay
from updown.server.settings import Settings
from updown.server.sign_in_routes import (
    ask_passkey,
    sign_in,
    sign_in_with_code,
    sign_in_with_passkey,
    sign_out,
    sign_out_everywhere,
)
from updown.server.socket import table_socket
from updown.server.stream_routes import act, give_entropy, stream_news, stream_table
from updown.server.table_routes import tables_router
from updown.server.token_routes import list_tokens, make_bot, make_token, revoke_token

LARGEST_BODY = 64 * 1024


def create_app(settings: Settings, farewell: Farewell | None = None) -> ASGIApp:
    """The whole server as one ASGI application; it opens its node when it starts.

    Streams end when `farewell` is said: a server that stops would wait for them.
    """
    return gate(build(settings, farewell), public_url=settings.public_url)


def build(settings: Settings, farewell: Farewell | None = None) -> Litestar:
    """What is behind the gate."""
    files = ClientFiles(settings.client_dir)

    @asynccontextmanager
    async def with_node(app: Litestar) -> AsyncGenerator[None]:
        async with open_node(settings, farewell) as node:
            app.state.node = node
            yield

    return Litestar(
        route_handlers=[
            *(become_guest, who_am_i, change_name, list_games, read_lobby, find_match),
            *(tables_router, read_replay, continue_from, table_socket),
            *(stream_news, stream_table, act, give_entropy),
            *(read_open_data, set_open_data),
            *(sign_in, sign_in_with_code, ask_passkey, sign_in_with_passkey),
            *(sign_out, sign_out_everywhere),
            *(read_account, set_password, remove_password, offer_passkey, add_passkey, remove_passkey),
            *(read_preferences, set_preferences, read_archive, delete_account, delete_bot),
            *(read_ways, add_device, remove_device, set_mail, remove_mail, confirm_mail, stop_mail),
            *(set_webhook, remove_webhook, begin_vacation, end_vacation),
            *(make_recovery_codes, end_session, list_tokens, make_token, revoke_token, make_bot),
            *(read_profile, read_curve, read_history, read_best),
            *(list_mutes, mute, unmute, report, moderation_router),
            *(healthz, readyz, metrics, client_file),
        ],
        dependencies=providers(files),
        request_class=StrictRequest,
        exception_handlers={
            UpdownError: problems.refused,
            HTTPException: problems.unreadable,
            Exception: problems.broken,
        },
        lifespan=[with_node],
        openapi_config=OpenAPIConfig(
            title="Updown",
            version="1",
            description="An open card-game table.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],  # without one, a page is sent that loads from elsewhere
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
