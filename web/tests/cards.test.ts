// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from "vitest";
import * as art from "../src/cards/art/pictures";
import { emblem, EMBLEMS, PLAIN } from "../src/cards/emblems";
import { hang } from "../src/cards/gallery.svelte";
import { KINDS } from "../src/protocol";
import { arrange, laid, move, sort } from "../src/table/cards";
import { draw, shown } from "./drawing";

const SUITS = ["B", "R", "G", "Y"];
const NUMBERED = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, value) => `${suit}${value + 1}`));
const CODES = [...NUMBERED, ...KINDS.map(({ code }) => code)];
const ANNOUNCED: (readonly [code: string, face: string])[] = [
  ["S", "W"],
  ["S", "J"],
  ...KINDS.filter(({ announcement }) => announcement === "a suit").flatMap(({ code }) => SUITS.map((suit) => [code, `${code}=${suit}`] as const)),
];

test("no two cards look the same", () => {
  const faces = [...CODES.map((code) => draw(code)), ...ANNOUNCED.map(([code, face]) => draw(code, face))];
  expect(new Set(faces.map((face) => face.innerHTML)).size).toBe(52 + 9 + 10);
});

test("a card that is played as itself looks as in the hand", () => {
  for (const code of CODES) expect(draw(code, code).innerHTML).toBe(draw(code).innerHTML);
});

test.each(NUMBERED)("%s shows its number twice, and its suit", (code) => {
  const card = draw(code);
  expect(shown(card)).toEqual([code.slice(1), code.slice(1)]);
  expect(card.innerHTML).toContain(emblem(code[0]!).body);
});

test.each(ANNOUNCED)("%s announced as %s shows both", (code, face) => {
  const card = draw(code, face).innerHTML;
  expect(card).toContain(emblem(code).body);
  expect(card).toContain(emblem(face.slice(-1)).body);
});

test("the halves of the Juggler and the Cloud are written out", () => {
  expect(shown(draw("U"))).toEqual(["7½", "7½"]);
  expect(shown(draw("C", "C=G"))).toEqual(["9¾", "9¾"]);
});

test("every kind has its drawing; one that has none yet is still a card", () => {
  expect(KINDS.filter(({ code }) => !(code in EMBLEMS))).toEqual([]);
  expect(draw("Z").innerHTML).toContain(PLAIN.body);
  const announced = draw("Z", "Z=G").innerHTML;
  expect(announced).toContain(PLAIN.body);
  expect(announced).toContain(emblem("G").body);
});

describe("with its picture", () => {
  beforeAll(() => hang(art));

  test("no two cards look the same, and of Wizards and Jesters there are four different ones", () => {
    const copies = ["W", "J"].flatMap((code) => [0, 1, 2, 3].map((copy) => draw(code, undefined, false, copy)));
    const faces = [...CODES.filter((code) => code !== "W" && code !== "J").map((code) => draw(code)), ...copies, ...ANNOUNCED.map(([code, face]) => draw(code, face))];
    expect(new Set(faces.map((face) => face.innerHTML)).size).toBe(52 + 7 + 8 + 10);
  });

  test("every kind has one", () => {
    expect(CODES.filter((code) => draw(code).querySelector(".art > *") === null)).toEqual([]);
  });

  test.each(NUMBERED.filter((code) => Number(code.slice(1)) <= 10))("%s has as many emblems as its number says", (code) => {
    const body = emblem(code[0]!).body;
    const pips = [...draw(code).querySelectorAll(".art .tint")].filter((path) => path.getAttribute("d") === body);
    expect(pips).toHaveLength(Number(code.slice(1)));
  });

  test("a kind that has no picture yet keeps its emblem", () => {
    const card = draw("Z", "Z=G");
    expect(card.querySelector(".art")).toBeNull();
    expect(card.innerHTML).toContain(PLAIN.body);
  });

  test("every path can be read to its end", () => {
    const number = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)";
    const path = new RegExp(`^(?:\\s*[MmLlHhVvCcSsQqTtAaZz]|[\\s,]*${number})+$`);
    const copies = [1, 2, 3].flatMap((copy) => ["W", "J"].map((code) => draw(code, undefined, false, copy)));
    for (const card of [...CODES.map((code) => draw(code)), draw("W", undefined, true), ...copies])
      for (const shape of card.querySelectorAll("path")) expect(shape.getAttribute("d")).toMatch(path);
  });
});

test("a move is written as it is read", () => {
  for (const text of ["R7", "W", "S=W", "S=J", "U=R", "Z=B"]) {
    const { card, face } = laid(text);
    expect(move(card, face)).toBe(text);
  }
  expect(laid("S=W")).toEqual({ card: "S", face: "W" });
  expect(laid("U=R")).toEqual({ card: "U", face: "U=R" });
});

test("a hand has trump in front, colours apart, and cards without a suit outside", () => {
  const hand = ["B2", "J", "Y5", "C", "R9", "W", "R11", "F"];
  expect(arrange(hand, "R")).toEqual(["W", "F", "C", "R11", "R9", "B2", "Y5", "J"]);
  expect(sort(hand)).toEqual(["B2", "R9", "R11", "Y5", "W", "J", "F", "C"]);
});

test("a back tells nothing of the card", () => {
  const backs = CODES.map((code) => draw(code, undefined, true));
  for (const back of backs) expect(shown(back)).toEqual([]);
  expect(new Set(backs.map((back) => back.innerHTML)).size).toBe(1);
});
