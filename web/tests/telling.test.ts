import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { SeatChanged, SeatInfo, TableInfo, View } from "../src/protocol";
import { LANGUAGES } from "../src/speech/languages";
import { tell } from "../src/speech/telling";
import { speakFrom, t } from "../src/speech/words.svelte";
import { Log, type AnyEvent, type Happening } from "../src/table/log.svelte";

const [OWN, OTHER] = [0, 1];
const seats: SeatInfo[] = ["Ada", "Ben", "Cleo"].map((name, seat) => ({ seat, name, bot: null, present: true }));
const info = { seats, rules: { players: 3 } } as unknown as TableInfo;
const view = { seat: OWN, hand: [], bid: 1, table: { phase: "play", bids: [1, 1, 1], turned_up: null, tricks: [], trick: [], clouded: null } } as unknown as View;

const told = (event: object, before: View | null = view): string | undefined =>
  tell({ key: 1, event: event as AnyEvent, before, info, seat: OWN, wonBy: null, surplus: null } satisfies Happening)?.words;
const speakIn = (language: string): void =>
  speakFrom(language, readFileSync(resolve(import.meta.dirname, `../../src/augury/locales/${language}.ftl`), "utf-8"));

/** Whatever somebody does, whoever it is. */
const DONE: ((seat: number) => object)[] = [
  (seat) => ({ type: "Exchanged", seat, taken: "Y13" }),
  (seat) => ({ type: "TrumpSet", trump: "G", by: seat }),
  (seat) => ({ type: "TrumpSet", trump: null, by: seat }),
  (seat) => ({ type: "BidPlaced", seat, tricks: 2 }),
  (seat) => ({ type: "BidChanged", seat, tricks: 2 }),
  (seat) => ({ type: "TrickEnded", winner: seat, bombed: false }),
  (seat) => ({ type: "TrickEnded", winner: seat, bombed: true }),
  (seat) => ({ type: "Turn", phase: "change", to_act: [seat], clouded: seat }),
  (seat) => ({ type: "Turn", phase: "play", to_act: [2], clouded: seat }),
  (seat) => ({ type: "SeatChanged", why: "taken_over", seat: seats[seat] }),
  (seat) => ({ type: "SeatChanged", why: "given_back", seat: seats[seat] }),
  (seat) => ({ type: "HostChanged", host: seat }),
  (seat) => ({ type: "TimeRanOut", seat }),
  (seat) => ({ type: "Claimed", seat }),
  (seat) => ({ type: "TakenBack", seat }),
  (seat) => ({ type: "RematchAsked", seat }),
  (seat) => ({ type: "Withheld", seats: [seat] }),
];

beforeEach(() => speakIn("en"));

test("what one does oneself is said to one, and what others do is said of them", () => {
  expect(told({ type: "Claimed", seat: OWN })).toBe("You take all the tricks that are left: however they are played, the score is the same.");
  expect(told({ type: "Claimed", seat: OTHER })).toBe("Ben takes all the tricks that are left: however they are played, the score is the same.");
  expect(told({ type: "TrickEnded", winner: OWN, bombed: true })).toBe("The Bomb: nobody gets the trick. You would have won it, so you lead next.");
});

test.each(LANGUAGES)("in %s, too", (language) => {
  speakIn(language);
  for (const done of DONE) {
    expect(told(done(OTHER))).toContain("Ben");
    expect(told(done(OWN))).not.toContain("Ada");
    for (const odd of [`${t("you")}:`, `: ${t("you")}.`]) expect(told(done(OWN))).not.toContain(odd); // "You: takes the rest."
  }
});

test("nobody is said not to have played trump where there is none", () => {
  const why = (trump: string | null): string | undefined => {
    const before = { ...view, table: { ...view.table, trump, trick: ["0:B12", "1:B2", "2:G4"] } } as unknown as View;
    const event = { type: "TrickEnded", winner: OWN, bombed: false } as AnyEvent;
    return tell({ key: 1, event, before, info, seat: OWN, wonBy: "suit", surplus: null })?.why;
  };
  expect(why("R")).toMatch(/the highest of the suit led, and nobody played trump\.$/);
  expect(why(null)).toMatch(/the highest of the suit led, and there is no trump\.$/);
});

test("of equal cards all are shown, the first of them first", () => {
  const shown = (...trick: string[]): [string, number?][] | undefined => {
    const before = { ...view, table: { ...view.table, trump: null, trick } } as unknown as View;
    const event = { type: "TrickEnded", winner: 1, bombed: false } as AnyEvent;
    return tell({ key: 1, event, before, info, seat: OWN, wonBy: "first", surplus: null })?.cards?.map(({ card, copy }) => [card, copy]);
  };
  expect(shown("0:B12", "1:W", "2:S=W")).toEqual([["W", 0], ["S", 0]]);
  expect(shown("0:B2", "1:B9", "2:R9")).toEqual([["B9", 0], ["R9", 0]]);
  expect(shown("0:B2", "1:W", "2:W")).toEqual([["W", 0], ["W", 1]]); // each drawn as it lies there
});

test("what was predicted first is told so after a reload, too, when everyone predicts again", () => {
  const log = new Log();
  const table = { ...view.table, number: 1, dealer: 2, hand_size: 3, turned_up: null, exchange: null, trump: null, phase: "rebid", tricks: [] };
  log.recall({ ...view, seat: OWN, table } as unknown as View, info);
  const bids = log.happenings.filter(({ event }) => event.type === "BidPlaced").map((one) => tell(one)?.words);
  expect(bids).toEqual(["You predict 1.", "Ben predicts 1.", "Cleo predicts 1."]);
});

test("why a trick was won is told after a reload, too", () => {
  const log = new Log();
  const tricks = [
    { plays: ["1:B2", "2:G4", "0:B12"], winner: OWN, bombed: false },
    { plays: ["0:D", "1:W", "2:F"], winner: 2, bombed: false },
  ];
  const table = { ...view.table, number: 1, dealer: 0, hand_size: 3, turned_up: null, exchange: null, trump: null, phase: "play", tricks, trick: ["2:G9"] };
  log.recall({ ...view, seat: OWN, table } as unknown as View, info, ["suit", "toppling"]);
  const ended = log.happenings.filter(({ event }) => event.type === "TrickEnded").map((one) => tell(one)?.why?.replaceAll(/\s/g, " "));
  expect(ended).toEqual(["12 of Humans: the highest of the suit led, and there is no trump.", "The Dragon beats everything else, but the Fairy beats the Dragon: so the Fairy wins."]);
});

test("of who comes and goes only the others are told, and only while a game is on", () => {
  const changed = (why: SeatChanged["why"], seat: number): object => ({ type: "SeatChanged", why, seat: seats[seat] });
  expect(told(changed("arrived", OWN))).toBeUndefined();
  expect(told(changed("arrived", OTHER), null)).toBeUndefined();
  expect(told(changed("departed", OTHER))).toBe("Ben is away.");
  expect(told(changed("arrived", OTHER))).toBe("Ben is back.");
});
