/** What went wrong with a review, in the player's language. */

import type { ServerError } from "../lib/api";
import { trouble } from "../speech/troubles";
import { known, t } from "../speech/words.svelte";

const MESSAGES: Record<string, string> = {
  malformed: "review-too-long",
  too_large: "review-too-long",
  too_fast: "review-full",
  no_such_game: "review-gone",
  no_such_table: "review-gone",
  spectators_barred: "review-gone",
  busy: "review-broke-off",
};

export function reviewTrouble({ code, line, reason }: ServerError): string {
  if (code === "record" && line !== null) return t("review-broken", { line });
  if (code === "analysis" && known(`review-${reason}`)) return t(`review-${reason}`);
  return code in MESSAGES ? t(MESSAGES[code]!) : trouble(code);
}

/** The line of a record that is broken, as far as it can be shown. */
export function lineOf(record: string, line: number | null): string {
  return (line === null ? "" : (record.split("\n")[line - 1] ?? "")).trim().slice(0, 200);
}
