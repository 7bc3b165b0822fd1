import { expect, test } from "vitest";
import { layCloth, type Cloth, type Place } from "../src/layout/cloth";

interface Box {
  what: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxes(cloth: Cloth, mine: number | null): { plates: Box[]; cards: Box[] } {
  const box = (what: string, { x, y }: Place, wide: number, tall: number): Box => ({
    what,
    left: x - wide / 2,
    right: x + wide / 2,
    top: y - tall / 2,
    bottom: y + tall / 2,
  });
  return {
    plates: cloth.seats
      .map((place, seat) => box(`plate ${seat}`, place, cloth.plate, cloth.tall))
      .filter((_, seat) => seat !== mine),
    cards: cloth.spots.map((place, seat) => box(`card ${seat}`, place, cloth.card, cloth.card * 1.4)),
  };
}

/** How much of the smaller side two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.min(wide, tall);
}

const SIZES = [
  ["a phone", 390, 525, false],
  ["a phone within its browser", 390, 350, false],
  ["a small phone", 320, 272, false],
  ["a tablet", 768, 700, true],
  ["a desk", 960, 555, true],
  ["a large desk", 960, 720, true],
  ["a phone on its side", 844, 160, false],
  ["a phone under a panel", 390, 180, false],
] as const;

test.each(SIZES)("on %s nobody's plate is covered", (_, width, height, large) => {
  for (const mine of [0, 2, null])
    for (let players = 3; players <= 6; players++) {
      const cloth = layCloth(players, mine, { width, height, large });
      const { plates, cards } = boxes(cloth, mine);
      const told = `${players} players, seen from ${mine}`;
      for (const [place, plate] of plates.entries()) {
        expect(plate.left, told).toBeGreaterThanOrEqual(0);
        expect(plate.right, told).toBeLessThanOrEqual(width);
        expect(plate.top, told).toBeGreaterThanOrEqual(0);
        expect(plate.bottom, told).toBeLessThanOrEqual(height);
        for (const other of plates.slice(place + 1))
          expect(shared(plate, other), `${told}: ${plate.what}, ${other.what}`).toBeLessThanOrEqual(0);
        for (const card of cards)
          expect(shared(plate, card), `${told}: ${plate.what}, ${card.what}`).toBeLessThanOrEqual(7);
      }
    }
});

test.each(SIZES)("on %s every card of the trick can be read", (_, width, height, large) => {
  for (let players = 3; players <= 6; players++) {
    const cloth = layCloth(players, 0, { width, height, large });
    const { cards } = boxes(cloth, 0);
    expect(cloth.card).toBeGreaterThanOrEqual(40);
    for (const [place, card] of cards.entries()) {
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.right).toBeLessThanOrEqual(width);
      expect(card.top, `${players}: ${card.what}`).toBeGreaterThanOrEqual(0);
      expect(card.bottom, `${players}: ${card.what}`).toBeLessThanOrEqual(height);
      for (const other of cards.slice(place + 1))
        expect(shared(card, other), `${players}: ${card.what}, ${other.what}`).toBeLessThanOrEqual(cloth.flat ? 12 : 1);
    }
  }
});
