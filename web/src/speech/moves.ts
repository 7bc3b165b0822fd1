/** Moves in words, why they are good, and what they cost. */

import type { Reason, ReviewedDecision, Suit } from "../protocol";
import { laid } from "../table/cards";
import { cardName, suitName } from "./naming";
import { gain, t } from "./words.svelte";

/** A move in the game's notation, as one says it: "2 tricks", "dwarves 7". */
export function moveName(move: string): string {
  if (move.startsWith("bid=")) return t("move-bid", { tricks: Number(move.slice(4)) });
  if (move.startsWith("bid")) return t("move-change", { by: move.slice(3).replace("-", "−") });
  if (move.startsWith("trump=")) return t("move-trump", { suit: suitName(move === "trump=none" ? null : (move.slice(6) as Suit)) });
  if (move.startsWith("pass=")) return t("pass-card", { card: cardName(move.slice(5)) });
  const { card, face } = laid(move);
  return cardName(card, face);
}

/** The card that a move is about, if it is about one. */
export function moveCard(move: string): { card: string; face: string } | null {
  if (/^(bid|trump)/.test(move)) return null;
  return laid(move.replace(/^pass=/, ""));
}

/** The sentences of a review or a hint. */
export function reasonWords(reasons: readonly Reason[], name: (seat: number) => string): string {
  return reasons
    .map(({ message, number, seat, second }) =>
      t(message, { number: number ?? 0, points: gain(number ?? 0), second: second ?? 0, name: seat === null ? "" : name(seat) }),
    )
    .join(" ");
}

/** What was chosen, what would have been better or as good, and what that cost or may have. */
export function betterWords({ move, judgement: { best, verdict, loss } }: ReviewedDecision): string {
  const moves = { move: moveName(move), best: moveName(best) };
  if (verdict === "fine") return t("review-fine", moves);
  const cost = { points: Math.round(loss.value), error: Math.max(1, Math.round(2 * loss.error)) };
  return t(verdict === "unclear" ? "review-unclear" : "review-better", { ...moves, ...cost });
}
