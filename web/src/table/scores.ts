/** What is made of the score pad: figures of a game, a table and a picture to keep. */

import type { Row } from "../protocol";

/** The pad as comma-separated values. */
export function csv(names: readonly string[], pad: readonly Row[], heads: { round: string; cards: string; bid: string; taken: string; points: string; total: string }): string {
  const quote = (text: string | number): string =>
    typeof text === "number" ? String(text) : `"${text.replaceAll('"', '""').replace(/^[=+\-@]/, "'$&")}"`;
  const head = [heads.round, heads.cards, ...names.flatMap((name) => [heads.bid, heads.taken, heads.points, heads.total].map((word) => `${name} ${word}`))];
  const lines = pad.map((row) => [
    row.number,
    row.hand_size,
    ...names.flatMap((_, seat) => [row.bids[seat]!, row.taken[seat]!, row.points[seat]!, row.totals[seat]!]),
  ]);
  return [head, ...lines].map((line) => line.map(quote).join(",")).join("\r\n") + "\r\n";
}

/** The story of a game in figures. */
export interface Figures {
  exact: number; // rounds predicted exactly
  best: number | null; // most points in one round
  worst: number | null;
  tricks: number;
  streak: number; // exact rounds in a row
}

export function figures(pad: readonly Row[], seat: number): Figures {
  const won = pad.map((row) => row.points[seat] ?? 0);
  let streak = 0;
  let run = 0;
  for (const row of pad) {
    run = row.bids[seat] === row.taken[seat] ? run + 1 : 0;
    streak = Math.max(streak, run);
  }
  return {
    exact: pad.filter((row) => row.bids[seat] === row.taken[seat]).length,
    best: won.length > 0 ? Math.max(...won) : null,
    worst: won.length > 0 ? Math.min(...won) : null,
    tricks: pad.reduce((sum, row) => sum + (row.taken[seat] ?? 0), 0),
    streak,
  };
}

/** Hand a file to the player. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The pad as a picture. */
export async function picture(names: readonly string[], pad: readonly Row[]): Promise<Blob | null> {
  const column = 120;
  const line = 34;
  const canvas = document.createElement("canvas");
  canvas.width = (60 + names.length * column) * 2;
  canvas.height = (70 + pad.length * line) * 2;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  pen.scale(2, 2);
  pen.fillStyle = "#f4e8cf";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#2b2118";
  pen.strokeStyle = "#b9a67c";
  pen.textBaseline = "middle";
  const write = (text: string, x: number, y: number, font: string, align: CanvasTextAlign): void => {
    pen.font = `${font} system-ui, sans-serif`;
    pen.textAlign = align;
    pen.fillText(text, x, y, column - 12);
  };
  for (const [seat, name] of names.entries()) write(name, 60 + (seat + 0.5) * column, 30, "700 16px", "center");
  for (const [place, row] of pad.entries()) {
    const y = 52 + (place + 0.5) * line;
    pen.beginPath();
    pen.moveTo(10, y - line / 2);
    pen.lineTo(canvas.width / 2 - 10, y - line / 2);
    pen.stroke();
    write(String(row.hand_size), 34, y, "400 14px", "center");
    for (const seat of names.keys()) {
      const x = 60 + seat * column;
      write(String(row.totals[seat]).replace("-", "−"), x + column * 0.62, y, "700 17px", "right");
      write(String(row.bids[seat]), x + column * 0.82, y, "400 14px", "center");
    }
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
