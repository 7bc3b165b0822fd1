/** How a pad speaks: its problems, its games in a line. */

import type { Facts } from "./facts";
import { PadError, type Problem } from "./problems";
import type { Sheet } from "./sheet";
import { language, t } from "../speech/words.svelte";

/** A problem in the reader's language, with the round it is in. */
export function sayProblem(problem: Problem): string {
  const { code, round, name, value, limit } = problem;
  const sentence = t(`pad-problem-${code}`, { name: name ?? "", value: value ?? "", limit: limit ?? "" });
  return round === null ? sentence : t("pad-in-round", { number: round, sentence });
}

/** What is wrong with a file, with its line. */
export function sayError(error: unknown): string {
  if (!(error instanceof PadError)) return t("pad-import-failed");
  const sentence = sayProblem(error.problem);
  return error.line === null ? sentence : t("pad-in-line", { number: error.line, sentence });
}

/** Where a game stands, in a few words. */
export function sayProgress(known: Facts, sheet: Sheet): string {
  if (known.due === null) return t("pad-over");
  return t("round-of", { number: known.due.round, rounds: Math.max(known.schedule.length, sheet.rounds.length) });
}

/** A day as this language writes it. */
export function sayDate(date: string | null): string {
  if (date === null) return "";
  return new Date(`${date}T12:00:00`).toLocaleDateString(language(), { day: "numeric", month: "short", year: "numeric" });
}

/** Today, as a pad keeps it. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
