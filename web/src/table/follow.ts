/** How what this client knows keeps up with events: the view as in `augury.game.play.views.follow`. */

import type { GameEvent, Table, TableEvent, TableInfo, View } from "../protocol";
import { exchanged, move, played, sort, without } from "./cards";

/** The table around the game, after an event. */
export function followInfo(info: TableInfo, event: GameEvent | TableEvent): TableInfo {
  switch (event.type) {
    case "SeatChanged": {
      const { seat } = event.seat;
      const again = event.why === "left" ? (info.again ?? []).filter((other) => other !== seat) : info.again;
      const anew = ["sat", "left", "removed", "bot"].includes(event.why);
      const seat_commitments = anew ? put(info.seat_commitments, seat, null) : info.seat_commitments;
      return { ...info, seats: put(info.seats, seat, event.seat), seat_commitments, ...(again && { again }) };
    }
    case "HostChanged":
      return { ...info, host: event.host };
    case "Committed":
      return { ...info, seat_commitments: put(info.seat_commitments, event.seat, event.commitment) };
    case "CommitmentsFrozen":
      return { ...info, stage: "shuffling", seat_commitments: event.commitments, contributions: none(info), withheld: [] };
    case "Contributed":
      return { ...info, contributions: put(info.contributions, event.seat, event.contribution) };
    case "Withheld":
      return { ...info, contributions: none(info), withheld: [...(info.withheld ?? []), event.seats] };
    case "GameStarted":
      return { ...info, stage: "playing", game: event.game };
    case "RematchAsked":
      return { ...info, again: [...new Set([...(info.again ?? []), event.seat])] };
    case "Rematched":
      return { ...info, stage: "lobby", game: event.game, commitments: event.commitments, contributions: none(info), withheld: [], seeds: [], again: [] };
    case "SeedRevealed":
      return { ...info, seeds: [...info.seeds, { round: event.round, seed: event.seed }] };
    case "Turn":
      return event.phase === "over" ? { ...info, stage: "over", seat_commitments: none(info) } : info;
    default:
      return info;
  }
}

/** Nothing of anybody. */
const none = (info: TableInfo): null[] => info.seats.map(() => null);

/** The view after an event that its seat may see. */
export function follow(view: View, event: GameEvent | TableEvent): View {
  const { table, seat } = view;
  switch (event.type) {
    case "CardPlayed": {
      const next = at(view, {
        trick: [...table.trick, `${event.seat}:${move(event.card, event.face)}`],
        suit: event.suit,
        settled: event.settled,
      });
      const mine = event.seat === seat && view.hand !== null;
      return mine ? { ...next, hand: without(view.hand ?? [], event.card) } : next;
    }
    case "Turn":
      return at(view, { phase: event.phase, to_act: event.to_act, clouded: event.clouded, clouded_next: event.clouded_next });
    case "TrickEnded": {
      const trick = { plays: table.trick, winner: event.winner, bombed: event.bombed };
      const taken = event.bombed ? table.taken : add(table.taken, event.winner, 1);
      return at(view, { trick: [], suit: null, tricks: [...table.tricks, trick], taken });
    }
    case "RoundDealt":
      return dealt(view, {
        number: event.number,
        dealer: event.dealer,
        hand_size: event.hand_size,
        turned_up: event.turned_up,
      });
    case "HandDealt":
      if (event.seat === seat) return { ...view, hand: event.cards };
      return { ...view, seen: put(hands(view), event.seat, event.cards) };
    case "Exchanged": {
      const next = at(view, { exchange: { seat: event.seat, taken: event.taken } });
      if (event.seat !== seat || view.hand === null) return next;
      return { ...next, hand: exchanged(view.hand, event.taken) as View["hand"] };
    }
    case "TrumpSet":
      return at(view, { trump: event.trump });
    case "BidPlaced":
    case "BidChanged": {
      if (event.tricks === null) return view;
      const own = event.seat === seat ? { ...view, bid: event.tricks } : view;
      if (event.audience !== "everyone") return own;
      return at(own, { bids: put(table.bids, event.seat, event.tricks) });
    }
    case "BidsRevealed":
      return at(view, { bids: event.bids });
    case "CardChosen":
      return event.card === null ? view : { ...view, aside: event.card };
    case "CardPassed": {
      const hand = view.hand ?? [];
      if (event.giver === seat)
        return { ...view, hand: without(hand, event.card), gave: event.card, gave_before: view.gave ?? undefined, aside: null };
      if (event.receiver === seat)
        return {
          ...view,
          hand: sort([...hand, event.card]) as View["hand"],
          received: event.card,
          received_before: view.received ?? undefined,
        };
      return view;
    }
    case "CardTurnedUp":
      return at(view, { second_upcard: { card: event.card, tricks: table.tricks.length, trump: table.trump }, trump: null });
    case "CardAnnounced": {
      const { card } = played(table.trick.at(-1)!);
      const trick = [...table.trick.slice(0, -1), `${event.seat}:${move(card, event.face)}`];
      return at(view, { trick, suit: event.suit, settled: event.settled });
    }
    case "CardPutIn":
    case "CardTakenOut": {
      const last = table.tricks.at(-1)!;
      const puts = event.type === "CardPutIn";
      const swap = puts ? { seat: event.seat, put: event.card, out: null } : { ...last.swap!, out: event.card };
      const next = at(view, { tricks: [...table.tricks.slice(0, -1), { ...last, swap }] });
      if (event.seat !== seat || view.hand === null) return next;
      const hand = puts ? without(view.hand, event.card) : sort([...view.hand, event.card]);
      return { ...next, hand: hand as View["hand"] };
    }
    case "RoundScored":
      return at(view, {
        pad: [...table.pad, event.row],
        bids: event.row.bids,
        totals: event.row.totals,
      });
    default:
      return view;
  }
}

function at(view: View, change: Partial<Table>): View {
  return { ...view, table: { ...view.table, ...change } };
}

/** A new round, of which nothing is known but what its event says. */
function dealt(view: View, round: Partial<Table>): View {
  const { players } = view.table.rules;
  return {
    ...at(view, {
      exchange: null,
      trump: null,
      bids: Array<null>(players).fill(null),
      taken: Array<number>(players).fill(0),
      trick: [],
      suit: null,
      tricks: [],
      clouded: null,
      clouded_next: undefined,
      second_upcard: undefined,
      ...round,
    }),
    hand: null,
    bid: null,
    seen: [],
    aside: null,
    gave: null,
    received: null,
    gave_before: undefined,
    received_before: undefined,
  };
}

/** What is known of everyone's hand: none is shown at first. */
function hands(view: View): View["seen"] {
  return view.seen.length > 0 ? view.seen : Array<null>(view.table.rules.players).fill(null);
}

function put<Value>(values: readonly Value[], place: number, value: Value): Value[] {
  return values.map((old, index) => (index === place ? value : old));
}

function add(values: readonly number[], place: number, by: number): number[] {
  return values.map((old, index) => (index === place ? old + by : old));
}
