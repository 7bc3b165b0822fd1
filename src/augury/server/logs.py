"""The log: one line an event, for people on a terminal and as JSON for machines.

Keys, cookies and what people type are never logged.
"""

from __future__ import annotations

import logging
import sys

import structlog

from augury.server.settings import Settings


def configure(settings: Settings) -> None:
    """Send what this server and its libraries have to say to the standard error."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    render: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    for chatty in ("uvicorn.access", "uvicorn.error", "websockets"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    # What is wrong with a request is its client's to know: it could fill a disk with it.
    logging.getLogger("augury.http").setLevel(logging.ERROR)
