/**
 * How a hand is laid out: as large as it can be with at least 44 px of every card to touch; 31 px on
 * a low screen, as much as its number takes: twenty cards in one row leave the table its height.
 */

export interface Fan {
  card: number;
  height: number;
  perRow: number;
  places: { x: number; y: number; turn: number; row: number }[];
}

const [LOW, HIGH, HIGHER] = [520, 860, 1000]; // pixels of a screen's height
const TOUCH = 44;
const TOUCH_LOW = 31;
const EASY = 40; // before cards lean over, each has so much
const LIFTED = 14; // playable cards stand out by so much
const SAG = { high: 16, low: 6 }; // how far the ends of a fan hang down

/**
 * The layout of `count` cards on `width` pixels, of `most` at the beginning of the round; how high the screen is, and
 * whether only their backs are seen. The height is that of `most`: the table above does not move with a card that is played.
 */
export function layOut(count: number, width: number, screen = 844, backs = false, most = count): Fan {
  const whole = layRows(Math.max(count, most), width, screen, backs, 1);
  if (count >= most) return whole;
  const sizes = [1.3, 1.2, 1.1, 1, 0.9, 0.8].map((size) => layRows(count, width, screen, backs, size));
  const laid = sizes.find(({ height }) => height <= whole.height) ?? sizes.at(-1)!;
  const lower = (whole.height - laid.height) / 2;
  return { ...laid, height: whole.height, places: laid.places.map((place) => ({ ...place, y: place.y + lower })) };
}

function layRows(count: number, width: number, screen: number, backs: boolean, size: number): Fan {
  const low = screen < LOW;
  const large = width >= 700 && screen >= HIGH ? (screen >= HIGHER ? 116 : 104) : width >= 1000 ? 96 : width >= 640 ? 84 : count > 8 ? 60 : width >= 390 ? 74 : 68;
  const usual = Math.min(large, backs ? (low ? 36 : width >= 700 ? 84 : 56) : low ? 60 : large);
  const touch = (card: number): number => (backs ? (width - card - 8) / count : low ? TOUCH_LOW : TOUCH);
  const rowsOf = (card: number): number => Math.max(1, Math.ceil(count / Math.max(1, Math.floor((width - card - 8) / touch(card)) + 1)));
  // What few cards leave of the height makes them larger, as long as that takes no further row.
  const grows = width < 640 && !low && !backs && rowsOf(usual * size) === rowsOf(usual);
  const card = size < 1 || grows ? Math.floor(usual * size) : usual;
  const tall = card * 1.4;
  const room = width - card - 8;
  const sags = low ? SAG.low : SAG.high;
  const lift = backs ? 4 : LIFTED;
  const rows = rowsOf(card);
  const perRow = Math.max(1, Math.ceil(count / rows));
  const drop = low ? TOUCH : Math.max(TOUCH, card * 0.9);
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    // Cards that lean over need a little more room at the sides, as long as there is enough.
    const lean = rows > 1 || room - 24 < Math.max(touch(card), EASY) * (inRow - 1) ? 0 : 24;
    const widest = inRow > 1 ? (room - lean) / (inRow - 1) : 0;
    const step = Math.min(widest, card * (rows > 1 ? 0.95 : 0.82));
    const bend = rows > 1 ? 0 : Math.min(2.4, 22 / Math.max(1, inRow)) * (lean > 0 || inRow < 5 ? 1 : 0.4);
    const middle = index - row * perRow - (inRow - 1) / 2;
    const sag = inRow > 1 ? Math.min(sags, inRow * 2) * Math.abs(middle / ((inRow - 1) / 2)) ** 2 : 0;
    return {
      x: width / 2 - card / 2 + middle * step,
      y: lift + row * drop + (rows > 1 ? 0 : sag),
      turn: middle * bend,
      row,
    };
  });
  // One row is always as high, whatever is left of it.
  const lowest = lift + (rows > 1 ? (rows - 1) * drop + 4 : sags + (low ? 4 : 10));
  return { card, height: Math.ceil(lowest + tall), perRow, places };
}
