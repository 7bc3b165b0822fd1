"""The addresses under `/api` as OpenAPI, from their records."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from importlib import metadata
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Mounted

from augury.codec.schemas import Schemas, merge
from augury.codec.text import dumps
from augury.game.text.codecs import codec
from augury.tables.protocol.analysis import ReviewProgress
from augury.tables.protocol.messages import ErrorMessage
from augury.tables.routes import ROUTES, Route, Who
from augury.tables.routes.route import IDS, Media, Parameter

_REFUSALS: Final = (401, 403, 404, 405, 408, 409, 410, 413, 421, 422, 429, 500, 503)
_REF: Final = "#/components/schemas/"


def openapi_route() -> Mounted:
    """Where the description is found. It needs the analysis, and so is made when asked for."""

    async def openapi(_: Request) -> Response:
        return Response(await asyncio.to_thread(_written), media_type="application/json")

    return Mounted("/openapi.json", openapi)


@cache
def _written() -> bytes:
    return dumps(describe(ROUTES))


def describe(routes: Sequence[Route]) -> dict[str, Any]:
    """The OpenAPI description of these routes."""
    taken, given = Schemas(reading=True, prefix=_REF), Schemas(prefix=_REF)
    paths: dict[str, Any] = {}
    for route in routes:
        operation = _operation(route, taken, given)
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Augury",
            "summary": "Tables for the card game Wizard.",
            "version": metadata.version("augury"),
        },
        "paths": paths,
        "components": {
            "schemas": merge(taken, given),
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(route: Route, taken: Schemas, given: Schemas) -> dict[str, Any]:
    media = route.media.value.partition(";")[0]
    refused = given.add(codec.shape(ErrorMessage))
    answer: Any = {"type": "string"}
    if route.media is Media.LINES:
        for kind in (ReviewProgress, route.answer_type()):  # the last line is the latter
            given.add(codec.shape(kind))
    elif route.media is Media.JSON:
        answer = given.add(codec.shape(route.answer_type()))
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": [*map(_id, route.names), *map(_parameter, route.query)],
        "responses": {
            str(route.status): {"description": "Done", "content": {media: {"schema": answer}}},
            **{
                str(status): {
                    "description": "Refused",
                    "content": {"application/json": {"schema": refused}},
                }
                for status in _REFUSALS
            },
        },
    }
    if route.takes is not None:
        body = taken.add(codec.shape(route.takes))
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": body}},
        }
    if route.who is not Who.ANYONE:
        optional: list[dict[str, Any]] = [{}] if route.who is Who.VISITOR else []
        operation["security"] = [{"key": []}, *optional]
    return operation


def _id(name: str) -> dict[str, Any]:
    one = IDS[name]
    schema: dict[str, Any] = {"type": "string", "pattern": f"^{one.pattern}$"}
    if one.number:
        schema = {"type": "integer", "minimum": 1, "maximum": 99_999}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _parameter(one: Parameter) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "boolean"}
    if one.most is not None:
        schema = {"type": "integer", "minimum": 0, "maximum": one.most}
    return {"name": one.name, "in": "query", "required": False, "schema": schema}
