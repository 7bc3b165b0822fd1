import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asChoice, asIn, bars, BASIC, EDITIONS, inMode, KINDS, toggle, type Edition, type Length, type Wishes } from "../src/lib/choosing";
import type { Bidding, Foresight, Kind, Mode } from "../src/protocol";
import { csv, figures, projection, standing } from "../src/table/pad";
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

interface Options {
  players: number[];
  mode: Mode[];
  bidding: Bidding[];
  plus_minus_one: boolean[];
  foresight: Foresight[];
  length: Length[];
  special: Kind[][];
}

/** Everything that one touch makes of a choice, where the form lets it. */
function touches(wishes: Wishes, options: Options): Wishes[] {
  const bar = bars(wishes);
  return [
    ...options.players.filter((one) => bar.players[one] === null).map((players) => ({ ...wishes, players })),
    ...options.mode.filter((one) => bar.mode[one] === null).map((mode) => inMode(wishes, mode)),
    ...options.bidding.filter((one) => bar.bidding[one] === null).map((bidding) => ({ ...wishes, bidding })),
    ...options.plus_minus_one.filter((on) => !on || bar.plus_minus_one === null).map((on) => ({ ...wishes, plus_minus_one: on })),
    ...options.foresight.filter((one) => one === "off" || bar.foresight === null).map((foresight) => ({ ...wishes, foresight })),
    ...options.length.filter((one) => bar.length[one] === null).map((length) => ({ ...wishes, length })),
    ...(bar.special === null ? KINDS : []).flatMap((kind) =>
      [true, false].map((on) => ({ ...wishes, special: toggle(wishes.special, kind, on) })),
    ),
  ];
}

test("what the form lets one choose is what the rules allow, no more and no less", () => {
  const path = process.env.AUGURY_CHOICES;
  if (path === undefined) throw new Error("AUGURY_CHOICES names no file: run pytest tests/web/test_units.py");
  const { options, allowed } = JSON.parse(readFileSync(path, "utf-8")) as { options: Options; allowed: string[] };
  const key = ({ players, mode, bidding, plus_minus_one, foresight, length, special }: Wishes): string =>
    [players, mode, bidding, plus_minus_one, foresight, length, special.join("+")].join(" ");
  const found = new Map<string, Wishes>();
  const next = [BASIC, ...(Object.keys(EDITIONS) as Edition[]).map((edition) => asIn(edition, BASIC))];
  for (let wishes = next.pop(); wishes; wishes = next.pop()) {
    if (found.has(key(wishes))) continue;
    found.set(key(wishes), wishes);
    next.push(...touches(wishes, options));
  }
  const lawful = new Set(allowed);
  expect([...found.keys()].filter((one) => !lawful.has(one)).slice(0, 5), "chosen, but against the rules").toEqual([]);
  expect(allowed.filter((one) => !found.has(one)).slice(0, 5), "allowed, but out of reach").toEqual([]);
  expect(found.size).toBeGreaterThan(1000);
  expect(asChoice({ ...BASIC, length: "quick" })).toMatchObject({ players: 4, schedule: "quick" });
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
