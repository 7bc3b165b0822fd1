import { expect, test } from "vitest";
import { csv } from "../src/lib/printing";
import { figures, printed } from "../src/table/scores";
import { games } from "./games";

const pad = games.find(({ name }) => name === "base")!.steps.at(-1)!.views[0]!.table.pad;

test("the pad's figures and its export agree with it", () => {
  const { exact, tricks, streak } = figures(pad, 0);
  expect(exact).toBe(pad.filter((row) => row.points[0]! > 0).length);
  expect(tricks).toBe(pad.reduce((sum, row) => sum + row.taken[0]!, 0));
  expect(streak).toBeLessThanOrEqual(exact);
  const heads = { round: "round", cards: "cards", bid: "bid", taken: "won", points: "points", total: "total" };
  const lines = csv(['=A"', "B", "C"], printed(pad), heads).trimEnd().split("\r\n");
  expect(lines).toHaveLength(pad.length + 1);
  expect(lines[0]).toContain(`"'=A"" bid"`);
});
