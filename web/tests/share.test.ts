// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { type Message, PROTOCOL, type TableInfo } from "../src/protocol";
import type { NewCommand } from "../src/table/connection";
import { keepSecret } from "../src/table/heard";
import { chain, Share } from "../src/table/share";

interface Vector {
  game: string;
  seat: number;
  secret: string;
  commitment: string;
  contributions: string[];
}
const vectors = JSON.parse(readFileSync(resolve(import.meta.dirname, "../../tests/game/dealer/contributions.json"), "utf-8")) as Vector[];

const SEAT = 1;
let sent: NewCommand[];
let share: Share;

const table: TableInfo = {
  id: "t",
  stage: "lobby",
  game: 1,
  host: 0,
  rules: {} as TableInfo["rules"],
  clock: "off",
  clock_seconds: null,
  spectators: true,
  listed: false,
  chat: true,
  hints: false,
  seats: [0, 1, 2].map((seat) => ({ seat, name: `P${seat}`, bot: null, present: true })),
  commitments: ["c1"],
  seat_commitments: [null, null, null],
  contributions: [null, null, null],
  seeds: [],
  withheld: [],
  again: [],
};
const welcome = (more: Partial<TableInfo> = {}, seat: number | null = SEAT): Message => ({
  type: "welcome", protocol: PROTOCOL, version: 1, seat, view: null, facts: null, won_by: [], hash: null, claim: false, at: 0, seconds_left: null, table: { ...table, ...more },
});
type Events = Extract<Message, { type: "events" }>;
const happens = (...events: Events["events"]): Message => ({ type: "events", version: 2, events, legal_actions: [], facts: null, hash: null, claim: false, at: 0, seconds_left: null });
const bound = (commitment: string | null): (string | null)[] => [null, commitment, null];
const committed = (): string => (sent.at(-1) as { commitment: string }).commitment;
const opened = (): Share => new Share((command) => (sent.push(command), Promise.resolve({ type: "ok" })));

beforeEach(() => {
  localStorage.clear();
  sent = [];
  share = opened();
});

test.each(vectors)("what seat $seat of $game is bound to is as the documentation has it", ({ game, seat, secret, commitment, contributions }) => {
  expect(chain(secret, game, seat)).toEqual([commitment, ...contributions]);
});

test("a seat is bound when it is taken, once, and reveals when all are bound", () => {
  share.hear(welcome());
  share.hear(happens({ type: "HostChanged", host: 2 }));
  expect(sent).toEqual([{ type: "commit", commitment: expect.any(String) as string }]);
  share.hear(happens({ type: "Committed", seat: SEAT, commitment: committed() }));
  const commitment = committed();
  share.hear(happens({ type: "CommitmentsFrozen", commitments: bound(commitment) }));
  share.hear(happens({ type: "HostChanged", host: 0 }));
  expect(sent).toHaveLength(2);
  const [, own] = sent as [unknown, { type: string; contribution: string }];
  expect(own.type).toBe("contribute");
  expect(own.contribution).not.toBe(commitment);
});

test("when a shuffle was thrown away the next link is revealed, and none by who was left out", () => {
  const { secret } = vectors[0]!;
  const links = chain(secret, "t.1", SEAT);
  keepSecret(links[0]!, secret);
  share.hear(welcome({ stage: "shuffling", seat_commitments: ["aa", links[0]!, null] }));
  share.hear(happens({ type: "Contributed", seat: SEAT, contribution: links[1]! }));
  share.hear(happens({ type: "Withheld", seats: [0] }));
  expect(sent).toEqual([1, 2].map((link) => ({ type: "contribute", contribution: links[link] })));
  share.hear(happens({ type: "Withheld", seats: [SEAT] }));
  expect(sent).toHaveLength(2);
});

test("a page that is loaded again has its secret, and another device of the seat has not", () => {
  share.hear(welcome());
  const commitment = committed();
  opened().hear(welcome({ stage: "shuffling", seat_commitments: bound(commitment) }));
  expect(sent).toHaveLength(2);
  opened().hear(welcome({ stage: "shuffling", seat_commitments: bound("ab".repeat(32)) }));
  expect(sent).toHaveLength(2);
});

test("the device that was opened last binds the seat, and the others leave it at that", () => {
  share.hear(welcome({ seat_commitments: bound("ab".repeat(32)) })); // of another device
  expect(sent).toHaveLength(1);
  share.hear(happens({ type: "Committed", seat: SEAT, commitment: committed() }));
  share.hear(happens({ type: "Committed", seat: SEAT, commitment: "cd".repeat(32) }));
  expect(sent).toHaveLength(1);
});

test("who looks on has no share", () => {
  share.hear(welcome({}, null));
  share.hear(happens({ type: "CommitmentsFrozen", commitments: ["aa", null, null] }));
  expect(sent).toEqual([]);
});

test("for a rematch one is bound to a share in the next game", async () => {
  share.hear(welcome({ stage: "over" }));
  expect(sent).toEqual([]);
  await share.commit();
  const commitment = committed();
  share.hear(happens({ type: "Committed", seat: SEAT, commitment }));
  share.hear(happens({ type: "Rematched", game: 2, commitments: ["c2"] }));
  expect(sent).toHaveLength(1);
  share.hear(happens({ type: "CommitmentsFrozen", commitments: bound(commitment) }));
  expect(sent).toHaveLength(2);
});
