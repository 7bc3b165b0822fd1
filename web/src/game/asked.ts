/** A question as a panel shows it: in words, with every answer that can be given. */

import { KINDS, type Suit, type Table } from "../protocol";
import { cardName, seatName, suitName } from "../speech/naming";
import { known, t } from "../speech/words.svelte";
import { kindOf, laid, SUITS, suitOf } from "../table/cards";
import { TRADED } from "../table/marks";
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
  const { table, bid } = sitting.view!;
  const seat = sitting.seat ?? 0;
  switch (question?.ask) {
    case "bid":
      return prediction(table, question.tricks, sitting.facts!.foreseen, table.phase === "rebid");
    case "trump":
      return trump(question.suits, table.turned_up, table.exchange?.seat === seat ? table.exchange.taken : null);
    case "pass":
      return pass(sitting, sitting.pending?.slice("pass=".length) ?? selection.card);
    case "change":
      return change(question.by, bid ?? 0, table.taken[seat] ?? 0);
    default:
      return null;
  }
}

/** Every question that may be asked in this round while no card of a trick lies there, as high as it may be. */
export function questions(sitting: Sitting): Asked[] {
  const { table } = sitting.view!;
  const { rules, turned_up: up, hand_size } = table;
  const special = KINDS.filter(({ name }) => (rules.special as readonly string[]).includes(name));
  const all = Array.from({ length: hand_size + 1 }, (_, tricks) => tricks);
  const allowed = rules.plus_minus_one ? all.slice(1) : all;
  return [
    prediction(table, allowed, sitting.facts!.foreseen, false),
    ...(rules.plus_minus_one && rules.bidding === "hidden" ? [prediction(table, allowed, false, true)] : []),
    ...(up !== null && suitOf(up) === null ? [trump(SUITS, up, null)] : []),
    ...(up !== null && special.some(({ traded }) => traded) ? [trump([...SUITS, null], up, TRADED)] : []),
    ...(special.some(({ passes }) => passes) ? [pass(sitting, null)] : []),
    ...(special.some(({ changes_bid }) => changes_bid) ? [change([1, -1], hand_size, hand_size)] : []),
  ];
}

/** Every question that may be asked while cards of others lie there: as what a card is played. */
export function announcements({ view }: Sitting): Asked[] {
  const { special } = view!.table.rules;
  return KINDS.filter(({ name, announcement }) => (special as readonly string[]).includes(name) && announcement !== "nothing").map(
    ({ code, announcement: what }) => announcement((what === "a suit" ? SUITS : ["W", "J"]).map((face) => `${code}=${face}`)),
  );
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

function prediction({ hand_size, rules }: Table, allowed: readonly number[], foreseen: boolean, again: boolean): Asked {
  const lines = [];
  if (foreseen) lines.push(t("bid-foresight"));
  if (rules.bidding !== "open" && !again) lines.push(t(`bid-${rules.bidding}`));
  if (allowed.length <= hand_size) lines.push(t("bid-forbidden"));
  return {
    ask: "bid",
    title: again ? t("bid-again") : t("bid-title"),
    lines,
    answers: Array.from({ length: hand_size + 1 }, (_, tricks) => ({
      move: `bid=${tricks}`,
      words: String(tricks),
      ...(allowed.includes(tricks) ? { spoken: t("bid-choice", { tricks }) } : { spoken: t("bid-choice-forbidden", { tricks }), barred: t("bid-forbidden") }),
    })),
  };
}

function trump(suits: readonly (Suit | null)[], up: string | null, exchanged: string | null): Asked {
  const why = exchanged !== null ? t("trump-wolf", { card: cardName(exchanged) }) : up !== null ? t("trump-why", { card: cardName(up) }) : null;
  return {
    ask: "trump",
    title: t("trump-title"),
    lines: why === null ? [] : [why],
    answers: suits.map((suit) => ({ move: `trump=${suit ?? "none"}`, words: suitName(suit), suit })),
  };
}

function pass(sitting: Sitting, card: string | null): Asked {
  const left = ((sitting.seat ?? 0) + 1) % sitting.view!.table.rules.players;
  return {
    ask: "pass",
    title: t("pass-title", { name: seatName(sitting.info!, left) }),
    lines: [t("pass-why")],
    answers: card === null ? [] : [{ move: `pass=${card}`, words: t("pass-card", { card: cardName(card) }) }],
    first: t("pass-choose"),
  };
}

function change(by: readonly (1 | -1)[], bid: number, taken: number): Asked {
  return {
    ask: "change",
    title: t("change-title"),
    lines: [t("change-why", { bid, taken })],
    answers: by.map((one) =>
      one > 0 ? { move: "bid+1", words: t("change-up", { tricks: bid + 1 }) } : { move: "bid-1", words: t("change-down", { tricks: bid - 1 }) },
    ),
  };
}
