/** What is marked at the table: cards whose way all could follow, and predictions that only lie there. */

import { KINDS, type Suit, type Table, type View } from "../protocol";
import { played, SUITS } from "./cards";

const PASSERS: readonly string[] = KINDS.filter(({ passes }) => passes).map(({ code }) => code);

/** The card never played that is exchanged for the turned-up one. */
export const TRADED: string | null = KINDS.find(({ traded }) => traded)?.code ?? null;

const passes = (plays: readonly string[]): boolean => plays.map(played).some(({ card }) => PASSERS.includes(card));

/** Who took the turned-up card and which, while it must still be in their hand (S5.1). */
export function takenCard({ exchange, phase, trick, tricks }: Table): { seat: number; card: string } | null {
  if (exchange === null) return null;
  const plays = [...tricks.flatMap((one) => one.plays), ...trick];
  const gone = plays.map(played).some(({ seat, card }) => seat === exchange.seat && card === exchange.taken);
  const passed = phase !== "pass" && tricks.some((one) => passes(one.plays));
  return gone || passed ? null : { seat: exchange.seat, card: exchange.taken };
}

/** The card that this seat was passed, until it has played again (S6.2). */
export function receivedCard({ received, seat, table }: View): string | null {
  const last = table.tricks.at(-1);
  if (received === null || table.phase === "pass" || last === undefined || !passes(last.plays)) return null;
  return table.trick.map(played).some((play) => play.seat === seat) ? null : received;
}

/** Whether a seat has predicted what others may not see yet, or not before the round is over (V2, V3). */
export function predictedUnseen({ bids, phase, rules, to_act }: Table, seat: number): boolean {
  if (rules.bidding === "open" || (bids[seat] ?? null) !== null) return false;
  if (phase === "bid") return !to_act.includes(seat);
  return phase !== "deal" && phase !== "trump";
}

/** How many tricks a seat has, held against its prediction. */
export function fit(bid: number | null, taken: number): "under" | "exact" | "over" | null {
  if (bid === null) return null;
  return taken < bid ? "under" : taken === bid ? "exact" : "over";
}

/** The suit that belongs to a seat, where everyone has their own (V5). */
export function ownSuit({ rules }: Table, seat: number): Suit | null {
  return rules.mode === "one-colour" ? (SUITS[seat] ?? null) : null;
}
