// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { BASIC } from "../src/lib/rule-form";
import { DEFAULTS, formatRules, padRules, parseRules } from "../src/pad/rules";
import NewScreen from "../src/pad/screens/NewScreen.svelte";
import type { Rules } from "../src/protocol";
import NewTable from "../src/screens/NewTable.svelte";
import { causeName, glance, glanceForm } from "../src/speech/naming";
import { speakFrom } from "../src/speech/words.svelte";

// Options more than the rules have, as their records would bring them into what is generated.
vi.mock("../src/protocol", async (load) => {
  const protocol = await load<typeof import("../src/protocol")>();
  const plain = { several: false, named_by_value: false, variant: true, cards: null, switch: null, seats: false };
  const misere = { ...plain, name: "misere", values: [false, true], default: false, label: "misere", message: "" };
  const pace = { ...plain, name: "pace", values: ["slow", "brisk"], default: "slow", label: "tempo", message: "tempo-{}", variant: false };
  return { ...protocol, OPTIONS: [...protocol.OPTIONS, misere, pace] };
});
vi.mock("../src/pad/tables", async (load) => {
  const tables = await load<typeof import("../src/pad/tables")>();
  return { ...tables, FORM: { ...tables.FORM, misere: [false, true], pace: ["slow", "brisk"] } };
});

// One has words, the other none yet: it goes by its record.
const words = readFileSync(resolve(import.meta.dirname, "../../src/augury/locales/en.ftl"), "utf-8");
speakFrom("en", `${words}\ntempo = Tempo\ntempo-slow = Slow\ntempo-brisk = Brisk\ntempo-brisk-why = Nobody may dawdle.\n`);

const chosen = { ...BASIC, misere: true, pace: "brisk" };

function labels(): string[] {
  return [...document.querySelectorAll("label, legend")].map((label) => label.textContent!.trim());
}

afterEach(() => document.body.replaceChildren());

test("the form of a new table offers them", () => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => (sent.push(JSON.parse(body) as Record<string, unknown>), new Promise(() => undefined)));
  const page = mount(NewTable, { target: document.body });
  flushSync();
  expect(labels()).toEqual(expect.arrayContaining(["Misere", "Tempo", "Slow", "Brisk"]));
  const brisk = [...document.querySelectorAll("label")].find((label) => label.textContent!.trim() === "Brisk")!;
  brisk.querySelector("input")!.click();
  flushSync();
  expect(document.body.textContent).toContain("Nobody may dawdle.");
  expect(sent.at(-1)).toMatchObject({ misere: false, pace: "brisk" });
  void unmount(page);
});

test("what is chosen of them is said, and what stands in the way", () => {
  const rules = { ...chosen, schedule: [1] } as unknown as Rules;
  expect(glance(rules)).toContain("Misere");
  expect(glanceForm(chosen)).toContain("Misere");
  expect(glance({ ...BASIC, schedule: [1] } as unknown as Rules)).not.toContain("Misere");
  expect(causeName("pace", chosen)).toBe("Brisk");
  expect(causeName("misere", chosen)).toBe("Misere");
});

test("a score pad offers, writes and reads them", () => {
  const page = mount(NewScreen, { target: document.body, props: { after: null } });
  flushSync();
  expect(labels()).toEqual(expect.arrayContaining(["Misere", "Tempo", "Slow", "Brisk"]));
  void unmount(page);
  const rules = { ...DEFAULTS, misere: true, pace: "brisk" };
  expect(formatRules(rules)).toBe("players=4 misere=yes pace=brisk");
  expect(parseRules("players=4 misere=yes pace=BRISK")).toEqual(rules);
  expect(parseRules("players=4")).toEqual({ ...rules, misere: false, pace: "slow" });
  expect(() => parseRules("players=4 pace=swift")).toThrow();
  expect(padRules(chosen as unknown as Rules)).toMatchObject({ misere: true, pace: "brisk" });
});
