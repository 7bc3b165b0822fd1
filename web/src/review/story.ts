/** What a review comes to for one seat: what mattered most, and its dearest decisions. */

import type { Decision, Review, ReviewedSeat } from "../protocol";

export const PARTS = ["luck", "own", "others"] as const;
export type Part = (typeof PARTS)[number];

const NOTICED = 5; // points: less is not worth a word
const SURE = 3; // standard errors, as the verdicts take them
const COSTLY = ["inaccuracy", "mistake", "blunder"];

/** Whether a part helped, hurt, or did neither. */
export function effect(points: number): "good" | "bad" | "even" {
  return Math.abs(points) < NOTICED ? "even" : points > 0 ? "good" : "bad";
}

/** What made the most of a difference; null, if nothing did. */
export function mostly({ whole }: ReviewedSeat): Part | null {
  const [first] = [...PARTS].sort((one, other) => Math.abs(whole[other]) - Math.abs(whole[one]));
  return effect(whole[first!]) === "even" ? null : first!;
}

export function decisionsOf(review: Review): Decision[] {
  return review.rounds.flatMap((round) => round.decisions);
}

/** The decisions that surely cost something, the dearest first; those of one seat, or of all. */
export function dearest(review: Review, seat: number | null): Decision[] {
  const surely = ({ judgement: { loss } }: Decision): number => loss.value - SURE * loss.error;
  return decisionsOf(review)
    .filter((one) => COSTLY.includes(one.judgement.verdict) && (seat === null || one.seat === seat))
    .sort((one, other) => surely(other) - surely(one));
}

/** Everyone's chances to win just before an action; null, where they are not known. */
export function chancesAt(review: Review, action: number): readonly number[] | null {
  const moments = review.rounds.flatMap(({ luck }) => luck?.moments ?? []);
  return moments.find((moment) => moment.action === action)?.chances ?? null;
}

/** Everyone's chances to win after each round, in percent, as a graph draws them. */
export function chances(review: Review): { number: number; totals: number[] }[] {
  return review.rounds.flatMap(({ number, luck }) => {
    const last = luck?.moments.at(-1);
    return last === undefined ? [] : [{ number, totals: last.chances.map((chance) => Math.round(100 * chance)) }];
  });
}
