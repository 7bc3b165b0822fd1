/** The first game: played, not read. Its deals are arranged, its moves are asked for one by one. */

import { settings } from "../lib/settings.svelte";
import type { Chapter, EventsMessage, Facts, GameEvent, Refusal, View, Welcome } from "../protocol";
import type { Answer, NewCommand, Receiver } from "./connection";
import data from "./lesson.json";
import type { Transport } from "./sitting.svelte";

interface Step {
  /** The move that is asked for; null: another player's. */
  mine: string | null;
  /** Why other cards of the hand cannot be played. */
  refusals: Record<string, Refusal>;
  events: GameEvent[];
  legal_actions: string[];
  facts: Facts;
}

/** The rules of the lesson in words. */
export const BOOK = data.book as unknown as Chapter[];

const VIEW = data.view as unknown as View;
const FACTS = data.facts as unknown as Facts;
const STEPS = data.steps as unknown as Step[];

/** What is explained before each move of one's own, in order. */
export const HINTS = [
  "1-bid",
  "1-play",
  "2-bid",
  "2-follow",
  "2-lead",
  "3-bid",
  "3-lead",
  "3-jester",
  "3-last",
] as const;

const BEAT = { none: 50, quick: 350, normal: 650 }; // milliseconds between the moves of the others

export class Lesson implements Transport {
  #next = 0;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly receiver: Receiver,
    private readonly name: string,
    /** Called with the explanation that is due; null while the others move. */
    private readonly explain: (hint: (typeof HINTS)[number] | null) => void,
  ) {}

  open(): void {
    this.receiver.line("open");
    this.receiver.receive(this.#welcome());
    this.#goOn();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  refresh(): void {}

  send(command: NewCommand): Promise<Answer> {
    const step = STEPS[this.#next];
    const id = String(this.#next);
    if (command.type !== "act") return Promise.resolve({ type: "ok", id, version: this.#next + 1 });
    if (step === undefined || step.mine !== command.action) {
      const refusal = step?.refusals[command.action];
      return Promise.resolve({ type: "error", id, code: refusal?.code ?? "lesson", message: "", refusal: refusal ?? null });
    }
    this.explain(null);
    this.#send(step);
    this.#goOn();
    return Promise.resolve({ type: "ok", id, version: this.#next + 1 });
  }

  #goOn(): void {
    const step = STEPS[this.#next];
    if (step === undefined) return;
    if (step.mine !== null) {
      this.explain(HINTS[this.#asked++] ?? null);
      return;
    }
    this.#timer = setTimeout(() => {
      this.#send(step);
      this.#goOn();
    }, BEAT[settings.pace]);
  }

  #send(step: Step): void {
    this.#next += 1;
    const { events, legal_actions, facts } = step;
    const message: EventsMessage = { type: "events", version: this.#next + 1, events, legal_actions, facts, at: 0, seconds_left: null };
    this.receiver.receive(message);
  }

  #welcome(): Welcome {
    const seats = [this.name, "Ada", "Ben"].map((name, seat) => ({ seat, name, bot: null, present: true }));
    return {
      type: "welcome",
      version: 1,
      seat: 0,
      at: 0,
      seconds_left: null,
      view: VIEW,
      facts: FACTS,
      table: {
        id: "lesson",
        stage: "playing",
        game: 1,
        host: 0,
        rules: VIEW.table.rules,
        clock: "off",
        clock_seconds: null,
        spectators: false,
        listed: false,
        chat: false,
        seats,
        commitments: [],
        contributions: [null, null, null],
        seeds: [],
      },
    };
  }
}
