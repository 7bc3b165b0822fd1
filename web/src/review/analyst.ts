/**
 * Where hints and reviews come from: the server. A screen asks here and nowhere else, so that
 * something else may stand behind it.
 */

import { ask, request, ServerError } from "../lib/api";
import type { Hint, Judgement, RecordPosition, PuzzleTask, Review, ReviewProgress, Solution, Variation } from "../protocol";

export interface Wish {
  /** Whose decisions; everyone's, if null. */
  seat: number | null;
  /** In seconds, or thoroughly. */
  quick: boolean;
  /** Ends the work. */
  signal: AbortSignal;
  /** Hears how far it has come. */
  progress: (now: ReviewProgress) => void;
}

export interface Analyst {
  /** What one's own seat at this table might do now. */
  hint(table: string): Promise<Hint>;
  /** What is thought of a move that one is about to make there. */
  check(table: string, action: string): Promise<Judgement>;
  /** A game looked at afterwards. */
  review(record: string, wish: Wish): Promise<Review>;
  /** The moment before an action of a record. */
  position(record: string, action: number): Promise<RecordPosition>;
  /** How bots would have gone on after another move. */
  vary(record: string, action: number, move: string, seed: number): Promise<Variation>;
  /** A puzzle by its number, or that of the day. */
  puzzle(number: number | null): Promise<PuzzleTask>;
  /** What came of an answer to it. */
  solve(number: number, move: string): Promise<Solution>;
}

export const analyst: Analyst = {
  hint: (table) => ask("POST /api/tables/{table}/hint", { table }),
  check: (table, action) => ask("POST /api/tables/{table}/check", { table }, { action }),
  review: async (record, { seat, quick, signal, progress }) => {
    const response = await request("POST /api/reviews", {}, { record, seat, quick }, signal);
    for await (const line of lines(response)) {
      const said = JSON.parse(line) as ReviewProgress | Review;
      if ("seats" in said) return said;
      progress(said);
    }
    throw new ServerError("busy", "the review broke off");
  },
  position: (record, action) => ask("POST /api/positions", {}, { record, action }),
  vary: (record, action, move, seed) => ask("POST /api/variations", {}, { record, action, move, seed }),
  puzzle: (number) => number === null ? ask("GET /api/puzzles/today", {}) : ask("GET /api/puzzles/{number}", { number }),
  solve: (number, move) => ask("POST /api/puzzles/{number}", { number }, { move }),
};

/** The lines of an answer, as they come. */
async function* lines(response: Response): AsyncGenerator<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read().catch((error: unknown) => {
      if ((error as Error).name === "AbortError") throw error;
      throw new ServerError("offline", "the line broke off");
    });
    if (done) break;
    const parts = (rest + value).split("\n");
    rest = parts.pop()!;
    yield* parts.filter((line) => line !== "");
  }
  if (rest !== "") yield rest;
}
