/** The picture on a card, by its code; there is none for a kind that nobody has drawn yet. */

import { kindOf, suitOf, SUITS, valueOf } from "../../table/cards";
import { number } from "./numbers";
import { jester, wizard } from "./peoples";
import { SPECIALS } from "./specials";

export interface Picture {
  /** What is inside the card's svg. */
  readonly drawing: string;
  /** Whose colours it has, where the card itself is of no suit. */
  readonly people?: string;
  /** Whether it is night, so that what is written on it must be light. */
  readonly dark?: boolean;
}

const kept = new Map<string, Picture | null>();

function draw(code: string, copy: number): Picture | null {
  const kind = kindOf(code);
  if (kind === null) return { drawing: number(suitOf(code)!, valueOf(code)!) };
  const people = SUITS[copy % SUITS.length]!;
  if (kind === "W") return { drawing: wizard(people), people, dark: true };
  if (kind === "J") return { drawing: jester(people), people };
  return SPECIALS[kind] ?? null;
}

/** Every picture is drawn once. */
export function picture(code: string, copy: number): Picture | null {
  const key = `${code} ${copy}`;
  if (!kept.has(key)) kept.set(key, draw(code, copy));
  return kept.get(key)!;
}
