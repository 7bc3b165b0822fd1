import { expect, test } from "vitest";
import { askedWith, barOf, BASIC, editionOf, lengthOf, LENGTHS, preset, SPECIAL, toggle, withLength } from "../src/lib/rule-form";
import { EDITIONS } from "../src/protocol";

test("a card goes into the deck and out of it with those it does not come without", () => {
  expect(toggle([], "fairy", true)).toEqual(["dragon", "fairy"]);
  expect(toggle(["dragon", "fairy", "bomb"], "dragon", false)).toEqual(["bomb"]);
  expect(toggle(["cloud"], "shapeshifter", true)).toEqual(["shapeshifter", "cloud"]);
});

test("an edition is a preset for as many as there are", () => {
  for (const { name, special, cloud } of EDITIONS)
    expect(preset(name, 3)).toEqual({ ...BASIC, players: 3, special: [...special], cloud });
  expect(preset("", 5)).toEqual({ ...BASIC, players: 5 });
});

test("when a prediction is changed is asked if a card in the deck changes one", () => {
  const changing = SPECIAL.filter((kind) => kind.changes_bid).map((kind) => kind.name);
  expect(changing).toEqual(["cloud"]);
  for (const { name } of SPECIAL) expect(askedWith([name]).map((option) => option.name)).toEqual(changing.some((one) => one === name) ? ["cloud"] : []);
});

test("what stands in the way is found by value, or for any value", () => {
  const barred = [{ option: "mode", value: "maximus", because: "special", rule: "V6" }];
  expect(barOf(barred, "mode", "maximus")?.because).toBe("special");
  expect(barOf(barred, "mode")?.because).toBe("special");
  expect(barOf(barred, "mode", "classic")).toBeUndefined();
  expect(barOf(barred, "players", 5)).toBeUndefined();
});

test("a preset is known again until something is changed", () => {
  expect(editionOf(preset("PT", 5), "")).toBe("PT");
  expect(editionOf({ ...preset("PT", 5), plus_minus_one: true }, "PT")).toBe("");
  expect(editionOf(BASIC, "DE")).toBe("DE"); // it plays the basic game, but it was asked for
  expect(editionOf(BASIC, "")).toBe("");
});

test("a length is one of those that have a name, or hand sizes of one's own", () => {
  for (const length of LENGTHS) expect(lengthOf(withLength(BASIC, length, [2, 1]))).toBe(length);
  expect(withLength(BASIC, "own", [2, 1])).toEqual({ ...BASIC, hand_sizes: [2, 1] });
  expect(withLength(withLength(BASIC, "own", [2]), "quick", [2])).toEqual({ ...BASIC, schedule: "quick" });
});
