/** Python beside the page: keeps what is written before it is told, and wakes the bots. */

import { DownloadError, keepSnapshot, keptSnapshot, obtain, type Kit } from "./download.ts";
import type { Answer, FromWorker, ToWorker, Trouble } from "./messages.ts";
import { startPython, type Outcome, type Parts, type Python, type Question, type Written } from "./python.ts";
import { append, linesOf, StorageError, summarize } from "./storage.ts";

const SUMMARY_AFTER = 400; // milliseconds

let python: Python;
const loaded = new Set<string>();
const listened = new Set<string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** The tables of which a summary will be written soon. */
const summaries = new Set<string>();
/** Lines that could not be kept: they go before whatever is kept next, since a log has no gaps. */
let missing: Written[] = [];
let last: Promise<unknown> = Promise.resolve();

const post = (message: FromWorker): void => self.postMessage(message);

/** One thing after another: nothing is decided before what was decided is kept. */
function queue<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  const reply = (answer: Answer): void => post({ type: "answer", id: data.id, answer });
  void queue(async () => {
    try {
      if (data.type === "start") reply({ ok: await start(data.base) });
      else if (data.type === "run") reply({ ok: python.run(data.code) });
      else if (data.type === "part") reply({ ok: part(data.table) });
      else reply({ ok: await answer(data.question) });
    } catch (error) {
      reply(error instanceof Refusal ? { ok: error.outcome } : { trouble: troubleOf(error) });
    }
  });
};

function troubleOf(error: unknown): Trouble {
  if (error instanceof DownloadError) return error.why;
  console.error(error);
  return "broken";
}

async function start(base: string): Promise<null> {
  const kit = await obtain(base, (done, total) => post({ type: "progress", done, total }));
  const pyodide = `${kit.folder}pyodide.mjs`;
  const { loadPyodide } = (await import(/* @vite-ignore */ pyodide)) as Pick<Parts, "loadPyodide">;
  const file = async (name: string) => new Uint8Array(await (await fetch(kit.folder + name)).arrayBuffer());
  python = await begin(kit, { loadPyodide, indexURL: kit.folder, library: await file("augury.zip") });
  void kit.update().catch(() => undefined);
  return null;
}

/** From memory as it was kept, or from the files: then it is kept for the next time. */
async function begin(kit: Kit, parts: Parts): Promise<Python> {
  const snapshot = await keptSnapshot(kit.version).catch(() => undefined);
  if (snapshot !== undefined) {
    try {
      return await startPython({ ...parts, snapshot });
    } catch (error) {
      console.warn("the memory that was kept cannot be used:", error);
      await keepSnapshot(kit.version, null);
    }
  }
  const started = await startPython(parts, kit.kept);
  if (started.snapshot !== null) void keepSnapshot(kit.version, started.snapshot).catch(() => undefined);
  return { ...started, snapshot: null };
}

function tableOf(question: Question): string | undefined {
  if (question.op === "review" || question.op === "more") return undefined;
  if (question.op !== "request") return question.table;
  return /^\/api\/tables\/([A-Za-z0-9_-]+)/.exec(question.path)?.[1];
}

/** Answer a question, once its table is there; what it decides is kept before anybody hears of it. */
async function answer(question: Question): Promise<Outcome> {
  const table = tableOf(question);
  const asked = { ...question, ...(table === undefined ? {} : { table }) } as Question;
  for (let attempt = 0; ; attempt += 1) {
    if (table !== undefined) await bring(table);
    const outcome = python.ask(asked);
    if (await keep(outcome, attempt)) {
      if (question.op === "listen") beginListening(question.table, outcome);
      else tell(outcome, table, question.op === "request");
      return outcome;
    }
    loaded.delete(table ?? ""); // another tab has gone on with it: decide anew
  }
}

/** A table that is here and cannot be read: that is the answer to whatever was asked about it. */
class Refusal extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.body);
    this.outcome = outcome;
  }
}

async function bring(table: string): Promise<void> {
  if (loaded.has(table)) return;
  const bodies = await linesOf(table).catch((): string[] => []);
  if (bodies.length === 0) return; // then Python says so
  const outcome = python.ask({ op: "load", table, bodies });
  if (outcome.status !== 200) throw new Refusal(outcome);
  loaded.add(table);
}

/** Whether it was kept, or cannot be: then the game goes on, and whoever plays is told. */
async function keep(outcome: Outcome, attempt: number): Promise<boolean> {
  try {
    await append([...missing, ...outcome.written]);
    if (missing.length > 0) post({ type: "trouble", trouble: null });
    missing = [];
  } catch (error) {
    const why = error instanceof StorageError ? error.why : "unavailable";
    if (why === "conflict" && attempt === 0) return false;
    missing = [...missing, ...outcome.written];
    if (outcome.written.length > 0) post({ type: "trouble", trouble: why === "full" ? "full" : "unkept" });
  }
  for (const { table } of outcome.written) loaded.add(table);
  return true;
}

function tell(outcome: Outcome, table: string | undefined, quietly: boolean): void {
  if (table === undefined || !listened.has(table)) {
    if (outcome.written[0] !== undefined) summarizeSoon(outcome.written[0].table);
    return;
  }
  for (const text of outcome.messages) post({ type: "message", table, text });
  if (outcome.written.length > 0 || !quietly) {
    schedule(table, outcome.due);
    summarizeSoon(table);
  }
}

/** Whoever listens has been answered; from now on they are told. */
function beginListening(table: string, outcome: Outcome): void {
  if (outcome.status !== 200) return;
  listened.add(table);
  schedule(table, outcome.due);
  summarizeSoon(table);
}

function schedule(table: string, due: number | null): void {
  clearTimeout(timers.get(table));
  if (due === null || !listened.has(table)) return;
  const tend = (): void => void queue(() => answer({ op: "tend", table })).catch(() => post({ type: "trouble", trouble: "broken" }));
  timers.set(table, setTimeout(tend, due * 1000));
}

/** Not after every move, and not only when there is quiet: bots can go on for minutes. */
function summarizeSoon(table: string): void {
  if (summaries.has(table)) return;
  summaries.add(table);
  const work = (): void =>
    void queue(async () => {
      summaries.delete(table);
      const { status, body } = python.ask({ op: "request", method: "GET", path: `/api/tables/${table}`, table });
      if (status === 200) await summarize(table, body);
    }).catch(() => undefined);
  setTimeout(work, SUMMARY_AFTER);
}

function part(table: string): null {
  listened.delete(table);
  clearTimeout(timers.get(table));
  return null;
}
