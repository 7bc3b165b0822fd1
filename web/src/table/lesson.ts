/** Learning by playing: the deals are arranged, the moves are asked for one by one, and each is explained. */

import { settings } from "../lib/settings.svelte";
import { type Chapter, type EventsMessage, type Facts, type GameEvent, PROTOCOL, type Refusal, type View, type Welcome } from "../protocol";
import type { Answer, NewCommand, Receiver } from "./connection";
import first from "./lesson.json";
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

/** What is explained before a move of one's own, and what of the screen it is about. */
export interface Hint {
  /** The message. */
  words: string;
  /** Selectors of what it points at. */
  at: readonly string[];
}

/** A game that explains itself. */
export interface Course {
  book: Chapter[];
  view: View;
  facts: Facts;
  steps: Step[];
  /** One for every move of one's own, in order. */
  hints: readonly Hint[];
}

const TRUMP = ".strip .trump";
const FOLLOW = ".strip .suit";
const PREDICTED = ".strip > :last-child";
const COUNTS = ".seat .count";
const OWN = ".me .count";
const card = (code: string): string => `.hand [data-card="${code}"]`;
const hint = (words: string, ...at: string[]): Hint => ({ words: `lesson-${words}`, at });

/** The first part: tricks, following suit, predictions. */
export const FIRST: Course = course(first, [
  hint("1-bid", TRUMP, card("W")),
  hint("1-play", card("W")),
  hint("2-bid", card("R12")),
  hint("2-follow", FOLLOW, card("R12")),
  hint("2-lead", OWN, card("B2")),
  hint("3-bid", TRUMP, card("Y13")),
  hint("3-lead", card("Y13")),
  hint("3-jester", card("J")),
  hint("3-last", FOLLOW),
]);

/** The second part: reading the table, and the special cards one by one. */
export async function loadSpecial(): Promise<Course> {
  const { default: data } = await import("./lesson-special.json");
  return course(data, [
    hint("read", TRUMP, COUNTS),
    hint("shapeshifter", FOLLOW, card("S")),
    hint("read-sum", PREDICTED, OWN),
    hint("rest"),
    hint("fairy-bid", card("F")),
    hint("fairy-wait", COUNTS, card("R3")),
    hint("fairy", card("F")),
    hint("bomb-bid", card("X")),
    hint("bomb", card("X")),
    hint("rest"),
    hint("werewolf", TRUMP),
    hint("werewolf-bid", TRUMP, card("B12")),
    hint("werewolf-play", FOLLOW, card("B6")),
    hint("rest"),
    hint("juggler-bid", card("U")),
    hint("juggler", FOLLOW, card("U")),
    hint("pass", card("R1")),
    hint("passed", card("B3")),
    hint("cloud-bid", card("C")),
    hint("cloud", card("C")),
    hint("cloud-change", OWN),
    hint("rest"),
  ]);
}

function course(data: unknown, hints: readonly Hint[]): Course {
  return { ...(data as Omit<Course, "hints">), hints };
}

const BEAT = { none: 50, quick: 350, normal: 650 }; // milliseconds between the moves of the others

export class Lesson implements Transport {
  #next = 0;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly receiver: Receiver,
    private readonly name: string,
    /** Called with the explanation that is due; null while the others move. */
    private readonly explain: (hint: Hint | null) => void,
    private readonly course: Course = FIRST,
  ) {}

  open(): void {
    this.receiver.connection("open");
    this.receiver.receive(this.#welcome());
    this.#goOn();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  refresh(): void {}

  send(command: NewCommand): Promise<Answer> {
    const step = this.course.steps[this.#next];
    const id = String(this.#next);
    if (command.type !== "act") return Promise.resolve({ type: "ok", id, version: this.#next + 1 });
    if (step === undefined || step.mine !== command.action) {
      const refusal = step?.refusals[command.action];
      return Promise.resolve({ type: "error", id, code: refusal?.code ?? "lesson", message: "", refusal: refusal ?? null, options: null, rule: null, line: null, reason: null });
    }
    this.explain(null);
    this.#send(step);
    this.#goOn();
    return Promise.resolve({ type: "ok", id, version: this.#next + 1 });
  }

  #goOn(): void {
    const step = this.course.steps[this.#next];
    if (step === undefined) return;
    if (step.mine !== null) {
      this.explain(this.course.hints[this.#asked++] ?? null);
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
    const message: EventsMessage = { type: "events", version: this.#next + 1, events, legal_actions, facts, at: 0, seconds_left: null, hash: null };
    this.receiver.receive(message);
  }

  #welcome(): Welcome {
    const seats = [this.name, "Ada", "Ben"].map((name, seat) => ({ seat, name, bot: null, present: true }));
    return {
      type: "welcome",
      protocol: PROTOCOL,
      version: 1,
      seat: 0,
      at: 0,
      seconds_left: null,
      view: this.course.view,
      facts: this.course.facts,
      won_by: [],
      hash: null,
      claim: false,
      table: {
        id: "lesson",
        stage: "playing",
        game: 1,
        host: 0,
        rules: this.course.view.table.rules,
        clock: "off",
        clock_seconds: null,
        spectators: false,
        listed: false,
        chat: false,
        hints: false,
        seats,
        commitments: [],
        seat_commitments: [null, null, null],
        contributions: [null, null, null],
        seeds: [],
        withheld: [],
        again: [],
      },
    };
  }
}
