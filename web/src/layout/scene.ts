/** How the cloth is shared out: what may be asked has its room, so that a question covers nobody and moves nothing. */

import { boardHeight, layBoard, type Board } from "./board";
import { layCloth, type Cloth, type Size } from "./cloth";

/** What has to be shown at once. */
export interface Scene {
  players: number;
  mine: number | null;
  handSize: number;
  /** The other seats whose hands lie open, clockwise. */
  shownHands: readonly number[];
}

export interface Layout {
  /** The open hands, instead of the table; null: none is open. */
  board: Board | null;
  /** The least height of the cloth. */
  least: number;
  /** Where the seats are, at an open hand too. */
  cloth: Cloth;
}

const APART = 14; // pixels between open hands and the question, and below it

/** Where everything lies on a cloth of this size. */
export function layScene({ players, mine, handSize, shownHands }: Scene, size: Size): Layout {
  const cloth = layCloth(players, mine, size);
  if (shownHands.length === 0) return { board: null, least: cloth.least, cloth };
  const question = size.asked ? size.asked + APART : 0;
  const least = boardHeight(shownHands.length, handSize, size.width);
  const board = layBoard(shownHands.length, handSize, size.width, Math.max(least, size.height - question));
  const seats = cloth.seats.map((place, seat) => {
    const hand = board.places[shownHands.indexOf(seat)];
    return hand === undefined ? place : { x: hand.x, y: hand.y - board.height / 2 + cloth.tall / 2 };
  });
  return { board, least: least + question, cloth: { ...cloth, seats } };
}
