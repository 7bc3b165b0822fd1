"""How fast values are written as JSON and read back, beside another version of this repository.

    git worktree add /tmp/before 10121b5
    python -m benchmarks.codec /tmp/before

Both run in turn in processes of their own, several times, by the Python that runs this: with
orjson, if it has one, and again without. What is said is the median of the ratios: above 1, this
version is the faster one. Time is that of the processor.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[1]
ROUNDS = 5

MEASURED = """
import json, sys
if sys.argv[1] == "json":
    sys.modules["orjson"] = None
from random import Random
from time import process_time
from augury import SPECIAL, Phase, Rules, deal, legal_actions, start, step, view
from augury.game import decode, encode

def played(rules, rng):
    state = start(rules)
    while state.phase is not Phase.OVER:
        if not state.to_act:
            action = deal(state, rng)
        else:
            action = rng.choice(legal_actions(state, rng.choice(state.to_act)))
        made = step(state, action)
        yield made
        state = made.state

def rate(work, values):
    for value in values[:50]:
        work(value)
    begun, count = process_time(), 0
    while process_time() - begun < 0.25:
        for value in values:
            work(value)
        count += len(values)
    return count / (process_time() - begun)

rates = {}
for title, rules in ("four", Rules()), ("six, special", Rules(players=6, special=SPECIAL)):
    rng = Random(1)
    steps = list(played(rules, rng))
    events = [event for made in steps for event in made.events]
    views = [view(made.state, rng.randrange(rules.players)) for made in steps]
    for name, values in ("event", events), ("view", views):
        data = [encode(value) for value in values]
        rates[f"encode({name}), {title}"] = rate(encode, values)
        rates[f"decode({name}), {title}"] = rate(decode, data)

# The table: where it is now, or where it was before

try:
    from augury.tables.protocol import commands, tables
    from augury.tables.table import broadcast, entries, folding
    from augury.game.text.codecs import codec
    from augury.tables.protocol.wire import frame
    read_command = codec(commands.Incoming).decode
    Opened, Sat, Started = entries.OpenedEntry, entries.SatEntry, entries.StartedEntry
    Dealt, Acted = entries.DealtEntry, entries.ActedEntry
    begin = lambda sitting, happened: broadcast.Broadcast(sitting, happened, frame)
except ImportError:
    from augury.server.protocol import commands, tables
    from augury.server.table import broadcast, entries, folding
    from augury.server.table.entries import Acted, Dealt, Opened, Sat, Started
    read_command = commands.INCOMING.validate_json
    begin = broadcast.Broadcast
from augury import Deal, format_move
from augury.game import format_action

said = [
    b'{"type":"act","id":"%d","version":%d,"action":"%s"}' % (number, number, move)
    for number, move in enumerate([b"R7", b"bid=3", b"W", b"B13", b"S=W"] * 20)
]
rates["read a command"] = rate(read_command, said)
seeds = tuple("%064x" % number for number in range(15))
setup = tables.Setup()
log = [Opened(at=0.5, table="t", setup=setup, seeds=seeds, seat=0, name="A", key="k")]
log += [Sat(at=0.5, seat=seat, name="P%d" % seat, key="%d" % seat) for seat in (1, 2, 3)]
log.append(Started(at=1.5, fill=None))
for made in played(Rules(), Random(2)):
    action = made.action
    if isinstance(action, Deal):
        log.append(Dealt(at=2.25, deal=format_action(action)))
    else:
        move = format_move(action)
        log.append(Acted(at=2.25, seat=action.seat, action=move, by="person"))
lines = [entries.dump(entry) for entry in log]
rates["write an entry"] = rate(entries.dump, log)
rates["read an entry"] = rate(entries.load, lines)
told, sitting = [], None
for entry in log:
    sitting, happened = folding.advance(sitting, entry)
    told.append((sitting, happened))

def tell(one):
    spoken = begin(*one)
    for seat in (0, 1, 2, 3, None):
        spoken.frame(seat)

rates["tell a table what happened"] = rate(tell, told)
print(json.dumps(rates))
"""


def measure(tree: Path, library: str) -> dict[str, float]:
    """How often a second each thing is done by the version in a folder."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, library],
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        capture_output=True,
        check=True,
        text=True,
    )
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def compare(before: Path, library: str) -> None:
    """Print the rates of both versions, and how they compare."""
    runs = [(measure(before, library), measure(HERE, library)) for _ in range(ROUNDS)]
    print(f"\nwith {library}{'':24}  before       now   ratio")
    for name in runs[0][0]:
        old, new = median(one[name] for one, _ in runs), median(one[name] for _, one in runs)
        ratio = median(now[name] / then[name] for then, now in runs)
        print(f"{name:32} {old:9.0f} {new:9.0f} {ratio:7.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("before", type=Path, help="a checkout of the version to compare with")
    chosen = parser.parse_args()
    for each in ("json", "orjson"):
        compare(chosen.before, each)
