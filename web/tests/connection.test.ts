// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../engine/src/index.ts";
import { CLOSING, type Message } from "../src/protocol";
import { Connection, type ConnectionState, type Receiver } from "../src/table/connection";

/** A line whose other end is the test. */
class Wire {
  static made: Wire[] = [];
  sent: string[] = [];

  constructor(
    readonly version: number | null,
    private readonly listener: Listener,
  ) {
    Wire.made.push(this);
  }
  open(): void {
    this.listener.opened();
  }
  tell(message: object): void {
    this.listener.message(JSON.stringify(message));
  }
  drop(code = 1006): void {
    this.listener.closed(code);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    // Nobody hears of it: the other end is gone.
  }
}

let states: ConnectionState[];
let reasons: (string | undefined)[];
let refusal: string | null;
let heard: Message[];
let version: number | null;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  states = [];
  reasons = [];
  refusal = null;
  heard = [];
  version = null;
  const receiver: Receiver = {
    receive: (message) => heard.push(message),
    connection: (state, why) => {
      states.push(state);
      reasons.push(why);
    },
    version: () => version,
  };
  connection = new Connection("t1", receiver, (_, from, listener) => new Wire(from, listener), () => Promise.resolve(refusal));
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const wire = (): Wire => Wire.made.at(-1)!;

test("a broken connection is back within two seconds, and asks for what it missed", () => {
  wire().open();
  version = 17;
  wire().drop();
  expect(states).toEqual(["connecting", "open", "lost"]);
  vi.advanceTimersByTime(2000);
  expect(Wire.made).toHaveLength(2);
  expect(wire().version).toBe(17);
  wire().open();
  expect(states.at(-1)).toBe("open");
});

test("it keeps trying, never more than two seconds apart", () => {
  for (let tries = 0; tries < 10; tries++) {
    const before = Wire.made.length;
    wire().drop();
    vi.advanceTimersByTime(2000);
    expect(Wire.made.length).toBeGreaterThan(before);
  }
});

test("a command without an answer is said again, under the same id, and answered once", async () => {
  wire().open();
  const answer = connection.send({ type: "act", version: 3, action: "bid=1" });
  const first = wire().sent[0]!;
  wire().drop();
  vi.advanceTimersByTime(2000);
  wire().open();
  expect(wire().sent[0]).toBe(first);
  const { id } = JSON.parse(first) as { id: string };
  wire().tell({ type: "ok", id, version: 4 });
  expect(await answer).toEqual({ type: "ok", id, version: 4 });
  wire().drop();
  vi.advanceTimersByTime(2000);
  wire().open();
  expect(wire().sent).toEqual([]);
});

test("a connection that is silent is given up", () => {
  wire().open();
  vi.advanceTimersByTime(8_000);
  expect(wire().sent).toEqual(['{"type":"ping"}']);
  wire().tell({ type: "pong", version: 1 });
  vi.advanceTimersByTime(7_000);
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(5_000);
  expect(states).toContain("lost");
});

test.each([
  [CLOSING.SEAT_GONE, "seat_gone"],
  [CLOSING.BARRED, "spectators_barred"],
  [CLOSING.CLEARED, "cleared"],
])("after code %i there is nothing to come back to", (code, why) => {
  wire().open();
  wire().drop(code);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe("closed");
  expect(reasons.at(-1)).toBe(why);
  expect(Wire.made).toHaveLength(1);
});

test.each(["no_such_table", "wrong_key", "spectators_barred", "foreign_origin"])(
  "an opening that is refused with %s is not tried again",
  async (code) => {
    refusal = code;
    wire().drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toBe("closed");
    expect(reasons.at(-1)).toBe(code);
    expect(Wire.made.length).toBeLessThan(3);
  },
);

test("an opening that is refused for a while, or by nobody, is tried again", async () => {
  for (const code of ["too_fast", "busy", null]) {
    refusal = code;
    const before = Wire.made.length;
    wire().drop();
    await vi.advanceTimersByTimeAsync(2000);
    expect(Wire.made.length).toBeGreaterThan(before);
  }
});

test("a connection that was open is not asked why it broke", async () => {
  refusal = "no_such_table";
  wire().open();
  wire().drop();
  await vi.advanceTimersByTimeAsync(10);
  expect(states.at(-1)).toBe("lost");
});

test("a command that is refused, whatever for, is not said again", async () => {
  wire().open();
  const answer = connection.send({ type: "say", text: "x" });
  const { id } = JSON.parse(wire().sent[0]!) as { id: string };
  wire().tell({ type: "error", id, code: "malformed", message: "" });
  expect(await answer).toMatchObject({ code: "malformed" });
  wire().drop();
  vi.advanceTimersByTime(2000);
  wire().open();
  expect(wire().sent).toEqual([]);
});

test("a line that does not answer a command is given up, long before the next ping", () => {
  wire().open();
  void connection.send({ type: "act", version: 3, action: "bid=1" });
  vi.advanceTimersByTime(3_400);
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(200);
  expect(states).toContain("lost");
});

test("a line that answers is kept", () => {
  wire().open();
  void connection.send({ type: "act", version: 3, action: "bid=1" });
  wire().tell({ type: "ok", id: (JSON.parse(wire().sent[0]!) as { id: string }).id, version: 4 });
  vi.advanceTimersByTime(7_000);
  expect(states.at(-1)).toBe("open");
});

test("without a network it is noticed at the first tap, and at once when the network goes", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  wire().open();
  online.mockReturnValue(false);
  void connection.send({ type: "act", version: 3, action: "bid=1" });
  vi.advanceTimersByTime(400);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(2_000);
  online.mockReturnValue(true);
  wire().open();
  online.mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(400);
  expect(states.at(-1)).toBe("lost");
  online.mockRestore();
});

test("a server on the same device answers without a network", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  wire().open();
  dispatchEvent(new Event("offline"));
  wire().tell({ type: "pong", version: 1 });
  vi.advanceTimersByTime(2_000);
  expect(states.at(-1)).toBe("open");
  online.mockRestore();
});
