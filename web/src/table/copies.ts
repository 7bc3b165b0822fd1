/**
 * Which of several equal cards a card is. There are four Wizards, each drawn differently, and the
 * game does not tell them apart; so every page counts them for itself: first those this seat was
 * dealt, then the others as they are seen. No two on a screen are the same one.
 */

import type { View } from "../protocol";
import { played } from "./cards";

/** The copy played in trick `number` by `seat`; of a card on its way there, one of this seat's. */
export function copyPlayed(view: View, code: string, number: number, seat: number): number {
  const { hand, table, seat: mine } = view;
  const tricks = [...table.tricks.map(({ plays }) => plays), table.trick].map((plays) => plays.map(played));
  const equal = tricks.flatMap((plays, trick) => plays.filter(({ card }) => card === code).map((play) => ({ trick, seat: play.seat })));
  const own = equal.filter((play) => play.seat === mine);
  const dealt = (hand ?? []).filter((card) => card === code).length + own.length;
  const place = (plays: typeof equal): number => plays.findIndex((play) => play.trick === number && play.seat === seat);
  // The last of a hand's equal cards leaves it first.
  if (seat === mine) return dealt - 1 - (place(own) < 0 ? own.length : place(own));
  return dealt + (table.turned_up === code ? 1 : 0) + place(equal.filter((play) => play.seat !== mine));
}

/** The copy that was turned up. */
export function copyTurnedUp(view: View): number {
  const code = view.table.turned_up;
  const plays = [...view.table.tricks.flatMap(({ plays }) => plays), ...view.table.trick].map(played);
  return (view.hand ?? []).filter((card) => card === code).length + plays.filter(({ seat, card }) => seat === view.seat && card === code).length;
}

/** How many such cards lie in the hands before a seat's: where all hands are open, its own are counted from there. */
export function copiesBefore(hands: readonly (readonly string[] | null)[], seat: number, code: string): number {
  return hands.slice(0, seat).reduce((sum, hand) => sum + (hand ?? []).filter((card) => card === code).length, 0);
}

/**
 * Where the hands of the others lie open beside what a seat sees: how many such cards come before a seat's.
 * They are counted after all the rest.
 */
export function copiesBeside(view: View, hands: readonly (readonly string[] | null)[], seat: number, code: string): number {
  const plays = [...view.table.tricks.flatMap(({ plays }) => plays), ...view.table.trick].map(played);
  const own = (view.seat === null ? null : hands[view.seat]) ?? view.hand ?? [];
  const lying = [...own, view.table.turned_up, ...plays.map(({ card }) => card)].filter((card) => card === code).length;
  return lying + copiesBefore(hands.map((hand, place) => (place === view.seat ? null : hand)), seat, code);
}

/** Which of the equal cards before it each card of a row is. */
export function copiesOf(cards: readonly string[]): number[] {
  return cards.map((code, place) => cards.slice(0, place).filter((other) => other === code).length);
}
