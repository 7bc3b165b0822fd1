import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Card from "../src/cards/Card.svelte";
import { EMBLEMS, type EmblemName } from "../src/cards/emblems";

const SUITS = ["B", "R", "G", "Y"];
const NUMBERED = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, value) => `${suit}${value + 1}`));
const CODES = [...NUMBERED, ..."WJSDFXLUC"];
const ANNOUNCED: (readonly [code: EmblemName, face: string])[] = [
  ["S", "W"],
  ["S", "J"],
  ...(["U", "C"] as const).flatMap((code) => SUITS.map((suit) => [code, `${code}=${suit}`] as const)),
];

function draw(code: string, face?: string, hidden = false): HTMLElement {
  const target = document.createElement("div");
  const card = mount(Card, { target, props: { code, face, hidden } });
  flushSync();
  const drawn = target.cloneNode(true) as HTMLElement;
  void unmount(card);
  return drawn;
}

const shown = (card: HTMLElement): string[] =>
  [...card.querySelectorAll<HTMLElement>(".number")].map((number) => number.dataset["text"] ?? "");

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
  expect(card.innerHTML).toContain(EMBLEMS[code[0] as EmblemName].body);
});

test.each(ANNOUNCED)("%s announced as %s shows both", (code, face) => {
  const card = draw(code, face).innerHTML;
  expect(card).toContain(EMBLEMS[code].body);
  expect(card).toContain(EMBLEMS[face.slice(-1) as EmblemName].body);
});

test("the halves of the Juggler and the Cloud are written out", () => {
  expect(shown(draw("U"))).toEqual(["7½", "7½"]);
  expect(shown(draw("C", "C=G"))).toEqual(["9¾", "9¾"]);
});

test("a back tells nothing of the card", () => {
  const backs = CODES.map((code) => draw(code, undefined, true));
  for (const back of backs) expect(shown(back)).toEqual([]);
  expect(new Set(backs.map((back) => back.innerHTML)).size).toBe(1);
});
