/**
 * What this device heard of a game: the commitments to its shuffles and its running hash; and whether a
 * record of it says the same. Beside it the secrets behind this device's own commitments.
 * `docs/dealing.md` tells every byte of it.
 */

import { sha256 } from "./sha256";

const HEARD = "augury-heard";
const PROMISED = "augury-promised";
const SECRETS = "augury-shares";
const MOST = 12; // tables
const NAME = "augury running hash 1";
const HEADER = /^(rules|seat [0-9]+|fair\.(commitments|contributions|game|seat-commitments|withheld)):/;

/** What everybody was bound by before this player revealed their share in the shuffles. */
export interface Promised {
  game: string; // what it is called in them
  commitments: string;
  bound: string; // what the seats had committed to
  seat: number;
  own: string; // what this player revealed last
  counted: boolean; // whether it was taken
}

/** Who had a part in the shuffles of a game, as its record says. */
export interface Shares {
  seats: number[];
  /** Made in the open, as in games of older versions. */
  open: boolean;
  /** Who did not reveal theirs, and had the others contribute anew. */
  withheld: number[];
}

/** The last hash heard at a table. */
export const heardAt = (table: string): string | null => kept<string>(HEARD, table);

/** Remember the last hash heard at a table. */
export const keepHeard = (table: string, hash: string): void => keep(HEARD, table, hash);

/** Remember what was promised of a game. */
export const keepPromised = (promised: Promised): void => keep(PROMISED, promised.game, promised);

/** Keep the secret behind a commitment. */
export const keepSecret = (commitment: string, secret: string): void => {
  secrets.set(commitment, secret); // also where nothing can be stored
  keep(SECRETS, commitment, secret);
};

/** The secret behind a commitment; null: another device has it. */
export const secretOf = (commitment: string): string | null => secrets.get(commitment) ?? kept<string>(SECRETS, commitment);

const secrets = new Map<string, string>();

const tagsOf = (record: string): Map<string, string> =>
  new Map([...record.matchAll(/^fair\.([\w-]+): (.*)$/gm)].map(([, tag, value]) => [tag!, value!]));

/** Who had a part in the shuffles of a record. */
export function sharesIn(record: string): Shares {
  const said = tagsOf(record);
  const contributions = said.get("contributions")?.split(" ") ?? [];
  return {
    seats: contributions.flatMap((one, seat) => (one === "-" ? [] : [seat])),
    open: !said.has("seat-commitments"),
    withheld: said.get("withheld")?.split(/[ ,]/).map(Number) ?? [],
  };
}

/**
 * Whether the shuffles of a record are those that this device was shown before it revealed its own share, with
 * the share that it revealed last in them: an earlier one would be of a shuffle that was thrown away.
 */
export function isAsPromised(record: string): boolean {
  const said = tagsOf(record);
  const promised = kept<Promised>(PROMISED, said.get("game") ?? "");
  if (promised?.bound === undefined) return true; // nothing was promised here, or by an older version
  if (said.get("commitments") !== promised.commitments || said.get("seat-commitments") !== promised.bound) return false;
  if (said.get("contributions")?.split(" ")[promised.seat] === promised.own) return true;
  return !promised.counted && sharesIn(record).withheld.includes(promised.seat);
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

export function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
