/**
 * The running hash of a game: what this device heard of it, and what a record of it comes to.
 * `docs/dealing.md` tells every byte of it.
 */

import { sha256 } from "./sha256";

const KEY = "augury-heard";
const MOST = 12; // tables
const NAME = "augury running hash 1";
const HEADER = /^(rules|seat [0-9]+|fair\.(commitments|contributions|game)):/;

/** The last hash heard at a table. */
export function heardAt(table: string): string | null {
  return kept().find(([one]) => one === table)?.[1] ?? null;
}

/** Remember the last hash heard at a table. */
export function keepHeard(table: string, hash: string): void {
  try {
    const others = kept().filter(([one]) => one !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, hash], ...others].slice(0, MOST)));
  } catch {
    // Then a record can be held against nothing after a reload.
  }
}

function kept(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
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
