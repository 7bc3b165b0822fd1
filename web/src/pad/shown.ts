/** A pad that is shown: one's own, or one that is kept elsewhere. */

import type { Facts } from "./facts";
import type { Sheet } from "./sheet";

export interface Shown {
  readonly sheet: Sheet | null;
  readonly facts: Facts | null;
}
