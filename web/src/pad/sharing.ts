/** A pad for other eyes: what is printed of it, and under which name. */

import type { PrintedLine } from "../lib/printing";
import { facts } from "./facts";
import { final, type Sheet } from "./sheet";

/** A name for a file: what was played, when, by whom. */
export function fileName(sheet: Sheet, ending: string): string {
  const names = sheet.names.join("-").replace(/[^\p{L}\p{N}-]+/gu, "_").slice(0, 60);
  return `wizard-${sheet.date ?? "pad"}-${names}.${ending}`;
}

/** The lines of a pad, as they are printed. */
export function printed(sheet: Sheet): PrintedLine[] {
  return facts(sheet).lines.map(({ number, hand_size, points, totals }, place) => ({
    number,
    hand_size,
    struck: sheet.rounds[place]!.struck,
    cells: sheet.rounds[place]!.cells.map((cell, seat) => cell && { bid: final(cell), taken: cell.taken, points: points[seat]!, total: totals[seat]! }),
  }));
}
