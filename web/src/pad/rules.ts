/** The rules of a pad: options and their text, looked up in tables that the library wrote. */

import { SPECIAL, type RuleOption } from "../lib/rule-form";
import { OPTIONS, type Rules } from "../protocol";
import { PadError, problem } from "./problems";
import { CONTRADICTIONS, FORM, MOST_CARDS, SCHEDULES } from "./tables";

type Name = (typeof OPTIONS)[number]["name"];
/** A word of the library is any word in a text. */
type Loose<Value> = Value extends string ? string : Value extends (infer Item)[] ? readonly Loose<Item>[] : Value;

/** The options, by their names. */
export type PadRules = { [Option in Name]: Loose<Rules[Option]> };

export const DEFAULTS = Object.fromEntries(OPTIONS.map((option) => [option.name, option.default])) as unknown as PadRules;

/** The options of a game that was played on the page. */
export function padRules(rules: Rules): PadRules {
  return withoutDealer(Object.fromEntries(OPTIONS.map(({ name }) => [name, rules[name]])) as unknown as PadRules);
}

/** The rules of a pad, which says by itself who deals first. */
export const withoutDealer = (rules: PadRules): PadRules => ({ ...rules, first_dealer: DEFAULTS.first_dealer });

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
  const chosen = SPECIAL.filter((kind) => rules.special.includes(kind.name));
  const traded = chosen.some((kind) => kind.traded) ? "t" : "";
  const copies = chosen.some((kind) => kind.copies_upcard) ? "c" : "";
  const cards = chosen.reduce((sum, kind) => sum + kind.copies, 0);
  const key = `${rules.mode} ${cards}${traded}${copies} ${players}`;
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
export function can(rules: PadRules, effect: "destroys" | "changes_bid"): boolean {
  return SPECIAL.some((kind) => kind[effect] && rules.special.includes(kind.name));
}

// Text

/** The rules as options: the number of players, and whatever is not the default. */
export function formatRules(rules: PadRules): string {
  const words = [`players=${rules.players}`];
  for (const { name } of OPTIONS) {
    const value = rules[name];
    if (name === "players" || String(value) === String(DEFAULTS[name])) continue;
    words.push(`${name}=${value === true ? "yes" : Array.isArray(value) ? value.join(",") : String(value)}`);
  }
  return words.join(" ");
}

/** The rules that a text tells; refused where they contradict themselves. */
export function parseRules(text: string): PadRules {
  const rules: Record<string, unknown> = {};
  for (const word of text.split(/[ \t]+/).filter(Boolean)) {
    const [, name, value] = /^([^=]*)=(.*)$/.exec(word) ?? [];
    if (name === undefined || value === undefined || !(name in READERS) || name in rules) refuse(word);
    const read = READERS[name as Name](value);
    if (read === undefined) refuse(word);
    rules[name] = read;
  }
  const made = { ...DEFAULTS, ...rules } as PadRules;
  check(made, text);
  return { ...made, special: SPECIAL.map((kind) => kind.name as string).filter((name) => made.special.includes(name)) };
}

function check(rules: PadRules, text: string): void {
  const seats = OPTIONS.filter((option) => option.seats).map(({ name }) => rules[name]);
  const fits = playable(rules, rules.players)
    && seats.every((seat) => (rules.mode === "one-colour" ? seat === 0 : typeof seat === "string" || (seat as number) < rules.players))
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

function readSpecial(text: string): string[] | undefined {
  if (text.toLowerCase() === "none") return [];
  return text.toLowerCase() === "all" ? SPECIAL.map((kind) => kind.name) : readKinds(text);
}

function readSwitch(text: string): boolean | undefined {
  return ({ yes: true, true: true, no: false, false: false } as Record<string, boolean>)[text.toLowerCase()];
}

function readSizes(text: string): number[] | null | undefined {
  return text.toLowerCase() === "none" ? null : listOf(readNumber)(text);
}

/** How an option is read follows from what it may be. */
function reader({ values, several }: RuleOption): (text: string) => unknown {
  if (values.length === 0) return readSizes;
  if (several) return readSpecial;
  if (typeof values[0] === "boolean") return readSwitch;
  if (values.every((value) => typeof value === "number")) return readNumber;
  return (text) => {
    const word = oneOf(values.map(String))(text);
    return values.find((value) => String(value) === word);
  };
}

const READERS = Object.fromEntries(OPTIONS.map((option) => [option.name, reader(option)])) as Record<Name, (text: string) => unknown>;
