/**
 * A table as this client knows it: what the server has told, at the pace at which a person can
 * watch it, and what this seat wants to do.
 */

import type { EventsMessage, GameEvent, Message, Row, Said, TableEvent, TableInfo, Trick, View, Welcome } from "../protocol";
import { laid, played, without, type Played } from "./cards";
import { Connection, type Answer, type Ear, type Line, type Wish } from "./connection";
import { follow } from "./follow";
import { question, type Question } from "./question";
import { settings } from "./settings.svelte";

/** Where messages come from and wishes go: a server, or a lesson. */
export interface Source {
  open(): void;
  close(): void;
  send(wish: Wish): Promise<Answer>;
  refresh(): void;
}

export interface Remark {
  key: number;
  said: Said;
}

/** Told to whoever wants to speak, sound or shake: the events as they are shown. */
export type Listener = (event: GameEvent | TableEvent, sitting: Sitting) => void;

const LINGER = { none: 0, quick: 550, normal: 1300 };
const REST = { none: 0, quick: 3500, normal: 12_000 };
const BEHIND = 40; // messages: a client so late is shown how things stand, not how they came about
const REMARK = 5_000;

export class Sitting {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  seat: number | null = $state(null);
  legal: readonly string[] = $state.raw([]);
  line: Line = $state("connecting");
  /** Why the line is closed for good: a code of the protocol. */
  closed: string | null = $state(null);
  /** A move on its way to the server. */
  pending: string | null = $state(null);
  /** The finished trick that still lies on the table. */
  lying: Trick | null = $state.raw(null);
  /** The round that has just been scored. */
  scored: Row | null = $state.raw(null);
  remarks: Remark[] = $state.raw([]);
  /** The code of the last refusal of a move. */
  refused: string | null = $state(null);
  /** When this seat's time runs out, in milliseconds of the page's clock. */
  deadline: number | null = $state(null);

  #heard: number | null = null; // the last version that came in
  #shown = 0; // the last version that is shown
  #queue: (EventsMessage | Welcome)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waits = false;
  #remark = 0;
  #listeners = new Set<Listener>();
  readonly source: Source;

  constructor(
    readonly table: string,
    source?: (ear: Ear) => Source,
  ) {
    const ear: Ear = {
      hear: (message) => this.#hear(message),
      line: (state, code) => this.#line(state, code),
      version: () => this.#heard,
    };
    this.source = source ? source(ear) : new Connection(table, ear);
  }

  open(): void {
    this.source.open();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.source.close();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // What is shown

  /** Whether the game waits for this seat, and what for. */
  get question(): Question | null {
    return this.pending === null && this.scored === null ? question(this.legal) : null;
  }

  /** This seat's cards, without the one on its way to the table. */
  get hand(): readonly string[] | null {
    const hand = this.view?.hand ?? null;
    if (hand === null || this.pending === null || /^(bid|trump|pass)/.test(this.pending)) return hand;
    return without(hand, laid(this.pending).card);
  }

  /** The trick on the table, with the card on its way there; or the finished one. */
  get trick(): Played[] {
    const view = this.view;
    if (view === null) return [];
    if (this.lying !== null) return this.lying.plays.map(played);
    const trick = view.table.trick.map(played);
    if (this.pending !== null && view.table.phase === "play" && view.seat !== null)
      trick.push({ seat: view.seat, ...laid(this.pending) });
    return trick;
  }

  // What this seat does

  /** Make a move; it is shown at once, and taken back if the server refuses it. */
  async act(action: string): Promise<void> {
    if (this.pending !== null) return;
    this.skip();
    this.pending = action;
    this.refused = null;
    const answer = await this.source.send({ type: "act", version: this.#shown, action });
    if (answer.type === "error") {
      this.pending = null;
      this.refused = answer.code;
      if (answer.code === "stale") this.source.refresh();
    }
  }

  /** Give any other command. */
  say(wish: Wish): Promise<Answer> {
    return this.source.send(wish);
  }

  /** Wait no longer: sweep the trick away, go on to the next round. */
  skip(): void {
    if (!this.#waits) return;
    clearTimeout(this.#timer);
    this.#goOn();
  }

  // What the server tells

  #line(state: Line, code?: number): void {
    this.line = state;
    if (state === "closed") this.closed = code === 4403 ? "spectators_barred" : "seat_gone";
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.#heard = message.version;
        this.#queue.push(message);
        break;
      case "events":
        if (this.#heard !== null && message.version <= this.#heard) return;
        if (this.#heard !== null && message.version > this.#heard + 1) {
          this.#heard = null;
          this.source.refresh();
          return;
        }
        this.#heard = message.version;
        this.#queue.push(message);
        break;
      case "error":
        if (message.code === "wrong_key") this.closed = message.code;
        return;
      case "ok":
      case "pong":
      case "restarting":
        return;
    }
    if (this.#queue.length > BEHIND) this.skip();
    if (!this.#waits) this.#drain();
  }

  #drain(): void {
    for (let message = this.#queue.shift(); message; message = this.#queue.shift()) {
      if (message.type === "welcome") this.#welcome(message);
      else this.#events(message);
      const behind = this.#queue.length > BEHIND;
      if (behind) this.lying = this.scored = null;
      const pause = this.lying ? LINGER[settings.pace] : this.scored ? REST[settings.pace] : 0;
      if (pause > 0) {
        this.#wait(pause);
        return;
      }
      this.lying = this.scored = null;
    }
  }

  #wait(pause: number): void {
    this.#waits = true;
    this.#timer = setTimeout(() => this.#goOn(), pause);
  }

  /** The trick is swept away first, then the round's end is read, then the game goes on. */
  #goOn(): void {
    this.#waits = false;
    if (this.lying !== null) {
      this.lying = null;
      if (this.scored !== null) {
        this.#wait(REST[settings.pace]);
        return;
      }
    }
    this.scored = null;
    this.#drain();
  }

  #welcome(message: Welcome): void {
    this.info = message.table;
    this.seat = message.seat;
    this.view = message.view;
    this.legal = message.view?.legal_actions ?? [];
    this.#shown = message.version;
    this.pending = this.lying = this.scored = null;
    this.#clock(message.seconds_left);
  }

  #events(message: EventsMessage): void {
    for (const event of message.events) {
      this.#tell(event);
      for (const listener of this.#listeners) listener(event, this);
    }
    if (this.pending !== null && message.events.some((event) => this.#mine(event))) this.pending = null;
    const asked = this.legal.length === 0 && message.legal_actions.length > 0;
    this.legal = message.legal_actions;
    this.#shown = message.version;
    if (this.legal.length === 0) this.deadline = null;
    else if (asked) this.#clock(this.info?.clock_seconds ?? null);
  }

  /** Whether an event is what became of this seat's own move. */
  #mine(event: GameEvent | TableEvent): boolean {
    switch (event.type) {
      case "CardPlayed":
      case "BidPlaced":
      case "BidChanged":
      case "CardChosen":
        return event.seat === this.seat;
      case "TrumpSet":
        return event.by === this.seat;
      default:
        return false;
    }
  }

  #clock(seconds: number | null): void {
    this.deadline = seconds === null ? null : Date.now() + seconds * 1000;
  }

  #tell(event: GameEvent | TableEvent): void {
    switch (event.type) {
      case "SeatChanged":
        this.#change({ seats: this.info!.seats.map((seat) => (seat.seat === event.seat.seat ? event.seat : seat)) });
        return;
      case "HostChanged":
        this.#change({ host: event.host });
        return;
      case "GameStarted":
        this.#change({ stage: "playing", game: event.game });
        return;
      case "Rematched":
        this.view = null;
        this.#change({ stage: "lobby", game: event.game, commitments: event.commitments, seeds: [] });
        return;
      case "SeedRevealed":
        this.#change({ seeds: [...this.info!.seeds, { round: event.round, seed: event.seed }] });
        return;
      case "Said":
        this.#say(event);
        return;
      case "Contributed":
      case "TimeRanOut":
        return;
    }
    if (this.view === null) return;
    this.view = follow(this.view, event);
    if (event.type === "TrickEnded") this.lying = this.view.table.tricks.at(-1) ?? null;
    else if (event.type === "RoundScored") this.scored = event.row;
    else if (event.type === "Turn" && event.phase === "over") this.#over();
  }

  #over(): void {
    const { totals } = this.view!.table;
    const best = Math.max(...totals);
    const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
    this.view = { ...this.view!, table: { ...this.view!.table, winners } };
    this.#change({ stage: "over" });
  }

  #say(said: Said): void {
    const remark = { key: this.#remark++, said };
    this.remarks = [...this.remarks.filter((other) => other.said.seat !== said.seat), remark];
    setTimeout(() => (this.remarks = this.remarks.filter((other) => other !== remark)), REMARK);
  }

  #change(change: Partial<TableInfo>): void {
    if (this.info !== null) this.info = { ...this.info, ...change };
  }
}
