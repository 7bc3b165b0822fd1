/**
 * Which events are laid over the table as a sign for a moment: those that nothing else on it shows.
 * All others have their place there: a card, a plate, the hand, a panel, a bubble, the log.
 */

import { KINDS, type WonBy } from "../protocol";
import { kindOf, played } from "./cards";
import type { Happening } from "./log.svelte";

/** Whether a card does something of its own, besides being high or low in its suit. */
export function isSpecial(code: string): boolean {
  const kind = kindOf(code);
  return KINDS.some(({ code, special }) => special && code === kind);
}

/** Not what a card's number or suit shows: whoever knows little asks why. */
const SURPRISING: readonly WonBy[] = ["toppling", "first", "nothing-higher"];

/** Whether a round has no trump because of its turned-up card, or because there is none (R3.2, R3.4). */
export function lacksTrump({ event, before }: Happening): boolean {
  if (event.type !== "TrumpSet" || before === null) return false;
  const { exchange, rules } = before.table;
  return event.trump === null && event.by === null && exchange === null && rules.mode === "classic";
}

/** Whether everyone has predicted, for all to see: then the predictions are told all at once. */
export function endsBidding({ event, before, surplus }: Happening): boolean {
  if (event.type === "BidsRevealed") return true;
  const bidding = before?.table.phase === "bid" || before?.table.phase === "rebid";
  return event.type === "Turn" && event.phase === "play" && bidding && surplus !== null && before.table.bids.every((bid) => bid !== null);
}

export function isSign(happening: Happening): boolean {
  const { event, before, seat, wonBy } = happening;
  if (before === null) return false; // before the game everything is in the lobby's list
  switch (event.type) {
    case "RoundDealt":
    case "Exchanged":
    case "Claimed":
    case "HostChanged":
    case "TakenBack":
    case "TimeRanOut":
    case "Withheld":
      return true;
    case "CardPassed": // the second of the two, when it is known what was given and what was got
      return (event.giver === seat ? before.received : before.gave) !== null;
    case "TrumpSet":
      return event.by !== null || lacksTrump(happening);
    case "BidPlaced":
      return before.table.phase === "rebid";
    case "BidChanged":
      // In secret its owner hears of it twice, the second time with the number.
      return event.tricks !== null || event.seat !== seat;
    case "CardPlayed":
      return isSpecial(event.card);
    case "TrickEnded":
      if (event.bombed || (wonBy !== null && SURPRISING.includes(wonBy))) return true;
      return wonBy !== null && before.table.trick.some((play) => isSpecial(played(play).card));
    case "Turn": {
      const asked = seat !== null && event.to_act.includes(seat); // and a panel says what
      const passes = event.phase === "pass" && before.table.phase !== "pass";
      const clouded = event.clouded !== null && event.clouded !== before.table.clouded;
      return !asked && (passes || clouded);
    }
    case "SeatChanged":
      return event.why === "taken_over" || event.why === "given_back";
    case "BidsRevealed": // all of them are shown
    case "CardAnnounced":
    case "CardChosen":
    case "CardPutIn":
    case "CardTakenOut":
    case "CardTurnedUp":
    case "Committed":
    case "CommitmentsFrozen":
    case "Contributed":
    case "GameStarted":
    case "HandDealt":
    case "RematchAsked":
    case "Rematched":
    case "RoundScored":
    case "Said":
    case "SeedRevealed":
      return false;
    default:
      return event satisfies never;
  }
}

/** Who made the move behind an event; null: nobody, it follows from the rules. */
export function mover({ event }: Happening): number | null {
  switch (event.type) {
    case "BidPlaced":
    case "BidChanged":
    case "CardChosen":
    case "CardPlayed":
      return event.seat;
    case "TrumpSet":
      return event.by;
    default:
      return null;
  }
}

/** Whom an event is about; null: nobody in particular. */
export function concerned(happening: Happening): number | null {
  const { event } = happening;
  switch (event.type) {
    case "Claimed":
    case "Exchanged":
    case "TakenBack":
    case "TimeRanOut":
      return event.seat;
    case "Withheld":
      return event.seats.length === 1 ? event.seats[0]! : null;
    case "HostChanged":
      return event.host;
    case "SeatChanged":
      return event.seat.seat;
    case "TrickEnded":
      return event.bombed ? null : event.winner;
    case "Turn":
      return event.phase === "pass" ? null : event.clouded;
    default:
      return mover(happening);
  }
}
