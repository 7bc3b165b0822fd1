/**
 * Which game is looked at, as it stands in an address: `t.<table>.<game>` for a game of a table,
 * `r.<record>` for a record that is in the address itself, packed. So every link can be sent.
 */

import { gameRecord, ServerError } from "../lib/api";

const LONGEST = 15_000; // letters of a record that a server would look at

export type Subject = string;

export function tableSubject(table: string, game: number): Subject {
  return `t.${table}.${game}`;
}

export async function recordSubject(record: string): Promise<Subject> {
  return `r.${await pack(record)}`;
}

/** The address of a game's review, or of a moment of it. */
export function reviewPath(subject: Subject, action: number | null = null): string {
  return `/#review/${subject}${action === null ? "" : `/${action}`}`;
}

/** The table and the game, if it is one of a table. */
export function tableOf(subject: Subject): { table: string; game: number } | null {
  const match = /^t\.([A-Za-z0-9_-]{1,64})\.(\d{1,5})$/.exec(subject);
  return match ? { table: match[1]!, game: Number(match[2]) } : null;
}

/** The record that an address means. Raises `ServerError`. */
export async function recordOf(subject: Subject): Promise<string> {
  const at = tableOf(subject);
  if (at !== null) return gameRecord(at.table, at.game);
  if (!subject.startsWith("r.")) throw new ServerError("no_such_game", "this address means no game");
  try {
    return await unpack(subject.slice(2));
  } catch {
    throw new ServerError("no_such_game", "this link is broken");
  }
}

/** A text made short, in letters that an address may have. */
export async function pack(text: string): Promise<string> {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The text again; one that is longer than any record is refused before it is unpacked. */
export async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LONGEST) throw new Error("longer than any record");
  }
}
