"""A benchmark for anyone's player: frozen opponents, fixed deals, one protocol.

    found = evaluate("my_package.my_module:Name")     # or "network.onnx", "process:./my-player"
    found.lines                                       # against every opponent, by every rule set
    found.exploitability                              # on boxes small enough to be solved
    found.row                                         # for the leaderboard of docs/benchmark.md

`augury benchmark` is the same on the command line.
"""

from augury.benchmark.evaluation import Evaluation, SuiteResult, evaluate
from augury.benchmark.exploitability import Exploitability, exploitability
from augury.benchmark.protocol import BOXES, FROZEN, PROTOCOL, SUITES, Frozen, fingerprint, thawed

__all__ = [
    "BOXES",
    "FROZEN",
    "PROTOCOL",
    "SUITES",
    "Evaluation",
    "Exploitability",
    "Frozen",
    "SuiteResult",
    "evaluate",
    "exploitability",
    "fingerprint",
    "thawed",
]
