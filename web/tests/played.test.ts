import { expect, test } from "vitest";
import { facts } from "../src/pad/facts";
import { firstDealer } from "../src/pad/finished";
import { sheetOf } from "../src/pad/played";
import { dumps, loads } from "../src/pad/text";
import { games } from "./games";

test("a game of the page is a pad with the same points", () => {
  for (const game of games) {
    const { table } = game.steps.at(-1)!.views.at(-1)!;
    const names = table.totals.map(() => "Guest");
    const sheet = sheetOf(table.rules, names, table.pad, firstDealer(table.dealer, table.pad.length, names.length));
    const known = facts(sheet);
    expect(known.problems).toEqual([]);
    expect(known.due).toBeNull();
    expect(known.lines.at(-1)!.dealer).toBe(table.dealer);
    expect(known.lines.map((line) => line.totals)).toEqual(table.pad.map((row) => row.totals));
    expect(loads(dumps(sheet))).toEqual(sheet);
    expect(new Set(sheet.names).size).toBe(sheet.names.length);
  }
});
