/** Python, started from files or from a memory snapshot, and what it is asked: `engine.py`. */

import { kernelOn } from "./kernel.ts";
import type { Lines, NotKept } from "./storage.ts";

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

/** Where the lines of tables are kept; what cannot be kept is refused with a `why`. */
export interface Storage {
  append(written: readonly Lines[]): Promise<void>;
  read(table: string, after: number, most: number): Promise<string[]>;
  find(table: string, command: string): Promise<number | undefined>;
  version(table: string): Promise<number>;
}

export interface Python {
  /** Begin to keep tables; `tell` hears why moves are not kept, and with nothing that they are again. */
  begin(storage: Storage, tell: (why: Exclude<NotKept, "taken"> | undefined) => void): Promise<void>;
  /**
   * Answer as a server would by HTTP: a status and a body. A body that comes line by line goes to `line`, for as
   * long as that says that somebody waits for more.
   */
  request(method: string, path: string, body: string, line: (text: string) => boolean): Promise<[number, string]>;
  /** Listen to a table under this number; whether that can be. A close code comes if it ends by itself. */
  connect(
    number: number,
    table: string,
    version: number | undefined,
    message: (text: string) => void,
    closed: (code: number) => void,
  ): Promise<boolean>;
  /** Say something over a connection. */
  hear(number: number, text: string): void;
  /** Listen no more. */
  leave(number: number): void;
  /** What this Python code prints, and the value of its last line: for pages that teach. */
  run(code: string): Promise<string>;
  /** The memory as it was before the first question, if it was asked for. */
  readonly snapshot: Uint8Array | null;
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
  const engine = pyodide.pyimport("engine") as unknown as Omit<Python, "snapshot"> & { use_kernel(...given: unknown[]): void };
  engine.use_kernel(kernel.multiply, kernel.combine, kernel.sum, kernel.take);
  return {
    begin: (storage, tell) => engine.begin(storage, tell),
    request: (method, path, body, line) => engine.request(method, path, body, line),
    connect: (number, table, version, message, closed) => engine.connect(number, table, version, message, closed),
    hear: (number, text) => engine.hear(number, text),
    leave: (number) => engine.leave(number),
    run: (code) => engine.run(code),
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
