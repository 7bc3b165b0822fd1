/** A finished game from its record: what was dealt, said and played, trick by trick. */

import type { Rules, Suit } from "../protocol";
import { ahead, played, suitOf, without, type Played } from "./cards";

export interface Round {
  number: number;
  hands: string[][];
  turnedUp: string | null;
  trump: Suit | null;
  bids: string[]; // the moves before the first card, as they were made
  tricks: Trick[];
}

export interface Trick {
  plays: Played[];
  winner: number | null; // null: nobody's
  hands: string[][]; // before the trick
  notes: string[]; // what came after it: cards passed, predictions changed
}

const MAXIMUS: readonly (Suit | null)[] = ["B", "R", "G", "Y", null];

/** Read a record. It was written by the server from a game that was played, so it is not judged. */
export function readRecord(text: string, rules: Rules): Round[] {
  const body = text
    .split("\n")
    .map((line) => line.replace(/#.*$/, "").trim())
    .filter((line) => line !== "" && !/^(wiz |[a-z]+( \d+)?:\s)/.test(line))
    .join(" ");
  return body
    .split(/\bdeal /)
    .slice(1)
    .map((part, index) => readRound(part.replace(/\s*\bround \d+\s*$/, ""), index + 1, rules));
}

function readRound(text: string, number: number, rules: Rules): Round {
  const [deal, ...rest] = split(text);
  const moves = rest.filter((move) => move !== "");
  const up = /(?:^| )up (\S+)$/.exec(deal ?? "");
  let hands = (deal ?? "").replace(/ ?\bup \S+$/, "").split(/\s+/).map((hand) => hand.split(","));
  const round: Round = {
    number,
    hands: hands.map((hand) => [...hand]),
    turnedUp: up?.[1] ?? null,
    trump: rules.mode === "maximus" ? (MAXIMUS[number - 1] ?? null) : up ? suitOf(up[1]!) : null,
    bids: [],
    tricks: [],
  };
  const wolf = hands.findIndex((hand) => hand.includes("L"));
  if (wolf >= 0 && round.turnedUp !== null)
    hands = hands.map((hand, seat) => (seat === wolf ? [...without(hand, "L"), round.turnedUp!] : hand));
  let plays: Played[] = [];
  let before = hands;
  const passes: { seat: number; card: string }[] = [];
  for (const move of moves) {
    const what = move.slice(move.indexOf(":") + 1);
    if (what.startsWith("trump=")) round.trump = what === "trump=none" ? null : (what.slice(6) as Suit);
    if (/^(trump=|bid=)/.test(what)) round.bids.push(move);
    else if (/^bid[+-]/.test(what)) round.tricks.at(-1)?.notes.push(move);
    else if (what.startsWith("pass=")) {
      round.tricks.at(-1)?.notes.push(move);
      passes.push({ seat: Number(move.split(":")[0]), card: what.slice(5) });
      if (passes.length === hands.length) {
        const given = hands.map((hand, seat) => without(hand, passes.find((pass) => pass.seat === seat)!.card));
        for (const { seat, card } of passes.splice(0)) given[(seat + 1) % hands.length]!.push(card);
        hands = given;
      }
    } else {
      if (plays.length === 0) before = hands;
      const play = played(move);
      plays.push(play);
      hands = hands.map((hand, seat) => (seat === play.seat ? without(hand, play.card) : hand));
      if (plays.length === hands.length) {
        const best = ahead(plays, round.trump, rules.mode !== "one-colour");
        const bombed = plays.some((one) => one.card === "X");
        round.tricks.push({ plays, winner: bombed || best === null ? null : plays[best]!.seat, hands: before, notes: [] });
        plays = [];
      }
    }
  }
  return round;
}

/** The deal, and the moves one by one: a move begins with its seat. */
function split(text: string): string[] {
  const first = /(?:^|\s)\d+:/.exec(text);
  const end = first ? first.index : text.length;
  return [text.slice(0, end).trim(), ...text.slice(end).trim().split(/\s+/)];
}
