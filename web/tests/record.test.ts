import { expect, test } from "vitest";
import { readRecord } from "../src/table/record";
import { games } from "./games";

interface Written {
  name: string;
  text: string;
}

const records = games as unknown as (Written & (typeof games)[number])[];

test.each(records)("$name: the record tells the game trick by trick", (game) => {
  const final = game.steps.at(-1)!.views.at(-1)!;
  const rounds = readRecord(game.text, final.table.rules);
  expect(rounds.map((round) => round.hands[0]!.length)).toEqual(final.table.rules.schedule);
  for (const [index, round] of rounds.entries()) {
    const row = final.table.pad[index]!;
    const taken = row.taken.map((_, seat) => round.tricks.filter((trick) => trick.winner === seat).length);
    expect(taken).toEqual(row.taken);
    for (const trick of round.tricks)
      for (const play of trick.plays) expect(trick.hands[play.seat]).toContain(play.card);
  }
});
