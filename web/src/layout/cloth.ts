/** Where everything lies on the cloth: the seats clockwise around it, their cards in the middle. */

/** A point on the cloth, in pixels: the middle of what lies there. */
export interface Place {
  x: number;
  y: number;
}

export interface Cloth {
  /** How wide a card of the trick is. */
  card: number;
  /** How wide and tall the plate of a seat is; of three lines or, where it must be flat, of two. */
  plate: number;
  tall: number;
  flat: boolean;
  seats: Place[];
  spots: Place[];
}

export interface Size {
  width: number;
  height: number;
  /** Large plates, for a screen with room. */
  large: boolean;
}

const TALL = { small: 68, large: 80, largest: 98, flat: 52 }; // pixels of a plate
const PLATE = { narrow: 82, small: 92, large: 132, largest: 164 };
const DESK = { width: 900, height: 640 }; // of a cloth with room for plates that are read from an arm's length
const EDGE = 8;
const GAP = 6;
const NAME = 12; // pixels of the name at a card in a row
const RATIO = 1.4; // of a card's height to its width

/** Where the others sit, in per cent of the cloth; those at the top are pushed to its edge. */
const AROUND: Record<number, readonly Place[]> = {
  2: [
    { x: 20, y: 0 },
    { x: 80, y: 0 },
  ],
  3: [
    { x: 14, y: 34 },
    { x: 50, y: 0 },
    { x: 86, y: 34 },
  ],
  4: [
    { x: 14, y: 43 },
    { x: 27, y: 0 },
    { x: 73, y: 0 },
    { x: 86, y: 43 },
  ],
  5: [
    { x: 14, y: 58 },
    { x: 14, y: 34 },
    { x: 50, y: 0 },
    { x: 86, y: 34 },
    { x: 86, y: 58 },
  ],
};

/**
 * How many cards a ring of so many is high if none is to cover another, how far it goes up, and how much of the room
 * that is left is above it: six lie beside their plates.
 */
const RING: Record<number, { cards: number; up: number; above: number }> = {
  3: { cards: 2.3, up: 0.5, above: 0.5 },
  4: { cards: 2.5, up: 1, above: 0.5 },
  5: { cards: 2.75, up: 0.81, above: 0.5 },
  6: { cards: 3.1, up: 1, above: 0.3 },
};

/** How wide a card is, and how far the ring goes to the sides, of the cloth's width: six leave each other's plates free. */
const across = (players: number): { card: number; ring: number } =>
  players > 5 ? { card: 0.149, ring: 0.178 } : { card: players > 4 ? 0.155 : 0.19, ring: 0.185 };

/** The least height on which all this can be shown. */
export function leastHeight(width: number, cards: boolean): number {
  return cards && width < 560 ? 140 : TALL.flat + 2 * EDGE;
}

/** The table seen from `mine`, whose place is below it; from seat 0 by someone who only watches. */
export function layCloth(players: number, mine: number | null, size: Size): Cloth {
  const sort = sortOf(size);
  const tall = sort === "narrow" ? TALL.small : TALL[sort];
  const ring = RING[players]!;
  const below = mine === null ? tall + (size.large ? 20 : EDGE) : 0; // who only watches sees a plate there, with its avatar
  const room = size.height - tall - below - 3 * EDGE;
  if (room < 52 * RATIO * ring.cards) return row(players, mine, size);
  const card = Math.floor(Math.min(size.large ? 140 : 104, size.width * across(players).card, room / ring.cards / RATIO));
  const high = card * RATIO;
  const radius = { x: size.width * across(players).ring, y: Math.min((room - high) / (1 + ring.up), high * 1.45) };
  const slack = room - high - radius.y * (1 + ring.up);
  const middle = tall + 2 * EDGE + slack * ring.above + high / 2 + radius.y * ring.up;
  const turned = Array.from({ length: players }, (_, seat) => (seat - (mine ?? 0) + players) % players);
  return {
    card,
    plate: PLATE[sort],
    tall,
    flat: false,
    seats: turned.map((turn) => around(turn, players, mine, size, tall)),
    spots: turned.map((turn) => {
      const angle = (turn / players) * 2 * Math.PI;
      return { x: size.width / 2 - radius.x * Math.sin(angle), y: middle + radius.y * Math.cos(angle) };
    }),
  };
}

function sortOf({ width, height, large }: Size): keyof typeof PLATE {
  if (large) return width >= DESK.width && height >= DESK.height ? "largest" : "large";
  return width < 360 ? "narrow" : "small";
}

function around(turn: number, players: number, mine: number | null, size: Size, tall: number): Place {
  if (turn === 0) return { x: size.width / 2, y: mine === null ? size.height - EDGE - tall / 2 : size.height };
  const { x, y: down } = AROUND[players - 1]![turn - 1]!;
  const y = size.large && players < 6 ? down * 0.8 : down; // large cards need the middle
  const highest = EDGE + tall / 2;
  const inset = size.large ? PLATE[sortOf(size)] / 2 + 16 : 0; // half a plate, and the avatar at its corner
  // Whoever sits under somebody else leaves them their room.
  const under = players === 5 && y > 0 ? 1 : players === 6 && y > 50 ? 1 : 0;
  const above = players === 6 && under ? Math.max(highest, size.height * 0.34) : highest;
  return {
    x: Math.max(inset, Math.min(size.width - inset + 8, (x * size.width) / 100)),
    y: Math.max((y * size.height) / 100, under ? above + tall + GAP : highest),
  };
}

/** On a cloth too low to sit around, everyone sits in a row: beside the cards, or above them. */
function row(players: number, mine: number | null, { width, height }: Size): Cloth {
  const turned = Array.from({ length: players }, (_, seat) => (seat - (mine ?? 0) - 1 + players) % players);
  const sitting = mine === null ? players : players - 1;
  const beside = width >= 560;
  const plate = Math.min(beside ? 118 : 92, (beside ? width * 0.6 : width - 2 * EDGE) / sitting - GAP);
  const left = Math.ceil(sitting / 2);
  const from = beside ? EDGE + left * (plate + GAP) : EDGE;
  const to = width - (beside ? EDGE + (sitting - left) * (plate + GAP) : EDGE);
  const room = (beside ? height - 4 * EDGE : height - TALL.flat - 3 * EDGE) - NAME;
  const widest = (to - from) / (1 + 0.85 * (players - 1)); // so that each shows its number
  const card = Math.round(Math.max(40, Math.min(76, widest, room / RATIO)));
  const step = Math.min(card + GAP, (to - from - card) / (players - 1));
  const seatY = beside ? height / 2 : EDGE + TALL.flat / 2;
  const seatX = (turn: number): number => {
    if (!beside) return EDGE + (turn + 0.5) * (plate + GAP) + (width - 2 * EDGE - sitting * (plate + GAP)) / 2;
    return turn < left
      ? EDGE + plate / 2 + turn * (plate + GAP)
      : width - EDGE - plate / 2 - (sitting - 1 - turn) * (plate + GAP);
  };
  return {
    card,
    plate,
    tall: TALL.flat,
    flat: true,
    seats: turned.map((turn) => (turn === sitting ? { x: width / 2, y: height } : { x: seatX(turn), y: seatY })),
    spots: turned.map((turn) => ({
      x: (from + to) / 2 + (turn - (players - 1) / 2) * step,
      y: beside ? height / 2 + EDGE / 2 : height - EDGE - NAME - (card * RATIO) / 2,
    })),
  };
}
