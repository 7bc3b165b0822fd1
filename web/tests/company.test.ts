import { describe, expect, test } from "vitest";
import type { AnyEvent } from "../src/table/log.svelte";
import { hasMoved } from "../src/table/company";
import { mover } from "../src/table/signs";
import { games } from "./games";

const ASKED = ["bid", "rebid", "play", "pass", "change"];
const by = (event: AnyEvent): number | null => mover({ key: 0, event, before: null, info: null as never, seat: null, wonBy: null, surplus: null });

describe.each(games)("$name", (game) => {
  test("whoever has made a move in this round could take it back, and nobody else", () => {
    const moved = new Set<number>();
    for (const { events, views } of game.steps) {
      for (const event of events.flat()) {
        if (event.type === "RoundDealt") moved.clear();
        const seat = by(event);
        if (seat !== null) moved.add(seat);
      }
      for (const view of views)
        if (view.seat !== null && ASKED.includes(view.table.phase)) expect(hasMoved(view)).toBe(moved.has(view.seat));
    }
  });
});
