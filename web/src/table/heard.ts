/**
 * What this device heard of a game: the promise of its shuffles and its running hash; and whether a
 * record of it says the same.
 * `docs/dealing.md` tells every byte of it.
 */

import { sha256 } from "./sha256";

const HEARD = "augury-heard";
const PROMISED = "augury-promised";
const MOST = 12; // tables
const NAME = "augury running hash 1";
const HEADER = /^(rules|seat [0-9]+|fair\.(commitments|contributions|game)):/;

/** What the house was bound by before this player contributed to the shuffles. */
export interface Promised {
  game: string; // what it is called in them
  commitments: string;
  own: string | null; // what this player contributed then; null: nothing
}

/** The last hash heard at a table. */
export const heardAt = (table: string): string | null => kept<string>(HEARD, table);

/** Remember the last hash heard at a table. */
export const keepHeard = (table: string, hash: string): void => keep(HEARD, table, hash);

/** Remember what was promised of a game. */
export const keepPromised = (promised: Promised): void => keep(PROMISED, promised.game, promised);

/** Whether the shuffles of a record are those that this device was promised, with its own share in them. */
export function isAsPromised(record: string): boolean {
  const said = new Map([...record.matchAll(/^fair\.(\w+): (.*)$/gm)].map(([, tag, value]) => [tag!, value!]));
  const promised = kept<Promised>(PROMISED, said.get("game") ?? "");
  if (promised === null) return true;
  const shares = said.get("contributions")?.split(" ") ?? [];
  return said.get("commitments") === promised.commitments && (promised.own === null || shares.includes(promised.own));
}

function keep(where: string, name: string, value: unknown): void {
  try {
    const others = all(where).filter(([one]) => one !== name);
    localStorage.setItem(where, JSON.stringify([[name, value], ...others].slice(0, MOST)));
  } catch {
    // Then a record can be held against nothing after a reload.
  }
}

const kept = <Value>(where: string, name: string): Value | null =>
  (all(where).find(([one]) => one === name)?.[1] as Value | undefined) ?? null;

function all(where: string): [string, unknown][] {
  try {
    return JSON.parse(localStorage.getItem(where) ?? "[]") as [string, unknown][];
  } catch {
    return [];
  }
}

/** The hash of the game that a record (`.wiz`) tells; null: it lacks what a table's record has. */
export function hashOf(record: string): string | null {
  const lines = record.split("\n");
  const seeds = lines.find((line) => line.startsWith("fair.seeds: "))?.slice(12).split(" ");
  if (seeds === undefined) return null;
  const text = new TextEncoder();
  let hash = sha256(text.encode([NAME, ...lines.filter((line) => HEADER.test(line))].join("\n")));
  let round = 0;
  for (const action of actionsOf(lines)) {
    if (action.startsWith("deal ")) round += 1;
    const seed = seeds[round - 1];
    if (seed === undefined) return null;
    hash = sha256(joined(text.encode(NAME), hash, bytes(seed), text.encode(action)));
  }
  return hex(hash);
}

/** Every action in its notation: a move is one word, a deal goes on to the next of either. */
function* actionsOf(lines: readonly string[]): Generator<string> {
  const first = lines.findIndex((line) => /^round\b/.test(line));
  const words = lines
    .slice(first)
    .flatMap((line) => line.replace(/#.*/, "").split(/\s+/))
    .filter((word) => word !== "");
  let deal: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const move = word.includes(":");
    if ((move || word === "round" || word === "deal") && deal.length > 0) {
      yield deal.join(" ");
      deal = [];
    }
    if (move) yield word;
    else if (word === "round") at += 1;
    else deal.push(word);
  }
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
