/** What one can say without words: eight drawings, in the same hand as the cards. */

import type { Said } from "../protocol";

export type Emote = NonNullable<Said["emote"]>;

export interface Face {
  /** Whether it is a face, with a head around it. */
  head: boolean;
  lines: string;
  /** What is filled. */
  solid?: string;
}

const dots = "M10.6 13a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM18.2 13a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z";

export const FACES: Record<Emote, Face> = {
  smile: { head: true, lines: "M10.5 19.5q5.5 5 11 0", solid: dots },
  laugh: { head: true, lines: "M9.5 13.5l2.2-2.2 2.2 2.2M18.1 13.5l2.2-2.2 2.2 2.2", solid: "M9.8 17.5h12.4a6.2 6.2 0 0 1-12.4 0z" },
  wow: { head: true, lines: "M9.8 9.4q1.6-1.8 3.4-1M22.2 9.4q-1.6-1.8-3.4-1", solid: dots + "M13 21a3 3.4 0 1 0 6 0a3 3.4 0 1 0-6 0z" },
  sad: { head: true, lines: "M10.8 22.5q5.2-4.8 10.4 0M9.6 10.6l3.6-1.8M22.4 10.6l-3.6-1.8", solid: dots },
  angry: { head: true, lines: "M11 22q5-3.4 10 0M9.4 9l4.4 2.2M22.6 9l-4.4 2.2", solid: dots },
  think: { head: true, lines: "M12 20.6l7.5-1.4M9.6 9.8q1.8-1.4 3.8-.6M18.6 8q2-.8 3.6.4M11.5 27.5l3-4.2h4", solid: dots },
  clap: {
    head: false,
    lines: "M8.5 18.5l6.5-8.2q2.2-1.6 3.2 1l-2 3.2 5.6-5.6q2.4-1 2.8 1.6l-3 4 2.4-1.6q2.2 0 1.6 2.2l-7.4 9.2q-4.6 3.6-8.6-.4t-1.1-5.4M6 11l2.4 1.6M9.4 5.6l1.2 2.8M15.6 4l-.4 3",
  },
  heart: { head: false, lines: "", solid: "M16 27C7.5 20.5 4 16.5 4 12a6 6 0 0 1 12-1.5A6 6 0 0 1 28 12c0 4.5-3.5 8.5-12 15z" },
};
