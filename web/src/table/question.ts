/** What the game asks of this seat now, read from its legal actions: the page knows no more. */

import type { Suit } from "../protocol";
import { laid } from "./cards";

export type Question =
  | { ask: "bid"; tricks: number[] }
  | { ask: "trump"; suits: (Suit | null)[] }
  | { ask: "play"; cards: Map<string, string[]> }
  | { ask: "pass"; cards: Set<string> }
  | { ask: "change"; by: (1 | -1)[] };

/** The question behind a list of legal actions. */
export function question(legal: readonly string[]): Question | null {
  const first = legal[0];
  if (first === undefined) return null;
  if (first.startsWith("bid=")) return { ask: "bid", tricks: legal.map((move) => Number(move.slice(4))) };
  if (first.startsWith("bid"))
    return { ask: "change", by: legal.map((move) => (move === "bid+1" ? 1 : -1)) };
  if (first.startsWith("trump="))
    return {
      ask: "trump",
      suits: legal.map((move) => (move === "trump=none" ? null : (move.slice(6) as Suit))),
    };
  if (first.startsWith("pass=")) return { ask: "pass", cards: new Set(legal.map((move) => move.slice(5))) };
  const cards = new Map<string, string[]>();
  for (const move of legal) {
    const { card } = laid(move);
    cards.set(card, [...(cards.get(card) ?? []), move]);
  }
  return { ask: "play", cards };
}
