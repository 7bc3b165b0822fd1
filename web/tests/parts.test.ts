// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Hand from "../src/parts/Hand.svelte";
import { settings } from "../src/lib/settings.svelte";
import Segments from "../src/parts/Segments.svelte";
import { speakFrom } from "../src/speech/words.svelte";

let mounted: ReturnType<typeof mount> | null = null;

beforeAll(() => {
  const words = resolve(import.meta.dirname, "../../src/augury/locales/en.ftl");
  speakFrom("en", readFileSync(words, "utf-8"));
});

beforeEach(() => (settings.lefthanded = false));

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
});

function hand(cards: string[], legal: string[] | null): { buttons: HTMLButtonElement[]; onchoose: ReturnType<typeof vi.fn> } {
  const onchoose = vi.fn();
  mounted = mount(Hand, {
    target: document.body,
    props: { cards, legal: legal === null ? null : new Set(legal), onchoose },
  });
  flushSync();
  return { buttons: [...document.querySelectorAll<HTMLButtonElement>(".hand button")], onchoose };
}

test("legal cards stand out and say so; others can still be touched, to hear why not", () => {
  const { buttons, onchoose } = hand(["W", "R7", "G2"], ["W", "R7"]);
  expect(buttons.map((button) => button.classList.contains("lit"))).toEqual([true, true, false]);
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Wizard, playable",
    "7\u00a0of Dwarves, playable",
    "2\u00a0of Elves",
  ]);
  expect(buttons[2]!.getAttribute("aria-disabled")).toBe("true");
  buttons[2]!.click();
  expect(onchoose).toHaveBeenCalledWith("G2");
});

test("the arrow keys walk through the hand, which is one stop for the Tab key", () => {
  const { buttons } = hand(["W", "W", "R7"], null);
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1]);
  buttons[0]!.focus();
  buttons[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
  flushSync();
  expect(document.activeElement).toBe(buttons[2]);
  expect(buttons.map((button) => button.tabIndex)).toEqual([-1, -1, 0]);
});

test("for the left hand the cards are the other way round", () => {
  settings.lefthanded = true;
  const { buttons } = hand(["W", "R7"], null);
  expect(buttons.map((button) => button.dataset.card)).toEqual(["R7", "W"]);
});

test("one of a few, and what cannot be chosen is not", () => {
  const onchange = vi.fn();
  mounted = mount(Segments<string>, {
    target: document.body,
    props: {
      label: "Game",
      choices: [
        { value: "one", label: "One" },
        { value: "two", label: "Two", disabled: true },
      ],
      value: "one",
      onchange,
    },
  });
  flushSync();
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input")];
  expect(inputs.map((input) => [input.checked, input.disabled])).toEqual([
    [true, false],
    [false, true],
  ]);
});
