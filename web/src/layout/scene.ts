/** How the cloth is shared out: a question covers nobody, so the table draws together above it. */

import { boardHeight, layBoard, type Board } from "./board";
import { layCloth, leastHeight, type Cloth, type Size } from "./cloth";

/** What has to be shown at once. */
export interface Scene {
  players: number;
  mine: number | null;
  handSize: number;
  /** The other seats whose hands lie open, clockwise. */
  shownHands: readonly number[];
  /** The seats with a card in the trick. */
  trick: readonly number[];
  /** How high the question is, in pixels; 0: nothing is asked. */
  question: number;
}

export interface Layout {
  /** The open hands, instead of the table; null: none is open. */
  board: Board | null;
  /** The least height above the question. */
  least: number;
  /** The height above the question. */
  height: number;
  /** Where the seats are, at an open hand too. */
  cloth: Cloth;
}

const GAP = 8; // between the table and the question

/** Where everything lies on a cloth of this size. */
export function layScene(scene: Scene, size: Size): Layout {
  const { players, mine, handSize, shownHands, trick, question } = scene;
  const lay = (height: number): Cloth => layCloth(players, mine, { ...size, height });
  const above = size.height - (question > 0 ? question + GAP : 0);
  if (shownHands.length > 0) {
    const least = boardHeight(shownHands.length, handSize, size.width);
    const height = Math.max(least, above);
    const board = layBoard(shownHands.length, handSize, size.width, height);
    const cloth = lay(height);
    const seats = cloth.seats.map((place, seat) => {
      const hand = board.places[shownHands.indexOf(seat)];
      return hand === undefined ? place : { x: hand.x, y: hand.y - board.height / 2 + cloth.tall / 2 };
    });
    return { board, least, height, cloth: { ...cloth, seats } };
  }
  const least = leastHeight(size.width, trick.length > 0);
  const covered = lowest(scene, lay(size.height)) > above;
  const height = question > 0 && covered ? Math.max(least, above) : size.height;
  return { board: null, least, height, cloth: lay(height) };
}

/** How far down the table reaches if it has the whole cloth. */
function lowest({ players, mine, trick }: Scene, { seats, spots, card, tall }: Cloth): number {
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== mine);
  return Math.max(...others.map((seat) => seats[seat]!.y + tall / 2), ...trick.map((seat) => spots[seat]!.y + card * 0.7));
}
