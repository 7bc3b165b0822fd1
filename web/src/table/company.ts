/** Who plays besides oneself. */

import type { Table, TableInfo, View } from "../protocol";
import { suitOf } from "./cards";

/** Whether people sit at the other places, present or away: alone with bots, the game waits for its only player. */
export function hasCompany(info: TableInfo, own: number | null): boolean {
  return info.seats.some(({ seat, name }) => seat !== own && name !== null);
}

/** Who has named trump in this round; null: nobody had to (R3.3, S5.1). */
function namer({ dealer, exchange, trump, turned_up }: Table): number | null {
  if (exchange !== null) return exchange.seat;
  return trump !== null && turned_up !== null && suitOf(turned_up) === null ? dealer : null;
}

/** Whether one has made a move in this round that could be taken back. */
export function hasMoved({ seat, bid, table }: View): boolean {
  if (!["bid", "rebid", "play", "pass", "change"].includes(table.phase)) return false;
  return seat !== null && (bid !== null || namer(table) === seat);
}
