/** Which cards fly over the table face down, from which seat to which, and when. */

export interface Flight {
  from: number;
  to: number;
  /** Milliseconds until it leaves. */
  after: number;
}

export const FLIGHT = 320; // milliseconds in the air
const ROUNDS = 4; // a deal is understood after so many cards for everyone
const LONGEST = 640; // milliseconds until the last card of a deal leaves

const roundsOf = (handSize: number): number => Math.min(handSize, ROUNDS);
const apartIn = (players: number, handSize: number): number => Math.min(45, LONGEST / (roundsOf(handSize) * players));

/** How long a deal takes, in milliseconds. */
export const dealTime = (players: number, handSize: number): number =>
  Math.round((roundsOf(handSize) * players - 1) * apartIn(players, handSize)) + FLIGHT;

/** The dealer gives cards around the table, beginning at their left; `mine` fall into the hand by themselves. */
export function deal(dealer: number, players: number, handSize: number, mine: number | null): Flight[] {
  const apart = apartIn(players, handSize);
  return Array.from({ length: roundsOf(handSize) * players }, (_, card) => ({
    from: dealer,
    to: (dealer + 1 + card) % players,
    after: Math.round(card * apart),
  })).filter(({ to }) => to !== mine && to !== dealer);
}

/** Everyone gives a card to the left. */
export function pass(players: number): Flight[] {
  return Array.from({ length: players }, (_, from) => ({ from, to: (from + 1) % players, after: from * 30 }));
}
