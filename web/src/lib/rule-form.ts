/** The form of a new table: what has been chosen so far. What may be combined, the server says. */

import { EDITIONS, KINDS, type BarredValue, type Kind, type RuleChoice } from "../protocol";

type Option = "players" | "mode" | "bidding" | "plus_minus_one" | "foresight" | "special" | "cloud" | "schedule";
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
};

export const SPECIAL = KINDS.filter((kind) => kind.special);

/** An edition's own cards, for as many players; the basic game, if there is no such edition. */
export function preset(edition: string, players: number): RuleForm {
  const found = EDITIONS.find(({ name }) => name === edition);
  return found ? { ...BASIC, players, special: [...found.special], cloud: found.cloud } : { ...BASIC, players };
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
