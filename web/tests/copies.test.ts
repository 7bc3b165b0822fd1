import { expect, test } from "vitest";
import type { View } from "../src/protocol";
import { played } from "../src/table/cards";
import { copiesBeside, copiesOf, copyPlayed, copyTurnedUp } from "../src/table/copies";
import { games } from "./games";

/** Every card of this kind that a view shows, as which copy. */
function seen(view: View, code: string): number[] {
  const { table } = view;
  const hand = (view.hand ?? []).filter((card) => card === code);
  const tricks = [...table.tricks.map(({ plays }) => plays), table.trick];
  const plays = tricks.flatMap((trick, number) => trick.map(played).filter(({ card }) => card === code).map(({ seat }) => copyPlayed(view, code, number, seat)));
  return [...copiesOf(hand), ...(table.turned_up === code ? [copyTurnedUp(view)] : []), ...plays];
}

test("whatever a seat sees, no two Wizards or Jesters are the same one", () => {
  let most = 0;
  for (const { steps } of games)
    for (const { views } of steps)
      for (const view of views)
        for (const code of ["W", "J"]) {
          const copies = seen(view, code);
          expect(new Set(copies).size).toBe(copies.length);
          expect(Math.max(0, ...copies)).toBeLessThan(4);
          most = Math.max(most, copies.length);
        }
  expect(most).toBe(4);
});

test("nor where all hands lie open", () => {
  for (const { steps } of games)
    for (const { views } of steps) {
      const hands = views.filter(({ seat }) => seat !== null).map(({ hand }) => hand);
      if (hands.includes(null)) continue; // foresight: one's own hand is not known
      for (const view of views.filter(({ seat }) => seat !== null))
        for (const code of ["W", "J"]) {
          const open = hands.flatMap((hand, seat) => {
            const equal = seat === view.seat ? [] : hand!.filter((card) => card === code);
            return copiesOf(equal).map((copy) => copiesBeside(view, hands, seat, code) + copy);
          });
          const copies = [...seen(view, code), ...open];
          expect(new Set(copies).size).toBe(copies.length);
          expect(Math.max(0, ...copies)).toBeLessThan(4);
        }
    }
});

test("a card on its way to the table is the one that lies there then", () => {
  for (const { steps } of games)
    for (const [place, { views }] of steps.entries())
      for (const view of views) {
        const last = view.table.trick.map(played).at(-1);
        const before = steps[place - 1]?.views[view.seat ?? -1];
        if (last === undefined || last.seat !== view.seat || before?.table.trick.length !== view.table.trick.length - 1) continue;
        const number = view.table.tricks.length;
        expect(copyPlayed(before, last.card, number, last.seat)).toBe(copyPlayed(view, last.card, number, last.seat));
      }
});
