/** The tables this device has sat at, so that an unfinished game is found again. */

export interface Kept {
  table: string;
  name: string;
  at: number;
}

const KEY = "augury-tables";
const MOST = 30;

export function keptTables(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function keepTable(table: string, name: string): void {
  const others = keptTables().filter((kept) => kept.table !== table);
  write([{ table, name, at: Date.now() }, ...others].slice(0, MOST));
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
