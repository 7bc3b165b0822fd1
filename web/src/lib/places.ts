/** Where the seats are on the cloth, in per cent: mine below, the others clockwise around it. */

export interface Place {
  x: number;
  y: number;
}

const AROUND: Record<number, readonly Place[]> = {
  2: [
    { x: 20, y: 12 },
    { x: 80, y: 12 },
  ],
  3: [
    { x: 14, y: 34 },
    { x: 50, y: 10 },
    { x: 86, y: 34 },
  ],
  4: [
    { x: 14, y: 43 },
    { x: 27, y: 10 },
    { x: 73, y: 10 },
    { x: 86, y: 43 },
  ],
  5: [
    { x: 14, y: 51 },
    { x: 14, y: 27 },
    { x: 50, y: 10 },
    { x: 86, y: 27 },
    { x: 86, y: 51 },
  ],
};

/** On a cloth too low to sit around, the others sit left and right of the cards. */
function beside(others: number): Place[] {
  const left = Math.ceil(others / 2);
  return Array.from({ length: others }, (_, seat) => ({
    x: seat < left ? 8 + 12.5 * (left - 1 - seat) : 92 - 12.5 * (others - 1 - seat),
    y: 48,
  })).sort((one, other) => one.x - other.x);
}

/** The place of every seat, seen from `mine`. */
export function places(players: number, mine: number, low = false): Place[] {
  const others = low ? beside(players - 1) : (AROUND[players - 1] ?? []);
  return Array.from({ length: players }, (_, seat) => {
    const step = (seat - mine + players) % players;
    return step === 0 ? { x: 50, y: 100 } : (others[step - 1] ?? { x: 50, y: 10 });
  });
}

/** Where every seat's card lies in the trick: in a ring, or in a row, in the order of the seats. */
export function spots(players: number, mine: number, low = false): Place[] {
  return Array.from({ length: players }, (_, seat) => {
    if (low) {
      const step = (seat - mine - 1 + players) % players;
      return { x: 50 + (step - (players - 1) / 2) * 7, y: 46 };
    }
    const angle = ((seat - mine) / players) * 2 * Math.PI;
    return { x: 50 - 19 * Math.sin(angle), y: 55 + 24 * Math.cos(angle) };
  });
}
