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
    { x: 14, y: 42 },
    { x: 50, y: 10 },
    { x: 86, y: 42 },
  ],
  4: [
    { x: 14, y: 50 },
    { x: 27, y: 10 },
    { x: 73, y: 10 },
    { x: 86, y: 50 },
  ],
  5: [
    { x: 14, y: 64 },
    { x: 14, y: 30 },
    { x: 50, y: 10 },
    { x: 86, y: 30 },
    { x: 86, y: 64 },
  ],
};

/** The place of every seat, seen from `mine`. */
export function places(players: number, mine: number): Place[] {
  const others = AROUND[players - 1] ?? [];
  return Array.from({ length: players }, (_, seat) => {
    const step = (seat - mine + players) % players;
    return step === 0 ? { x: 50, y: 100 } : (others[step - 1] ?? { x: 50, y: 10 });
  });
}

/** Where a seat's card lies in the trick: on the way from the middle to the seat. */
export function spot(place: Place): Place {
  const middle = { x: 50, y: 54 };
  return { x: middle.x + (place.x - middle.x) * 0.4, y: middle.y + (place.y - middle.y) * 0.4 };
}
