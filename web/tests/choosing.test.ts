import { expect, test } from "vitest";
import { asIn, bars, BASIC, EDITIONS, inMode, toggle, type Edition } from "../src/lib/choosing";
import { csv, figures, projection, standing } from "../src/lib/pad";
import { games } from "./games";

test("what stands in the way is named, both ways round", () => {
  expect(bars({ ...BASIC, special: ["bomb"] }).foresight).toBe("special-cards");
  expect(bars({ ...BASIC, foresight: "first-round" }).special).toBe("foresight");
  expect(bars({ ...BASIC, special: ["bomb"] }).mode.maximus).toBe("special-cards");
  expect(bars(inMode(BASIC, "maximus")).special).toBe("mode-maximus");
  expect(bars({ ...BASIC, players: 5 }).mode["one-colour"]).toBe("players");
  expect(bars(inMode(BASIC, "one-colour")).players[5]).toBe("mode-one-colour");
  expect(bars({ ...BASIC, plus_minus_one: true }).bidding.secret).toBe("plus-minus-one");
  expect(bars({ ...BASIC, bidding: "secret" }).plus_minus_one).toBe("bidding-secret");
  expect(bars({ ...BASIC, players: 6 }).length.tournament).toBe("players");
});

test("the Dragon and the Fairy only come together", () => {
  expect(toggle([], "fairy", true)).toEqual(["dragon", "fairy"]);
  expect(toggle(["dragon", "fairy", "bomb"], "dragon", false)).toEqual(["bomb"]);
});

test("an edition is a preset for as many as there are", () => {
  for (const edition of Object.keys(EDITIONS) as Edition[])
    expect(asIn(edition, { ...BASIC, players: 3 })).toMatchObject({ players: 3, special: EDITIONS[edition].special });
});

const pad = games.find(({ name }) => name === "base")!.steps.at(-1)!.views[0]!.table.pad;

test("the pad's figures and its export agree with it", () => {
  const { exact, tricks, streak } = figures(pad, 0);
  expect(exact).toBe(pad.filter((row) => row.points[0]! > 0).length);
  expect(tricks).toBe(pad.reduce((sum, row) => sum + row.taken[0]!, 0));
  expect(streak).toBeLessThanOrEqual(exact);
  const heads = { round: "round", cards: "cards", bid: "bid", taken: "won", points: "points", total: "total" };
  const lines = csv(['=A"', "B", "C"], pad, heads).trimEnd().split("\r\n");
  expect(lines).toHaveLength(pad.length + 1);
  expect(lines[0]).toContain(`"'=A"" bid"`);
  expect(standing([30, 10, 30])).toEqual([1, 3, 1]);
});

test("the line in pencil is what the round would bring if it ended now", () => {
  for (const game of games)
    for (const [number, step] of game.steps.entries()) {
      const scored = step.events.at(-1)!.find((event) => event.type === "RoundScored");
      const before = game.steps[number - 1]?.views.at(-1);
      if (scored?.type !== "RoundScored" || !before || before.table.phase !== "play") continue;
      const table = { ...before.table, bids: scored.row.bids, taken: scored.row.taken };
      expect(projection(table, null)).toEqual(scored.row.totals);
    }
});
