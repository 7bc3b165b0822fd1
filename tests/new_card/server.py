"""The server: a table is laid with the new cards, and a game is played over real sockets.

The page's own constants have them, too.
"""

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from augury.game import ALL_SPECIAL, SPECIAL, Rules
from augury.game.rules import companions
from augury.server.typescript import typescript
from tests.server.harness import calling, house, lay


def play(names: list[str]) -> None:
    generated = typescript()
    assert all(f'"name": "{name}"' in generated for name in names)
    asyncio.run(_play(names))


def whole_deck(names: list[str]) -> Rules:
    """A round with these cards, and as many more as it takes to deal the whole deck to three."""
    seven = (kind for kind in ALL_SPECIAL if kind in SPECIAL or kind.name in names)
    more = [kind for kind in seven if not (kind.traded or companions(kind))]
    special = [kind for kind in more if kind.name in names]
    spare = [kind for kind in more if kind.name not in names]
    while len((rules := Rules(players=3, special=tuple(special))).deck) % 3:
        special.append(spare.pop())
    return Rules(players=3, special=tuple(special), hand_sizes=(len(rules.deck) // 3,))


async def _play(names: list[str]) -> None:
    rng, chosen = Random(6), whole_deck(names)
    rules = {
        "players": chosen.players,
        "special": [kind.name for kind in chosen.special],
        "hand_sizes": chosen.hand_sizes,
    }
    with TemporaryDirectory() as folder:
        async with house(Path(folder)) as address:
            async with calling(address) as client:
                answer = await client.post("/api/rules", json=rules)
                assert answer.is_success, answer.text
                assert {*names} <= {*answer.json()["rules"]["special"]}
            person = await lay(address, rules=rules)
            await person.connect()
            for seat in {*range(chosen.players)} - {person.seat}:
                assert (await person.say("seat_bot", seat=seat, bot="novice"))["type"] == "ok"
            assert (await person.say("start"))["type"] == "ok"
            await person.play(lambda legal, _: rng.choice(legal))
            await person.close()
    heard = "".join(person.heard)
    assert all(f'"card":"{kind.code}"' in heard for kind in chosen.special)
