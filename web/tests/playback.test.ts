import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventsMessage } from "../src/protocol";
import { Playback, type Pause } from "../src/table/playback";

const SECOND = 1000;
const IMPATIENT = 99; // a message that does not wait for what is told

let shown: number[];
let pauses: Map<number, number>; // milliseconds to look at it, by version
let ended: number[];
let refreshed: number;
let playback: Playback;

function receive(...versions: number[]): void {
  for (const version of versions) {
    const message: EventsMessage = { type: "events", version, events: [], legal_actions: [], facts: null, at: 0, seconds_left: null, hash: null };
    playback.receive(message);
  }
}

function pause(patient: boolean): Pause | null {
  if (!patient) return null;
  const version = shown.at(-1)!;
  const milliseconds = pauses.get(version);
  if (milliseconds === undefined || ended.includes(version)) return null;
  return { milliseconds, end: () => ended.push(version) };
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  ended = [];
  pauses = new Map();
  refreshed = 0;
  playback = new Playback({
    split: ({ version }) => [{ patient: version !== IMPATIENT, show: () => shown.push(version) }],
    pause,
    refresh: () => (refreshed += 1),
  });
});

afterEach(() => {
  playback.stop();
  vi.useRealTimers();
});

test("every message is shown once, in its order", () => {
  receive(1, 2, 2, 1, 3);
  expect(shown).toEqual([1, 2, 3]);
  expect(playback.version).toBe(3);
});

test("where one is missing, everything is asked for anew", () => {
  receive(1, 3);
  expect(shown).toEqual([1]);
  expect(refreshed).toBe(1);
  expect(playback.version).toBeNull();
});

test("what there is to look at holds the next message back, until its time is over", () => {
  pauses.set(1, SECOND);
  receive(1, 2);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(SECOND - 1);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test("what is told does not hold back everything", () => {
  pauses.set(98, SECOND);
  receive(98, IMPATIENT);
  expect(shown).toEqual([98, IMPATIENT]);
});

test("what has no end is looked at until a tap", () => {
  pauses.set(1, Infinity);
  receive(1, 2);
  vi.advanceTimersByTime(3600 * SECOND);
  expect(shown).toEqual([1]);
  playback.skip();
  expect(shown).toEqual([1, 2]);
});

test("a tap waits no longer", () => {
  pauses.set(1, SECOND);
  receive(1, 2);
  playback.skip();
  expect(shown).toEqual([1, 2]);
  playback.skip();
  expect(shown).toEqual([1, 2]);
});

test("who is far behind waits for nothing until the present is near", () => {
  for (let version = 1; version <= 300; version++) pauses.set(version, SECOND);
  receive(...Array.from({ length: 300 }, (_, index) => index + 1));
  expect(shown.length).toBeGreaterThan(150);
  expect(shown.length).toBeLessThan(300);
});

test("what came before a part is seen alone for a moment, and a tap ends that too", () => {
  const parts = [1, 2, 3].map((part) => ({ patient: false, after: part > 1 ? 20 : 0, show: () => shown.push(part) }));
  const apart = new Playback({ split: () => parts, pause: () => null, refresh: () => undefined });
  apart.receive({ type: "events", version: 1, events: [], legal_actions: [], facts: null, at: 0, seconds_left: null, hash: null });
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(20);
  expect(shown).toEqual([1, 2]);
  apart.skip();
  expect(shown).toEqual([1, 2, 3]);
});
