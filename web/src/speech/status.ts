/** What the table waits for, in a few words beside one's own hand. */

import { suitOf } from "../table/cards";
import type { Sitting } from "../table/sitting.svelte";
import { seatName, suitName } from "./naming";
import { t } from "./words.svelte";

const LONGEST = 20; // letters of several names that have room beside the words, in the line of a phone

export function status(sitting: Sitting): string {
  const { finished, question, seat, view } = sitting;
  const info = sitting.info!;
  const table = view!.table;
  if (finished) {
    if (finished.bombed) return t("trick-nobody");
    return finished.winner === seat ? t("trick-yours") : t("trick-theirs", { name: seatName(info, finished.winner) });
  }
  if (sitting.scored) return "";
  if (question?.ask === "play") {
    if (sitting.trick.length === 0) return t("turn-lead");
    if (table.suit === null) return t("turn-free");
    const suit = suitName(table.suit);
    const has = sitting.hand?.some((code) => suitOf(code) === table.suit) ?? false;
    return has ? t("turn-follow", { suit }) : t("turn-void", { suit });
  }
  if (question) return t("turn-you");
  if (sitting.pending !== null) return sitting.late ? t("sending") : "";
  const others = table.to_act.filter((other) => other !== seat);
  const names = others.map((other) => seatName(info, other)).join(", ");
  if (others.length > 1 && names.length > LONGEST) return t("turn-others", { count: others.length });
  return others.length > 0 ? t("turn-other", { names }) : "";
}
