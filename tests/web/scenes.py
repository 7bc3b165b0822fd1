"""Moments of a game that chance brings seldom, set on the page's own stage.

The engine makes the state, and a seat's view of it goes over the wire as the server would send it;
only the line is ours. For pictures, for axe, and for words that may be too long: real games are
played in `test_games`.

    show(me, SCENES["pass"])
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocketRoute

from augury.analysis.hints import Hint, check_move, hint
from augury.analysis.judging import Judgement
from augury.bots import bot
from augury.game import (
    Action,
    Bidding,
    Foresight,
    IllegalAction,
    Phase,
    Play,
    Rules,
    State,
    Suit,
    concerns,
    deal,
    legal_actions,
    start,
    step,
    view,
)
from augury.game.play.facts import facts, reasons
from augury.game.text.codecs import codec
from augury.game.text.notation import format_move, parse_action, parse_move
from augury.tables.protocol.events import TableEvent
from augury.tables.protocol.messages import (
    ErrorMessage,
    EventsMessage,
    Pong,
    Welcome,
    error_message,
)
from augury.tables.protocol.tables import SeatInfo, TableInfo
from augury.tables.protocol.wire import encode
from augury.tables.table.claims import may_claim
from augury.testing.scenarios import act, deal_next, dealt, ready
from tests.web.hands import Guest

# Time stands still on a stage: what would go away by itself, stays to be looked at.
STILL: Final = """
if (!window.still) {
  const wait = (window.still = window.setTimeout);
  window.setTimeout = (call, pause, ...rest) =>
    wait(call, pause >= 500 ? 3_600_000 : pause, ...rest);
}
"""
TABLE: Final = "scene"
SEAT: Final = 0
PEOPLE: Final = {0: "Ada", 2: "Chloë"}  # the others are bots


@dataclass(frozen=True)
class Scene:
    """A state, the moves that follow it before one's eyes, and a card to be touched then."""

    state: State
    moves: tuple[Action, ...] = ()
    touch: str | None = None
    events: tuple[TableEvent, ...] = ()  # what happens around the game after the moves
    watching: bool = False
    hints: bool = False  # whether the host allows them
    seconds_left: float | None = None  # for a decision, by the table's clock


@cache
def evening(rounds: int, players: int = 4) -> State:
    """Some rounds of a game between apprentices, always the same."""
    rng, player = Random(7), bot("apprentice")
    state = start(Rules(players=players))
    while state.table.number < rounds or state.phase is not Phase.DEAL:
        if state.phase is Phase.OVER:
            break
        if not state.to_act:
            action: Action = deal(state, rng)
        else:
            action = player.act(view(state, state.to_act[0]), rng)
        state = step(state, action).state
    return state


def _moves(text: str) -> tuple[Action, ...]:
    return tuple(parse_action(word) for word in text.split())


FIVE: Final = "W B13 B4 R9 G11 | R13 B10 B7 G2 Y1 | R6 G4 Y8 Y13 J | R2 B3 B11 G13 Y11"
SEVEN: Final = """
    W B12 B4 R9 R3 G11 Y6 | R13 R8 B10 G2 G7 Y1 Y9 |
    B13 R6 R12 G4 Y13 Y5 J | R2 B7 B3 G13 G9 Y11 W
"""
TWENTY: Final = """
    W W B13 B11 B8 B5 B2 R12 R9 R7 R4 R1 G13 G10 G6 G3 Y12 Y8 Y5 J |
    W B12 B10 B7 B4 B1 R13 R10 R6 R3 G12 G9 G7 G4 G1 Y13 Y10 Y6 Y2 J |
    W B9 B6 B3 R11 R8 R5 R2 G11 G8 G5 G2 Y11 Y9 Y7 Y4 Y3 Y1 J J
"""
TEN: Final = """
    W B13 B8 B2 R11 G12 G5 Y13 Y4 J | B1 B12 R13 R2 G13 G1 Y12 Y1 W J |
    B11 B3 R12 R3 G11 G2 Y11 Y2 W J | B10 B4 R10 R4 G10 G3 Y10 Y3 W B5 |
    B9 B6 R9 R5 G9 G4 Y9 Y5 R1 J | B7 R8 R7 R6 G8 G7 G6 Y8 Y7 Y6
"""
SPECIALS: Final = "S B12 R3 | U B8 R13 | B2 R7 G4"
FORESIGHT: Final = "B1 | W | R12 | J | G7"
HANDS: Final = """
    B1 B2 B3 B4 B5 B6 W | W B13 R11 R4 G9 Y12 J | B7 R12 R2 G13 G6 Y8 Y3 |
    B10 B9 R9 G11 G3 Y7 J | R13 R6 G12 G5 Y11 Y4 W
"""


def _scenes() -> dict[str, Scene]:
    seventh = deal_next(evening(6), SEVEN, "R5")  # seat 2 deals, seat 3 begins
    begun = act(seventh, "3:bid=1 0:bid=3 1:bid=2 2:bid=1")
    fifth = act(deal_next(evening(4), FIVE, "R5"), "1:bid=1 2:bid=2 3:bid=1 0:bid=2")
    over = evening(15)
    secret: dict[str, Any] = {"bidding": Bidding.SECRET}
    return {
        "bid": Scene(act(seventh, "3:bid=1")),
        "play": Scene(act(begun, "3:G13")),
        "follow": Scene(act(fifth, "1:B10 2:Y13 3:B11")),
        "lead": Scene(act(begun, "3:R2 0:R9 1:R8 2:R6")),
        "trick": Scene(act(begun, "3:G13 0:G11 1:G2"), moves=_moves("2:G4")),
        "watch": Scene(act(begun, "3:G13 0:G11 1:G2"), watching=True),
        "watch-six": Scene(dealt(TEN, bidding=Bidding.HIDDEN), watching=True),
        "round": Scene(
            ready("R7 | B3 | R9 | Y1", "R2", bids=(1, 0, 1, 0)),
            moves=_moves("1:B3 2:R9 3:Y1 0:R7"),
        ),
        "end": Scene(over),
        "claim": Scene(
            act(ready("W W W | G3 G4 G5 | B2 B5 B7", "R1", bids=(3, 0, 0)), "1:G3 2:B2 0:W")
        ),
        "twenty-bid": Scene(act(dealt(TWENTY), "1:bid=8 2:bid=6")),
        "twenty-play": Scene(act(ready(TWENTY, bids=(7, 8, 6)), "1:R13 2:R11")),
        "six-bid": Scene(act(dealt(TEN), "1:bid=2 2:bid=1 3:bid=2 4:bid=1 5:bid=2")),
        "six-play": Scene(act(ready(TEN, bids=(3, 2, 1, 2, 1, 2)), "1:B12 2:B11 3:B10 4:B9 5:B7")),
        "hidden": Scene(dealt("B1 W R4 | R3 J B8 | G2 G3 Y9", "G4", bidding=Bidding.HIDDEN)),
        "secret": Scene(dealt("B1 W R4 | R3 J B8 | G2 G3 Y9", "G4", **secret)),
        "secret-play": Scene(
            act(ready("B1 W R4 | R3 J B8 | G2 G3 Y9", "G4", bids=(1, 1, 1), **secret), "1:R3 2:Y9")
        ),
        "forbidden": Scene(
            act(dealt("B1 W R4 | R3 J B8 | G2 G3 Y9", "G4", plus_minus_one=True), "1:bid=1 2:bid=1")
        ),
        "rebid": Scene(
            act(
                dealt(
                    "B1 W R4 | R3 J B8 | G2 G3 Y9",
                    "G4",
                    plus_minus_one=True,
                    bidding=Bidding.HIDDEN,
                ),
                "0:bid=1 1:bid=1 2:bid=1",
            )
        ),
        "trump": Scene(dealt("B1 B9 R4 | R3 J B8 | G2 G3 Y9", "W")),
        "werewolf": Scene(dealt("L B9 R4 | R3 J B8 | G2 G3 Y9", "Y13")),
        "shapeshifter": Scene(act(ready(SPECIALS, "R2", bids=(1, 1, 1)), "1:B8 2:B2"), touch="S"),
        "juggler": Scene(
            act(ready("U B12 R3 | S B8 R13 | B2 R7 G4", "R2", bids=(1, 1, 1)), "1:B8 2:B2"),
            touch="U",
        ),
        "pass": Scene(act(ready(SPECIALS, "R2", bids=(1, 1, 1)), "1:U=B 2:B2 0:B12")),
        "change": Scene(
            act(ready("B12 R3 Y4 | C B8 R13 | B2 R7 G4", "R2", bids=(1, 1, 1)), "1:C=B 2:B2 0:B12")
        ),
        "foresight": Scene(act(dealt(FORESIGHT, "R5", **_foresight()), "1:bid=1 2:bid=1")),
        "foresight-four": Scene(act(dealt("B1 | W | R12 | G7", "R5", **_foresight()), "1:bid=1")),
        "foresight-six": Scene(
            act(dealt("B1 | W | R12 | J | G7 | Y10", "R5", **_foresight()), "1:bid=1 2:bid=0")
        ),
        "foresight-trump": Scene(dealt("B1 R2 | W R12 | G7 J", "W", **_foresight())),
        "foresight-seven": Scene(
            act(dealt(HANDS, "R5", **_foresight()), "1:bid=2 2:bid=1 3:bid=1 4:bid=2")
        ),
        "foresight-ten": Scene(
            act(dealt(TEN, **_foresight()), "1:bid=2 2:bid=1 3:bid=2 4:bid=1 5:bid=2")
        ),
        "foresight-twenty": Scene(act(dealt(TWENTY, **_foresight()), "1:bid=8 2:bid=6")),
    }


def crowded(suit: Suit) -> Scene:
    """Ten cards, `suit` trump and led, and the predictions add up: nothing could be longer."""
    rules = Rules(players=5, hand_sizes=(10,))
    for seed in count():
        state = step(start(rules), deal(start(rules).table, Random(seed))).state
        if state.table.turned_up is None or state.table.turned_up.suit is not suit:
            continue
        state = act(state, "1:bid=2 2:bid=2 3:bid=2 4:bid=2 0:bid=2")
        for move in legal_actions(state, 1):
            if isinstance(move, Play) and move.card.suit is suit:
                return Scene(step(state, move).state)
    raise AssertionError("unreachable")


def _foresight() -> dict[str, Any]:
    return {"foresight": Foresight.EVERY_ROUND}


SCENES: Final = _scenes()


def welcome(scene: Scene) -> Welcome:
    """What the server would say to whoever comes now."""
    state = scene.state
    over = state.phase is Phase.OVER
    seats = [
        SeatInfo(
            seat=seat, name=PEOPLE.get(seat), bot=None if seat in PEOPLE else "adept", present=True
        )
        for seat in range(state.rules.players)
    ]
    seat = None if scene.watching else SEAT
    return Welcome(
        version=1,
        seat=seat,
        at=0,
        claim=may_claim(view(state, seat)),
        seconds_left=scene.seconds_left,
        view=view(state, seat),
        facts=facts(view(state, seat)),
        won_by=reasons(state.table),
        table=TableInfo(
            id=TABLE,
            stage="over" if over else "playing",
            game=1,
            host=SEAT,
            rules=state.rules,
            clock="off",
            clock_seconds=None,
            spectators=True,
            listed=False,
            chat=True,
            hints=scene.hints,
            seats=tuple(seats),
            commitments=(),
            seat_commitments=(None,) * state.rules.players,
            contributions=(None,) * state.rules.players,
            seeds=(),
        ),
    )


def messages(scene: Scene) -> list[EventsMessage]:
    """What the server would send for the moves that follow."""
    sent, state = [], scene.state
    for number, move in enumerate(scene.moves):
        taken = step(state, move)
        state = taken.state
        sent.append(
            EventsMessage(
                version=number + 2,
                events=tuple(event for event in taken.events if concerns(event, SEAT)),
                legal_actions=tuple(map(format_move, view(state, SEAT).legal_actions)),
                facts=facts(view(state, SEAT)),
                at=0,
                seconds_left=scene.seconds_left,
            )
        )
    seen = view(state, SEAT)
    for event in scene.events:
        sent.append(
            EventsMessage(
                version=len(sent) + 2,
                events=(event,),
                legal_actions=tuple(map(format_move, seen.legal_actions)),
                facts=facts(view(state, SEAT)),
                at=0,
                seconds_left=scene.seconds_left,
            )
        )
    return sent


def show(me: Guest, scene: Scene, *, after: str | None = None) -> Page:
    """Open the page at this moment; what follows is sent at once, or when `after` is seen."""
    page, first = me.page, encode(welcome(scene)).decode()
    later = [encode(message).decode() for message in messages(scene)]

    def answer(route: Route) -> None:
        body = first
        if advice := _advice(scene.state, route):
            body = json.dumps(advice)
        route.fulfill(body=body, content_type="application/json")

    def open_table(route: Route) -> None:
        """The page, which the server would not show at a table that it does not know."""
        start = route.request.url.removesuffix(f"t/{TABLE}")
        route.fulfill(response=route.fetch(url=start))

    lines: list[WebSocketRoute] = []

    def speak(line: WebSocketRoute) -> None:
        def reply(said: str | bytes) -> None:
            if answered := _reply(scene.state, json.loads(said)):
                line.send(encode(answered).decode())

        lines.append(line)
        line.on_message(reply)
        for message in (first, *(later if after is None else ())):
            line.send(message)

    page.add_init_script(STILL)
    page.unroute_all()
    page.route(f"**/t/{TABLE}", open_table)
    page.route(f"**/api/tables/{TABLE}*", answer)
    page.route(f"**/api/tables/{TABLE}/**", answer)
    page.route_web_socket(f"**/api/tables/{TABLE}/socket*", speak)
    page.goto(f"/t/{TABLE}")
    page.locator(".game, .ranking, .seats").first.wait_for()
    if scene.touch is not None:
        page.locator(f".hand [data-card={scene.touch}]").click()
        page.locator("[data-ask=announce]").wait_for()
    elif _asked(scene):
        page.locator(".panel").wait_for()
    if after is not None:
        page.locator(after).wait_for()
        for message in later:
            lines[-1].send(message)
    return page


def _advice(state: State, route: Route) -> Any:
    """What the analysis says, where it is asked."""
    seen = view(state, SEAT)
    if route.request.url.endswith("/hint"):
        return codec(Hint).write(hint(seen))
    if route.request.url.endswith("/check"):
        asked: dict[str, str] = json.loads(route.request.post_data or "")
        move = parse_move(asked["action"], SEAT)
        return codec(Judgement).write(check_move(seen, move))
    return None


def _asked(scene: Scene) -> bool:
    """Whether a panel asks something, and goes on asking it."""
    state = scene.state
    stays = not scene.moves and not scene.events and not scene.watching
    return stays and SEAT in state.to_act and state.phase is not Phase.PLAY


def _reply(state: State, said: dict[str, Any]) -> Pong | ErrorMessage | None:
    """What the server answers to a ping, or to a move that is not legal; else nothing happens."""
    if said["type"] == "ping":
        return Pong(version=1)
    try:
        step(state, parse_action(f"{SEAT}:{said['action']}"))
    except IllegalAction as error:
        return error_message(said["id"], error)
    return None
