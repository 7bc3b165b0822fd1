/** Games of the engine, written by tests/web/games.py: what every seat is told, and what it sees then. */

import { readFileSync } from "node:fs";
import type { GameEvent, Trick, View } from "../src/protocol";

export interface Step {
  events: GameEvent[][]; // by seat; the spectator last
  views: View[];
}

export interface Game {
  name: string;
  start: View[];
  steps: Step[];
}

const path = process.env.AUGURY_GAMES;
if (path === undefined) throw new Error("AUGURY_GAMES names no file: run pytest tests/web/test_units.py");

export const games = JSON.parse(readFileSync(path, "utf-8")) as Game[];

/** Every finished trick of a game, with what was trump. */
export function tricks(game: Game): { view: View; trick: Trick }[] {
  const found: { view: View; trick: Trick }[] = [];
  for (const { views } of game.steps) {
    const view = views.at(-1)!;
    const last = view.table.tricks.at(-1);
    if (last && view.table.trick.length === 0) found.push({ view, trick: last });
  }
  return found;
}
