/** What things are called in the player's language. */

import { BOT_NAMES, OPTIONS, PLAYERS, type RuleChoice, type Rules, type SeatInfo, type Suit, type TableInfo } from "../protocol";
import type { RuleForm } from "../lib/rule-form";
import { kindOf, suitOf, valueOf } from "../table/cards";
import { t } from "./words.svelte";

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

export function isOpen(seat: SeatInfo): boolean {
  return seat.name === null && seat.bot === null;
}

/** A variant by its name; of a way to predict, that it is one. */
export function variantName(message: string): string {
  return message.startsWith("bidding-") ? `${t("bidding")}: ${t(message)}` : t(message);
}

/** The values of a message, with lists of message ids put into words. */
export function listed(values: Record<string, number | string | string[]>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map((id) => t(id)).join(", ") : value]),
  );
}

/** An option of the rules by its name; where it has one, by the name of what is chosen. */
export function optionName(option: string, chosen: RuleChoice): string {
  switch (option) {
    case "mode":
      return t(`mode-${chosen.mode}`);
    case "bidding":
      return t(`bidding-${chosen.bidding}`);
    case "schedule":
      return t(`length-${chosen.schedule ?? "whole"}`);
    case "hand_sizes":
      return t("length-own");
    case "special":
      return t("special-cards");
    case "plus_minus_one":
      return t("plus-minus-one");
    case "players":
    case "foresight":
    case "edition":
      return t(option);
    default:
      return option;
  }
}

/** What will be played against bots, at a glance. */
export function glanceForm(form: RuleForm): string[] {
  const { special, mode, bidding, plus_minus_one, foresight } = form;
  const length = form.hand_sizes === null ? t(`length-${form.schedule ?? "whole"}`) : form.hand_sizes.join(", ");
  return [t("play-now-with", { bots: form.players - 1 }), length, ...variants({ special, mode, bidding, plus_minus_one, foresight })];
}

/** The rules at a glance: what differs from the basic game, in a few words each. */
export function glance(rules: Rules): string[] {
  return [t("glance-players", { count: rules.players }), t("glance-rounds", { count: rules.schedule.length }), ...variants(rules)];
}

function variants(rules: Pick<Rules, "mode" | "bidding" | "plus_minus_one" | "foresight" | "special">): string[] {
  const said: string[] = [];
  if (rules.mode !== "classic") said.push(t(`mode-${rules.mode}`));
  if (rules.bidding !== "open") said.push(variantName(`bidding-${rules.bidding}`));
  if (rules.plus_minus_one) said.push(t("plus-minus-one"));
  if (rules.foresight !== "off") said.push(t(`foresight-${rules.foresight}`));
  if (rules.special.length === OPTIONS.special.length) said.push(t("special-all"));
  else said.push(...rules.special.map((kind) => t(`kind-${kind}`)));
  return said;
}
