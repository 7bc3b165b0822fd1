/** The tables this device has sat at, so that an unfinished game is found again. */

import { isLocal } from "./alone.svelte";

export interface Kept {
  table: string;
  name: string;
  at: number;
}

const KEY = "augury-tables";
/** So many are kept. One that lives here is listed until it is forgotten: nowhere else it would be found. */
export const MOST = 30;

export function keptTables(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function keepTable(table: string, name: string): void {
  const others = keptTables().filter((kept) => kept.table !== table);
  const found = others.filter((kept, place) => place < MOST - 1 || isLocal(kept.table));
  write([{ table, name, at: Date.now() }, ...found]);
}

export function forgetTable(table: string): void {
  write(keptTables().filter((kept) => kept.table !== table));
}

function write(tables: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Then the link has to be kept by its owner.
  }
}
