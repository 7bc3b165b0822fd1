/** What a review says, as it is shown: the dearest decisions, and the chances along the game. */

import type { ReviewedDecision, Review } from "../protocol";

export const PARTS = ["luck", "own", "others"] as const;

export function decisionsOf(review: Review): ReviewedDecision[] {
  return review.rounds.flatMap((round) => round.decisions);
}

/** The decisions that cost something, the dearest first; those of one seat, or of all. */
export function dearest(review: Review, seat: number | null): ReviewedDecision[] {
  const decisions = new Map(decisionsOf(review).map((one) => [one.action, one]));
  return review.dearest.map((action) => decisions.get(action)!).filter((one) => seat === null || one.seat === seat);
}

/** Everyone's chances to win just before an action; null, where they are not known. */
export function chancesAt(review: Review, action: number): readonly number[] | null {
  const moments = review.rounds.flatMap(({ luck }) => luck?.moments ?? []);
  return moments.find((moment) => moment.action === action)?.chances ?? null;
}

/** A moment on a graph of chances, in percent. */
export interface Mark {
  /** How many actions had been taken. */
  action: number;
  /** Where it is, counted in rounds of the game or in decisions of a round. */
  at: number;
  /** What stands below it; nothing between rounds and between tricks. */
  number: number | null;
  totals: number[];
}

const inPercent = (chances: readonly number[]): number[] => chances.map((chance) => 100 * chance);

/** Everyone's chances along the game: after every decision, with a mark at the end of each round. */
export function gameCourse(review: Review): Mark[] {
  return review.rounds.flatMap(({ number, luck }) =>
    (luck?.moments ?? []).map(({ action, chances }, place, moments) => ({
      action,
      at: number - 1 + (place + 1) / moments.length,
      number: place + 1 === moments.length ? number : null,
      totals: inPercent(chances),
    })),
  );
}

/** The command that finds the same figures in the record. */
export function again({ effort, seat }: Review): string {
  return `augury review game.wiz${seat === null ? "" : ` --seat ${seat}`}${effort.trusted === 0 ? " --quick" : ""}`;
}
