/** Who plays besides oneself. */

import type { TableInfo } from "../protocol";

/** Whether people sit at the other places, present or away: alone with bots, the game waits for its only player. */
export function hasCompany(info: TableInfo, own: number | null): boolean {
  return info.seats.some(({ seat, name }) => seat !== own && name !== null);
}
