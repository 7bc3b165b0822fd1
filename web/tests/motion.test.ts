// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { deal, FLIGHT, pass } from "../src/motion/flights";
import { arrive, dealt, leave, leaveFrom } from "../src/motion/ways";

const here = { x: 100, y: 100 };
const there = { x: 20, y: 300 };

beforeEach(() => (settings.motion = true));

test("everyone but the dealer and oneself is seen to get cards, the dealer's left first", () => {
  const flights = deal(1, 4, 9, 0);
  expect(new Set(flights.map(({ from }) => from))).toEqual(new Set([1]));
  expect(flights.map(({ to }) => to)).toEqual([2, 3, 2, 3, 2, 3, 2, 3]);
  expect(deal(1, 3, 1, null).map(({ to }) => to)).toEqual([2, 0]);
});

test("a deal is over within a second, however many cards there are", () => {
  for (const players of [3, 6]) for (const cards of [1, 20]) for (const { after } of deal(0, players, cards, 2)) expect(after + FLIGHT).toBeLessThan(1000);
  for (let place = 0; place < 20; place++) {
    const { delay, duration } = dealt(document.body, { place, count: 20, x: 0 });
    expect(delay + duration).toBeLessThan(1000);
  }
});

test("everyone passes to the left", () => {
  expect(pass(3).map(({ from, to }) => [from, to])).toEqual([[0, 1], [1, 2], [2, 0]]);
});

test("a card begins where its player sits and ends where it lies; the trick ends at its winner", () => {
  const came = arrive(document.body, { from: there, to: here, wide: 60, own: false });
  expect(came.css(0, 1)).toContain("translate(-80px, 200px)");
  expect(came.css(1, 0)).toContain("translate(0px, 0px) rotate(0deg) scale(1)");
  const went = leave(document.body, { from: here, to: there, middle: here, place: 0 });
  expect(went.css(1, 0)).toContain("translate(0px, 0px)");
  expect(went.css(0, 1)).toContain("translate(-80px, 200px)");
});

test("one's own card comes out of the hand, as large as it was there", () => {
  document.body.innerHTML = `<div class="cloth"><div class="around"></div></div><button></button>`;
  const [around, card] = document.querySelectorAll(".around, button");
  vi.spyOn(around!, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 50, 390, 400));
  vi.spyOn(card!, "getBoundingClientRect").mockReturnValue(new DOMRect(160, 500, 90, 126));
  leaveFrom(card!);
  const came = arrive(document.body, { from: there, to: here, wide: 60, own: true });
  expect(came.css(0, 1)).toContain("translate(95px, 413px)");
  expect(came.css(0, 1)).toContain("scale(1.5)");
});

test("nothing moves for whoever wants it still", () => {
  settings.motion = false;
  const ways = [arrive(document.body, { from: there, to: here, wide: 60, own: true }), leave(document.body, { from: here, to: null, middle: there, place: 3 }), dealt(document.body, { place: 7, count: 9, x: 30 })];
  expect(ways.map(({ delay, duration }) => delay + duration)).toEqual([0, 0, 0]);
});
