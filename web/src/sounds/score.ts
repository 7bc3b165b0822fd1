/** What is played when: every event of a table as the notes that let it be heard. */

import type { GameEvent, TableEvent } from "../protocol";
import type { InstrumentName } from "./instruments";

export interface Note {
  instrument: InstrumentName;
  /** Seconds after the event. */
  after: number;
  /** In hertz. */
  pitch: number;
  /** From 0 to 1. */
  loud: number;
}

const note = (instrument: InstrumentName, pitch: number, loud: number, after = 0): Note => ({ instrument, pitch, loud, after });

/** Bells one after the other. */
const bells = (pitches: readonly number[], apart: number, loud: number, after = 0): Note[] =>
  pitches.map((pitch, place) => note("bell", pitch, loud, after + place * apart));

// Five tones that go together in any order: whatever happens at once sounds well.
const [C, D, E, G, A] = [523.25, 587.33, 659.25, 783.99, 880] as const;

/** What a card says beyond being laid down; most say nothing. */
const VOICES: Readonly<Record<string, readonly Note[]>> = {
  W: bells([2 * C, 2 * E, 2 * G], 0.06, 0.11, 0.05),
  J: [...bells([2 * A, 2 * G], 0.09, 0.12, 0.05), ...bells([2 * A], 0, 0.08, 0.26)],
  S: bells([2 * G, 2 * D, 2 * A], 0.07, 0.1, 0.05),
  D: [note("growl", 75, 0.8, 0.03)],
  F: bells([3 * C, 3 * D, 3 * E, 3 * G], 0.05, 0.08, 0.05),
  X: [note("wind", 2400, 0.26, 0.02)],
  U: [520, 580, 650, 780].map((pitch, place) => note("stone", pitch, 0.4 - 0.05 * place, 0.08 + place * 0.09)),
  C: [note("wind", 420, 0.5, 0.02)],
};

/** What a seat hears of an event; null: someone who only watches. */
export function notes(event: GameEvent | TableEvent, seat: number | null): readonly Note[] {
  switch (event.type) {
    case "RoundDealt":
      return Array.from({ length: Math.min(event.hand_size, 7) }, (_, card) => note("slide", 2300 + 130 * card, 0.42, card * 0.065));
    case "Exchanged":
      return [note("slide", 2000, 0.6), note("growl", 95, 0.5, 0.1)];
    case "CardPassed":
      return [note("slide", 1900, 0.6)];
    case "BidPlaced":
    case "BidChanged":
      return [note("stone", event.seat === seat ? 620 : 470, 0.4)];
    case "BidsRevealed":
      return event.bids.map((_, place) => note("stone", 470, 0.25, place * 0.05));
    case "CardPlayed":
      return [note("card", event.seat === seat ? 2100 : 1700, event.seat === seat ? 0.6 : 0.5), ...(VOICES[event.card] ?? VOICES[event.card.split("=")[0]!] ?? [])];
    case "TrickEnded":
      if (event.bombed) return [note("boom", 90, 0.55)];
      if (event.winner === seat) return [note("stone", 560, 0.5), ...bells([G, 2 * C], 0.09, 0.2, 0.06)];
      return [note("stone", 380, 0.4), note("slide", 1500, 0.3, 0.04)];
    case "RoundScored": {
      const points = seat === null ? 0 : (event.row.points[seat] ?? 0);
      if (points > 0) return bells([C, E, G, 2 * C], 0.11, 0.2);
      return points < 0 ? bells([E / 2, D / 2], 0.2, 0.28) : [note("stone", 420, 0.35)];
    }
    case "TimeRanOut":
      return bells([A / 2, A / 2], 0.16, 0.25);
    case "Said":
      return event.seat === seat ? [] : [note("stone", 900, 0.32)];
    case "Turn":
      return seat !== null && event.to_act.includes(seat) ? bells([E, A], 0.08, 0.13) : [];
    default:
      return [];
  }
}

/** The game is over: for whoever won, and for everyone else. */
export function finale(won: boolean): readonly Note[] {
  if (!won) return bells([G, E, C], 0.2, 0.25);
  return [...bells([C, E, G, A, 2 * C], 0.12, 0.22), ...bells([2 * C, 2 * E, 2 * G], 0.02, 0.15, 0.75)];
}
