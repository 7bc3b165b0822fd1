/**
 * This player's share in the shuffles of a table. The page commits to it when its player sits there, and
 * reveals it by itself once all are bound. Its secret is kept, so that a reload costs nothing.
 * `docs/dealing.md` tells every byte of it.
 */

import type { Message, TableInfo } from "../protocol";
import type { NewCommand } from "./connection";
import { followInfo } from "./follow";
import { bytes, hex, joined, keepPromised, keepSecret, secretOf } from "./heard";
import { sha256 } from "./sha256";

const NAME = "augury contribution 1";
const LINKS = 6; // a table has six seats at most, and each can make the others contribute anew once

/** A number as four bytes, the most significant first. */
const number = (value: number): Uint8Array => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
const field = (part: Uint8Array): Uint8Array => joined(number(part.length), part);

/** What a seat commits to, and then its contributions, each the commitment to the one after it. */
export function chain(secret: string, game: string, seat: number): string[] {
  const text = new TextEncoder();
  const links = [bytes(secret)];
  for (let link = 0; link < LINKS; link++)
    links.unshift(sha256(joined(...[text.encode(NAME), text.encode(game), number(seat), links[0]!].map(field))));
  return links.map(hex);
}

/** A new share, kept on this device; what it commits its seat to. */
export function newShare(game: string, seat: number): string {
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  const [commitment] = chain(secret, game, seat);
  keepSecret(commitment!, secret);
  return commitment!;
}

/** The seats whose shares are waited for. */
export function awaited(info: TableInfo): number[] {
  const out = (info.withheld ?? []).flat();
  return info.seat_commitments.flatMap((bound, seat) => (bound !== null && info.contributions[seat] === null && !out.includes(seat) ? [seat] : []));
}

/** Hears what is said to a seat, and does what its share asks for. */
export class Share {
  #info: TableInfo | null = null;
  #seat: number | null = null;
  #done = ""; // what was done last, so that it is not done twice

  constructor(private readonly send: (command: NewCommand) => Promise<{ type: "ok" | "error" }>) {}

  hear(message: Message): void {
    if (message.type === "welcome") {
      this.#info = message.table;
      this.#seat = message.seat;
      this.#done = "";
    } else if (message.type === "events" && this.#info !== null) this.#info = message.events.reduce(followInfo, this.#info);
    else return;
    if (this.#info.stage === "lobby") this.#bind(message.type === "welcome");
    if (this.#info.stage === "shuffling") void this.#reveal(this.#info);
  }

  /** Commit to a share in the shuffles of the next game. */
  async commit(): Promise<void> {
    if (this.#info === null || this.#seat === null) return;
    const { id, game, stage } = this.#info;
    const next = stage === "lobby" ? game : game + 1;
    this.#done = `commit ${next}`;
    await this.send({ type: "commit", commitment: newShare(`${id}.${next}`, this.#seat) });
  }

  /** A seat is bound by the device that was opened last, which others of its person give way to. */
  #bind(opened: boolean): void {
    const bound = this.#seat === null ? null : (this.#info!.seat_commitments[this.#seat] ?? null);
    const own = bound !== null && secretOf(bound) !== null;
    if (!own && (opened || (bound === null && this.#done !== `commit ${this.#info!.game}`))) void this.commit();
  }

  async #reveal(info: TableInfo): Promise<void> {
    const seat = this.#seat;
    if (seat === null || !awaited(info).includes(seat)) return;
    const secret = secretOf(info.seat_commitments[seat]!);
    const thrown = (info.withheld ?? []).length;
    if (secret === null || this.#done === `reveal ${thrown}`) return; // another device of this seat has it
    this.#done = `reveal ${thrown}`;
    const game = `${info.id}.${info.game}`;
    const own = chain(secret, game, seat)[thrown + 1]!;
    const promised = { game, seat, own, commitments: info.commitments.join(" "), bound: info.seat_commitments.map((one) => one ?? "-").join(" ") };
    keepPromised({ ...promised, counted: false });
    const answer = await this.send({ type: "contribute", contribution: own });
    if (answer.type === "ok") keepPromised({ ...promised, counted: true });
  }
}
