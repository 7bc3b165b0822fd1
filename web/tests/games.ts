/** Games of the engine, written by tests/web/games.py: what every seat hears, and what it sees then. */

import { readFileSync } from "node:fs";
import type { Facts, GameEvent, Refusal, View } from "../src/protocol";

export interface Step {
  events: GameEvent[][]; // by seat; the spectator last
  views: View[];
  facts: Facts[];
}

export interface Game {
  name: string;
  start: View[];
  steps: Step[];
}

const path = process.env.AUGURY_GAMES;
if (path === undefined) throw new Error("AUGURY_GAMES names no file: run pytest tests/web/test_units.py");

const written = JSON.parse(readFileSync(path, "utf-8")) as { games: Game[]; refusals: Record<string, Refusal> };

export const games = written.games;

/** Why some moves are refused, by the move. */
export const refusals = written.refusals;
