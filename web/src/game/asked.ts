/** A question as a panel shows it: in words, with every answer that can be given. */

import type { Suit } from "../protocol";
import { cardName, seatName, suitName } from "../speech/naming";
import { known, t } from "../speech/words.svelte";
import { kindOf, laid, suitOf } from "../table/cards";
import type { Sitting } from "../table/sitting.svelte";
import type { Selection } from "./selection.svelte";

export interface Answer {
  move: string;
  words: string;
  /** What is heard, where that is more than is read. */
  spoken?: string;
  suit?: Suit | null;
  /** Why it may not be chosen. */
  barred?: string;
}

export interface Asked {
  ask: "announce" | "bid" | "trump" | "pass" | "change";
  title: string;
  /** What there is to know about it. */
  lines: string[];
  answers: Answer[];
  /** What has to be done before there is an answer. */
  first?: string;
}

/** What is asked now, also while the answer is on its way; null: nothing, or for a card to be played. */
export function asked(sitting: Sitting, selection: Selection): Asked | null {
  if (selection.announcing !== null) return announcement(selection.announcing);
  const question = sitting.asked;
  const table = sitting.view!.table;
  switch (question?.ask) {
    case "bid":
      return prediction(sitting, question.tricks);
    case "trump": {
      const wolf = table.exchange?.seat === sitting.seat ? table.exchange : null;
      const up = table.turned_up;
      const why = wolf ? t("trump-wolf", { card: cardName(wolf.taken) }) : up ? t("trump-why", { card: cardName(up) }) : null;
      return {
        ask: "trump",
        title: t("trump-title"),
        lines: why === null ? [] : [why],
        answers: question.suits.map((suit) => ({ move: `trump=${suit ?? "none"}`, words: suitName(suit), suit })),
      };
    }
    case "pass": {
      const left = ((sitting.seat ?? 0) + 1) % table.rules.players;
      const card = sitting.pending?.slice("pass=".length) ?? selection.card;
      return {
        ask: "pass",
        title: t("pass-title", { name: seatName(sitting.info!, left) }),
        lines: [t("pass-why")],
        answers: card === null ? [] : [{ move: `pass=${card}`, words: t("pass-card", { card: cardName(card) }) }],
        first: t("pass-choose"),
      };
    }
    case "change": {
      const bid = sitting.view!.bid ?? 0;
      const taken = table.taken[sitting.seat ?? 0] ?? 0;
      return {
        ask: "change",
        title: t("change-title"),
        lines: [t("change-why", { bid, taken })],
        answers: question.by.map((by) =>
          by > 0 ? { move: "bid+1", words: t("change-up", { tricks: bid + 1 }) } : { move: "bid-1", words: t("change-down", { tricks: bid - 1 }) },
        ),
      };
    }
    default:
      return null;
  }
}

function announcement(moves: readonly string[]): Asked {
  const { card } = laid(moves[0]!);
  const why = `tell-why-${kindOf(card)}`;
  return {
    ask: "announce",
    title: t("announce-title", { card: cardName(card) }),
    lines: known(why) ? [t(why)] : [],
    answers: moves.map((move) => {
      const { face } = laid(move);
      const suit = suitOf(face);
      return { move, words: suit ? suitName(suit) : t(`card-${face}`), suit };
    }),
  };
}

function prediction({ view, facts }: Sitting, allowed: readonly number[]): Asked {
  const { hand_size, phase, rules } = view!.table;
  const lines = [];
  if (facts!.foreseen) lines.push(t("bid-foresight"));
  if (rules.bidding !== "open" && phase !== "rebid") lines.push(t(`bid-${rules.bidding}`));
  if (allowed.length <= hand_size) lines.push(t("bid-forbidden"));
  return {
    ask: "bid",
    title: phase === "rebid" ? t("bid-again") : t("bid-title"),
    lines,
    answers: Array.from({ length: hand_size + 1 }, (_, tricks) => ({
      move: `bid=${tricks}`,
      words: String(tricks),
      ...(allowed.includes(tricks) ? { spoken: t("bid-choice", { tricks }) } : { spoken: t("bid-choice-forbidden", { tricks }), barred: t("bid-forbidden") }),
    })),
  };
}
