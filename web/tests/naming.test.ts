import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../src/protocol";
import { playerFacts, recordNames, seatName } from "../src/speech/naming";
import { speakFrom } from "../src/speech/words.svelte";

const bot = (seat: number): SeatInfo => ({ seat, name: null, bot: "adept", present: true });
const person = (seat: number, name: string): SeatInfo => ({ seat, name, bot: null, present: true });
const names = (...seats: SeatInfo[]): string[] => seats.map(({ seat }) => seatName({ seats } as TableInfo, seat));

test("a bot gives way to a person of its name, also to one who writes it otherwise", () => {
  expect(names(bot(0), bot(1), person(2, "Ada"))).toEqual(["Alba", "Bruno", "Ada"]);
  for (const name of ["Bruno", "BRUNO", "Bruno 2"]) expect(names(bot(0), bot(1), person(2, name))).toEqual(["Alba", "Hugo", name]);
  const all = names(person(0, "Bruno"), bot(1), person(2, "Hugo"));
  expect(new Set(all).size).toBe(3);
});

test("in a record bots are called as they were at the table", () => {
  expect(recordNames(["Ada", "adept (bot)", "Bruno"], 3)).toEqual(["Ada", "Hugo", "Bruno"]);
});

test("bots are told apart by what people meet, those of others by nothing", () => {
  speakFrom("en", readFileSync(resolve(import.meta.dirname, "../../src/augury/locales/en.ftl"), "utf-8"));
  expect(playerFacts("novice")).toContain("Of 100 predictions");
  expect(playerFacts("master")).toContain("against three of the level below");
  expect(playerFacts("archmage+")).toContain("200 ms");
  expect(playerFacts("somebody:Else")).toBe("");
});
