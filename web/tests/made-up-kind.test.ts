// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import NewTable from "../src/screens/NewTable.svelte";
import { cardName } from "../src/speech/naming";
import { speakFrom } from "../src/speech/words.svelte";
import { arrange, sort } from "../src/table/cards";
import { question } from "../src/table/question";
import { draw, shown } from "./drawing";

// A kind more than the game has, as its record would bring it into the generated protocol.
vi.mock("../src/protocol", async (load) => {
  const protocol = await load<typeof import("../src/protocol")>();
  const moon = { name: "moon", code: "M", special: true, announcement: "a suit", value: 3.5, traded: false, changes_bid: false, companions: [] };
  const options = protocol.OPTIONS.map((option) => (option.name === "special" ? { ...option, values: [...option.values, moon.name] } : option));
  return { ...protocol, KINDS: [...protocol.KINDS, moon], OPTIONS: options };
});

const words = readFileSync(resolve(import.meta.dirname, "../../src/augury/locales/en.ftl"), "utf-8");
speakFrom("en", `${words}\ncard-M = Moon\nkind-moon = Moon\nkind-moon-why = A 3½ of the suit you name.\n`);

test("it lies in the hand beside the other special cards", () => {
  expect(arrange(["J", "M", "B3", "W", "C"], null)).toEqual(["W", "C", "M", "B3", "J"]);
  expect(sort(["M", "C", "B3"])).toEqual(["B3", "C", "M"]);
});

test("it is asked for its suit, named and drawn, with a plain emblem", () => {
  const asked = question(["M=B", "M=R", "M=G", "M=Y", "R7"]);
  expect(asked?.ask === "play" && asked.cards.get("M")).toHaveLength(4);
  expect(cardName("M", "M=G")).toBe("Moon as Elves");
  expect(shown(draw("M", "M=G"))).toEqual(["3½", "3½"]);
});

test("the form of a new table offers it", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const page = mount(NewTable, { target: document.body });
  flushSync();
  const labels = [...document.querySelectorAll("label")].map((label) => label.textContent);
  expect(labels.filter((label) => label?.includes("Moon"))).toHaveLength(1);
  void unmount(page);
});
