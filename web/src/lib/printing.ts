/** A score pad to keep: as values for a spreadsheet, as a picture, as a file. */

import { points as written } from "../speech/words.svelte";

/** One player's cell of a line. */
export interface PrintedCell {
  bid: number | null;
  taken: number | null;
  points: number | null; // null: the round does not count (yet)
  total: number;
}

/** One line of a pad; a player who rests has no cell. */
export interface PrintedLine {
  number: number;
  hand_size: number;
  struck: boolean;
  cells: readonly (PrintedCell | null)[];
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
export function csv(names: readonly string[], lines: readonly PrintedLine[], heads: Heads): string {
  const quote = (text: string | number): string =>
    typeof text === "number" ? String(text) : `"${text.replaceAll('"', '""').replace(/^[=+\-@]/, "'$&")}"`;
  const head = [heads.round, heads.cards, ...names.flatMap((name) => [heads.bid, heads.taken, heads.points, heads.total].map((word) => `${name} ${word}`))];
  const rows = lines.map((line) => [
    line.number,
    line.hand_size,
    ...line.cells.flatMap((cell) => [cell?.bid, cell?.taken, cell?.points, cell?.total].map((value) => value ?? "")),
  ]);
  return [head, ...rows].map((row) => row.map(quote).join(",")).join("\r\n") + "\r\n";
}

const PAPER = { ground: "#f4e8cf", ink: "#2b2118", line: "#b9a67c", soft: "#5c4a2c", met: "#17603a", missed: "#9c1f1b" };
const COLUMN = 118;
const LINE = 34;
const LEFT = 64; // where the first column begins
const TOP = 72; // where the first line begins

/** The pad as a picture, like the paper one: totals, predictions, and what was met. */
export function picture(names: readonly string[], totals: readonly number[], leaders: readonly number[], lines: readonly PrintedLine[]): Promise<Blob | null> {
  const wide = LEFT + 6 + names.length * COLUMN;
  const high = TOP + 24 + lines.length * LINE;
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
    pen.fillText(text, x, y, COLUMN - 14);
  };
  const rule = (y: number, from = 12, to = wide - 12): void => {
    pen.beginPath();
    pen.moveTo(from, y);
    pen.lineTo(to, y);
    pen.stroke();
  };
  for (const [seat, name] of names.entries()) {
    const x = LEFT + (seat + 0.5) * COLUMN;
    write(name, x, 26, "700 17px", PAPER.ink);
    write(`${written(totals[seat]!)}${leaders.includes(seat) ? " ★" : ""}`, x, 50, "700 18px", PAPER.ink);
  }
  for (const [place, line] of lines.entries()) {
    const y = TOP + (place + 0.5) * LINE;
    rule(y - LINE / 2);
    write(String(line.hand_size), 38, y, "500 14px", PAPER.soft);
    for (const [seat, cell] of line.cells.entries()) {
      if (cell === null) continue;
      const x = LEFT + seat * COLUMN;
      const counts = cell.points !== null;
      const met = counts && cell.points! > 0;
      if (counts) write(written(cell.total), x + COLUMN * 0.6, y, "700 17px", met ? PAPER.met : PAPER.ink, "right");
      const colour = !counts ? PAPER.soft : met ? PAPER.met : PAPER.missed;
      write(`${cell.bid ?? "?"}${counts ? (met ? " ✓" : " ✗") : ""}`, x + COLUMN * 0.82, y, "400 14px", colour);
    }
    if (line.struck) rule(y, 20, wide - 20);
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Hand a file to the player. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
