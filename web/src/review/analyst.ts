/** What is asked of the analysis, a server's or this page's own: hints, reviews, puzzles. */

import { ask, request, ServerError } from "../lib/api";
import type { Hint, Judgement, GameCourse, RecordPosition, PuzzleTask, Review, ReviewProgress, Solution, Variation } from "../protocol";

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

export const analyst = {
  /** What one's own seat at this table might do now. */
  hint: (table: string): Promise<Hint> => ask("POST /api/tables/{table}/hint", { table }),
  /** What is thought of a move that one is about to make there. */
  check: (table: string, action: string): Promise<Judgement> => ask("POST /api/tables/{table}/check", { table }, { action }),
  /** A game looked at afterwards. */
  review: async (record: string, { seat, quick, signal, progress }: Wish): Promise<Review> => {
    const response = await request("POST /api/reviews", {}, { record, seat, quick }, signal);
    for await (const line of lines(response)) {
      const said = JSON.parse(line) as ReviewProgress | Review;
      if ("seats" in said) return said;
      progress(said);
    }
    throw new ServerError("busy", "the review broke off");
  },
  /** A record as a line: rounds, tricks, scores. */
  course: (record: string): Promise<GameCourse> => ask("POST /api/courses", {}, { record }),
  /** The moment before an action of a record, through the eyes of a seat; or of whose move it is. */
  position: (record: string, action: number, seat: number | null): Promise<RecordPosition> =>
    ask("POST /api/positions", {}, { record, action, seat }),
  /** How bots would have gone on after another move. */
  vary: (record: string, action: number, move: string, seed: number): Promise<Variation> =>
    ask("POST /api/variations", {}, { record, action, move, seed }),
  /** A puzzle by its number, or that of the day. */
  puzzle: (number: number | null): Promise<PuzzleTask> =>
    number === null ? ask("GET /api/puzzles/today", {}) : ask("GET /api/puzzles/{number}", { number }),
  /** What came of an answer to it. */
  solve: (number: number, move: string): Promise<Solution> => ask("POST /api/puzzles/{number}", { number }, { move }),
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
