/** Cards as the page handles them: codes in, what there is to show out. It knows no rule of play. */

import { KINDS, type Suit } from "../protocol";

export const SUITS: readonly Suit[] = ["B", "R", "G", "Y"];

const CODES: readonly string[] = KINDS.map(({ code }) => code);
// In a hand the special cards lie between the two kinds of the basic game.
const RIGHTMOST = KINDS.filter(({ special }) => !special).at(-1)!.code;

/** What is printed on a card, without what it was announced as: a suit and a number, or a kind. */
function printed(code: string): { suit: Suit; value: number } | { kind: string } {
  const number = /^([BRGY])(\d+)$/.exec(code);
  return number ? { suit: number[1] as Suit, value: Number(number[2]) } : { kind: code.split("=")[0]! };
}

/** The kind of a card that is no number, by its code. */
export function kindOf(code: string): string | null {
  const card = printed(code);
  return "kind" in card ? card.kind : null;
}

/** The suit printed on a card, or announced with it. */
export function suitOf(code: string): Suit | null {
  const card = printed(code);
  if ("suit" in card) return card.suit;
  const announced = code.split("=")[1] as Suit;
  return SUITS.includes(announced) ? announced : null;
}

/** The number printed on a card. */
export function valueOf(code: string): number | null {
  const card = printed(code);
  return "value" in card ? card.value : null;
}

/** Blue to yellow, 1 to 13, then the kinds: the order of the game. */
export function order(code: string): number {
  const card = printed(code);
  if ("suit" in card) return SUITS.indexOf(card.suit) * 13 + card.value - 1;
  return 52 + CODES.indexOf(card.kind);
}

/** The cards in the order of the game. */
export function sort(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => order(one) - order(other));
}

/** The cards as a hand is held: cards without a suit outside, trump beside them, colours apart. */
export function arrange(cards: readonly string[], trump: Suit | null): string[] {
  const place = (code: string): number => {
    const card = printed(code);
    if ("kind" in card) return card.kind === RIGHTMOST ? 900 : CODES.indexOf(card.kind);
    const turn = card.suit === trump ? 0 : 1 + SUITS.indexOf(card.suit);
    return 100 + turn * 20 + (13 - card.value);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** The cards after one such card has left them. */
export function without<Code extends string>(cards: readonly Code[], gone: string): Code[] {
  const at = cards.indexOf(gone as Code);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** A hand after its card that is never played was exchanged for the turned-up one. */
export function exchanged(hand: readonly string[], taken: string): string[] {
  const given = KINDS.find(({ code, traded }) => traded && hand.includes(code));
  return sort([...(given ? without(hand, given.code) : hand), taken]);
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

/** Read the same without the seat. Announced as a suit, a card is still itself; else it is another. */
export function laid(move: string): { card: string; face: string } {
  const at = move.indexOf("=");
  if (at < 0) return { card: move, face: move };
  const announced = move.slice(at + 1); // of a card that is another announced one, `U=R`
  return { card: move.slice(0, at), face: SUITS.includes(announced as Suit) ? move : announced };
}

/** Write `R7`, `S=W`, `U=R`. */
export function move(card: string, face: string): string {
  return card === face || face.startsWith(`${card}=`) ? face : `${card}=${face}`;
}
