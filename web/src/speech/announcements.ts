/** The table in words, for whoever listens to it. */

import type { GameEvent, TableEvent } from "../protocol";
import type { Sitting } from "../table/sitting.svelte";
import { cardName, seatName, suitName } from "./naming";
import { gain, points, t } from "./words.svelte";

/** What is said about an event; nothing, if it goes without saying. */
export function announcement(event: GameEvent | TableEvent, sitting: Sitting): string | null {
  const info = sitting.info;
  const view = sitting.view;
  if (info === null || view === null) return null;
  const who = (seat: number): string => (seat === sitting.seat ? t("you") : seatName(info, seat));
  switch (event.type) {
    case "RoundDealt": {
      const up = event.turned_up === null ? "" : t("turned-up", { card: cardName(event.turned_up) });
      return `${t("speak-round", { number: event.number, count: event.hand_size })} ${up}`.trim();
    }
    case "TrumpSet":
      return t("speak-trump", { suit: suitName(event.trump) });
    case "Exchanged":
      return t("speak-wolf", { name: who(event.seat), card: cardName(event.taken) });
    case "BidPlaced":
      if (event.tricks === null || event.audience !== "everyone") return null;
      return t("speak-bid", { name: who(event.seat), tricks: event.tricks });
    case "BidsRevealed":
      return event.bids.map((tricks, seat) => t("speak-bid", { name: who(seat), tricks })).join(" ");
    case "BidChanged":
      return event.tricks === null ? null : t("speak-bid", { name: who(event.seat), tricks: event.tricks });
    case "CardPlayed":
      return t("speak-card", { name: who(event.seat), card: cardName(event.card, event.face) });
    case "TrickEnded":
      return event.bombed ? t("trick-nobody") : t("speak-trick", { name: who(event.winner) });
    case "CardPassed":
      return event.receiver === sitting.seat ? t("speak-received", { card: cardName(event.card) }) : null;
    case "RoundScored":
      return event.row.points
        .map((won, seat) => `${who(seat)}: ${gain(won)}, ${points(event.row.totals[seat] ?? 0)}.`)
        .join(" ");
    case "Turn":
      return sitting.seat !== null && event.to_act.includes(sitting.seat) ? t("turn-you") : null;
    case "SeatChanged":
      if (event.why === "departed") return t("speak-away", { name: who(event.seat.seat) });
      if (event.why === "arrived" || event.why === "given_back") return t("speak-back", { name: who(event.seat.seat) });
      return null;
    case "Said":
      return `${who(event.seat)}: ${event.phrase ? t(`phrase-${event.phrase}`) : event.emote ? t(`emote-${event.emote}`) : (event.text ?? "")}`;
    default:
      return null;
  }
}
