import { expect, test } from "vitest";
import { layOut } from "../src/layout/fan";

test.each([320, 360, 390, 768, 1440])("every card of a hand has 44 px to touch on %i px", (width) => {
  for (let count = 1; count <= 20; count++) {
    const { card, places, height } = layOut(count, width);
    for (const [index, place] of places.entries()) {
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + card).toBeLessThanOrEqual(width);
      expect(place.y + card * 1.4).toBeLessThanOrEqual(height);
      const next = places[index + 1];
      if (next?.row === place.row) expect(next.x - place.x).toBeGreaterThanOrEqual(44);
      const below = places.find((other) => other.row > place.row);
      if (below) expect(below.y - place.y).toBeGreaterThanOrEqual(44);
    }
  }
});

test.each([
  [844, 390, 40],
  [667, 375, 31],
])("twenty cards are one row on a phone on its side, %i × %i, %i px of each to touch", (width, screen, touch) => {
  const { card, places, height } = layOut(20, width, screen);
  expect(new Set(places.map(({ row }) => row))).toEqual(new Set([0]));
  for (const [index, place] of places.entries()) {
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + card).toBeLessThanOrEqual(width);
    const next = places[index + 1];
    if (next) expect(next.x - place.x).toBeGreaterThanOrEqual(touch);
  }
  expect(height).toBeLessThanOrEqual(110);
});

test.each([360, 390, 768, 1440])("playing a card from a fan moves nothing above the hand on %i px", (width) => {
  const heights = new Map<number, Set<number>>();
  for (let count = 1; count <= 20; count++) {
    const { card, places, height } = layOut(count, width);
    if (places.some(({ row }) => row > 0)) continue;
    heights.set(card, (heights.get(card) ?? new Set()).add(height));
  }
  for (const [card, seen] of heights) expect([card, [...seen]]).toEqual([card, [expect.any(Number)]]);
});

test.each([320, 360, 390, 622, 768, 1440])("nothing above the hand moves in a round, however many cards are left, on %i px", (width) => {
  for (let most = 1; most <= 20; most++) {
    const { height } = layOut(most, width, 844, false, most);
    for (let count = 1; count <= most; count++) {
      const laid = layOut(count, width, 844, false, most);
      expect(laid.height).toBe(height);
      expect(laid.places).toHaveLength(count);
      for (const [index, place] of laid.places.entries()) {
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + laid.card).toBeLessThanOrEqual(width);
        expect(place.y + laid.card * 1.4).toBeLessThanOrEqual(height);
        const next = laid.places[index + 1];
        if (next?.row === place.row) expect(next.x - place.x).toBeGreaterThanOrEqual(44);
      }
    }
  }
});
