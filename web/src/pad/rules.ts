/** The rules of a pad: options and their text, looked up in tables that the library wrote. */

import { PadError, problem } from "./problems";
import { CONTRADICTIONS, FORM, MOST_CARDS, SCHEDULES, SPECIAL } from "./tables";

export interface PadRules {
  players: number;
  mode: string;
  bidding: string;
  plus_minus_one: boolean;
  foresight: string;
  special: readonly string[];
  cloud: string;
  hand_sizes: readonly number[] | null; // null: what the mode says
}

export const DEFAULTS: PadRules = {
  players: 4,
  mode: "classic",
  bidding: "open",
  plus_minus_one: false,
  foresight: "off",
  special: [],
  cloud: "at-once",
  hand_sizes: null,
};

const CLOUDS = ["at-once", "round-end"];
const LEAST = FORM.players[0];

type Form = Record<keyof typeof FORM, unknown>;

/** Why these choices do not go together: the first set of them that contradicts itself. */
export function contradiction(form: Form): Record<string, unknown> | null {
  const found = CONTRADICTIONS.find((set) => Object.entries(set).every(([option, value]) => form[option as keyof Form] === value));
  return found ?? null;
}

function formOf(rules: PadRules, players: number): Form {
  return { ...rules, players, special: rules.special.length > 0, length: rules.hand_sizes === null ? "whole" : "own" };
}

/** Whether so many can play by these rules. */
function playable(rules: PadRules, players: number): boolean {
  return (FORM.players as readonly number[]).includes(players) && contradiction(formOf(rules, players)) === null;
}

/** The most people these rules let play. */
export function mostPlayers(rules: PadRules): number {
  return Math.max(...FORM.players.filter((players) => playable(rules, players)));
}

/** The most cards that so many can be dealt. */
export function mostCards(rules: PadRules, players: number): number {
  const traded = SPECIAL.some((kind) => kind.traded && rules.special.includes(kind.name)) ? "t" : "";
  const cards = SPECIAL.reduce((sum, kind) => sum + (rules.special.includes(kind.name) ? kind.copies : 0), 0);
  const key = `${rules.mode} ${cards}${traded} ${players}`;
  return MOST_CARDS[key as keyof typeof MOST_CARDS] ?? 0;
}

/** The hand sizes that the rules give so many; null where so many cannot play. */
export function scheduleFor(rules: PadRules, players: number): readonly number[] | null {
  if (!playable({ ...rules, hand_sizes: null }, players)) return null;
  if (rules.hand_sizes === null) return SCHEDULES[`${rules.mode} ${players}` as keyof typeof SCHEDULES];
  return rules.hand_sizes.filter((size) => size >= 1 && size <= mostCards(rules, players));
}

/** The hand sizes of a named schedule; null where so many cannot play it. */
export function namedSchedule(name: string, mode: string, players: number): readonly number[] | null {
  return SCHEDULES[`${name} ${mode} ${players}` as keyof typeof SCHEDULES] ?? null;
}

/** Whether a card of this game lets a trick fall to nobody, or changes a prediction. */
export function can(rules: PadRules, effect: "nobodyTakes" | "bidChanges"): boolean {
  return SPECIAL.some((kind) => kind[effect] && rules.special.includes(kind.name));
}

/** Put a special card in or out, with those it does not come without. */
export function toggle(special: readonly string[], name: string, on: boolean): string[] {
  const kind = SPECIAL.find((one) => one.name === name);
  const moved: readonly string[] = [name, ...(kind?.companions ?? [])];
  return SPECIAL.map((one) => one.name as string).filter((one) => (moved.includes(one) ? on : special.includes(one)));
}

// Text

/** The rules as options: the number of players, and whatever is not the default. */
export function formatRules(rules: PadRules): string {
  const words = [`players=${rules.players}`];
  for (const option of ["mode", "bidding", "plus_minus_one", "foresight", "special", "cloud", "hand_sizes"] as const) {
    const value = rules[option];
    if (String(value) === String(DEFAULTS[option])) continue;
    words.push(`${option}=${value === true ? "yes" : Array.isArray(value) ? value.join(",") : String(value)}`);
  }
  return words.join(" ");
}

/** The rules that a text tells; refused where they contradict themselves. */
export function parseRules(text: string): PadRules {
  const rules: Record<string, unknown> = {};
  for (const word of text.split(/[ \t]+/).filter(Boolean)) {
    const [, name, value] = /^([^=]*)=(.*)$/.exec(word) ?? [];
    if (name === undefined || value === undefined || !(name in READERS) || name in rules) refuse(word);
    const read = READERS[name as keyof PadRules](value);
    if (read === undefined) refuse(word);
    rules[name] = read;
  }
  const made = { ...DEFAULTS, ...rules } as PadRules;
  check(made, text);
  return { ...made, special: SPECIAL.map((kind) => kind.name as string).filter((name) => made.special.includes(name)) };
}

function check(rules: PadRules, text: string): void {
  const fits = playable(rules, rules.players)
    && new Set(rules.special).size === rules.special.length
    && SPECIAL.every((kind) => !rules.special.includes(kind.name) || kind.companions.every((other) => rules.special.includes(other)))
    && (rules.hand_sizes === null || (rules.hand_sizes.length > 0 && rules.hand_sizes.every((size) => size >= 1 && size <= mostCards(rules, rules.players))));
  if (!fits || rules.players < LEAST) refuse(text);
}

function refuse(text: string): never {
  throw new PadError(problem("rules", { value: text }));
}

const readNumber = (text: string): number | undefined => (/^[+-]?[0-9]{1,9}$/.test(text) ? Number(text) : undefined);

function oneOf(values: readonly string[]): (text: string) => string | undefined {
  return (text) => values.find((value) => value === text.toLowerCase().replaceAll("_", "-"));
}

function listOf<Value>(read: (text: string) => Value | undefined): (text: string) => Value[] | undefined {
  return (text) => {
    const all = text.split(",").map(read);
    return all.includes(undefined) ? undefined : (all as Value[]);
  };
}

const readKinds = listOf((text: string) => {
  const word = text.toLowerCase().replaceAll("_", "-");
  return SPECIAL.find((kind) => word === kind.name || word === kind.code.toLowerCase())?.name;
});

const READERS: Record<keyof PadRules, (text: string) => unknown> = {
  players: readNumber,
  mode: oneOf(FORM.mode),
  bidding: oneOf(FORM.bidding),
  plus_minus_one: (text) => ({ yes: true, true: true, no: false, false: false })[text.toLowerCase()],
  foresight: oneOf(FORM.foresight),
  special: (text) => {
    if (text.toLowerCase() === "none") return [];
    return text.toLowerCase() === "all" ? SPECIAL.map((kind) => kind.name) : readKinds(text);
  },
  cloud: oneOf(CLOUDS),
  hand_sizes: (text) => (text.toLowerCase() === "none" ? null : listOf(readNumber)(text)),
};
