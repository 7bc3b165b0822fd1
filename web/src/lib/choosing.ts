/** Choosing the rules of a table so that no two choices contradict each other. */

import type { Bidding, CloudChange, Foresight, Kind, Mode, RuleChoice } from "../protocol";

export const KINDS: readonly Kind[] = ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"];
export type Edition = NonNullable<RuleChoice["edition"]>;
export type Length = "whole" | "quick" | "tournament";

export interface Wishes {
  players: number;
  mode: Mode;
  bidding: Bidding;
  plus_minus_one: boolean;
  foresight: Foresight;
  special: Kind[];
  cloud: CloudChange;
  length: Length;
}

export const BASIC: Wishes = {
  players: 4,
  mode: "classic",
  bidding: "open",
  plus_minus_one: false,
  foresight: "off",
  special: [],
  cloud: "at-once",
  length: "whole",
};

/** What each edition's rulebook has, and the foresight it means when it is chosen. */
export const EDITIONS: Record<Edition, { special: Kind[]; cloud: CloudChange; foresight: Foresight }> = {
  DE: { special: [], cloud: "at-once", foresight: "first-round" },
  EL: { special: [], cloud: "at-once", foresight: "first-round" },
  CS: { special: [], cloud: "at-once", foresight: "first-round" },
  HU: { special: [], cloud: "at-once", foresight: "every-round" },
  HU25: { special: [...KINDS], cloud: "at-once", foresight: "every-round" },
  PT: { special: [...KINDS], cloud: "round-end", foresight: "first-round" },
};

/** The wishes with an edition's own choices. */
export function asIn(edition: Edition, wishes: Wishes): Wishes {
  const { special, cloud } = EDITIONS[edition];
  return { ...BASIC, players: wishes.players, special: [...special], cloud };
}

/** Why something cannot be chosen beside the rest: the name of what stands in its way. */
export interface Bars {
  players: Record<number, string | null>;
  mode: Record<Mode, string | null>;
  bidding: Record<Bidding, string | null>;
  plus_minus_one: string | null;
  foresight: string | null;
  special: string | null;
  length: Record<Length, string | null>;
}

export function bars(wishes: Wishes): Bars {
  const special = wishes.special.length > 0 ? "special-cards" : null;
  const mode = wishes.mode === "classic" ? null : `mode-${wishes.mode}`;
  const foresight = wishes.foresight === "off" ? null : "foresight";
  const colour = wishes.mode === "one-colour" ? "mode-one-colour" : null;
  const six = wishes.length === "tournament" ? "length-tournament" : null;
  // Of one colour there are fifteen cards, and three players would have longer rounds than that.
  const three = colour && wishes.length !== "whole" ? `length-${wishes.length}` : null;
  const own = wishes.mode === "maximus" ? "mode-maximus" : colour && wishes.players === 3 ? "players" : null;
  return {
    players: { 3: three, 4: null, 5: colour, 6: colour ?? six },
    mode: { classic: null, "one-colour": special ?? (wishes.players > 4 ? "players" : null), maximus: special },
    bidding: { open: null, hidden: null, secret: wishes.plus_minus_one ? "plus-minus-one" : null },
    plus_minus_one: wishes.bidding === "secret" ? "bidding-secret" : null,
    foresight: special,
    special: mode ?? foresight,
    length: { whole: null, quick: own, tournament: own ?? (wishes.players > 5 ? "players" : null) },
  };
}

/** Put a special card in the deck or take it out; the Dragon and the Fairy only come together. */
export function toggle(special: readonly Kind[], kind: Kind, on: boolean): Kind[] {
  const moved: readonly Kind[] = kind === "dragon" || kind === "fairy" ? ["dragon", "fairy"] : [kind];
  return KINDS.filter((one) => (moved.includes(one) ? on : special.includes(one)));
}

/** A mode that is not classic has its own rounds. */
export function inMode(wishes: Wishes, mode: Mode): Wishes {
  return { ...wishes, mode, length: mode === "classic" ? wishes.length : "whole" };
}

/** The wishes as the server wants to hear them. */
export function asChoice(wishes: Wishes): RuleChoice {
  const { length, ...rest } = wishes;
  return { ...rest, schedule: length === "whole" ? null : length };
}
