/** Cards as the page handles them: codes in, what there is to show out. It knows no rule of play. */

import type { Suit } from "../protocol";

export const SUITS: readonly Suit[] = ["B", "R", "G", "Y"];
const KINDS = ["W", "J", "S", "D", "F", "X", "L", "U", "C"];

/** The suit printed on a card, or announced with it. */
export function suitOf(code: string): Suit | null {
  if (code.includes("=")) {
    const said = code.slice(code.indexOf("=") + 1);
    return SUITS.includes(said as Suit) ? (said as Suit) : null;
  }
  return /^[BRGY]\d/.test(code) ? (code[0] as Suit) : null;
}

/** The number printed on a card. */
export function valueOf(code: string): number | null {
  return /^[BRGY]\d/.test(code) ? Number(code.slice(1)) : null;
}

/** Blue to yellow, 1 to 13, Wizards, Jesters, the special cards: the order of the game. */
export function order(code: string): number {
  const suit = suitOf(code);
  const value = valueOf(code);
  if (suit !== null && value !== null) return SUITS.indexOf(suit) * 13 + value - 1;
  return 52 + KINDS.indexOf(code[0] ?? "");
}

/** The cards in the order of the game. */
export function sort(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => order(one) - order(other));
}

/** The cards as a hand is held: what is always playable outside, trump beside it, colours apart. */
export function arrange(cards: readonly string[], trump: Suit | null): string[] {
  const place = (code: string): number => {
    const suit = suitOf(code);
    if (code === "J") return 900;
    if (suit === null) return code === "W" ? 0 : 10 + order(code);
    const value = valueOf(code) ?? 0;
    const turn = suit === trump ? 0 : 1 + SUITS.indexOf(suit);
    return 100 + turn * 20 + (13 - value);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** The cards after one such card has left them. */
export function without<Code extends string>(cards: readonly Code[], gone: string): Code[] {
  const at = cards.indexOf(gone as Code);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** A card on the table: whose, which, and as what. */
export interface Played {
  seat: number;
  card: string;
  face: string;
}

/** Read `2:R7`, `2:S=W`, `2:U=R`. */
export function played(play: string): Played {
  const colon = play.indexOf(":");
  return { seat: Number(play.slice(0, colon)), ...laid(play.slice(colon + 1)) };
}

/** Read the same without the seat. */
export function laid(move: string): { card: string; face: string } {
  const equals = move.indexOf("=");
  if (equals < 0) return { card: move, face: move };
  const card = move.slice(0, equals);
  const said = move.slice(equals + 1);
  return { card, face: card === "S" ? said : move };
}

/** Which of the cards on the table is ahead: the greatest strength, the earliest among equals. */
export function ahead(trick: readonly Played[], trump: Suit | null, suits: boolean): number | null {
  const led = trick.map((play) => suitOf(play.face)).find((suit) => suit !== null) ?? null;
  const fairy = trick.some((play) => play.face === "D");
  const strength = (face: string): number => {
    if (face === "X") return -1;
    if (face === "F") return fairy ? 1000 : 0;
    if (face === "J") return 1;
    if (face === "D") return 900;
    if (face === "W") return 800;
    const value = face.startsWith("U=") ? 7.5 : face.startsWith("C=") ? 9.75 : (valueOf(face) ?? 0);
    if (!suits) return 100 + value;
    const suit = suitOf(face);
    return suit === trump ? 300 + value : suit === led ? 100 + value : 2;
  };
  let best: number | null = null;
  for (const [place, play] of trick.entries()) {
    if (play.face === "X") continue;
    if (best === null || strength(play.face) > strength(trick[best]!.face)) best = place;
  }
  return best;
}
