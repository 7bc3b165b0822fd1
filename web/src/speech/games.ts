/** A game in a line: with whom, how far it has come, and what has decided between equals. */

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

/** What decides between equal totals (O3), if there are any: of all who share theirs with somebody. */
export function sayTies(ties: string, totals: readonly number[], deciding: readonly number[], names: readonly string[]): string | null {
  const tied = [...deciding.keys()].filter((seat) => totals.some((total, other) => other !== seat && total === totals[seat]));
  if (tied.length === 0) return null;
  tied.sort((one, other) => totals[other]! - totals[one]! || deciding[other]! - deciding[one]!);
  return t(`ties-${ties}-told`, { counts: tied.map((seat) => `${names[seat]} ${deciding[seat]}`).join(", ") });
}
