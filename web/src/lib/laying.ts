/** Laying a table and sitting down at it. */

import type { Joined, NewTable } from "../protocol";
import { t } from "../speech/words.svelte";
import { isLocal, pruneHere } from "./alone.svelte";
import { layTable, offeredBots, sendCommand, ServerError, sitDown } from "./api";
import { forgetTable, keepTable, MOST } from "./kept-tables";
import type { RuleForm } from "./rule-form";
import { settings } from "./settings.svelte";
import { newShare } from "../table/share";

/** The name this player goes by. */
export function ownName(): string {
  return settings.name.trim() || t("name-default");
}

/** The bot one would sit down with: the apprentice, if there is one, else the first. */
export function usualBot(names: readonly string[]): string {
  return names.includes("apprentice") ? "apprentice" : (names[0] ?? "novice");
}

/** Lay a table and remember it. */
export async function lay(setup: NonNullable<NewTable["setup"]>): Promise<string> {
  const joined = await layTable({ name: ownName(), setup });
  keepTable(joined.table, ownName());
  if (isLocal(joined.table)) void pruneHere(MOST).then((gone) => gone.forEach(forgetTable), () => undefined);
  await share(joined);
  return joined.table;
}

/** Commit to a share in the shuffles, before whoever lays the table starts; the table's page reveals it. */
async function share({ table, game, seat }: Joined): Promise<void> {
  await sendCommand(table, { type: "commit", commitment: newShare(`${table}.${game}`, seat) }).catch(() => undefined);
}

/** Sit down under one's own name; a guest without one is the next whom nobody is called. */
async function seated(table: string, seat: number | null): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? ownName() : `${ownName()} ${number}`;
    try {
      await sitDown(table, { name, seat });
      return name;
    } catch (error) {
      const taken = error instanceof ServerError && error.code === "name_taken";
      if (!taken || settings.name.trim() !== "" || number > 6) throw error;
    }
  }
}

/** Sit down at a table and remember it. */
export async function sit(table: string, seat: number | null = null): Promise<void> {
  const name = await seated(table, seat);
  keepTable(table, name);
}

/** One tap: a table with bots, and the game begins. */
export async function playNow(rules: RuleForm, against?: string | null): Promise<string> {
  const bot = against ?? usualBot(await offeredBots());
  const others = Array.from({ length: rules.players - 1 }, (_, seat) => [seat + 1, bot] as const);
  const table = await lay({ rules, bots: Object.fromEntries(others), spectators: false });
  await sendCommand(table, { type: "start", fill: bot });
  return table;
}
