/** What things are called in the player's language. */

import { BOT_NAMES, OPTIONS, PLAYERS, type RuleChoice, type Rules, type SeatInfo, type Suit, type TableInfo } from "../protocol";
import { isSwitch, SPECIAL, type RuleForm, type RuleOption, type Word } from "../lib/rule-form";
import { kindOf, suitOf, valueOf } from "../table/cards";
import { known, t } from "./words.svelte";

export function suitName(suit: Suit | null): string {
  return suit === null ? t("trump-none") : t(`suit-${suit}`);
}

/** A card as one says it: "dwarves 7", "Wizard", "Juggler as elves". */
export function cardName(code: string, face: string = code): string {
  const value = valueOf(code);
  if (value !== null) return t("card-number", { suit: suitName(suitOf(code)), value });
  const name = t(`card-${kindOf(code)}`);
  if (face === code) return name;
  const suit = suitOf(face);
  return t("card-as", { card: name, face: suit === null ? t(`card-${face}`) : t(`suit-${suit}`) });
}

/** Who sits there, as the others call them. */
export function seatName(info: TableInfo, seat: number): string {
  const sitting = info.seats[seat];
  if (sitting === undefined || isOpen(sitting)) return t("seat-open", { seat: seat + 1 });
  return sitting.name ?? botName(info.seats.map(({ name }) => name), seat);
}

/** Bots have names too, the same in every language; another one, where a person is called so. */
function botName(people: readonly (string | null)[], seat: number): string {
  const names: readonly string[] = BOT_NAMES[seat]!;
  const taken = new Set(people.map((name) => name?.toLowerCase().replace(/[\d .#-]+$/, ""))); // Bruno 2, too
  return names.find((name) => !taken.has(name.toLowerCase())) ?? `${names[0]} ${seat + 1}`;
}

const A_BOT = / \(bot\)$/; // how a table's record marks them

/** Who played, by the names of a record: bots are called as they were at the table. */
export function recordNames(names: readonly string[], players: number): string[] {
  return Array.from({ length: players }, (_, seat) => {
    const name = names[seat];
    if (name === undefined) return t("seat-open", { seat: seat + 1 });
    return A_BOT.test(name) ? botName(names, seat) : name;
  });
}

/** Who sits at a table where nobody is known: bots, and one's own seat. */
export function strangers(players: number, mine: number): string[] {
  return Array.from({ length: players }, (_, seat) => (seat === mine ? t("you") : BOT_NAMES[seat]![0]));
}

/** A bot of the house in the player's words; anyone else's under its own name. */
export function playerName(bot: string): string {
  const known = PLAYERS.find(({ name }) => name === bot);
  return known ? t(known.message) : bot;
}

/** What people meet in a bot: how often its predictions come true, whom it beats, how long it thinks. */
export function playerFacts(bot: string): string {
  const known = PLAYERS.find(({ name }) => name === bot);
  const facts = known?.facts.map(({ message, number }) => t(message, { number })) ?? [];
  return facts.join(" · ");
}

export function isOpen(seat: SeatInfo): boolean {
  return seat.name === null && seat.bot === null;
}

/** The title of an article of the rules; of a value that says too little alone, with its option. */
export function titleName(message: string): string {
  const option = OPTIONS.find(({ variant, named_by_value, values, message: named }) => variant && !named_by_value && values.some((value) => message === named.replace("{}", String(value))));
  return option ? `${optionName(option)}: ${t(message)}` : t(message);
}

/** The values of a message, with lists of message ids put into words. */
export function listed(values: Record<string, number | string | string[]>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map((id) => t(id)).join(", ") : value]),
  );
}

// The options of the rules, by the messages that their records name. One may be there before its words.

/** What an option is called. */
export function optionName(option: RuleOption): string {
  return first(option.label) || plain(option.name);
}

/** What one of its values is called where the option is named, too; `short`: in a form. */
export function valueName(option: RuleOption, value: Word, short = false): string {
  if (option.seats && typeof value === "number") return short ? String(value + 1) : t("seat-open", { seat: value + 1 });
  const message = messageOf(option, value);
  return (short && first(`${message}-short`)) || first(message) || plain(String(value));
}

/** An option that is not as usual, in a few words: its value, with its name where that helps. */
export function choiceName(option: RuleOption, value: Word): string {
  if (isSwitch(option)) return optionName(option);
  return option.named_by_value ? valueName(option, value) : `${optionName(option)}: ${valueName(option, value)}`;
}

/** What a value means, or what the option is about; nothing, if there are no words for it. */
export function explanation(option: RuleOption, value: Word): string {
  return first(`${messageOf(option, value)}-why`, `${option.label}-why`);
}

const messageOf = (option: RuleOption, value: Word): string => option.message.replace("{}", String(value));

function first(...messages: string[]): string {
  const found = messages.find(known);
  return found === undefined ? "" : t(found);
}

/** The words of a record's name. */
function plain(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What stands in the way of another choice: an option, where it helps by the name of what is chosen. */
export function causeName(name: string, chosen: RuleChoice): string {
  if (name === "schedule") return t(`length-${chosen.schedule ?? "whole"}`);
  if (name === "hand_sizes") return t("length-own");
  if (name === "edition") return t("edition");
  const option: RuleOption | undefined = OPTIONS.find((one) => one.name === name);
  if (option === undefined) return name;
  const value = chosen[option.name];
  return typeof value === "string" ? valueName(option, value) : optionName(option);
}

/** What will be played against bots, at a glance. */
export function glanceForm(form: RuleForm): string[] {
  const length = form.hand_sizes === null ? t(`length-${form.schedule ?? "whole"}`) : form.hand_sizes.join(", ");
  return [t("play-now-with", { bots: form.players - 1 }), length, ...variants(form), ...specials(form.special)];
}

/** The rules at a glance: what differs from the basic game, in a few words each. */
export function glance(rules: Rules): string[] {
  return [t("glance-players", { count: rules.players }), t("glance-rounds", { count: rules.schedule.length }), ...variants(rules), ...specials(rules.special)];
}

type Chosen = Record<(typeof OPTIONS)[number]["name"], unknown>;

/** The variants that are not as usual, each in a few words. */
export function variants(chosen: Chosen): string[] {
  return OPTIONS.filter((option) => option.variant && chosen[option.name] !== option.default).map((option) => choiceName(option, chosen[option.name] as Word));
}

/** Those that are as usual, too, where that has a name. */
export function chosenVariants(chosen: Chosen): string[] {
  const said = (option: RuleOption, usual: unknown): boolean =>
    option.variant && (chosen[option.name as keyof Chosen] !== usual || known(messageOf(option, chosen[option.name as keyof Chosen] as Word)));
  return OPTIONS.filter((option) => said(option, option.default)).map((option) => choiceName(option, chosen[option.name] as Word));
}

function specials(special: readonly string[]): string[] {
  return special.length === SPECIAL.length ? [t("special-all")] : special.map((kind) => t(`kind-${kind}`));
}
