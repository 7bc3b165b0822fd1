/**
 * The logs of tables in IndexedDB: a line is added once and never changed. Where it is there already,
 * another tab has gone on with the same table, or the command has been carried out before.
 */

/** Lines of a table's log from a version on, and the id of the command that led to the first of them. */
export type Lines = [table: string, version: number, bodies: string[], command: string | undefined];

/** Why something was not kept: a line or a command `taken` already, no room left, or no storage. */
export type NotKept = "taken" | "full" | "unavailable";

export class StorageError extends Error {
  readonly why: NotKept;

  constructor(why: NotKept) {
    super(`not kept: ${why}`);
    this.why = why;
  }
}

const NAME = "augury-tables";
const LINES = "lines"; // [table, version] → a line of its log; [table, command] → the version it became
const SUMMARIES = "summaries"; // table → the table as it was last seen, as a `welcome`

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1); // where there is none, or none is allowed, this throws
    request.onupgradeneeded = () => {
      request.result.createObjectStore(LINES);
      request.result.createObjectStore(SUMMARIES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).catch(() => {
    throw new StorageError("unavailable");
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

function why(error: DOMException | null): NotKept {
  if (error?.name === "ConstraintError") return "taken";
  return error?.name === "QuotaExceededError" ? "full" : "unavailable";
}

async function change(store: string, what: (store: IDBObjectStore) => void): Promise<void> {
  const base = await database();
  await new Promise<void>((resolve, reject) => {
    const transaction = base.transaction(store, "readwrite");
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new StorageError(why(transaction.error)));
    what(transaction.objectStore(store));
  });
}

async function read<Value>(store: string, what: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const base = await database();
  return new Promise((resolve, reject) => {
    const request = what(base.transaction(store).objectStore(store));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new StorageError("unavailable"));
  });
}

/** The keys of a table's lines after a version; those of its commands are words, which come after all numbers. */
const after = (table: string, version: number): IDBKeyRange =>
  IDBKeyRange.bound([table, version], [table, Infinity], true);

/** Add lines to logs: all of them, or none. */
export async function append(written: readonly Lines[]): Promise<void> {
  await change(LINES, (lines) => {
    for (const [table, version, bodies, command] of written) {
      bodies.forEach((body, at) => lines.add(body, [table, version + at]));
      if (command !== undefined) lines.add(version, [table, command]);
    }
  });
}

/** The lines of a table after a version, in order; none, if there is no such table, or nothing can be read. */
export const linesOf = (table: string, version: number, most: number): Promise<string[]> =>
  read<string[]>(LINES, (lines) => lines.getAll(after(table, version), most)).catch(() => []);

/** The version that a command became at a table. */
export const versionOfCommand = (table: string, command: string): Promise<number | undefined> =>
  read<number | undefined>(LINES, (lines) => lines.get([table, command])).catch(() => undefined);

/** The version that a table has reached; 0: there is no such table. */
export async function versionOf(table: string): Promise<number> {
  const last = await read(LINES, (lines) => lines.openKeyCursor(after(table, 0), "prev")).catch(() => null);
  return last === null ? 0 : (last.key as [string, number])[1];
}

/** Note how a table looks, so that it can be listed without Python. */
export const summarize = (table: string, welcome: string): Promise<void> =>
  change(SUMMARIES, (summaries) => summaries.put(welcome, table));

/** How a table looked last. */
export const summaryOf = (table: string): Promise<string | undefined> =>
  read<string | undefined>(SUMMARIES, (summaries) => summaries.get(table));

/** Let the oldest finished tables go until so many are left; which went. Games under way stay, however many. */
export async function prune(most: number): Promise<string[]> {
  const tables = await read<IDBValidKey[]>(SUMMARIES, (summaries) => summaries.getAllKeys());
  if (tables.length <= most) return [];
  const seen = await Promise.all(tables.map(async (table) => ({ table: String(table), ...told(await summaryOf(String(table))) })));
  const finished = seen.filter(({ stage }) => stage === "over").sort((one, other) => one.at - other.at);
  const old = finished.slice(0, tables.length - most).map(({ table }) => table);
  for (const table of old) await forget(table);
  return old;
}

function told(welcome: string | undefined): { at: number; stage: string } {
  const { at, table } = JSON.parse(welcome ?? "{}") as { at?: number; table?: { stage?: string } };
  return { at: at ?? 0, stage: table?.stage ?? "" };
}

/** Forget a table. */
export async function forget(table: string): Promise<void> {
  await change(LINES, (lines) => lines.delete(IDBKeyRange.bound([table], [table, []])));
  await change(SUMMARIES, (summaries) => summaries.delete(table));
}
