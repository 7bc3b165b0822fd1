/** What happens at the table, in sentences: read in the log, spoken, and laid over the table as signs. */

import { KINDS, type CardPassed, type SeatChanged, type TrumpSet, type Turn } from "../protocol";
import type { Happening } from "../table/log.svelte";
import { endsBidding, isSpecial, lacksTrump } from "../table/signs";
import { kindOf, played, valueOf } from "../table/cards";
import { copyPlayed, copyTurnedUp } from "../table/copies";
import { cardName, seatName, suitName } from "./naming";
import { gain, known, points, t } from "./words.svelte";

export interface Telling {
  words: string;
  /** What it means, for whoever does not know yet. */
  why?: string;
  /** It is only for whoever listens: the table shows it all along. */
  spoken?: true;
  /** The cards it is about, each as it counts; of several equal ones, the one that lies there. */
  cards?: { card: string; face: string; copy?: number }[];
}

/** The cards of the kinds that do something, to show what did it. */
const shown = (does: (kind: (typeof KINDS)[number]) => boolean): { card: string; face: string }[] =>
  KINDS.filter(does).map(({ code }) => ({ card: code, face: code }));
const TRADED = shown(({ traded }) => traded);
const PASSING = shown(({ passes }) => passes);
const CHANGING = shown(({ changes_bid }) => changes_bid);
const DESTROYING = shown(({ destroys }) => destroys);

/** An event in words; null: it goes without saying, the table shows it. */
export function tell(happening: Happening): Telling | null {
  const { event, before, info, seat } = happening;
  const who = (other: number): string => (other === seat ? t("you") : seatName(info, other));
  const about = (other: number, message: string, values = {}): string => sayAbout(other, message, happening, values);
  const face = (card: string): { card: string; face: string } => ({ card, face: card });
  switch (event.type) {
    case "RoundDealt": {
      const words = t("speak-round", { number: event.number, count: event.hand_size });
      if (event.turned_up === null) return { words };
      return { words: `${words} ${t("turned-up", { card: cardName(event.turned_up) })}`, cards: [face(event.turned_up)] };
    }
    case "HandDealt":
      return null;
    case "Exchanged":
      return {
        words: about(event.seat, "speak-wolf", { card: cardName(event.taken) }),
        why: t("tell-wolf-why"),
        cards: [...TRADED, face(event.taken)],
      };
    case "TrumpSet":
      return trump(event, happening);
    case "BidPlaced": {
      const { tricks } = event;
      if (tricks === null) return event.seat === seat ? null : { words: about(event.seat, "tell-bid-made") };
      if (before?.table.phase === "rebid") return { words: about(event.seat, "tell-rebid", { tricks }), why: t("tell-rebid-why") };
      return { words: about(event.seat, "speak-bid", { tricks }) };
    }
    case "BidsRevealed":
      return { words: t("tell-bids", { bids: event.bids.map((bid, other) => `${who(other)}\u00a0${bid}`).join(", ") }) };
    case "BidChanged": {
      const { tricks } = event;
      if (tricks === null) return event.seat === seat ? null : { words: about(event.seat, "tell-bid-changed-secret"), cards: CHANGING };
      const was = event.seat === seat ? before?.bid : before?.table.bids[event.seat];
      return { words: about(event.seat, "tell-bid-changed", { tricks, was: was ?? "?" }), cards: CHANGING };
    }
    case "CardPlayed": {
      const words = t("speak-card", { name: who(event.seat), card: cardName(event.card, event.face) });
      const why = `tell-why-${kindOf(event.card)}`;
      const cards = [{ card: event.card, face: event.face }];
      return isSpecial(event.card) && known(why) ? { words, why: t(why), cards } : { words, cards };
    }
    case "TrickEnded": {
      const words = about(event.winner, event.bombed ? "tell-trick-nobody" : "speak-trick");
      const { why, cards } = reason(event.winner, happening);
      if (why === undefined || cards === undefined) return { words };
      return { words, why, cards: event.bombed ? [...DESTROYING, ...cards] : cards };
    }
    case "CardChosen":
      return event.card === null && event.seat !== seat ? { words: about(event.seat, "tell-chosen") } : null;
    case "CardPassed":
      return passed(event, happening);
    case "CardAnnounced":
    case "CardPutIn":
    case "CardTakenOut":
    case "CardTurnedUp":
      return null;
    case "RoundScored": {
      const { row } = event;
      return { words: row.points.map((won, other) => `${who(other)}: ${gain(won)}, ${t("seat-total", { total: points(row.totals[other] ?? 0) })}.`).join(" ") };
    }
    case "Turn":
      return turn(event, happening);
    case "SeatChanged":
      return seated(event, happening);
    case "HostChanged":
      return { words: about(event.host, "tell-host") };
    case "TimeRanOut":
      return { words: about(event.seat, "tell-time") };
    case "Claimed":
      return { words: about(event.seat, "tell-claimed") };
    case "TakenBack":
      return { words: about(event.seat, "tell-taken-back") };
    case "RematchAsked":
      return { words: about(event.seat, "tell-rematch-asked") };
    case "Withheld":
      return { words: event.seats.map((one) => about(one, "tell-withheld")).join(" ") };
    case "Committed":
    case "CommitmentsFrozen":
    case "Contributed":
    case "SeedRevealed":
      return null; // of the shuffles: who wants to know looks at the record's check
    case "GameStarted":
      return { words: t("tell-started") };
    case "Rematched":
      return { words: t("tell-rematched") };
    case "Said":
      return { words: `${who(event.seat)}: ${event.phrase ? t(`phrase-${event.phrase}`) : event.emote ? t(`emote-${event.emote}`) : (event.text ?? "")}` };
    default:
      return event satisfies never;
  }
}

/** A sentence about somebody, which is another one for the person it is about. */
function sayAbout(other: number, message: string, { info, seat }: Happening, values: Record<string, string | number> = {}): string {
  return t(message, { person: other === seat ? "you" : "other", name: seatName(info, other), ...values });
}

/** Trump, and the card because of which it was named, or there is none. */
function trump({ trump: named, by }: TrumpSet, happening: Happening): Telling {
  const suit = suitName(named);
  const table = happening.before?.table;
  const up = table?.turned_up ?? null;
  const cards = up === null ? [] : [{ card: up, face: up, copy: copyTurnedUp(happening.before!) }];
  if (by !== null) {
    const words = named === null ? sayAbout(by, "tell-no-trump", happening) : sayAbout(by, "tell-trump", happening, { suit });
    if (table?.exchange) return { words, why: t("tell-trump-wolf"), cards: TRADED };
    return up === null ? { words } : { words, why: t("trump-why", { card: cardName(up) }), cards };
  }
  const words = named === null ? t("speak-no-trump") : t("speak-trump", { suit });
  if (table === undefined || !lacksTrump(happening)) return { words };
  return { words, why: up === null ? t("tell-trump-left") : t("tell-trump-up", { card: cardName(up) }), cards };
}

/** Which card won the trick that lies there, and why. */
function reason(winner: number, { before, wonBy }: Happening): Pick<Telling, "why" | "cards"> {
  const trick = before?.table.trick.map(played) ?? [];
  const won = trick.find(({ seat }) => seat === winner);
  if (before === null || wonBy === null || won === undefined) return {};
  const { card, face } = won;
  const companions: readonly string[] = KINDS.find(({ code }) => code === kindOf(card))?.companions ?? [];
  const other = trick.find(({ card }) => companions.includes(KINDS.find(({ code }) => code === kindOf(card))?.name ?? ""));
  const values = { card: cardName(card, face), other: other ? cardName(other.card) : "", trump: before.table.trump === null ? "none" : "some" };
  const beaten = wonBy === "toppling" && other ? [other] : wonBy === "first" ? trick.filter((play) => play !== won && isAlike(play.face, face)) : [];
  return { why: t(`tell-won-${wonBy}`, values), cards: [won, ...beaten].map(({ seat, card, face }) => ({ card, face, copy: copyPlayed(before, card, before.table.tricks.length, seat) })) };
}

/** Whether two cards count alike, whatever their suits. */
const isAlike = (one: string, other: string): boolean => kindOf(one) === kindOf(other) && valueOf(one) === valueOf(other);

/** What one gave and what one got are told together, when both are known. */
function passed(event: CardPassed, { before, info, seat }: Happening): Telling | null {
  const gives = event.giver === seat;
  const gave = gives ? event.card : (before?.gave ?? null);
  const got = gives ? (before?.received ?? null) : event.card;
  if (gave === null || got === null || seat === null) return null;
  const { players } = info.rules;
  const left = seatName(info, (seat + 1) % players);
  const right = seatName(info, (seat + players - 1) % players);
  return {
    words: `${t("tell-gave", { name: left, card: cardName(gave) })} ${t("tell-got", { name: right, card: cardName(got) })}`,
    cards: [gave, got].map((card) => ({ card, face: card })),
  };
}

/** By how many the predictions are too many or too few. */
export function recap(surplus: number, tricks: number): string {
  return t("recap", { sum: tricks + surplus, tricks, by: Math.abs(surplus), way: surplus === 0 ? "even" : surplus > 0 ? "over" : "under" });
}

function turn(event: Turn, happening: Happening): Telling | null {
  const { before, seat, surplus } = happening;
  if (endsBidding(happening) && before !== null && surplus !== null) return { words: `${recap(surplus, before.table.hand_size)}.` };
  if (event.phase === "pass" && before?.table.phase !== "pass") return { words: t("tell-pass"), cards: PASSING };
  if (event.clouded !== null && event.clouded !== before?.table.clouded) {
    return { words: sayAbout(event.clouded, event.phase === "change" ? "tell-cloud" : "tell-cloud-later", happening), cards: CHANGING };
  }
  return seat !== null && event.to_act.includes(seat) ? { words: t("turn-you"), spoken: true } : null;
}

const SEATED = {
  sat: "tell-seat-sat",
  left: "tell-seat-left",
  removed: "tell-seat-left",
  bot: "tell-seat-bot",
  arrived: "speak-back",
  departed: "speak-away",
  taken_over: "tell-seat-taken-over",
  given_back: "tell-seat-given-back",
} as const;

function seated({ why, seat: now }: SeatChanged, happening: Happening): Telling | null {
  // That one is here oneself is known; and before the game the lobby's list says who else is.
  const line = why === "arrived" || why === "departed";
  if (line && (now.seat === happening.seat || happening.before === null)) return null;
  const sent = why === "bot" && now.bot === null; // a bot was sent away
  return { words: sayAbout(now.seat, SEATED[sent ? "left" : why], happening, { seat: now.seat + 1 }) };
}
