/** Python beside the page: the hub of tables, to which the page connects as to a server. */

import { DownloadError, keepSnapshot, keptSnapshot, obtain, type Kit } from "./download.ts";
import type { Answer, FromWorker, Reply, ToWorker, Trouble } from "./messages.ts";
import { startPython, type Parts, type Python, type Storage } from "./python.ts";
import { append, linesOf, summarize, versionOf, versionOfCommand } from "./storage.ts";

const SUMMARY_AFTER = 400; // milliseconds

let python: Python;
/** Whether a connection was let in; what is said over it comes after that. */
const connections = new Map<number, Promise<boolean>>();
/** The answers that nobody waits for any longer. */
const stopped = new Set<number>();
/** The tables of which a summary will be written soon. */
const summaries = new Set<string>();

const post = (message: FromWorker): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  const { id } = data;
  const reply = (work: Promise<Reply | string | null>): void => {
    const answer = (given: Answer): void => post({ type: "answer", id, answer: given });
    work.then((ok) => answer({ ok }), (error: unknown) => answer({ trouble: troubleOf(error) }));
  };
  if (data.type === "start") reply(start(data.base));
  else if (data.type === "request") reply(request(id, data.method, data.path, data.body));
  else if (data.type === "stop") stopped.add(id);
  else if (data.type === "run") reply(python.run(data.code));
  else if (data.type === "connect") connections.set(id, connect(id, data.table, data.version));
  else if (data.type === "say") void connections.get(id)?.then(() => python.hear(id, data.text));
  else {
    void connections.get(id)?.then(() => python.leave(id));
    connections.delete(id);
  }
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
  python = await load(kit, { loadPyodide, indexURL: kit.folder, library: await file("augury.zip") });
  await python.begin(storage, (why) => {
    post({ type: "trouble", trouble: why === undefined ? null : why === "full" ? "full" : "unkept" });
  });
  void kit.update().catch(() => undefined);
  return null;
}

/** From memory as it was kept, or from the files: then it is kept for the next time. */
async function load(kit: Kit, parts: Parts): Promise<Python> {
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

const storage: Storage = {
  async append(written) {
    for (const [table] of written) summarizeSoon(table);
    await append(written);
  },
  read: linesOf,
  find: versionOfCommand,
  version: versionOf,
};

async function request(id: number, method: string, path: string, body: string): Promise<Reply> {
  const [status, text] = await python.request(method, path, body, (line) => {
    if (stopped.has(id)) return false;
    post({ type: "line", id, text: line });
    return true;
  });
  stopped.delete(id);
  return { status, text };
}

async function connect(id: number, table: string, version: number | null): Promise<boolean> {
  let opened = false;
  const open = (): void => {
    if (!opened) post({ type: "opened", id });
    opened = true;
  };
  const message = (text: string): void => {
    open();
    post({ type: "message", id, text });
  };
  const closed = (code: number): void => post({ type: "closed", id, code });
  const found = await python.connect(id, table, version ?? undefined, message, closed).catch((error: unknown) => {
    console.error(error);
    return false;
  });
  if (found) open();
  else closed(1006); // a request would be told why
  if (found) summarizeSoon(table);
  return found;
}

/** Note how a table looks: not after every move, and not only when there is quiet, since bots can go on for minutes. */
function summarizeSoon(table: string): void {
  if (summaries.has(table)) return;
  summaries.add(table);
  const work = async (): Promise<void> => {
    summaries.delete(table);
    const [status, text] = await python.request("GET", `/api/tables/${table}`, "", () => false);
    if (status === 200) await summarize(table, text);
  };
  setTimeout(() => void work().catch(() => undefined), SUMMARY_AFTER);
}
