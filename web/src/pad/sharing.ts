/** A pad for other eyes: as values for a spreadsheet, and as a picture. */

import { facts } from "./facts";
import { final, seats, type Sheet } from "./sheet";
import { points as written } from "../speech/words.svelte";

/** A name for a file: what was played, when, by whom. */
export function fileName(sheet: Sheet, ending: string): string {
  const names = sheet.names.join("-").replace(/[^\p{L}\p{N}-]+/gu, "_").slice(0, 60);
  return `wizard-${sheet.date ?? "pad"}-${names}.${ending}`;
}

export interface Heads {
  round: string;
  cards: string;
  bid: string;
  taken: string;
  points: string;
  total: string;
}

/** The pad as comma-separated values. */
export function csv(sheet: Sheet, heads: Heads): string {
  const quote = (text: string | number): string =>
    typeof text === "number" ? String(text) : `"${text.replaceAll('"', '""').replace(/^[=+\-@]/, "'$&")}"`;
  const { lines } = facts(sheet);
  const head = [heads.round, heads.cards, ...sheet.names.flatMap((name) => [heads.bid, heads.taken, heads.points, heads.total].map((word) => `${name} ${word}`))];
  const rows = lines.map((line, place) => [
    line.number,
    line.hand_size,
    ...sheet.names.flatMap((_, seat) => {
      const entry = sheet.rounds[place]!.entries[seat] ?? null;
      return [entry && final(entry), entry && entry.taken, line.points[seat] ?? null, line.totals[seat]!].map((value) => value ?? "");
    }),
  ]);
  return [head, ...rows].map((row) => row.map(quote).join(",")).join("\r\n") + "\r\n";
}

const PAPER = { ground: "#f4e8cf", ink: "#2b2118", line: "#b9a67c", soft: "#5c4a2c", met: "#17603a", missed: "#9c1f1b" };

/** The pad as a picture, like the paper one: totals, predictions, and what was met. */
export function picture(sheet: Sheet): Promise<Blob | null> {
  const known = facts(sheet);
  const column = 118;
  const line = 34;
  const wide = 70 + sheet.names.length * column;
  const high = 96 + known.lines.length * line;
  const canvas = document.createElement("canvas");
  canvas.width = wide * 2;
  canvas.height = high * 2;
  const pen = canvas.getContext("2d");
  if (pen === null) return Promise.resolve(null);
  pen.scale(2, 2);
  pen.fillStyle = PAPER.ground;
  pen.fillRect(0, 0, wide, high);
  pen.strokeStyle = PAPER.line;
  pen.textBaseline = "middle";
  const write = (text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = "center"): void => {
    pen.font = `${font} system-ui, sans-serif`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y, column - 14);
  };
  const rule = (y: number, from = 12, to = wide - 12): void => {
    pen.beginPath();
    pen.moveTo(from, y);
    pen.lineTo(to, y);
    pen.stroke();
  };
  for (const [seat, name] of sheet.names.entries()) {
    const x = 64 + (seat + 0.5) * column;
    write(name, x, 26, "700 17px", PAPER.ink);
    write(`${written(known.totals[seat]!)}${known.leaders.includes(seat) ? " ★" : ""}`, x, 50, "700 18px", PAPER.ink);
  }
  for (const [place, row] of known.lines.entries()) {
    const y = 72 + (place + 0.5) * line;
    const round = sheet.rounds[place]!;
    rule(y - line / 2);
    write(String(row.hand_size), 38, y, "500 14px", PAPER.soft);
    for (const seat of seats(round)) {
      const entry = round.entries[seat]!;
      const x = 64 + seat * column;
      const met = row.points[seat] !== null && row.points[seat]! > 0;
      if (row.counts) write(written(row.totals[seat]!), x + column * 0.6, y, "700 17px", met ? PAPER.met : PAPER.ink, "right");
      write(`${final(entry) ?? "?"}${row.counts ? (met ? " ✓" : " ✗") : ""}`, x + column * 0.82, y, "400 14px", met ? PAPER.met : PAPER.missed);
    }
    if (round.struck) rule(y, 20, wide - 20);
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
