/** Where pads are kept: this device's IndexedDB. Every change is a transaction, and every version stays for undo. */

import type { Sheet } from "./sheet";
import { dumps, loads } from "./text";

/** A game on this device. Its text is a `.pad` file, which any later version of the page can read. */
export interface Kept {
  id: string;
  text: string;
  version: number; // which of its versions is shown; going back is undo
  newest: number; // up to which version one can go forward again
  created: number;
  changed: number;
  shared?: Shared;
  given?: Record<number, number>; // the points that a review says were given away, by column
}

/** Where a game is shared: its id and pen at the server, and what both sides agreed on last. */
export interface Shared {
  pad: string;
  pen: string;
  version: number;
  text: string;
}

/** Several games counted together. */
export interface League {
  id: string;
  name: string;
  games: string[]; // in the order they were played
  prizes: number[] | null; // what a place brings; null: the points of the games count
  changed: number;
}

interface Version {
  game: string;
  version: number;
  text: string;
}

/** How many versions of a game can be gone back to. */
const VERSIONS = 400;
const NAME = "augury-pad";
const news = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("versions", { keyPath: ["game", "version"] });
      request.result.createObjectStore("leagues", { keyPath: "id" });
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => failed(request.error ?? new Error("no storage"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("storage failed"));
  });
}

/** Do something in one transaction: all of it is kept, or nothing. Other tabs wait, and then hear of it. */
async function within<Value>(mode: IDBTransactionMode, work: (stores: Record<"games" | "versions" | "leagues", IDBObjectStore>) => Promise<Value>): Promise<Value> {
  const transaction = (await database()).transaction(["games", "versions", "leagues"], mode, { durability: "strict" });
  const finished = new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error("aborted"));
  });
  finished.catch(() => undefined);
  try {
    const value = await work({
      games: transaction.objectStore("games"),
      versions: transaction.objectStore("versions"),
      leagues: transaction.objectStore("leagues"),
    });
    transaction.commit();
    await finished;
    if (mode === "readwrite") news?.postMessage("changed");
    return value;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already, by the same error.
    }
    throw error;
  }
}

/** Hear when another tab has changed something. Returns how to stop. */
export function onNews(heard: () => void): () => void {
  news?.addEventListener("message", heard);
  return () => news?.removeEventListener("message", heard);
}

/** A new identity for a game or a league. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...random)).replaceAll("+", "-").replaceAll("/", "_");
}

// Games

/** All games, the latest first. */
export async function games(): Promise<Kept[]> {
  const all = await within("readonly", ({ games: store }) => result<Kept[]>(store.getAll()));
  return all.sort((one, other) => other.changed - one.changed);
}

export function game(id: string): Promise<Kept | undefined> {
  return within("readonly", ({ games: store }) => result<Kept | undefined>(store.get(id)));
}

/** Keep a new game; one that is there already stays as it is. */
export function create(sheet: Sheet, id = newId()): Promise<Kept> {
  return within("readwrite", async (stores) => {
    const before = await result<Kept | undefined>(stores.games.get(id));
    if (before) return before;
    const now = Date.now();
    const kept: Kept = { id, text: dumps(sheet), version: 0, newest: 0, created: now, changed: now };
    put(stores, kept);
    return kept;
  });
}

function put(stores: { games: IDBObjectStore; versions: IDBObjectStore }, kept: Kept): void {
  stores.games.put(kept);
  stores.versions.put({ game: kept.id, version: kept.version, text: kept.text } satisfies Version);
}

/** Change a game as it is now, whoever changed it last. What was undone before is gone then. */
export function edit(id: string, change: (sheet: Sheet) => Sheet): Promise<Kept> {
  return within("readwrite", async (stores) => {
    const before = await result<Kept | undefined>(stores.games.get(id));
    if (!before) throw new Error("gone");
    const text = dumps(change(loads(before.text)));
    if (text === before.text) return before;
    const version = before.version + 1;
    stores.versions.delete(IDBKeyRange.bound([id, version], [id, Infinity]));
    stores.versions.delete(IDBKeyRange.bound([id, -Infinity], [id, version - VERSIONS]));
    const kept = { ...before, text, version, newest: version, changed: Date.now() };
    put(stores, kept);
    return kept;
  });
}

/** Keep where a game is shared. */
export function share(id: string, shared: Shared): Promise<void> {
  return within("readwrite", async ({ games: store }) => {
    const before = await result<Kept | undefined>(store.get(id));
    if (before) store.put({ ...before, shared });
  });
}

/** Keep what a review says of a game: the points that a column gave away. */
export function keepGiven(id: string, seat: number, points: number): Promise<void> {
  return within("readwrite", async ({ games: store }) => {
    const before = await result<Kept | undefined>(store.get(id));
    if (before) store.put({ ...before, given: { ...before.given, [seat]: points } });
  });
}

/** Go a version back (−1) or forward again (+1), as far as there are any. */
export function travel(id: string, by: 1 | -1): Promise<Kept | undefined> {
  return within("readwrite", async (stores) => {
    const before = await result<Kept | undefined>(stores.games.get(id));
    if (!before) return undefined;
    const found = await result<Version | undefined>(stores.versions.get([id, before.version + by]));
    if (!found || found.version > before.newest) return before;
    const kept = { ...before, text: found.text, version: found.version, changed: Date.now() };
    stores.games.put(kept);
    return kept;
  });
}

/** Forget a game, in the leagues too. */
export function remove(id: string): Promise<void> {
  return within("readwrite", async (stores) => {
    stores.games.delete(id);
    stores.versions.delete(IDBKeyRange.bound([id, -Infinity], [id, Infinity]));
    for (const league of await result<League[]>(stores.leagues.getAll()))
      if (league.games.includes(id)) stores.leagues.put({ ...league, games: league.games.filter((one) => one !== id) });
  });
}

/** Change many games at once, as when a person is renamed; all of them, or none. */
export function editAll(change: (sheet: Sheet) => Sheet): Promise<void> {
  return within("readwrite", async (stores) => {
    for (const before of await result<Kept[]>(stores.games.getAll())) {
      const text = dumps(change(loads(before.text)));
      if (text === before.text) continue;
      const version = before.version + 1;
      stores.versions.delete(IDBKeyRange.bound([before.id, version], [before.id, Infinity]));
      put(stores, { ...before, text, version, newest: version });
    }
  });
}

// Leagues

export function leagues(): Promise<League[]> {
  return within("readonly", async ({ leagues: store }) => (await result<League[]>(store.getAll())).sort((one, other) => other.changed - one.changed));
}

export function keepLeague(league: League): Promise<void> {
  return within("readwrite", async ({ leagues: store }) => void store.put({ ...league, changed: Date.now() }));
}

export function removeLeague(id: string): Promise<void> {
  return within("readwrite", async ({ leagues: store }) => void store.delete(id));
}

// Everything in one file

interface Everything {
  augury: "pads";
  version: 1;
  games: Pick<Kept, "id" | "text" | "created" | "changed" | "given">[];
  leagues: League[];
}

export async function exported(): Promise<string> {
  const all = await games();
  const everything: Everything = {
    augury: "pads",
    version: 1,
    games: all.map(({ id, text, created, changed, given }) => ({ id, text, created, changed, ...(given && { given }) })),
    leagues: await leagues(),
  };
  return JSON.stringify(everything, null, 1) + "\n";
}

/** Bring in a file with everything. Of a game that is on both sides, the one changed last stays. Returns how many came. */
export async function imported(text: string): Promise<number> {
  const said = JSON.parse(text) as Everything;
  if (said.augury !== "pads" || !Array.isArray(said.games)) throw new SyntaxError("no pads");
  for (const one of said.games) loads(one.text); // all of it can be read, or none of it comes
  return within("readwrite", async (stores) => {
    let count = 0;
    for (const one of said.games) {
      const before = await result<Kept | undefined>(stores.games.get(one.id));
      if (before && before.changed >= one.changed) continue;
      const version = before ? before.newest + 1 : 0;
      put(stores, { ...before, id: String(one.id), text: one.text, version, newest: version, created: Number(one.created), changed: Number(one.changed), ...(one.given && { given: one.given }) });
      count += 1;
    }
    for (const league of said.leagues ?? []) {
      const before = await result<League | undefined>(stores.leagues.get(league.id));
      if (!before || before.changed < league.changed) stores.leagues.put(league);
    }
    return count;
  });
}

/** Forget everything that is kept here. */
export function removeAll(): Promise<void> {
  return within("readwrite", async (stores) => {
    for (const store of Object.values(stores)) store.clear();
  });
}

// The device

/** Ask the browser not to clear what is kept here; whether it promised. */
export async function persist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

/** Whether an error means that the device has no room left. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "QuotaExceededError" || error.name === "UnknownError");
}
