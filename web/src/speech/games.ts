/** A game of one's own in a line: with whom, and how far it has come. */

import type { Welcome } from "../protocol";
import { isOpen, seatName } from "./naming";
import { t } from "./words.svelte";

/** Who is there besides oneself. */
export function company({ table, seat }: Welcome): string {
  const there = table.seats.filter((one) => one.seat !== seat && !isOpen(one));
  return there.map((one) => seatName(table, one.seat)).join(", ") || t("not-begun");
}

export function howFar({ table, view, facts }: Welcome): string {
  if (view === null) return t("not-begun");
  const winners = facts?.winners ?? [];
  if (winners.length > 0) return t("end-won", { names: winners.map((seat) => seatName(table, seat)).join(" & "), count: winners.length });
  return t("round-of", { number: view.table.number, rounds: table.rules.schedule.length });
}
