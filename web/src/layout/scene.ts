/** How the cloth is shared out: a question covers nobody, so the table draws together above it. */

import { boardHeight } from "./board";
import { layCloth, leastHeight, type Cloth, type Size } from "./cloth";

/** What has to be shown at once. */
export interface Scene {
  players: number;
  mine: number | null;
  handSize: number;
  /** The other seats whose hands lie open. */
  shownHands: readonly number[];
  /** The seats with a card in the trick. */
  trick: readonly number[];
  /** How high the question is, in pixels; 0: nothing is asked. */
  question: number;
}

export interface Layout {
  /** Whether the open hands are shown in rows, instead of the table. */
  board: boolean;
  /** The least height above the question. */
  least: number;
  /** The height above the question. */
  height: number;
  cloth: Cloth;
}

const GAP = 8; // between the table and the question

/** Where everything lies on a cloth of this size. */
export function layScene(scene: Scene, size: Size): Layout {
  const { players, mine, handSize, shownHands, trick, question } = scene;
  const lay = (height: number): Cloth => layCloth(players, mine, { ...size, height });
  const above = size.height - question - GAP;
  const board = shownHands.length > 0 && (handSize > 3 || lay(size.height - question).flat);
  const least = board ? boardHeight(shownHands.length, size.width) : leastHeight(size.width, trick.length > 0);
  const covered = board || lowest(scene, size, lay(size.height)) > above;
  const height = question > 0 && covered ? Math.max(least, above) : size.height;
  return { board, least, height, cloth: lay(height) };
}

/** How far down the table reaches if it has the whole cloth. */
function lowest({ players, mine, handSize, shownHands, trick }: Scene, { large }: Size, cloth: Cloth): number {
  const { seats, spots, card, tall } = cloth;
  const cards = shownHands.length === 0 ? 0 : large || handSize === 1 ? 78 : 60;
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== mine);
  return Math.max(
    ...others.map((seat) => seats[seat]!.y + tall / 2 + cards),
    ...trick.map((seat) => spots[seat]!.y + card * 0.7),
  );
}
