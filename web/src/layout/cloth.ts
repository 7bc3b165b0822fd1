/**
 * Where everything lies on the cloth: the seats clockwise around it, their cards in the middle. It depends on nothing
 * that changes within a round: what may be asked has its room before it is, so that nothing moves for a question.
 */

/** A point on the cloth, in pixels: the middle of what lies there. */
export interface Place {
  x: number;
  y: number;
}

/** How a plate is written: in lines below each other, under its avatar, or in two lines. */
export type Shape = "tall" | "head" | "flat";

export interface Cloth {
  /** How wide a card of the trick is. */
  card: number;
  /** How wide and tall the plate of a seat is, in what shape, and how large its letters are. */
  plate: number;
  tall: number;
  shape: Shape;
  letter: number;
  /** Whether the cards lie in a row, where their places do not say whose they are. */
  row: boolean;
  seats: Place[];
  spots: Place[];
  /** The least height on which everything has room, in a row if need be. */
  least: number;
}

export interface Size {
  width: number;
  height: number;
  /** Large plates, for a screen with room. */
  large: boolean;
  /** How many times as large as usual letters are. */
  text?: number;
  /** How high a question can be that is asked while no card lies there, and one while others' cards do; 0: none is. */
  asked?: number;
  announced?: number;
}

type Room = Required<Size>;

/** A plate in pixels, where letters are as large as usual. */
const PLATE = { small: 92, large: 132, largest: 164 };
const LETTER = { small: 16, large: 20, largest: 24 };
const SMALLER = 5; // of a plate's width to its letters, where it is narrow
const DESK = { width: 900, height: 640 }; // of a cloth with room for plates that are read from an arm's length
const LINES: Record<Shape, number> = { tall: 4.65, head: 6.05, flat: 3.25 }; // of a plate, in letters
const BORDER = 4;
const EDGE = 8;
const GAP = 6;
const CROWN = 16; // pixels between a plate and the card under it, over which a crown stands out
const NAME = 12; // pixels of the name at a card in a row
const RATIO = 1.4; // of a card's height to its width
const LEAST = 44; // pixels of a card that is read at a glance
const BESIDE = 560; // pixels of width on which seats have room beside the cards

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
 * How many cards a ring of so many is high if none is to cover another, how far it goes up, how far down the last of
 * the others lies, and how much of the room that is left is above it: six lie beside their plates.
 */
const RING: Record<number, { cards: number; up: number; down: number; above: number }> = {
  3: { cards: 2.3, up: 0.5, down: -0.5, above: 0.5 },
  4: { cards: 2.5, up: 1, down: 0, above: 0.5 },
  5: { cards: 2.75, up: 0.81, down: 0.31, above: 0.5 },
  6: { cards: 3.1, up: 1, down: 0.5, above: 0.3 },
};

/** How wide a card is, and how far the ring goes to the sides, of the cloth's width: six leave each other's plates free. */
const across = (players: number): { card: number; ring: number } =>
  players > 5 ? { card: 0.149, ring: 0.178 } : { card: players > 4 ? 0.155 : 0.19, ring: 0.185 };

/** The table seen from `mine`, whose place is below it; from seat 0 by someone who only watches. */
export function layCloth(players: number, mine: number | null, size: Size): Cloth {
  const room = { text: 1, asked: 0, announced: 0, ...size };
  const row = layRow(players, mine, room);
  const [strip, needed] = layStrip(players, mine, room);
  if (room.height < needed) return row;
  const wide = players < 6 || room.large; // a phone has no room for two plates at either side
  for (const much of wide ? [1, 0.9, 0.8, 0.7] : []) {
    const around = layAround(players, mine, room, much);
    if (around !== null && isClear(around, mine)) return { ...around, least: row.least };
  }
  return { ...strip, least: row.least };
}

const heightOf = (shape: Shape, letter: number): number => Math.ceil(BORDER + LINES[shape] * letter);
const above = (question: number): number => (question > 0 ? question + EDGE + GAP : 0);
const turnsOf = (players: number, mine: number | null): number[] =>
  Array.from({ length: players }, (_, seat) => (seat - (mine ?? 0) + players) % players);

type Laid = Omit<Cloth, "least">;

/** Around the table, with cards as large as there is room, or somewhat smaller; null: there is none. */
function layAround(players: number, mine: number | null, room: Room, much: number): Laid | null {
  const { width, height, large, text, asked, announced } = room;
  const sort = !large ? "small" : width >= DESK.width * text && height >= DESK.height * text ? "largest" : "large";
  const plate = Math.min(PLATE[sort] * text, width / (players > 3 ? 3.2 : 2.5), players === 5 ? width * 0.4 : width);
  const letter = Math.min(LETTER[sort] * text, plate / SMALLER);
  const tall = heightOf("tall", letter);
  const ring = RING[players]!;
  const below = mine === null ? tall + (large ? 20 : EDGE) : 0; // who only watches sees a plate there, with its avatar
  const high = height - tall - below - 3 * EDGE;
  const card = Math.floor(Math.min(large ? 140 : 104, width * across(players).card, high / ring.cards / RATIO) * much);
  const long = card * RATIO;
  const top = tall + 2 * EDGE;
  const least = ((ring.cards - 1) * long) / (1 + ring.up); // of the ring's radius, so that no card lies on another
  const free = height - above(announced) - top - long; // for the cards of the others, beyond the first
  const turns = ring.up + ring.down;
  const radius = Math.min((high - long) / (1 + ring.up), long * 1.45, turns > 0 ? free / turns : Infinity);
  if (card < LEAST || radius < least || free < 0) return null;
  const slack = Math.min((high - long - radius * (1 + ring.up)) * ring.above, free - radius * turns);
  const middle = top + slack + long / 2 + radius * ring.up;
  const turned = turnsOf(players, mine);
  const lowest = height - above(asked) - EDGE - tall / 2;
  const seats = turned.map((turn) => seatAround(turn, players, mine, room, plate, tall));
  if (seats.some(({ y }, seat) => turned[seat] !== 0 && y > lowest + 0.5)) return null;
  return {
    card,
    plate,
    tall,
    shape: "tall",
    letter,
    row: false,
    seats,
    spots: turned.map((turn) => {
      const angle = (turn / players) * 2 * Math.PI;
      return { x: width / 2 - width * across(players).ring * Math.sin(angle), y: middle + radius * Math.cos(angle) };
    }),
  };
}

function seatAround(turn: number, players: number, mine: number | null, room: Room, plate: number, tall: number): Place {
  const { width, height, large, asked } = room;
  if (turn === 0) return { x: width / 2, y: mine === null ? height - EDGE - tall / 2 : height };
  const { x, y: down } = AROUND[players - 1]![turn - 1]!;
  const highest = EDGE + tall / 2;
  const lowest = height - above(asked) - EDGE - tall / 2;
  const y = Math.min(lowest, ((large && players < 6 ? down * 0.8 : down) * height) / 100); // large cards need the middle
  // Whoever sits under somebody else leaves them their room.
  const under = players === 5 && down > 0 ? 1 : players === 6 && down > 50 ? 1 : 0;
  const over = players === 6 && under ? Math.max(highest, Math.min(lowest - tall - GAP, height * 0.34)) : highest;
  const [left, right] = [plate / 2 + (plate / SMALLER) * 0.55, plate / 2 + 2]; // half a plate, at one side with the avatar at its corner
  return {
    x: Math.max(left, Math.min(width - right, (x * width) / 100)),
    y: Math.max(y, under ? over + tall + GAP : highest),
  };
}

/** Whether no plate lies on another, and no card on a plate. */
function isClear({ seats, spots, plate, tall, card }: Laid, mine: number | null): boolean {
  const shown = seats.filter((_, seat) => seat !== mine);
  const apart = (one: Place, other: Place, wide: number, high: number): boolean =>
    Math.abs(one.x - other.x) >= wide || Math.abs(one.y - other.y) >= high;
  return shown.every(
    (one, place) =>
      shown.slice(place + 1).every((other) => apart(one, other, plate, tall)) &&
      spots.every((spot) => apart(one, spot, (plate + card) / 2 - 2, (tall + card * RATIO) / 2 - 2)),
  );
}

/** Everyone at the top, in an arc that is as deep as there is room, and each card under its player; and the height that it needs. */
function layStrip(players: number, mine: number | null, room: Room): [Laid, number] {
  const { width, height, large, text, asked, announced } = room;
  const others = players - 1;
  const column = (width - 4) / others;
  const plate = Math.min((large ? PLATE.large : PLATE.small) * text, column - 3);
  const letter = Math.max(11, Math.min((large ? LETTER.large : LETTER.small) * text, plate / SMALLER));
  const tall = heightOf("head", letter);
  const head = EDGE / 2 + tall + CROWN; // where the cards begin
  const foot = mine === null ? tall + EDGE : 0;
  const fits = Math.min(
    large ? 140 : 104,
    column - GAP,
    (height - head - foot - GAP - EDGE) / 2 / RATIO,
    (height - above(announced) - head) / RATIO,
  );
  const card = Math.max(LEAST, Math.floor(fits));
  const long = card * RATIO;
  const least = Math.ceil(
    Math.max(head + 2 * LEAST * RATIO + GAP + EDGE + foot, head + LEAST * RATIO + above(announced), EDGE / 2 + tall + above(asked)),
  );
  const slack = Math.max(0, height - (head + 2 * long + GAP + EDGE + foot));
  const deep = Math.max(
    0,
    Math.min(slack / 2, tall * 0.55, height - above(announced) - head - long, height - above(asked) - EDGE / 2 - tall),
  );
  const sag = (turn: number): number => deep * Math.abs((turn - 1 - (others - 1) / 2) / Math.max(1, (others - 1) / 2)) ** 2;
  const x = (turn: number): number => 2 + (turn - 0.5) * column;
  const own = head + long + GAP + long / 2 + Math.min(slack, slack / 2 + (mine === null ? 0 : GAP));
  const turned = turnsOf(players, mine);
  const strip: Laid = {
    card,
    plate,
    tall,
    shape: "head",
    letter,
    row: false,
    seats: turned.map((turn) =>
      turn === 0 ? { x: width / 2, y: mine === null ? height - EDGE - tall / 2 : height } : { x: x(turn), y: EDGE / 2 + tall / 2 + sag(turn) },
    ),
    spots: turned.map((turn) => (turn === 0 ? { x: width / 2, y: own } : { x: x(turn), y: head + long / 2 + sag(turn) })),
  };
  return [strip, least];
}

/** On a cloth too low for that, everyone sits in a row: beside the cards, or above them. */
function layRow(players: number, mine: number | null, room: Room): Cloth {
  const { width, height, text, asked, announced } = room;
  const sitting = mine === null ? players : players - 1;
  const beside = width >= BESIDE * text;
  const widest = beside ? (width - 2 * EDGE - players * (60 + GAP)) / sitting - GAP : (width - 2 * EDGE) / sitting - GAP;
  const plate = Math.max(40, Math.min((beside ? 118 : PLATE.small) * text, widest));
  const letter = Math.max(11, Math.min(LETTER.small * text, plate / SMALLER));
  const tall = heightOf("flat", letter);
  const left = Math.ceil(sitting / 2);
  const from = beside ? EDGE + left * (plate + GAP) : EDGE;
  const to = width - (beside ? EDGE + (sitting - left) * (plate + GAP) : EDGE);
  const first = beside ? 2 * EDGE : tall + 2 * EDGE; // where the cards begin, at the highest
  const most = LEAST * RATIO + NAME + EDGE;
  const least = Math.ceil(Math.max(tall + EDGE + above(asked), first + most + above(announced)));
  const high = Math.max(height, least);
  const under = high - above(announced) - EDGE;
  const apart = (to - from) / (1 + 0.85 * (players - 1)); // so that each shows its number
  const card = Math.round(Math.max(40, Math.min(76, apart, (under - first - NAME) / RATIO)));
  const step = Math.min(card + GAP, (to - from - card) / (players - 1));
  const seatY = beside ? Math.max(tall / 2 + EDGE / 2, (high - above(asked)) / 2) : EDGE + tall / 2;
  const seatX = (turn: number): number => {
    if (!beside) return EDGE + (turn + 0.5) * (plate + GAP) + (width - 2 * EDGE - sitting * (plate + GAP)) / 2;
    return turn < left
      ? EDGE + plate / 2 + turn * (plate + GAP)
      : width - EDGE - plate / 2 - (sitting - 1 - turn) * (plate + GAP);
  };
  const turned = Array.from({ length: players }, (_, seat) => (seat - (mine ?? 0) - 1 + players) % players);
  return {
    card,
    plate,
    tall,
    shape: "flat",
    letter,
    row: true,
    seats: turned.map((turn) => (turn === sitting ? { x: width / 2, y: high } : { x: seatX(turn), y: seatY })),
    spots: turned.map((turn) => ({
      x: (from + to) / 2 + (turn - (players - 1) / 2) * step,
      y: beside ? Math.min(high / 2 + EDGE / 2, under - NAME - (card * RATIO) / 2) : under - NAME - (card * RATIO) / 2,
    })),
    least,
  };
}
