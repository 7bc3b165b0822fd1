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
  ["a phone with a keyboard", 390, 180, false],
] as const;

test.each(SIZES)("on %s nobody's plate is covered", (_, width, height, large) => {
  for (const mine of [0, 2, null])
    for (let players = 3; players <= 6; players++) {
      const cloth = layCloth(players, mine, { width, height, large });
      expect(cloth.least).toBeLessThanOrEqual(height);
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
        expect(shared(card, other), `${players}: ${card.what}, ${other.what}`).toBeLessThanOrEqual(cloth.row ? 14 : 1);
    }
  }
});

/** What a question takes of a phone, of one with letters twice as large, of a phone on its side and of a desk. */
const ASKED = [
  ["a phone", { width: 390, height: 516, large: false, asked: 160, announced: 190 }],
  ["a small phone", { width: 360, height: 410, large: false, asked: 160, announced: 190 }],
  ["a phone in large letters", { width: 390, height: 470, large: false, text: 2, asked: 240, announced: 270 }],
  ["a phone on its side", { width: 844, height: 178, large: false, asked: 76, announced: 56 }],
  ["a tablet in large letters", { width: 820, height: 800, large: false, text: 2, asked: 240, announced: 330 }],
  ["a desk", { width: 960, height: 555, large: true, asked: 110, announced: 150 }],
] as const;

test.each(ASKED)("on %s a question has its room before it is asked", (_, size) => {
  for (let players = 3; players <= 6; players++) {
    const least = layCloth(players, 0, size).least;
    const height = Math.max(size.height, least);
    const cloth = layCloth(players, 0, { ...size, height });
    expect(cloth.least, "it does not grow by growing").toBe(least);
    const { plates, cards } = boxes(cloth, 0);
    for (const plate of plates) expect(plate.bottom, `${players}: ${plate.what}`).toBeLessThanOrEqual(height - size.asked);
    for (const card of cards.slice(1)) expect(card.bottom, `${players}: ${card.what}`).toBeLessThanOrEqual(height - size.announced);
    for (const [place, plate] of plates.entries()) {
      for (const other of plates.slice(place + 1)) expect(shared(plate, other), `${players}: ${plate.what}, ${other.what}`).toBeLessThanOrEqual(0);
      for (const card of cards.slice(1)) expect(shared(plate, card), `${players}: ${plate.what}, ${card.what}`).toBeLessThanOrEqual(2);
    }
  }
});

test("six on a phone sit in one strip, each over the own card", () => {
  const { seats, spots, shape } = layCloth(6, 0, { width: 390, height: 504, large: false, asked: 150 });
  expect(shape).toBe("head");
  for (let seat = 1; seat < 6; seat++) {
    expect(spots[seat]!.x).toBe(seats[seat]!.x);
    expect(spots[seat]!.y).toBeGreaterThan(seats[seat]!.y);
    if (seat > 1) expect(seats[seat]!.x).toBeGreaterThan(seats[seat - 1]!.x);
  }
});
