/** A table as this client knows it: what the server has sent, and what this seat is about to do. */

import { settings } from "../lib/settings.svelte";
import type { ErrorMessage, EventsMessage, Facts, GameEvent, Message, Row, TableEvent, TableInfo, Trick, View, Welcome } from "../protocol";
import { laid, played, without, type Played } from "./cards";
import { Connection, type Answer, type LineState, type NewCommand, type Receiver } from "./connection";
import { follow, followInfo } from "./follow";
import { Playback, type Pause } from "./playback";
import { question, type Question } from "./question";
import { Remarks } from "./remarks.svelte";

/** Where messages come from and commands go: a server, or a lesson. */
export interface Transport {
  open(): void;
  close(): void;
  send(command: NewCommand): Promise<Answer>;
  refresh(): void;
}

/** Called with every event as it is shown, to say it or to let it be heard. */
export type Listener = (event: GameEvent | TableEvent, sitting: Sitting) => void;

// How long a finished trick and a finished round are shown, in milliseconds.
const TRICK_SHOWN = { none: 0, quick: 550, normal: 1300 };
const ROUND_SHOWN = { none: 0, quick: 3500, normal: 12_000 };

export class Sitting {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  /** What follows from the view by the rules. */
  facts: Facts | null = $state.raw(null);
  seat: number | null = $state(null);
  legal: readonly string[] = $state.raw([]);
  line: LineState = $state("connecting");
  /** Why the line is closed for good: a code of the protocol. */
  closed: string | null = $state(null);
  /** A move on its way to the server. */
  pending: string | null = $state(null);
  /** The finished trick that still lies on the table. */
  finished: Trick | null = $state.raw(null);
  /** The round that has just been scored. */
  scored: Row | null = $state.raw(null);
  /** Why the last command was refused. */
  refused: ErrorMessage | null = $state.raw(null);
  /** When this seat's time runs out, in milliseconds of the page's clock. */
  deadline: number | null = $state(null);
  readonly remarks = new Remarks();

  #version = 0; // the last one that is shown
  #playback = new Playback({
    show: (message) => (message.type === "welcome" ? this.#welcome(message) : this.#events(message)),
    pause: () => this.#pause(),
    refresh: () => this.transport.refresh(),
  });
  #listeners = new Set<Listener>();
  readonly transport: Transport;

  constructor(
    readonly table: string,
    transport?: (receiver: Receiver) => Transport,
  ) {
    const receiver: Receiver = {
      receive: (message) => this.#receive(message),
      line: (state, why) => {
        this.line = state;
        this.closed = why ?? this.closed;
      },
      version: () => this.#playback.version,
    };
    this.transport = transport ? transport(receiver) : new Connection(table, receiver);
  }

  open(): void {
    this.transport.open();
  }

  close(): void {
    this.#playback.stop();
    this.transport.close();
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
    if (this.finished !== null) return this.finished.plays.map(played);
    const trick = view.table.trick.map(played);
    if (this.pending !== null && view.table.phase === "play" && view.seat !== null)
      trick.push({ seat: view.seat, ...laid(this.pending) });
    return trick;
  }

  /** Whether the game is over, and its last trick and round have been seen. */
  get over(): boolean {
    return this.info?.stage === "over" && this.finished === null && this.scored === null;
  }

  /** Wait no longer: sweep the trick away, go on to the next round. */
  skip(): void {
    this.#playback.skip();
  }

  // What this seat does

  /**
   * Make a move. One that is legal is shown at once, and taken back should the server refuse it;
   * of any other the server says why not.
   */
  async act(action: string): Promise<void> {
    if (this.pending !== null) return;
    this.skip();
    if (this.legal.includes(action)) this.pending = action;
    const answer = await this.send({ type: "act", version: this.#version, action });
    if (answer.type === "ok") return;
    this.pending = null;
    if (answer.code === "stale") this.transport.refresh();
  }

  /** Give any command; what is refused is shown. */
  async send(command: NewCommand): Promise<Answer> {
    this.refused = null;
    const answer = await this.transport.send(command);
    if (answer.type === "error") this.refused = answer;
    return answer;
  }

  // What the server sends

  #receive(message: Message): void {
    if (message.type === "welcome" || message.type === "events") this.#playback.receive(message);
  }

  /** A finished trick is looked at first, then the score of the round. */
  #pause(): Pause | null {
    if (this.finished !== null)
      return { milliseconds: TRICK_SHOWN[settings.pace], end: () => (this.finished = null) };
    if (this.scored !== null)
      return { milliseconds: ROUND_SHOWN[settings.pace], end: () => (this.scored = null) };
    return null;
  }

  #welcome(message: Welcome): void {
    this.info = message.table;
    this.seat = message.seat;
    this.view = message.view;
    this.facts = message.facts;
    this.legal = message.view?.legal_actions ?? [];
    this.#version = message.version;
    this.pending = null;
    this.#setDeadline(message.seconds_left);
  }

  #events(message: EventsMessage): void {
    for (const event of message.events) {
      this.#follow(event);
      for (const listener of this.#listeners) listener(event, this);
    }
    if (this.pending !== null && message.events.some((event) => this.#isOwn(event))) this.pending = null;
    const asked = this.legal.length === 0 && message.legal_actions.length > 0;
    this.legal = message.legal_actions;
    this.facts = message.facts ?? this.facts;
    this.#version = message.version;
    if (this.legal.length === 0) this.deadline = null;
    else if (asked) this.#setDeadline(this.info?.clock_seconds ?? null);
  }

  /** Whether an event is what became of this seat's own move. */
  #isOwn(event: GameEvent | TableEvent): boolean {
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

  #setDeadline(seconds: number | null): void {
    this.deadline = seconds === null ? null : Date.now() + seconds * 1000;
  }

  #follow(event: GameEvent | TableEvent): void {
    if (this.info !== null) this.info = followInfo(this.info, event);
    if (event.type === "Said") this.remarks.add(event);
    if (event.type === "Rematched") this.view = null;
    if (this.view === null) return;
    this.view = follow(this.view, event);
    if (event.type === "TrickEnded") this.finished = this.view.table.tricks.at(-1) ?? null;
    else if (event.type === "RoundScored") this.scored = event.row;
  }
}
