import { describe, expect, test } from "vitest";
import { fit, predictedUnseen, receivedCard, takenCard } from "../src/table/marks";
import { games } from "./games";

describe.each(games)("$name", (game) => {
  test("a marked card is in the hand where it is marked", () => {
    for (const { views } of game.steps)
      for (const view of views) {
        const taken = takenCard(view.table);
        if (taken) expect(views[taken.seat]!.hand).toContain(taken.card);
        const received = receivedCard(view);
        if (received) expect(view.hand).toContain(received);
      }
  });

  test("a prediction lies face down where there is one that this seat does not see", () => {
    for (const { views } of game.steps)
      for (const { table } of views)
        for (const seat of table.bids.keys())
          if (predictedUnseen(table, seat)) {
            expect(table.bids[seat]).toBeNull();
            expect(views[seat]!.bid).not.toBeNull();
          }
  });
});

test("with special cards there is something to mark", () => {
  const marked = games.flatMap(({ steps }) => steps.flatMap(({ views }) => views));
  expect(marked.some(({ table }) => takenCard(table))).toBe(true);
  expect(marked.some((view) => receivedCard(view))).toBe(true);
  expect(marked.some(({ table }) => predictedUnseen(table, 0))).toBe(true);
});

test("over, exact and under are three things", () => {
  expect([fit(2, 1), fit(2, 2), fit(2, 3), fit(null, 0)]).toEqual(["under", "exact", "over", null]);
});
