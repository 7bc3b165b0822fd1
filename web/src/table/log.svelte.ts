/** What happened at the table, in order: events, with as much around them as their telling needs. */

import type { GameEvent, TableEvent, TableInfo, View, WonBy } from "../protocol";
import { played } from "./cards";

export type AnyEvent = GameEvent | TableEvent;

/** An event as one seat saw it. What it is told as depends on nothing else but the language. */
export interface Happening {
  key: number;
  event: AnyEvent;
  /** How things were before it; null: no game was on. */
  before: View | null;
  info: TableInfo;
  seat: number | null;
  /** Why the trick that ended went to its winner; null: it is not known any more, or no trick ended. */
  wonBy: WonBy | null;
  /** By how many the predictions of all are more than the tricks; null: one of them is unknown. */
  surplus: number | null;
}

const MOST = 250; // happenings that are kept

export class Log {
  happenings: readonly Happening[] = $state.raw([]);
  #next = 0;

  add(event: AnyEvent, before: View | null, info: TableInfo, seat: number | null, { wonBy = null, surplus = null }: Partial<Pick<Happening, "wonBy" | "surplus">> = {}): Happening {
    const happening = { key: ++this.#next, event, before, info, seat, wonBy, surplus };
    this.happenings = [...this.happenings.slice(1 - MOST), happening];
    return happening;
  }

  /** Begin with what a view still shows of its round, and why its tricks were won, unless more is remembered. */
  recall(view: View | null, info: TableInfo, wonBy: readonly WonBy[] = []): void {
    if (view === null || this.happenings.some(({ event }) => event.type === "RoundDealt")) return;
    // What was predicted first is no second prediction, even if one is asked for now.
    const bidding: View = { ...view, table: { ...view.table, phase: "bid" } };
    let trick = 0;
    for (const event of recalled(view)) {
      if (event.type === "TrickEnded") {
        const lying: View = { ...view, table: { ...view.table, trick: view.table.tricks[trick]!.plays } };
        this.add(event, lying, info, view.seat, { wonBy: wonBy[trick++] ?? null });
      } else this.add(event, event.type === "BidPlaced" ? bidding : view, info, view.seat);
    }
  }
}

/** The round so far as events: all that a view shows of them, but not who named trump. */
function recalled({ table }: View): GameEvent[] {
  const audience = "everyone";
  if (table.number === 0) return [];
  const { number, dealer, hand_size, turned_up, exchange, phase } = table;
  const events: GameEvent[] = [{ type: "RoundDealt", number, dealer, hand_size, turned_up, audience }];
  if (exchange) events.push({ type: "Exchanged", ...exchange, audience });
  if (phase !== "trump") events.push({ type: "TrumpSet", trump: table.trump, by: null, audience });
  const order = table.bids.map((_, place) => (dealer + 1 + place) % table.bids.length);
  for (const seat of order) {
    const tricks = table.bids[seat] ?? null;
    if (tricks !== null) events.push({ type: "BidPlaced", seat, tricks, audience });
  }
  const lie = (plays: readonly string[]): void => {
    for (const { seat, card, face } of plays.map(played))
      events.push({ type: "CardPlayed", seat, card, face, suit: null, settled: false, audience } as GameEvent);
  };
  for (const { plays, winner, bombed } of table.tricks) {
    lie(plays);
    events.push({ type: "TrickEnded", winner, bombed, audience });
  }
  lie(table.trick);
  return events;
}
