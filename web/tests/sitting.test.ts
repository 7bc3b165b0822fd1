// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { PROTOCOL, type TableInfo, type View } from "../src/protocol";
import type { Answer, NewCommand, Receiver } from "../src/table/connection";
import type { AnyEvent } from "../src/table/log.svelte";
import { Sitting } from "../src/table/sitting.svelte";
import { games } from "./games";

const game = games.find(({ name }) => name === "base")!;
const SEAT = 1;

let receiver: Receiver;
let sent: NewCommand[];
let answer: Answer;
let sitting: Sitting;
let refreshed: number;

function welcome(view: View, version = 1, table: Partial<TableInfo> = {}): void {
  const seats = view.table.bids.map((_, seat) => ({ seat, name: `P${seat}`, bot: null, present: true }));
  receiver.receive({
    type: "welcome",
    protocol: PROTOCOL,
    version,
    seat: SEAT,
    view,
    facts: null,
    won_by: [],
    hash: null,
    claim: false,
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
      hints: false,
      seats,
      commitments: [],
      seat_commitments: [],
      contributions: [],
      seeds: [],
      withheld: [],
      again: [],
      ...table,
    },
  });
}

const error = (code: string): Answer => ({ type: "error", id: "", code, message: "", options: null, rule: null, refusal: null, line: null, reason: null });

/** The others are bots. */
const BOTS: Partial<TableInfo> = {
  seats: [0, 1, 2].map((seat) => ({ seat, name: seat === SEAT ? "P1" : null, bot: seat === SEAT ? null : "novice", present: true })),
};

function send(step: number): void {
  const { events, views, facts } = game.steps[step]!;
  receiver.receive({ type: "events", version: step + 2, events: events[SEAT]!, legal_actions: views[SEAT]!.legal_actions, facts: facts[SEAT]!, at: 0, seconds_left: null, hash: null });
}

/** Send it, and look long enough to see a deal. */
function watch(step: number): void {
  send(step);
  vi.advanceTimersByTime(100);
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { pace: "normal", rest: "normal", summary: "wait" });
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
  receiver.receive({ type: "events", version: 2, events: events[SEAT]!, legal_actions: views[SEAT]!.legal_actions, facts: facts[SEAT]!, at: 1, seconds_left: 20, hash: null });
  expect(sitting.deadline).toBe(now + 21_000);
});

test("the time left is the server's after the page was loaded anew, too", () => {
  const now = Date.now();
  const { views } = game.steps[0]!;
  receiver.receive({ type: "welcome", protocol: PROTOCOL, won_by: [], hash: null, claim: false, version: 2, seat: SEAT, view: views[SEAT]!, facts: null, at: now / 1000 - 500, seconds_left: 7, table: sitting.info! });
  expect(sitting.deadline).toBe(now + 7_000); // its clock is 500 seconds late, and that is no matter
});

test.each([
  ["until one goes on, where nobody waits", "wait", BOTS, Infinity],
  ["for a while, with people", "wait", {}, 12_000],
  ["for less, where a clock runs", "wait", { clock: "relaxed", clock_seconds: 60 } as Partial<TableInfo>, 6_000],
  ["as shortly as one wants it", "short", BOTS, 4_000],
] as const)("the score of a round stays %s", (_, summary, table, stays) => {
  Object.assign(settings, { pace: "none", rest: "none", summary });
  welcome(game.start[SEAT]!, 1, table);
  const end = game.steps.findIndex(({ events }) => events[SEAT]!.some((event) => event.type === "RoundScored"));
  for (let step = 0; step <= end; step++) send(step), vi.advanceTimersByTime(step < end ? 100 : 0);
  expect(sitting.scored).not.toBeNull();
  expect(sitting.goesOn).toBe(Number.isFinite(stays) ? Date.now() + stays : null); // what the countdown shows
  vi.advanceTimersByTime(Math.min(stays - 1, 3_600_000));
  expect(sitting.scored).not.toBeNull();
  if (Number.isFinite(stays)) vi.advanceTimersByTime(1);
  else sitting.skip();
  expect(sitting.scored).toBeNull();
});

test("the score of a round is not shown to whoever does not want it", () => {
  Object.assign(settings, { pace: "none", rest: "none", summary: "none" });
  const end = game.steps.findIndex(({ events }) => events[SEAT]!.some((event) => event.type === "RoundScored"));
  for (let step = 0; step <= end; step++) watch(step);
  expect(sitting.scored).toBeNull();
});

const some = (step: number, is: (event: AnyEvent) => boolean): boolean => game.steps[step]!.events[SEAT]!.some(is);
const trickEnds = [...game.steps.keys()].findIndex((step) => some(step, ({ type }) => type === "TrickEnded"));

test("bots move at the pace that was chosen for them, and no trick lies longer for it", () => {
  const isBotsBid = (step: number): boolean => some(step, (event) => event.type === "BidPlaced" && event.seat !== SEAT);
  const two = [...game.steps.keys()].findIndex((step) => isBotsBid(step) && isBotsBid(step + 1));
  Object.assign(settings, { pace: "normal", rest: "none" });
  welcome(game.start[SEAT]!, 1, BOTS);
  for (let step = 0; step < two; step++) send(step), vi.advanceTimersByTime(20_000);
  const made = (): number => sitting.view!.table.bids.filter((bid) => bid !== null).length;
  const before = made();
  send(two);
  send(two + 1);
  expect(made()).toBe(before + 1);
  vi.advanceTimersByTime(800);
  expect(made()).toBe(before + 2);
  for (let step = two + 2; step < trickEnds; step++) send(step), vi.advanceTimersByTime(20_000);
  send(trickEnds);
  expect(sitting.finished).toBeNull();
});

test("a finished trick lies as long as was chosen for it, and no bot is slower for it", () => {
  Object.assign(settings, { pace: "none", rest: "long" });
  welcome(game.start[SEAT]!, 1, BOTS);
  for (let step = 0; step < trickEnds; step++) watch(step);
  expect(sitting.view!.table.trick).toHaveLength(2); // nothing has waited
  send(trickEnds);
  vi.advanceTimersByTime(2_999);
  expect(sitting.finished).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(sitting.finished).toBeNull();
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
  answer = error("must_follow");
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
  answer = error("no_such_bot");
  await sitting.send({ type: "seat_bot", seat: 2, bot: "nobody" });
  expect(sitting.refused?.code).toBe("no_such_bot");
  answer = { type: "ok", id: "", version: 0 };
  await sitting.send({ type: "leave" });
  expect(sitting.refused).toBeNull();
});

test("a move that is not legal is not shown, but asked about", async () => {
  answer = error("must_follow");
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
