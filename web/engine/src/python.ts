/** Python, started from files or from a memory snapshot, and the one function that is asked. */

import { kernelOn } from "./kernel.ts";

/** What is used of Pyodide, which comes with the engine's files. */
export interface Pyodide {
  FS: { writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void };
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
  makeMemorySnapshot(): Uint8Array;
  _module: { HEAPU8: Uint8Array };
  _api?: { config?: { _loadSnapshot?: Uint8Array } };
}

/** What it takes to start. */
export interface Parts {
  /** Of `pyodide.mjs`. */
  loadPyodide: (options: Record<string, unknown>) => Promise<Pyodide>;
  /** The folder of Pyodide's own files, as a URL or a path that ends with a slash. */
  indexURL: string;
  /** The rules, the bots, their networks and the table: `augury.zip`. Python takes it over. */
  library: Uint8Array;
  /** Memory as `snapshot` has left it, of the same files; without it everything is loaded. It is used up. */
  snapshot?: Uint8Array | undefined;
}

/** Lines of a table's log, from this version on. */
export interface Written {
  table: string;
  version: number;
  bodies: string[];
}

/** What a question leads to. */
export interface Outcome {
  status: number;
  body: string;
  /** To be kept before anybody hears of it. */
  written: Written[];
  /** To whoever listens to the table, as a server's socket would say it. */
  messages: string[];
  /** In how many seconds the table does something by itself; null: it waits. */
  due: number | null;
}

export type Question =
  | { op: "request"; method: "GET" | "POST"; path: string; body?: string; table?: string }
  | { op: "load"; table: string; bodies: string[] }
  | { op: "listen" | "tend"; table: string }
  | { op: "hear"; table: string; message: string }
  /** Begin a review, and go on with it: each answers with a line, the last of them with the review. */
  | { op: "review"; body: string }
  | { op: "more" };

export interface Python {
  ask(question: Question): Outcome;
  /** The values that this Python code gives, for pages that teach. */
  run(code: string): string;
  /** The memory as it was before the first question, if it was asked for. */
  snapshot: Uint8Array | null;
}

const LIBRARY = "/augury.zip";

// What is in Pyodide's memory must not depend on where it was made.
const ENVIRONMENT = { HOME: "/home/pyodide", PYTHONHASHSEED: "0" };

/** Start Python; `keep` also makes a snapshot, from which it starts in a tenth of the time. */
export async function startPython(parts: Parts, keep = false): Promise<Python> {
  const fresh = parts.snapshot === undefined;
  const done = parts.snapshot === undefined ? () => undefined : makeRoom(parts.snapshot.byteLength);
  const pyodide = await parts
    .loadPyodide({
      indexURL: parts.indexURL,
      env: { ...ENVIRONMENT },
      packages: [],
      lockFileContents: JSON.stringify(NO_PACKAGES),
      ...(fresh ? { _makeSnapshot: keep } : { _loadSnapshot: parts.snapshot }),
    })
    .finally(done);
  delete pyodide._api?.config?._loadSnapshot;
  if (parts.snapshot !== undefined) release(parts.snapshot); // it is in Python's memory now
  pyodide.FS.writeFile(LIBRARY, parts.library, { canOwn: true });
  const kernel = kernelOn(() => pyodide._module.HEAPU8.buffer);
  let snapshot: Uint8Array | null = null;
  if (fresh) {
    pyodide.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(LIBRARY)}); import engine; engine.prepare()`);
    if (keep) snapshot = pyodide.makeMemorySnapshot();
  }
  const engine = pyodide.pyimport("engine");
  engine.use_kernel!(kernel.multiply, kernel.combine, kernel.sum, kernel.take);
  return {
    ask: (question) => JSON.parse(engine.ask!(JSON.stringify(question)) as string) as Outcome,
    run: (code) => engine.run!(code) as string,
    snapshot,
  };
}

/** Give memory back at once, where the browser can; else it goes when it is collected. */
function release({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && "transfer" in buffer) (buffer as { transfer(length: number): unknown }).transfer(0);
}

const PAGE = 2 ** 16;

/** Let the next memory that is made have room for a snapshot: Pyodide's begins smaller, and does not ask. */
function makeRoom(size: number): () => void {
  const { instantiate, instantiateStreaming } = WebAssembly;
  const roomy =
    (make: (...given: never[]) => Promise<unknown>) =>
    async (...given: never[]) => {
      const made = (await make(...given)) as WebAssembly.WebAssemblyInstantiatedSource;
      const memory = made.instance?.exports["memory"];
      if (memory instanceof WebAssembly.Memory) {
        memory.grow(Math.max(0, Math.ceil((size - memory.buffer.byteLength) / PAGE)));
      }
      return made;
    };
  Object.assign(WebAssembly, { instantiate: roomy(instantiate), instantiateStreaming: roomy(instantiateStreaming) });
  return () => Object.assign(WebAssembly, { instantiate, instantiateStreaming });
}

const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {},
};
