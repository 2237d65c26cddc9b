"""Log lines for hosts: what happened and how often, never who, with which cards or which token."""

import logging
from typing import Literal

import structlog

SHARED: list[structlog.typing.Processor] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def set_up_logs(form: Literal["console", "json"]) -> None:
    """One form for our lines and those of libraries, to standard error."""
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(_formatter(form))
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it logs addresses of sockets, join keys included


def _formatter(form: Literal["console", "json"]) -> logging.Formatter:
    # a traceback that shows local variables would show hands, so both renderers use the plain one
    last: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if form == "json"
        else [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=SHARED,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    )
