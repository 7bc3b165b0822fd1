/** Another game at the same table. */

import { isOpen } from "../speech/naming";
import type { Sitting } from "../table/sitting.svelte";

/** Whether the next game is dealt at once: everyone has agreed to it, and no seat has become free. */
export function begins(sitting: Sitting): boolean {
  return sitting.seat !== null && !sitting.info!.seats.some(isOpen);
}

/** All want to play again, and have committed to their shares: the host, with a full table, deals at once. */
export async function begin(sitting: Sitting): Promise<void> {
  if (sitting.seat === sitting.info!.host && begins(sitting)) await sitting.send({ type: "start", fill: null });
}
