/** The games of this device, looked up where they are: those of tables that are gone are forgotten. */

import type { Welcome } from "../protocol";
import { look, ServerError } from "./api";
import { forgetTable, keptTables, type Kept } from "./kept-tables";

export interface OwnGame {
  kept: Kept;
  seen: Welcome;
}

export async function recallGames(): Promise<OwnGame[]> {
  const found = await Promise.all(keptTables().map(recall));
  return found.filter((one) => one !== null);
}

async function recall(kept: Kept): Promise<OwnGame | null> {
  try {
    const seen = await look(kept.table);
    return seen.seat === null ? null : { kept, seen };
  } catch (error) {
    if (error instanceof ServerError && error.code === "no_such_table") forgetTable(kept.table);
    return null;
  }
}
