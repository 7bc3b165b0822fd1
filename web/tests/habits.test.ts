/** How somebody predicts, from the pads of several games. */

import { expect, it } from "vitest";
import { habits, trend } from "../src/pad/habits";
import { sheetOf } from "../src/pad/played";
import type { Row, Rules } from "../src/protocol";

const RULES = {
  type: "Rules", players: 3, mode: "classic", bidding: "open", plus_minus_one: false, foresight: "off",
  special: [], cloud: "at-once", hand_sizes: [2, 2, 2], schedule: [2, 2, 2],
} as unknown as Rules;

/** A game in which Ada predicts 1 each time and takes what is said. */
function game(...taken: number[]) {
  const pad = taken.map((tricks, place) => ({ number: place + 1, hand_size: 2, bids: [1, 1, 0], taken: [tricks, 2 - tricks, 0] }) as unknown as Row);
  return { sheet: sheetOf(RULES, ["Ada", "Bo", "Cy"], pad) };
}

it("counts over, under and what is met, game by game", () => {
  const told = habits([game(1, 2, 0), { ...game(1, 1, 1), given: { 0: 12, 1: 30 } }], "Ada");
  expect(told).toEqual({ over: 1, under: 1, now: 3, games: [{ made: 3, met: 1 }, { made: 3, met: 3 }], given: [12] });
  expect(trend(told.games)).toEqual([33, 67]);
});

it("knows nothing of who did not play", () => {
  expect(habits([game(1, 1, 1)], "Zoë")).toEqual({ over: 0, under: 0, now: 0, games: [], given: [] });
});
