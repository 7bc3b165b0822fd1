/** The form of a new table: what has been chosen so far. What may be combined, the server says. */

import { EDITIONS, KINDS, OPTIONS, SCHEDULES, type BarredValue, type Kind, type RuleChoice } from "../protocol";

type Chosen = Required<Omit<RuleChoice, "edition">>;

/** A choice of rules in which every option is chosen. */
export interface RuleForm extends Chosen {
  foresight: Exclude<Chosen["foresight"], boolean>;
  special: Kind[];
  cloud: NonNullable<Chosen["cloud"]>;
}

/** What an option may be. */
export type Word = string | number | boolean;

/** An option of the rules, as its record says. */
export interface RuleOption {
  readonly name: keyof RuleForm;
  readonly values: readonly Word[];
  readonly several: boolean;
  readonly label: string;
  readonly message: string;
  readonly named_by_value: boolean;
  readonly variant: boolean;
  /** Whether it is asked for only where one of these cards is played. */
  readonly cards: readonly string[] | null;
  /** Or only where this option is on. */
  readonly switch: string | null;
  /** Whether its numbers are seats, of which there are as many as players. */
  readonly seats: boolean;
  readonly default: unknown;
}

/** Those whose value is chosen from a list. */
export const LISTED: readonly RuleOption[] = OPTIONS.filter((option) => option.values.length > 0 && !option.several);

export const isSwitch = (option: RuleOption): boolean => typeof option.values[0] === "boolean";

export const BASIC: RuleForm = { ...(Object.fromEntries(OPTIONS.map((option) => [option.name, option.default])) as unknown as RuleForm), schedule: null };

/** How long a game is: whole, by a schedule that has a name, or with hand sizes of one's own. */
export const LENGTHS = ["whole", ...SCHEDULES, "own"] as const;
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

/** Whether a form asks for an option: some go with another that is on; and with one colour nobody deals (V5). */
export function isAsked(option: RuleOption, form: object): boolean {
  const chosen = form as Record<string, unknown>;
  return option.seats ? chosen.mode !== "one-colour" : option.switch === null || chosen[option.switch] === true;
}

/** The values of an option that a table for as many has. */
export const valuesFor = (option: RuleOption, players: number): readonly Word[] =>
  option.seats ? option.values.filter((value) => typeof value !== "number" || value < players) : option.values;

/** The form with this value chosen, and without what goes out with it: what is asked with a switch, a seat that is gone. */
export function choose<Form extends object>(form: Form, option: RuleOption, value: Word): Form {
  const now: Record<string, unknown> = { ...form, [option.name]: value };
  const isGone = (one: RuleOption): boolean =>
    (value === false && one.switch === option.name) || (one.seats && !(isAsked(one, now) && valuesFor(one, now.players as number).includes(now[one.name] as Word)));
  return { ...form, [option.name]: value, ...Object.fromEntries(LISTED.filter(isGone).map((one) => [one.name, one.default])) };
}

/** The options that the cards chosen bring with them: when a prediction is changed. */
export function askedWith(special: readonly string[]): RuleOption[] {
  return LISTED.filter(({ cards }) => cards?.some((card) => special.includes(card)));
}

/** What stands in the way of a value, or of any value of the option. */
export function barOf(barred: readonly BarredValue[], option: keyof RuleForm, value?: Word): BarredValue | undefined {
  return barred.find((bar) => bar.option === option && (value === undefined || bar.value === value));
}
