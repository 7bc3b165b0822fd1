/** What can be said at the table with one tap. */

import type { Said } from "../protocol";

export type Phrase = NonNullable<Said["phrase"]>;

export const PHRASES: readonly Phrase[] = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "sorry",
  "hurry",
  "oops",
  "one_moment",
  "again",
  "goodbye",
];
