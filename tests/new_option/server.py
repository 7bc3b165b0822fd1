"""The server: rules are chosen and a table is laid with the new options, over real sockets.

The page's own constants have them, too: `web/tests/made-up-option.test.ts` shows what it does then.
"""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from augury.server.typescript import typescript
from tests.server.harness import calling, house, lay

RULES: dict[str, Any] = {"players": 3, "misere": True, "tempo": "brisk", "hand_sizes": [1]}


def play() -> None:
    generated = typescript()
    options = generated.partition("export const OPTIONS")[2].partition("] as const")[0]
    assert '"name": "misere", "values": [false, true], "default": false' in options
    assert '"name": "tempo", "values": ["slow", "brisk"], "default": "slow"' in options
    assert "handicap" not in options
    assert 'export type Tempo = "slow" | "brisk";' in generated
    assert "  misere?: boolean;\n  tempo?: Tempo;\n" in generated, "what is asked for"
    assert "  misere: boolean;\n  tempo: Tempo;\n" in generated, "what it comes to"
    asyncio.run(_play())


async def _play() -> None:
    with TemporaryDirectory() as folder:
        async with house(Path(folder)) as address, calling(address) as client:
            answer = await client.post("/api/rules", json=RULES)
            assert answer.is_success, answer.text
            assert answer.json()["rules"].items() >= RULES.items()
            for wrong in ({"misere": "upside down"}, {"tempo": "swift"}, {"handicap": 1}):
                refused = await client.post("/api/rules", json=wrong)
                assert refused.status_code == 422, refused.text
            described = (await client.get("/openapi.json")).text
            assert '"misere"' in described
            person = await lay(address, rules=RULES)
            await person.connect()
            for seat in {0, 1, 2} - {person.seat}:
                assert (await person.say("seat_bot", seat=seat, bot="novice"))["type"] == "ok"
            assert (await person.say("start"))["type"] == "ok"
            await person.play(lambda legal, _: legal[0])
            await person.close()
    heard = "".join(person.heard)
    assert '"misere":true' in heard
    assert '"tempo":"brisk"' in heard
