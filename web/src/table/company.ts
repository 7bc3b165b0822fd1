/** Who plays besides oneself. */

import type { TableInfo, View } from "../protocol";

/** Whether people sit at the other places, present or away: alone with bots, the game waits for its only player. */
export function hasCompany(info: TableInfo, own: number | null): boolean {
  return info.seats.some(({ seat, name }) => seat !== own && name !== null);
}

/** Whether one has made a move in this round that could be taken back. */
export function hasMoved({ seat, bid, table, aside }: View): boolean {
  if (!["bid", "rebid", "play", "pass", "change"].includes(table.phase)) return false;
  return bid !== null || aside !== null || table.trick.some((play) => play.startsWith(`${seat}:`));
}
