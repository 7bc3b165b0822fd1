import { expect, test } from "vitest";
import * as edits from "../src/pad/edits";
import { merged } from "../src/pad/merging";
import { DEFAULTS } from "../src/pad/rules";
import type { Sheet } from "../src/pad/sheet";

const BASE: Sheet = { rules: DEFAULTS, names: ["Ada", "Ben", "Cem", "Dora"], dealer: 0, rounds: [], ended: false, date: null };

test("what two people enter at the same time is both there", () => {
  const ours = edits.bid(edits.bid(BASE, 1, 1, 1), 1, 2, 0);
  const theirs = edits.trump(edits.bid(BASE, 1, 3, 1), 1, "R");
  const both = merged(BASE, ours, theirs);
  expect(both.rounds[0]!.cells.map((cell) => cell?.bid ?? null)).toEqual([null, 1, 0, 1]);
  expect(both.rounds[0]!.trump).toBe("R");
  expect(merged(BASE, theirs, ours)).toEqual(both);
});

test("of two who correct the same cell, whoever writes last has it", () => {
  const base = edits.bid(BASE, 1, 1, 0);
  expect(merged(base, edits.bid(base, 1, 1, 1), base).rounds[0]!.cells[1]!.bid).toBe(1);
  expect(merged(base, base, edits.bid(base, 1, 1, 1)).rounds[0]!.cells[1]!.bid).toBe(1);
});

test("somebody joins while somebody else writes", () => {
  const joined = edits.join(BASE, "Eve", 4);
  expect(merged(BASE, edits.bid(BASE, 1, 1, 1), joined)).toEqual(joined);
  expect(merged(BASE, joined, edits.bid(BASE, 1, 1, 1))).toEqual(joined);
});

test("what would be no pad is not made", () => {
  const smaller = edits.cards(edits.bid(edits.cards(BASE, 1, 5), 1, 0, 1), 1, 2);
  const base = edits.cards(BASE, 1, 5);
  const bold = edits.bid(base, 1, 1, 5);
  expect(merged(base, bold, smaller)).toEqual(smaller);
});
