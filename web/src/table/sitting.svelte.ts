/** A table as this client knows it: what the server has sent, and what this seat is about to do. */

import { dealTime } from "../motion/flights";
import { moves, settings, type Pace, type Rest } from "../lib/settings.svelte";
import type { CardPlayed, ErrorMessage, EventsMessage, Facts, Message, Row, TableInfo, Trick, View, Welcome, WonBy } from "../protocol";
import { laid, played, without, type Played } from "./cards";
import { Connection, type Answer, type ConnectionState, type NewCommand, type Receiver } from "./connection";
import { keepHeard } from "./heard";
import { follow, followInfo } from "./follow";
import { Log, type AnyEvent, type Happening } from "./log.svelte";
import { Playback, type Part, type Pause } from "./playback";
import { question, type Question } from "./question";
import { Remarks } from "./remarks.svelte";
import { Share } from "./share";
import { endsBidding, isSign, mover } from "./signs";

/** Where messages come from and commands go: a server, or a lesson. */
export interface Transport {
  open(): void;
  close(): void;
  send(command: NewCommand): Promise<Answer>;
  refresh(): void;
}

/** Called with everything that happens as it is shown, to say it or to let it be heard. */
export type Listener = (happening: Happening, sitting: Sitting) => void;

// How long something is shown before the next, in milliseconds.
const BEAT: Record<Pace, number> = { none: 0, quick: 250, normal: 800 };
const SIGN: Record<Pace, number> = { none: 0, quick: 1000, normal: 2200 };
const REST: Record<Rest, number> = { none: 0, quick: 550, normal: 1300, long: 3000 };
const SUMMARY = { company: 12_000, clock: 6_000, short: 4_000 };
const CLAIMED = 400; // of a trick that nothing depended on
const SIGN_STAYS = 5_000; // if nothing else is told
const RECAP = 2_200; // of all predictions; nothing waits for it
const FRAME = 24; // a little longer than one takes: a deal is drawn piece by piece
const LATE = 400; // until it is said that a move is still on its way
const SWEPT = 300; // until the cards of a trick have gone to whoever won it

export class Sitting {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  /** What follows from the view by the rules. */
  facts: Facts | null = $state.raw(null);
  seat: number | null = $state(null);
  legal: readonly string[] = $state.raw([]);
  connection: ConnectionState = $state("connecting");
  /** Why the connection is closed for good: a code of the protocol. */
  closed: string | null = $state(null);
  /** A move on its way to the server. */
  pending: string | null = $state(null);
  /** Whether it takes so long to arrive there that it has to be said. */
  late = $state(false);
  /** The finished trick that still lies on the table. */
  finished: Trick | null = $state.raw(null);
  /** The round that has just been scored. */
  scored: Row | null = $state.raw(null);
  /** Why the last command was refused. */
  refused: ErrorMessage | null = $state.raw(null);
  /** When the score of the round goes by itself, in milliseconds of the page's clock. */
  goesOn: number | null = $state(null);
  /** When this seat's time runs out, in milliseconds of the page's clock; the server's is what counts. */
  deadline: number | null = $state(null);
  /** What is told on the table now. */
  sign: Happening | null = $state.raw(null);
  /** Whether all predictions are shown at once, before the first trick. */
  recap = $state(false);
  /** Whether this seat may claim the rest of the round. */
  claim = $state(false);
  /** Asked before a move that is a choice is made: whether to go on with it. */
  advise: ((action: string) => Promise<boolean>) | null = null;
  readonly log = new Log();
  readonly remarks: Remarks;
  /** What this seat adds to the shuffles; nobody has to see to it. */
  readonly share = new Share((command) => this.transport.send(command));

  #version = 0; // the last one that is shown
  #ahead = Infinity; // by how much the page's clock is ahead of the server's, in milliseconds
  #held = 0; // until when what is shown is looked at before another move, in milliseconds
  #advised = false; // whether a move waits for advice
  #claimed = false; // whether the rest of the round is laid down at once
  #resting = false; // whether the finished trick is being looked at
  #fades: ReturnType<typeof setTimeout> | undefined;
  #recapped: ReturnType<typeof setTimeout> | undefined;
  #playback = new Playback({
    split: (message) => (message.type === "welcome" ? this.#arrival(message) : this.#parts(message)),
    pause: (patient) => this.#pause(patient),
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
      connection: (state, why) => {
        this.connection = state;
        this.closed = why ?? this.closed;
      },
      version: () => this.#playback.version,
    };
    this.remarks = new Remarks(`augury-said-${table}`);
    this.transport = transport ? transport(receiver) : new Connection(table, receiver);
  }

  open(): void {
    this.transport.open();
  }

  close(): void {
    this.#playback.stop();
    clearTimeout(this.#fades);
    clearTimeout(this.#recapped);
    this.transport.close();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // What is shown

  /** Whether the game waits for this seat, and what for. */
  get question(): Question | null {
    return this.pending === null ? this.asked : null;
  }

  /** The same, as long as the answer may still be on its way. */
  get asked(): Question | null {
    return this.scored === null ? question(this.legal) : null;
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

  /** Whether the others at this table are bots, and no clock runs: then nobody waits for this seat. */
  get alone(): boolean {
    const { info, seat } = this;
    if (info === null || seat === null || info.clock_seconds !== null) return false;
    return info.seats.every((one) => one.seat === seat || one.name === null);
  }

  /** Wait no longer: sweep the trick away, go on to the next round. */
  skip(): void {
    this.#dismiss();
    this.#playback.skip();
  }

  // What this seat does

  /**
   * Make a move. One that is legal is shown at once, and taken back should the server refuse it;
   * of any other the server says why not.
   */
  async act(action: string): Promise<void> {
    if (this.pending !== null || this.#advised) return;
    this.skip();
    const choice = this.legal.length > 1 && this.legal.includes(action);
    if (choice && this.advise !== null && !(await this.#goesOn(action, this.advise))) return;
    if (this.legal.includes(action)) this.pending = action;
    const noticed = setTimeout(() => (this.late = true), LATE);
    const answer = await this.send({ type: "act", version: this.#version, action });
    clearTimeout(noticed);
    this.late = false;
    if (answer.type === "ok") return;
    this.pending = null;
    if (answer.code === "stale") this.transport.refresh();
  }

  /** Whether a move is made after all: there may be advice against it. */
  async #goesOn(action: string, advise: (action: string) => Promise<boolean>): Promise<boolean> {
    const version = this.#version;
    this.#advised = true;
    try {
      return (await advise(action)) && version === this.#version;
    } finally {
      this.#advised = false;
    }
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
    if (message.type !== "welcome" && message.type !== "events") return;
    if (message.hash) keepHeard(this.table, message.hash);
    this.share.hear(message);
    this.#playback.receive(message);
  }

  /** What is there to look at: a sign before the next move, a finished trick, the score of a round. */
  #pause(patient: boolean): Pause | null {
    const held = Math.max(0, this.#held - Date.now());
    if (this.#resting) {
      const rest = this.#claimed ? Math.min(CLAIMED, REST[settings.rest]) : REST[settings.rest];
      return { milliseconds: Math.max(held, rest), end: () => this.#sweep() };
    }
    if (held > 0 && patient) return { milliseconds: held, end: () => (this.#held = 0) };
    if (this.scored !== null) return { milliseconds: this.#summary(), end: () => this.#goOn() };
    return null;
  }

  #sweep(): void {
    this.#resting = false;
    this.#held = 0;
    this.finished = null;
  }

  #goOn(): void {
    this.scored = null;
    this.goesOn = null;
  }

  /** How long the score of the round is shown. */
  #summary(): number {
    if (settings.summary === "none") return 0;
    if (settings.summary === "short") return SUMMARY.short;
    if (this.alone) return Infinity;
    return this.info?.clock_seconds == null ? SUMMARY.company : SUMMARY.clock;
  }

  #arrival(message: Welcome): Part[] {
    this.#setClock(message);
    return [{ patient: false, show: () => this.#welcome(message) }];
  }

  #welcome(message: Welcome): void {
    this.info = message.table;
    this.seat = message.seat;
    this.view = message.view;
    this.facts = message.facts;
    this.#ask(message.view?.legal_actions ?? []);
    this.claim = message.claim ?? false;
    this.#version = message.version;
    this.pending = null;
    this.#sweep();
    this.log.recall(message.view, message.table, message.won_by);
  }

  /**
   * An event is shown by itself; a trick's last card before the trick is looked at, and only then
   * anything changes because of it. What follows from all of them comes last: nothing is asked while
   * cards are still being dealt.
   */
  #parts(message: EventsMessage): Part[] {
    this.#setClock(message);
    const parts: Part[] = [];
    const dealt = message.events.find((event) => event.type === "RoundDealt");
    const dealing = dealt === undefined || this.info === null ? 0 : dealTime(this.info.rules.players, dealt.hand_size);
    for (const [place, event] of message.events.entries()) {
      const next = message.events[place + 1];
      const patient = place === 0 && event.type !== "Said" && event.type !== "SeatChanged";
      if (event.type === "Said") this.remarks.add(event, event.seat === this.seat);
      if (event.type === "TrickEnded") parts.push({ patient: true, show: () => this.#rest(event, message) });
      if (event.type === "CardPlayed" && next?.type === "TrickEnded") {
        const { winner, bombed } = next;
        parts.push({ patient, show: () => this.#complete(event, { winner, bombed }, message) });
      } else {
        parts.push({ patient: patient || event.type === "Exchanged", after: this.#after(event), show: () => this.#show(event, message) });
      }
    }
    parts.push({ patient: false, after: this.#seen(dealing), show: () => this.#conclude(message) });
    return parts;
  }

  /** For how long what came before an event is seen alone. */
  #after({ type }: AnyEvent): number {
    if (type === "RoundDealt" || type === "HandDealt") return this.#seen(FRAME);
    return type === "RoundScored" && settings.rest !== "none" ? this.#seen(SWEPT) : 0;
  }

  /** A moment, for whoever looks and wants to see things move. */
  #seen(moment: number): number {
    return moves() && !document.hidden ? moment : 0;
  }

  #show(event: AnyEvent, message: EventsMessage): void {
    if (event.type === "TrickEnded") {
      this.#follow(event); // it was told while the trick lay there
      return;
    }
    this.#tell(event, () => this.#follow(event), message.facts);
    if (event.type === "CardPlayed") this.facts = message.facts ?? this.facts;
    if (event.type === "Claimed" || event.type === "RoundDealt") this.#claimed = event.type === "Claimed";
    if (event.type === "RoundScored") {
      const milliseconds = this.#summary();
      this.goesOn = Number.isFinite(milliseconds) ? Date.now() + milliseconds : null;
    }
  }

  /** A trick's last card: the suit to follow is shown as long as the trick lies there. */
  #complete(event: CardPlayed, how: Pick<Trick, "winner" | "bombed">, { facts }: EventsMessage): void {
    const { suit, settled } = this.view?.table ?? event;
    this.#tell(event, () => {
      this.#follow({ ...event, suit, settled });
      if (this.view !== null) this.finished = { plays: this.view.table.trick, ...how };
    }, facts);
  }

  /** Of several tricks that end at once nothing depends on, and only of the last it is known why. */
  #rest(event: AnyEvent, { facts }: EventsMessage): void {
    this.#resting = true;
    this.#tell(event, () => undefined, facts, this.#claimed ? null : (facts?.won_by ?? null));
  }

  #conclude(message: EventsMessage): void {
    this.#ask(message.legal_actions);
    this.claim = message.claim ?? false;
    this.facts = message.facts ?? this.facts;
    this.#version = message.version;
  }

  /** A remark does not ask anew; after one's own move the same question is another one. */
  #ask(legal: readonly string[]): void {
    if (legal.join() !== this.legal.join()) this.legal = legal;
  }

  /** Let something happen before everyone's eyes and ears. */
  #tell(event: AnyEvent, happen: () => void, facts: Facts | null | undefined, wonBy: WonBy | null = null): void {
    const before = this.view;
    happen();
    if (this.#isOwn(event)) {
      this.pending = null;
      this.legal = [];
    }
    if (this.info === null) return;
    const happening = this.log.add(event, before, this.info, this.seat, { wonBy, surplus: facts?.surplus ?? null });
    const by = mover(happening);
    if (isSign(happening)) {
      this.sign = happening;
      const read = event.type === "RoundDealt" ? BEAT : SIGN;
      this.#held = by !== null && by === this.seat ? 0 : Date.now() + read[settings.pace];
      clearTimeout(this.#fades);
      this.#fades = setTimeout(() => (this.sign = null), SIGN_STAYS);
    } else if (by !== null && by !== this.seat && this.info.seats[by]?.bot != null && this.finished === null)
      this.#held = Math.max(this.#held, Date.now() + BEAT[settings.pace]);
    if (endsBidding(happening)) {
      this.recap = true;
      clearTimeout(this.#recapped);
      this.#recapped = setTimeout(() => (this.recap = false), RECAP);
    } else if (event.type === "RoundDealt") this.recap = false;
    for (const listener of this.#listeners) listener(happening, this);
  }

  #dismiss(): void {
    clearTimeout(this.#fades);
    this.sign = null;
    this.#held = 0;
  }

  /** Whether an event is what became of this seat's own move. */
  #isOwn(event: AnyEvent): boolean {
    switch (event.type) {
      case "CardPlayed":
      case "BidPlaced":
      case "BidChanged":
      case "CardChosen":
        return event.seat === this.seat;
      case "TrumpSet":
        return event.by !== null && event.by === this.seat;
      default:
        return false;
    }
  }

  /** The time left is the server's, as it was when it wrote; the quickest message tells how late it is. */
  #setClock({ at, seconds_left }: Welcome | EventsMessage): void {
    this.#ahead = Math.min(this.#ahead, Date.now() - at * 1000);
    this.deadline = seconds_left === null ? null : (at + seconds_left) * 1000 + this.#ahead;
  }

  #follow(event: AnyEvent): void {
    if (this.info !== null) this.info = followInfo(this.info, event);
    if (event.type === "Rematched") this.view = null;
    if (this.view === null) return;
    this.view = follow(this.view, event);
    if (event.type === "RoundScored") this.scored = event.row;
  }
}
