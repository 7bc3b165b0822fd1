/** What went wrong, in the player's language: by the code of the server's answer. */

import { t } from "./words.svelte";

const MESSAGES: Record<string, string> = {
  offline: "offline",
  seat_taken: "trouble-seat-taken",
  name_taken: "trouble-name-taken",
  no_such_bot: "trouble-no-such-bot",
  wrong_stage: "trouble-wrong-stage",
  too_fast: "trouble-too-fast",
  engine_offline: "trouble-engine-offline",
  engine_damaged: "trouble-engine-damaged",
  engine_unsupported: "trouble-engine-unsupported",
  engine_broken: "trouble-engine-broken",
};

export function trouble(code: string): string {
  return t(MESSAGES[code] ?? "trouble");
}
