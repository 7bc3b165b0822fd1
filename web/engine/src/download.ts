/**
 * The engine's files: fetched once, kept in a cache of their version, and used from there ever after.
 * A newer version is fetched in the background while the old one plays; what was fetched by half is
 * gone on with, and never used before it is whole.
 */

export interface Manifest {
  version: string;
  files: { name: string; size: number; sha256: string }[];
}

/** How much of how much has come, in bytes. */
export type Progress = (done: number, total: number) => void;

/** A whole set of files. */
export interface Kit {
  version: string;
  /** Where they lie, with a slash at the end. */
  folder: string;
  /** Whether they are on this device for good. */
  kept: boolean;
  /** Fetches what is newer, for the next time; nothing, if nothing is. */
  update(): Promise<void>;
}

/** `offline`: they are not on this device, and cannot be fetched now. `damaged`: what came is not what was sent for. */
export class DownloadError extends Error {
  readonly why: "offline" | "damaged";

  constructor(why: "offline" | "damaged") {
    super(`the engine's files: ${why}`);
    this.why = why;
  }
}

const PREFIX = "augury-engine-";
// What is asked of `engine.py` has changed so often: a page uses no files that it could not ask.
const INTERFACE = 2;
const MANIFEST = `manifest-${INTERFACE}.json`;
const WHOLE = `whole-${INTERFACE}`; // the entry of a cache that says that nothing is missing
const SNAPSHOT = "snapshot";
const PATIENCE = 4_000; // milliseconds for the manifest, when there are files to go on with

/** Fetch what is missing, or take what is there. */
export async function obtain(base: string, progress: Progress): Promise<Kit> {
  const kept = await keptVersions(base);
  const manifest = await fetchManifest(base, kept.length > 0 ? PATIENCE : undefined);
  if (manifest === null) {
    const version = kept[0];
    if (version === undefined) throw new DownloadError("offline");
    return kit(base, version, true, async () => undefined);
  }
  if (kept.includes(manifest.version)) {
    await forgetOthers(manifest.version);
    return kit(base, manifest.version, true, async () => undefined);
  }
  const old = kept[0];
  if (old !== undefined) {
    return kit(base, old, true, async () => void (await fill(base, manifest, () => undefined)));
  }
  return kit(base, manifest.version, await fill(base, manifest, progress), async () => undefined);
}

/** How large the files are that would be fetched; 0: they are here. */
export async function downloadSize(base: string): Promise<number> {
  if ((await keptVersions(base)).length > 0) return 0;
  const manifest = await fetchManifest(base);
  return manifest?.files.reduce((sum, { size }) => sum + size, 0) ?? 0;
}

/** The memory that was kept for a version. */
export async function keptSnapshot(version: string): Promise<Uint8Array | undefined> {
  const found = await (await cacheOf(version))?.match(`/${SNAPSHOT}`);
  return found && new Uint8Array(await found.arrayBuffer());
}

/** Keep the memory of a version; where there is no room, it is loaded anew the next time. */
export async function keepSnapshot(version: string, memory: Uint8Array | null): Promise<void> {
  const cache = await cacheOf(version);
  if (memory === null) await cache?.delete(`/${SNAPSHOT}`);
  else await cache?.put(`/${SNAPSHOT}`, new Response(memory as Uint8Array<ArrayBuffer>)).catch(() => undefined);
}

function kit(base: string, version: string, kept: boolean, update: () => Promise<void>): Kit {
  return { version, folder: new URL(`${version}/`, base).href, kept, update };
}

async function cacheOf(version: string): Promise<Cache | undefined> {
  return typeof caches === "undefined" ? undefined : caches.open(PREFIX + version).catch(() => undefined);
}

/** The versions that are here as a whole. */
async function keptVersions(base: string): Promise<string[]> {
  if (typeof caches === "undefined") return [];
  const names = await caches.keys().catch((): string[] => []);
  const versions = names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  const whole = await Promise.all(versions.map(async (version) => (await cacheOf(version))?.match(new URL(WHOLE, base))));
  return versions.filter((_, at) => whole[at] !== undefined);
}

async function fetchManifest(base: string, patience?: number): Promise<Manifest | null> {
  try {
    const signal = patience === undefined ? {} : { signal: AbortSignal.timeout(patience) };
    const response = await fetch(new URL(MANIFEST, base), { cache: "no-cache", ...signal });
    return response.ok ? ((await response.json()) as Manifest) : null;
  } catch {
    return null;
  }
}

/** Fetch a version's files into its cache; whether they could be kept. */
async function fill(base: string, manifest: Manifest, progress: Progress): Promise<boolean> {
  const total = manifest.files.reduce((sum, { size }) => sum + size, 0);
  const cache = await cacheOf(manifest.version);
  let done = 0;
  for (const { name, size, sha256 } of manifest.files) {
    const url = new URL(`${manifest.version}/${name}`, base);
    if ((await cache?.match(url)) === undefined) {
      const come = (came: number): void => progress(done + came, total);
      let [bytes, type] = await fetchFile(url, come);
      if (!(await isSound(bytes, size, sha256))) [bytes, type] = await fetchFile(url, come, "reload");
      if (!(await isSound(bytes, size, sha256))) throw new DownloadError("damaged");
      const headers = { "Content-Type": type, "Content-Length": String(size) };
      const room = await cache?.put(url, new Response(bytes, { headers })).then(() => true, () => false);
      if (cache !== undefined && room === false) {
        await caches.delete(PREFIX + manifest.version);
        return false; // no room: the browser's own cache has to do
      }
    }
    done += size;
    progress(done, total);
  }
  await cache?.put(new URL(WHOLE, base), new Response(manifest.version));
  return cache !== undefined;
}

async function fetchFile(
  url: URL,
  progress: (came: number) => void,
  cache: RequestCache = "default",
): Promise<[Uint8Array<ArrayBuffer>, string]> {
  try {
    const response = await fetch(url, { cache });
    if (!response.ok || response.body === null) throw new DownloadError("offline");
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let came = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      came += value.byteLength;
      progress(came);
    }
    const type = response.headers.get("Content-Type") ?? "application/octet-stream";
    return [new Uint8Array(await new Blob(parts).arrayBuffer()), type];
  } catch (error) {
    throw error instanceof DownloadError ? error : new DownloadError("offline");
  }
}

/** Whether these are the bytes that were meant; where that cannot be told, they are taken for them. */
async function isSound(bytes: Uint8Array<ArrayBuffer>, size: number, sha256: string): Promise<boolean> {
  if (bytes.byteLength !== size) return false;
  if (typeof crypto.subtle === "undefined") return true; // of a page that did not come by TLS
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

async function forgetOthers(version: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
  await Promise.all(old.map((name) => caches.delete(name)));
}
