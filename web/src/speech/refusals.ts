/** Why a command was refused, said to the player who gave it. */

import type { ErrorMessage, Refusal } from "../protocol";
import { laid } from "../table/cards";
import type { Sitting } from "../table/sitting.svelte";
import { cardName, seatName, suitName } from "./naming";
import { trouble } from "./troubles";
import { t } from "./words.svelte";

export function refusal(error: ErrorMessage, sitting: Sitting): string {
  if (error.refusal) return explain(error.refusal, sitting);
  if (error.code === "lesson") return t("lesson-other");
  return error.code === "stale" ? t("refused") : trouble(error.code);
}

/** The message of the refusal's code: it gets all there is to say, and takes what it needs. */
function explain(why: Refusal, sitting: Sitting): string {
  const tried = why.action.slice(why.action.indexOf(":") + 1).replace(/^pass=/, "");
  const predicted = /^bid=(\d+)$/.exec(tried);
  const { card } = laid(tried);
  const plain = why.code === "bad_announcement" && why.cards.length === 1;
  return t(`refusal-${why.code}${plain ? "-plain" : ""}`, {
    allowed: why.allowed.flatMap((move) => /^bid=?([+-]?\d+)$/.exec(move)?.[1] ?? []).join(", "),
    bid: predicted ? Number(predicted[1]) : (why.bid ?? 0),
    card: card.startsWith("bid") || card === "trump" ? "" : cardName(card),
    cards: why.cards.map((code) => cardName(laid(code).card, code)).join(", "),
    names: why.to_act.map((seat) => (seat === sitting.seat ? t("you") : seatName(sitting.info!, seat))).join(", "),
    phase: why.phase,
    suit: why.suit === null ? "" : suitName(why.suit),
    tricks: why.hand_size,
  });
}
