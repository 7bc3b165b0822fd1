/** What things are called in the player's language. */

import { PLAYERS, type Rules, type SeatInfo, type Suit, type TableInfo } from "../protocol";
import { suitOf, valueOf } from "../table/cards";
import { t } from "./words.svelte";

export function suitName(suit: Suit | null): string {
  return suit === null ? t("trump-none") : t(`suit-${suit}`);
}

/** A card as one says it: "dwarves 7", "Wizard", "Juggler as elves". */
export function cardName(code: string, face: string = code): string {
  const kind = code[0] ?? "";
  const value = valueOf(code);
  if (value !== null) return t("card-number", { suit: t(`suit-${kind}`), value });
  const name = t(`card-${kind}`);
  if (face === code) return name;
  const suit = suitOf(face);
  return t("card-as", { card: name, face: suit === null ? t(`card-${face}`) : t(`suit-${suit}`) });
}

/** Who sits there, as the others call them. */
export function seatName(info: TableInfo, seat: number): string {
  const sitting = info.seats[seat];
  if (sitting === undefined || isOpen(sitting)) return t("seat-open", { seat: seat + 1 });
  return sitting.name ?? botName(info, seat);
}

/** Bots have names too, the same in every language; what kind they are stands beside it. */
const BOTS = ["Alba", "Bruno", "Cleo", "Dario", "Edda", "Falk"];

/** The name of a bot, unless a person at the table has it already. */
function botName(info: TableInfo, seat: number): string {
  const name = BOTS[seat] ?? String(seat);
  return info.seats.some((other) => other.name === name) ? `${name} ${seat + 1}` : name;
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
export function variantName(variant: string): string {
  return variant.startsWith("bidding-") ? `${t("bidding")}: ${t(variant)}` : t(variant);
}

/** The rules at a glance: what differs from the basic game, in a few words each. */
export function glance(rules: Rules): string[] {
  const said = [t("glance-players", { count: rules.players }), t("glance-rounds", { count: rules.schedule.length })];
  if (rules.mode !== "classic") said.push(t(`mode-${rules.mode}`));
  if (rules.bidding !== "open") said.push(variantName(`bidding-${rules.bidding}`));
  if (rules.plus_minus_one) said.push(t("plus-minus-one"));
  if (rules.foresight !== "off") said.push(t(`foresight-${rules.foresight}`));
  if (rules.special.length === 7) said.push(t("special-all"));
  else said.push(...rules.special.map((kind) => t(`kind-${kind}`)));
  return said;
}
