/** Moves in words, why they are good, and what they cost. */

import type { Reason } from "../protocol";
import type { Suit } from "../protocol";
import { laid } from "../table/cards";
import { cardName, suitName } from "./naming";
import { t } from "./words.svelte";

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

/** Why a move is good: a sentence or two. */
export function reasonWords(reasons: readonly Reason[], name: (seat: number) => string): string {
  return reasons
    .map(({ message, number, seat }) => t(message, { number: number ?? 0, name: seat === null ? "" : name(seat) }))
    .join(" ");
}
