import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { KINDS, type GameEvent, type TableEvent } from "../src/protocol";
import { INSTRUMENTS } from "../src/sounds/instruments";
import { play, sound } from "../src/sounds/player";
import { finale, notes, type Note } from "../src/sounds/score";
import { games } from "./games";

const trick = { type: "TrickEnded", winner: 1, bombed: false, audience: "everyone" } as unknown as GameEvent;
const card = (code: string): GameEvent => ({ type: "CardPlayed", seat: 0, card: code, face: code, suit: null, settled: true, audience: "everyone" }) as unknown as GameEvent;

test("every event of real games makes notes that can be played", () => {
  const heard = new Set<string>();
  for (const { steps } of games)
    for (const { events } of steps)
      for (const [seat, some] of events.entries())
        for (const event of some)
          for (const { instrument, after, pitch, loud } of notes(event, seat)) {
            heard.add(event.type);
            expect(INSTRUMENTS).toHaveProperty(instrument);
            expect(after).toBeGreaterThanOrEqual(0);
            expect(after).toBeLessThan(1);
            expect(pitch).toBeGreaterThan(20);
            expect(loud).toBeGreaterThan(0);
            expect(loud).toBeLessThanOrEqual(1);
          }
  expect([...heard].sort()).toEqual(expect.arrayContaining(["BidPlaced", "CardPlayed", "RoundDealt", "RoundScored", "TrickEnded", "Turn"]));
});

test("one's own trick sounds better than another's, and one that nobody takes like neither", () => {
  const bombed = { ...trick, bombed: true } as GameEvent;
  const said = [notes(trick, 1), notes(trick, 0), notes(bombed, 1)].map((some) => some.map(({ instrument }) => instrument));
  expect(said[0]).toContain("bell");
  expect(said[1]).not.toContain("bell");
  expect(said[2]).toEqual(["boom"]);
});

test("each kind of card is heard as itself", () => {
  const spoken = KINDS.filter(({ traded }) => !traded).map(({ code }) => JSON.stringify(notes(card(code), 1)));
  expect(new Set(spoken).size).toBe(spoken.length);
  expect(notes(card("U=R"), 1)).toEqual(notes(card("U"), 1));
});

test("only whose turn it is hears that it is", () => {
  const turn = { type: "Turn", to_act: [2], audience: "everyone" } as unknown as TableEvent;
  expect(notes(turn, 2)).not.toEqual([]);
  expect(notes(turn, 1)).toEqual([]);
  expect(notes(turn, null)).toEqual([]);
});

/** A stage that only counts what is started on it. */
class Context {
  static opened = 0;
  static started = 0;
  static now = 0; // seconds
  static out: { gain: { value: number } } | null = null; // through which everything goes
  sampleRate = 100;
  state = "running";
  destination = {};
  constructor() {
    Context.opened += 1;
  }
  get currentTime(): number {
    return Context.now;
  }
  #node = () => {
    const param = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    const node = { gain: param, frequency: param, Q: param, connect: (to: object) => to, start: () => (Context.started += 1), stop: () => undefined };
    return node;
  };
  createGain = () => {
    const node = this.#node();
    Context.out ??= node;
    return node;
  };
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBiquadFilter = this.#node;
  createDynamicsCompressor = this.#node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Context);
  Object.assign(settings, { sound: true, volume: 0.6, vibration: false });
});

test("off is off, and so is a volume of nothing: not even a stage is opened", () => {
  settings.sound = false;
  sound(trick, { seat: 1 });
  Object.assign(settings, { sound: true, volume: 0 });
  sound(trick, { seat: 1 });
  expect(Context.opened).toBe(0);
});

test("it is as loud as the player wants it", () => {
  vi.useFakeTimers();
  const loud = [0.2, 0.6, 1].map((volume) => {
    settings.volume = volume;
    Context.now += 1;
    play(finale(true));
    vi.runAllTimers();
    return Context.out!.gain.value;
  });
  expect(loud).toEqual([...loud].sort());
  expect(new Set(loud).size).toBe(3);
  vi.useRealTimers();
});

test("a game that is caught up with is not heard all at once", () => {
  vi.useFakeTimers();
  const many: Note[] = [...finale(true)];
  Context.now += 1;
  Context.started = 0;
  play(many);
  vi.runAllTimers();
  const once = Context.started;
  expect(once).toBeGreaterThan(0);
  for (let again = 0; again < 50; again++) play(many);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(Context.started).toBeLessThanOrEqual(4 * once);
});
