import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ErrorMessage, TableInfo } from "../src/protocol";
import { refusal } from "../src/speech/refusals";
import { speakFrom } from "../src/speech/words.svelte";
import type { Sitting } from "../src/table/sitting.svelte";
import { refusals } from "./games";

const seats = ["Ada", "Ben", "Cleo", "Dora"].map((name, seat) => ({ seat, name, bot: null, present: true }));
const sitting = { seat: 0, info: { seats } as unknown as TableInfo } as Sitting;
const error = (code: string): ErrorMessage => ({ type: "error", id: null, code, message: "" });

beforeAll(() => {
  const words = resolve(import.meta.dirname, "../../src/augury/locales/en.ftl");
  speakFrom("en", readFileSync(words, "utf-8"));
});

test("what the engine refuses is said with the player's own words for cards and seats", () => {
  const said = Object.fromEntries(
    Object.entries(refusals).map(([action, why]) => [action, refusal({ ...error(why.code), refusal: why }, sitting)]),
  );
  expect(said).toEqual({
    "0:R3": "You cannot play the 3\u00a0of Dwarves. Suit to follow: Humans; you hold: 12\u00a0of Humans",
    "0:Y9": "9\u00a0of Giants: you do not hold this card. You hold: 12\u00a0of Humans, 3\u00a0of Dwarves, Juggler",
    "0:U": "Juggler: it must be announced as one of these: Juggler as Humans, Juggler as Dwarves, Juggler as Elves, Juggler as Giants",
    "0:bid=1": "That cannot be done now. Now a card is played.",
    "1:B8": "It is not your turn. Waiting for: You",
  });
});

test("what the server refuses for another reason is said, too", () => {
  expect(refusal(error("stale"), sitting)).toBe("That was not possible. Please choose again.");
  expect(refusal(error("too_fast"), sitting)).toBe("Too fast. Please wait a moment.");
  expect(refusal(error("something_new"), sitting)).toBe("That did not work. Please try again.");
});
