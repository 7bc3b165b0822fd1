"""Every HTTP address under `/api`, as records; and the one place that answers by them.

    route       what a record says of its address, and what a handler is given
    backend     what the handlers work with: the hub, the analysis; and who asks
    answering   ids, keys, prices and sizes, in this order, before a handler is called
    tables, pads, rules, analysis   the records and their handlers

To answer requests anywhere:

    router = Router(ROUTES, Backend(hub, Analysts()))
    answer = await router.answer(Sent("GET", "/api/bots"), Alone(hub))

`Sent.read` gives the body; `Answer.body` is bytes, or for reviews lines one by one. What is refused
is raised as an `AuguryError`, and `refusal(error)` is the answer to it. The server mounts the
records in `server.http.api`; OpenAPI, the page's addresses and the table in `docs/protocol.md` are
written from them.
"""

from typing import Final

from augury.tables.routes.analysis import ANALYSIS_ROUTES
from augury.tables.routes.answering import Answer, Router, Sent, refusal
from augury.tables.routes.backend import Alone, Asker, Backend
from augury.tables.routes.pads import PAD_ROUTES
from augury.tables.routes.route import Allowance, Price, Route, Who
from augury.tables.routes.rules import RULE_ROUTES
from augury.tables.routes.tables import TABLE_ROUTES

__all__ = [
    "ROUTES",
    "Allowance",
    "Alone",
    "Answer",
    "Asker",
    "Backend",
    "Price",
    "Route",
    "Router",
    "Sent",
    "Who",
    "refusal",
]

ROUTES: Final[tuple[Route, ...]] = (
    *TABLE_ROUTES,
    *ANALYSIS_ROUTES,
    *RULE_ROUTES,
    *PAD_ROUTES,
)
