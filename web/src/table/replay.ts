/** A game that is over, trick by trick: bookkeeping of its events, with all hands open. */

import type { GameEvent, Replay, Suit } from "../protocol";
import { exchanged, without, type Played } from "./cards";

export interface Round {
  number: number;
  turnedUp: string | null;
  trump: Suit | null;
  /** As they were made. */
  bids: number[];
  tricks: Trick[];
}

export interface Trick {
  plays: Played[];
  winner: number | null; // null: nobody's
  hands: string[][]; // before the trick
  aftermaths: Aftermath[]; // what came after it
}

/** A card passed, or a prediction changed. */
export type Aftermath = { seat: number; card: string } | { seat: number; by: number };

export function readReplay(replay: Replay): Round[] {
  return replay.rounds.map(({ number, events }) => readRound(number, events, replay.rules.players));
}

function readRound(number: number, events: readonly GameEvent[], players: number): Round {
  const round: Round = { number, turnedUp: null, trump: null, bids: Array<number>(players).fill(0), tricks: [] };
  const hands: string[][] = Array.from({ length: players }, () => []);
  let bids = round.bids;
  let before: string[][] = [];
  let plays: Played[] = [];
  for (const event of events) {
    switch (event.type) {
      case "RoundDealt":
        round.turnedUp = event.turned_up;
        break;
      case "HandDealt":
        hands[event.seat] = event.cards;
        break;
      case "Exchanged":
        hands[event.seat] = exchanged(hands[event.seat]!, event.taken);
        break;
      case "TrumpSet":
        round.trump = event.trump;
        break;
      case "BidPlaced":
        if (event.tricks !== null) bids = round.bids = round.bids.with(event.seat, event.tricks);
        break;
      case "CardPlayed":
        if (plays.length === 0) before = [...hands];
        plays.push({ seat: event.seat, card: event.card, face: event.face });
        hands[event.seat] = without(hands[event.seat]!, event.card);
        break;
      case "TrickEnded":
        round.tricks.push({ plays, winner: event.bombed ? null : event.winner, hands: before, aftermaths: [] });
        plays = [];
        break;
      case "CardPassed":
        hands[event.giver] = without(hands[event.giver]!, event.card);
        hands[event.receiver] = [...hands[event.receiver]!, event.card];
        round.tricks.at(-1)?.aftermaths.push({ seat: event.giver, card: event.card });
        break;
      case "BidChanged":
        if (event.tricks === null) break;
        round.tricks.at(-1)?.aftermaths.push({ seat: event.seat, by: event.tricks - bids[event.seat]! });
        bids = bids.with(event.seat, event.tricks);
        break;
    }
  }
  return round;
}
