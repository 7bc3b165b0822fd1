import { describe, expect, test } from "vitest";
import type { View } from "../src/protocol";
import { follow } from "../src/table/follow";
import { question } from "../src/table/question";
import { games } from "./games";

/** What the page follows: not what every message brings along, nor what to follow before a card lies there. */
function followed(view: View): unknown {
  const { legal_actions: _, ...rest } = view;
  const { winners: __, settled, ...table } = rest.table;
  return { ...rest, table, settled: table.trick.length > 0 && settled };
}

describe.each(games)("$name", (game) => {
  test("whoever follows the events sees what the engine shows", () => {
    for (const seat of game.start.keys()) {
      let view = game.start[seat]!;
      for (const [number, step] of game.steps.entries()) {
        for (const event of step.events[seat]!) view = follow(view, event);
        expect(followed(view), `seat ${seat}, step ${number}`).toEqual(followed(step.views[seat]!));
      }
    }
  });

  test("every legal action is part of the question that is asked", () => {
    for (const { views } of game.steps)
      for (const view of views) {
        const asked = question(view.legal_actions);
        expect(asked === null).toBe(view.legal_actions.length === 0);
        if (asked?.ask === "play") expect([...asked.cards.values()].flat()).toEqual(view.legal_actions);
        else if (asked?.ask === "bid") expect(asked.tricks.map((n) => `bid=${n}`)).toEqual(view.legal_actions);
        else if (asked?.ask === "trump") expect(asked.suits.map((s) => `trump=${s ?? "none"}`)).toEqual(view.legal_actions);
        else if (asked?.ask === "pass") expect([...asked.cards].map((c) => `pass=${c}`)).toEqual([...new Set(view.legal_actions)]);
        else if (asked?.ask === "change") expect(asked.by.map((by) => (by > 0 ? "bid+1" : "bid-1"))).toEqual(view.legal_actions);
      }
  });
});
