"""The HTTP API, as OpenAPI tells it, against whatever schemathesis thinks of."""

import asyncio
import os
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from augury.server.http.openapi import describe
from augury.server.serving import create_hub, create_server
from augury.tables.routes import ROUTES
from tests.server.harness import settings

EXAMPLES = 300 if os.environ.get("AUGURY_PROOF") else 12


schema = schemathesis.openapi.from_dict(describe(ROUTES))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server, in a thread of its own."""
    server = create_server(create_hub(settings(tmp_path_factory.mktemp("openapi"))))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started:
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


@schema.parametrize()
@hypothesis_settings(max_examples=EXAMPLES, deadline=None)
def test_every_answer_is_one_the_api_promises(case: Any, address: str) -> None:
    case.call_and_validate(
        base_url=address,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
