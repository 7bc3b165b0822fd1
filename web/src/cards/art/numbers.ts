/** The thirteen of a people: one to ten as so many emblems, then three who lead them. */

import type { Suit } from "../../protocol";
import { EMBLEMS } from "../emblems";
import { horizon } from "./horizons";
import { fill, place } from "./strokes";
import { court } from "./peoples";

/** Where the emblems of a rank lie, and how large they are; the middle of the card is 0 0. */
const PIPS: readonly (readonly [size: number, ...places: (readonly [x: number, y: number])[]])[] = [
  [58, [0, 0]],
  [34, [-15, -18], [15, 18]],
  [31, [0, -19], [-19, 16], [19, 16]],
  [29, [-17, -18], [17, -18], [-17, 18], [17, 18]],
  [25, [-23, -21], [23, -21], [0, 0], [-23, 21], [23, 21]],
  [24, [-17, -26], [17, -26], [-17, 0], [17, 0], [-17, 26], [17, 26]],
  [23, [0, 0], [-14, -24], [14, -24], [-28, 0], [28, 0], [-14, 24], [14, 24]],
  [22, [-27, -24], [0, -24], [27, -24], [-14, 0], [14, 0], [-27, 24], [0, 24], [27, 24]],
  [22, [-27, -24], [0, -24], [27, -24], [-27, 0], [0, 0], [27, 0], [-27, 24], [0, 24], [27, 24]],
  [20, [-22, -24], [0, -24], [22, -24], [-33, 0], [-11, 0], [11, 0], [33, 0], [-22, 24], [0, 24], [22, 24]],
];

const MIDDLE = { x: 50, y: 69 };

function pip(suit: Suit, x: number, y: number, size: number): string {
  const { body, cut } = EMBLEMS[suit];
  return place(fill("tint", body) + fill("main", body + cut), MIDDLE.x + x - size / 2, MIDDLE.y + y - size / 2, size / 64);
}

/** A number card. */
export function number(suit: Suit, rank: number): string {
  const pips = PIPS[rank - 1];
  if (pips === undefined) return horizon(suit, rank) + court(suit, rank);
  const [size, ...places] = pips;
  return horizon(suit, rank) + places.map(([x, y]) => pip(suit, x, y, size)).join("");
}
