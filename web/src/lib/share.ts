/** This player's share in the shuffles of a table: brought once the house has promised them. */

import type { Joined } from "../protocol";
import type { NewCommand } from "../table/connection";
import { keepPromised } from "../table/heard";

/** 32 random bytes. */
function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A table, and what the house promised of the shuffles of its game. */
type Table = Pick<Joined, "table" | "game" | "commitments">;

/** Bring it, and keep what was promised before, to hold the record against it. */
export async function bringShare(
  { table, game, commitments }: Table,
  send: (command: NewCommand) => Promise<unknown>,
): Promise<void> {
  const own = contribution();
  const promised = { game: `${table}.${game}`, commitments: commitments.join(" ") };
  try {
    await send({ type: "contribute", contribution: own });
    keepPromised({ ...promised, own });
  } catch {
    // The game has begun without it, or the line is gone: the others' shares count all the same.
    keepPromised({ ...promised, own: null });
  }
}
