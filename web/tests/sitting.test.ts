// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { View } from "../src/protocol";
import type { Answer, NewCommand, Receiver } from "../src/table/connection";
import { Sitting } from "../src/table/sitting.svelte";
import { games } from "./games";

const game = games.find(({ name }) => name === "base")!;
const SEAT = 1;

let receiver: Receiver;
let sent: NewCommand[];
let answer: Answer;
let sitting: Sitting;
let refreshed: number;

function welcome(view: View, version = 1): void {
  const seats = view.table.bids.map((_, seat) => ({ seat, name: `P${seat}`, bot: null, present: true }));
  receiver.receive({
    type: "welcome",
    version,
    seat: SEAT,
    view,
    facts: null,
    at: 0,
    seconds_left: null,
    table: {
      id: "t",
      stage: "playing",
      game: 1,
      host: 0,
      rules: view.table.rules,
      clock: "off",
      clock_seconds: null,
      spectators: true,
      listed: false,
      chat: true,
      seats,
      commitments: [],
      contributions: [],
      seeds: [],
    },
  });
}

function send(step: number): void {
  const { events, views, facts } = game.steps[step]!;
  receiver.receive({ type: "events", version: step + 2, events: events[SEAT]!, legal_actions: views[SEAT]!.legal_actions, facts: facts[SEAT]!, at: 0, seconds_left: null });
}

/** Send it, and look long enough to see a deal. */
function watch(step: number): void {
  send(step);
  vi.advanceTimersByTime(100);
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  sent = [];
  refreshed = 0;
  answer = { type: "ok", id: "", version: 0 };
  sitting = new Sitting("t", (given) => {
    receiver = given;
    return {
      open: () => undefined,
      close: () => undefined,
      refresh: () => (refreshed += 1),
      send: (command) => (sent.push(command), Promise.resolve(answer)),
    };
  });
  welcome(game.start[SEAT]!);
});

afterEach(() => {
  sitting.close();
  vi.useRealTimers();
});

test("a whole game is followed to its end, with a pause after every trick", () => {
  for (const step of game.steps.keys()) {
    send(step);
    vi.advanceTimersByTime(20_000);
    expect(sitting.view?.table.pad).toEqual(game.steps[step]!.views[SEAT]!.table.pad);
    expect(sitting.legal).toEqual(game.steps[step]!.views[SEAT]!.legal_actions);
    expect(sitting.facts).toEqual(game.steps[step]!.facts[SEAT]);
  }
  expect(sitting.info?.stage).toBe("over");
  expect(sitting.facts?.winners).toEqual(game.steps.at(-1)!.views[SEAT]!.table.winners);
});

test("a finished trick lies until it is swept away, and later news wait for that", () => {
  const end = game.steps.findIndex(({ events }) => events[SEAT]!.some((event) => event.type === "TrickEnded"));
  settings.pace = "none";
  for (let step = 0; step <= end + 1; step++) watch(step);
  expect(sitting.finished).not.toBeNull();
  expect(sitting.trick).toHaveLength(game.start[SEAT]!.table.rules.players);
  sitting.skip();
  expect(sitting.finished).toBeNull();
});

test("counts and totals change when a trick has been taken in, not while it lies there", () => {
  settings.pace = "none";
  const end = game.steps.findIndex(({ events }) => events[SEAT]!.some((event) => event.type === "RoundScored"));
  for (let step = 0; step <= end; step++) watch(step);
  const { winner } = sitting.finished!;
  expect(sitting.view!.table.taken[winner]).toBe(0);
  expect(sitting.view!.table.totals).toEqual([0, 0, 0]);
  sitting.skip();
  expect(sitting.scored).toBeNull(); // first the cards go to whoever won them
  vi.advanceTimersByTime(300);
  expect(sitting.view!.table.taken[winner]).toBe(1);
  expect(sitting.view!.table.totals).toEqual(game.steps[end]!.views[SEAT]!.table.totals);
  expect(sitting.scored).not.toBeNull();
});

test("the time left is the server's, however late it is looked at", () => {
  const now = Date.now();
  const { events, views, facts } = game.steps[0]!;
  welcome(game.start[SEAT]!, 1); // at the server's second 0
  vi.advanceTimersByTime(4_000);
  // Written at the server's second 1, and 3 seconds on its way: a line that was broken.
  receiver.receive({ type: "events", version: 2, events: events[SEAT]!, legal_actions: views[SEAT]!.legal_actions, facts: facts[SEAT]!, at: 1, seconds_left: 20 });
  expect(sitting.deadline).toBe(now + 21_000);
});

test("after the page was loaded anew, the log tells the round again", () => {
  const at = game.steps.findLastIndex(({ views }) => views[SEAT]!.table.trick.length > 0 && views[SEAT]!.table.tricks.length > 0);
  welcome(game.steps[at]!.views[SEAT]!, 50);
  const { tricks, trick, bids } = sitting.view!.table;
  const kinds = sitting.log.happenings.map(({ event }) => event.type);
  expect(kinds.filter((kind) => kind === "BidPlaced")).toHaveLength(bids.length);
  expect(kinds.filter((kind) => kind === "TrickEnded")).toHaveLength(tricks.length);
  expect(kinds.filter((kind) => kind === "CardPlayed")).toHaveLength(tricks.length * bids.length + trick.length);
  welcome(game.steps[at]!.views[SEAT]!, 51);
  expect(sitting.log.happenings).toHaveLength(kinds.length);
});

test("who is far behind is shown how things stand", () => {
  for (const step of game.steps.keys()) send(step);
  vi.advanceTimersByTime(60_000);
  expect(sitting.info?.stage).toBe("over");
});

test("a move is seen at once, and taken back when it is refused", async () => {
  const at = game.steps.findIndex(({ views }) => views[SEAT]!.table.phase === "play" && views[SEAT]!.legal_actions.length > 0);
  for (let step = 0; step <= at; step++) {
    send(step);
    vi.advanceTimersByTime(20_000);
  }
  const move = sitting.legal[0]!;
  const cards = sitting.hand!.length;
  const lying = sitting.trick.length;
  answer = { type: "error", id: "", code: "must_follow", message: "" };
  const acted = sitting.act(move);
  expect(sitting.hand).toHaveLength(cards - 1);
  expect(sitting.trick).toHaveLength(lying + 1);
  expect(sitting.question).toBeNull();
  await acted;
  expect(sitting.hand).toHaveLength(cards);
  expect(sitting.refused?.code).toBe("must_follow");
  expect(sent).toEqual([{ type: "act", version: at + 2, action: move }]);
});

test("what the server refuses can be seen, whatever was commanded, until the next command", async () => {
  answer = { type: "error", id: "", code: "no_such_bot", message: "" };
  await sitting.send({ type: "seat_bot", seat: 2, bot: "nobody" });
  expect(sitting.refused?.code).toBe("no_such_bot");
  answer = { type: "ok", id: "", version: 0 };
  await sitting.send({ type: "leave" });
  expect(sitting.refused).toBeNull();
});

test("a move that is not legal is not shown, but asked about", async () => {
  answer = { type: "error", id: "", code: "must_follow", message: "" };
  const acted = sitting.act("R3");
  expect(sitting.pending).toBeNull();
  await acted;
  expect(sent).toEqual([{ type: "act", version: 1, action: "R3" }]);
  expect(sitting.refused?.code).toBe("must_follow");
});

test("a gap in the versions asks for everything; what was heard already is not heard again", () => {
  send(0);
  send(0);
  expect(refreshed).toBe(0);
  send(3);
  expect(refreshed).toBe(1);
});

test("advice is waited for, and may keep a move from being made", async () => {
  const at = game.steps.findIndex(({ views }) => views[SEAT]!.legal_actions.length > 1);
  for (let step = 0; step <= at; step++) {
    send(step);
    vi.advanceTimersByTime(20_000);
  }
  const move = sitting.legal[0]!;
  let decide: (goes: boolean) => void = () => undefined;
  sitting.advise = () => new Promise((resolve) => (decide = resolve));
  const first = sitting.act(move);
  void sitting.act(move); // a second tap, meanwhile
  expect(sitting.pending).toBeNull();
  decide(false);
  await first;
  expect(sent).toEqual([]);
  const second = sitting.act(move);
  decide(true);
  await second;
  expect(sent).toEqual([{ type: "act", version: at + 2, action: move }]);
});
