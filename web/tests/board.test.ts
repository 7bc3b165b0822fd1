import { expect, test } from "vitest";
import { boardHeight, layBoard } from "../src/layout/board";
import { layScene } from "../src/layout/scene";

const SIZES = [
  ["a phone", 390, 525],
  ["a narrow phone under a question", 360, 300],
  ["a small phone", 320, 200],
  ["a phone on its side", 844, 150],
  ["a tablet", 504, 640],
  ["a desk", 1128, 560],
] as const;
const HANDS = [
  [2, 20],
  [3, 15],
  [4, 12],
  [5, 10],
] as const;

test.each(SIZES)("on %s every card of every hand can be read", (_, width, given) => {
  for (const [hands, most] of HANDS)
    for (let count = 1; count <= most; count++) {
      const told = `${hands} hands of ${count}`;
      const height = Math.max(given, boardHeight(hands, count, width));
      const board = layBoard(hands, count, width, height);
      expect(board.card, told).toBeGreaterThanOrEqual(28);
      expect(board.lines.reduce((sum, line) => sum + line), told).toBe(count);
      if (board.lines[0]! > 1) expect(board.step.x / board.card, told).toBeGreaterThan(0.59);
      if (board.lines.length > 1) expect(board.step.y / board.card, told).toBeGreaterThan(0.94);
      expect(board.cards.width, told).toBeLessThanOrEqual(board.width);
      expect(board.cards.height, told).toBeLessThanOrEqual(board.height);
      for (const [place, { x, y }] of board.places.entries()) {
        expect(x - board.width / 2, told).toBeGreaterThanOrEqual(0);
        expect(x + board.width / 2, told).toBeLessThanOrEqual(width);
        expect(y - board.height / 2, told).toBeGreaterThanOrEqual(0);
        expect(y + board.height / 2, told).toBeLessThanOrEqual(height);
        for (const other of board.places.slice(place + 1))
          expect(Math.abs(other.x - x) >= board.width || Math.abs(other.y - y) >= board.height, told).toBe(true);
      }
    }
});

test("few cards are whole and large", () => {
  for (const hands of [2, 3, 4, 5]) expect(layBoard(hands, 1, 390, 525).card).toBeGreaterThanOrEqual(100);
  for (let count = 2; count <= 8; count++) {
    const { card, step, lines } = layBoard(3, count, 390, 525);
    expect(card, `${count} cards`).toBeGreaterThanOrEqual(48);
    if (lines[0]! > 1) expect(step.x, `${count} cards`).toBeGreaterThanOrEqual(card);
    if (lines.length > 1) expect(step.y, `${count} cards`).toBeGreaterThanOrEqual(card * 1.4);
  }
});

test("the hands lie above the question, and what is said is said at them", () => {
  const scene = { players: 4, mine: 1, handSize: 7, shownHands: [2, 3, 0] };
  const { board, cloth } = layScene(scene, { width: 390, height: 525, large: false, asked: 180 });
  for (const { y } of board!.places) expect(y + board!.height / 2).toBeLessThanOrEqual(525 - 180 - 8);
  expect(cloth.seats[2]!.x).toBe(board!.places[0]!.x);
  expect(cloth.seats[0]!.x).toBe(board!.places[2]!.x);
});
