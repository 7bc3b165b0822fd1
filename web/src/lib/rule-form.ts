/** The form of a new table: what has been chosen so far. What may be combined, the server says. */

import { EDITIONS, KINDS, OPTIONS, type BarredValue, type Kind, type RuleChoice } from "../protocol";

type Option = "players" | "mode" | "bidding" | "plus_minus_one" | "foresight" | "special" | "cloud" | "schedule" | "hand_sizes";
type Chosen = Required<Pick<RuleChoice, Option>>;

/** A choice of rules in which every option is chosen. */
export interface RuleForm extends Chosen {
  foresight: Exclude<Chosen["foresight"], boolean>;
  special: Kind[];
  cloud: NonNullable<Chosen["cloud"]>;
}

export const BASIC: RuleForm = {
  players: 4,
  mode: "classic",
  bidding: "open",
  plus_minus_one: false,
  foresight: "off",
  special: [],
  cloud: "at-once",
  schedule: null,
  hand_sizes: null,
};

/** How long a game is: whole, by a schedule that has a name, or with hand sizes of one's own. */
export const LENGTHS = ["whole", ...OPTIONS.schedule, "own"] as const;
export type Length = (typeof LENGTHS)[number];

export function lengthOf(form: RuleForm): Length {
  return form.hand_sizes !== null ? "own" : (form.schedule ?? "whole");
}

export function withLength(form: RuleForm, length: Length, sizes: number[]): RuleForm {
  const named = length === "whole" || length === "own" ? null : length;
  return { ...form, schedule: named, hand_sizes: length === "own" ? sizes : null };
}

export const SPECIAL = KINDS.filter((kind) => kind.special);

/** An edition's own cards, for as many players; the basic game, if there is no such edition. */
export function preset(edition: string, players: number): RuleForm {
  const found = EDITIONS.find(({ name }) => name === edition);
  return found ? { ...BASIC, players, special: [...found.special], cloud: found.cloud } : { ...BASIC, players };
}

/** The edition whose preset this is: the one that was chosen, or any; the basic game, if it is nobody's. */
export function editionOf(form: RuleForm, chosen: string): string {
  const same = (name: string): boolean => JSON.stringify(preset(name, form.players)) === JSON.stringify(form);
  return [chosen, "", ...EDITIONS.map(({ name }) => name)].find(same) ?? "";
}

/** Put a special card into the deck or take it out, with those it does not come without. */
export function toggle(special: readonly string[], name: Kind, on: boolean): Kind[] {
  const { companions } = SPECIAL.find((kind) => kind.name === name)!;
  const moved: readonly string[] = [name, ...companions];
  return SPECIAL.map((kind) => kind.name).filter((one) => (moved.includes(one) ? on : special.includes(one)));
}

/** Whether the cards chosen change a prediction, so that there is something to say about when. */
export function changesBids(special: readonly string[]): boolean {
  return SPECIAL.some(({ name, changes_bid }) => changes_bid && special.includes(name));
}

/** What stands in the way of a value, or of any value of the option. */
export function barOf(barred: readonly BarredValue[], option: Option, value?: BarredValue["value"]): BarredValue | undefined {
  return barred.find((bar) => bar.option === option && (value === undefined || bar.value === value));
}
