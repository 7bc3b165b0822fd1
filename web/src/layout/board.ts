/** How the hands of the others lie open while foresight shows them: each at its plate, as large as there is room. */

import type { Place } from "./cloth";

/** Where the plate of a hand stands: above it as around the table, above it in one line, or beside it. */
export type Head = "above" | "line" | "beside";

export interface Board {
  head: Head;
  /** Whether there is room for plates with large letters. */
  large: boolean;
  /** How wide a card is; how far the next is to the right of it, and the next line below it. */
  card: number;
  step: Place;
  /** How many cards each line has. */
  lines: readonly number[];
  /** How large a hand is with its plate, and how large its cards are together. */
  width: number;
  height: number;
  cards: { width: number; height: number };
  /** The middle of each hand, clockwise from the left neighbour. */
  places: Place[];
}

const RATIO = 1.4; // of a card's height to its width
const GAP = 3; // between two cards
const APART = 7; // between two hands, and around them all
const INSET = 7; // of the cards in their plate
const LARGEST = 180;
const LEAST = 28; // pixels of a card that can still be read
/** How much of a card shows at least, beside the next and above the next line: its number and its emblem. */
const [ACROSS, DOWN] = [0.6, 0.68];
/** Whole cards are better than somewhat larger ones that lie upon each other. */
const WHOLE = 1.5;
const MOST_LINES = 4;

/** What a plate takes of the height and of the width, in pixels; how wide its hand has to be, and better is. */
const HEADS: Record<Head, { tall: number; wide: number; least: number; better: number }> = {
  above: { tall: 66, wide: 0, least: 84, better: 84 },
  line: { tall: 36, wide: 0, least: 140, better: 172 },
  beside: { tall: 0, wide: 84, least: 140, better: 140 },
};
/** Where a hand has so much room, its plate has larger letters, and stands above it. */
const LARGE = { height: 220, above: { tall: 80, least: 120 }, line: { tall: 44, least: 200 } };
const FLAT = 46; // the height of a plate beside its cards

/** Who sits in which row, as around the table. */
const ROWS: Record<number, readonly (readonly (readonly number[])[])[]> = {
  2: [[[0, 1]]],
  3: [[[0, 1, 2]], [[1], [0, 2]]],
  4: [[[0, 1, 2, 3]], [[1, 2], [0, 3]]],
  5: [[[0, 1, 2, 3, 4]], [[1, 2, 3], [0, 4]], [[2], [1, 3], [0, 4]]],
};

/** The ways to seat so many, one below the other among them. */
function seatings(hands: number): (readonly (readonly number[])[])[] {
  return [...(ROWS[hands] ?? []), Array.from({ length: hands }, (_, place) => [place])];
}

const widest = (rows: readonly (readonly number[])[]): number => Math.max(...rows.map((row) => row.length));
const cell = (length: number, among: number): number => (length - APART) / among - APART;

/** So many hands of so many cards on this much cloth, such that as much as possible of every card is seen. */
export function layBoard(hands: number, count: number, width: number, height: number): Board {
  let best: Board | null = null;
  let most = -1;
  for (const rows of seatings(hands)) {
    const places: Place[] = [];
    for (const [row, seated] of rows.entries())
      for (const [column, place] of seated.entries())
        places[place] = { x: ((column + 0.5) / seated.length) * width, y: APART / 2 + ((row + 0.5) / rows.length) * (height - APART) };
    for (const head of Object.keys(HEADS) as Head[])
      for (const laid of layHand(head, count, cell(width, widest(rows)), cell(height, rows.length))) {
        const seen = worth(laid);
        if (seen > most) [best, most] = [{ ...laid, places }, seen];
      }
  }
  return best!;
}

type Hand = Omit<Board, "places">;

/** The ways to lay one hand on this much room: in one line or more, apart or upon each other. */
function* layHand(head: Head, count: number, width: number, height: number): Generator<Hand> {
  const { wide, least, better } = HEADS[head];
  if (width < least || (head === "beside" && height >= LARGE.height)) return;
  const large = head !== "beside" && height >= LARGE.height && width >= LARGE[head].least;
  const tall = large ? LARGE[head].tall : HEADS[head].tall;
  const room = { width: width - wide - 2 * INSET, height: height - tall - 2 * INSET };
  for (let number = 1; number <= Math.min(count, MOST_LINES); number++) {
    const lines = Array.from({ length: number }, (_, line) => Math.floor(count / number) + (line < count % number ? 1 : 0));
    const longest = lines[0]!;
    for (const across of longest > 1 ? [1, ACROSS] : [1])
      for (const down of number > 1 ? [1, DOWN] : [1]) {
        const broad = (room.width - (across === 1 ? GAP * (longest - 1) : 0)) / (1 + across * (longest - 1));
        const high = (room.height - (down === 1 ? GAP * (number - 1) : 0)) / (1 + down * (number - 1));
        const card = Math.floor(Math.max(1, Math.min(LARGEST, broad, high / RATIO)));
        const step = {
          x: longest > 1 ? Math.min(card + GAP, (room.width - card) / (longest - 1)) : 0,
          y: number > 1 ? Math.min(card * RATIO + GAP, (room.height - card * RATIO) / (number - 1)) : 0,
        };
        const cards = { width: card + step.x * (longest - 1), height: card * RATIO + step.y * (number - 1) };
        const together = { width: cards.width + wide, height: wide > 0 ? Math.max(FLAT, cards.height) : cards.height + tall };
        yield { head, large, card, step, lines, cards, width: Math.max(Math.min(better, width), together.width + 2 * INSET), height: together.height + 2 * INSET };
      }
  }
}

/** How much of a card is seen beside and above the next, if that can be read. */
function worth({ card, step, lines }: Hand): number {
  const wide = lines[0]! > 1 ? Math.min(card, step.x) : card;
  const high = lines.length > 1 ? Math.min(card * RATIO, step.y) : card * RATIO;
  const whole = wide === card && high === card * RATIO;
  return wide * high * (card < LEAST ? 0.1 : whole ? WHOLE : 1);
}

/** The least height in which so many hands of so many cards can be read. */
export function boardHeight(hands: number, count: number, width: number): number {
  const heights = seatings(hands).flatMap((rows) =>
    Object.values(HEADS).map(({ tall, wide, least }) => {
      const room = cell(width, widest(rows));
      const fit = 1 + Math.floor(((room - wide - 2 * INSET) / LEAST - 1) / ACROSS);
      if (room < least || fit < 1) return Infinity;
      const cards = LEAST * RATIO * (1 + DOWN * (Math.ceil(count / fit) - 1));
      return rows.length * (Math.max(FLAT, cards + tall) + 2 * INSET + APART) + APART;
    }),
  );
  return Math.ceil(Math.min(...heights));
}
