import { expect, test } from "vitest";
import { readReplay } from "../src/table/replay";
import { games } from "./games";

test.each(games)("$name: the replay shows the game trick by trick", ({ replay, steps }) => {
  const { pad, rules } = steps.at(-1)!.views.at(-1)!.table;
  const rounds = readReplay(replay);
  expect(rounds.map((round) => round.tricks.length)).toEqual(rules.schedule);
  for (const [index, round] of rounds.entries()) {
    const row = pad[index]!;
    expect(round.tricks[0]!.hands.map((hand) => hand.length)).toEqual(row.bids.map(() => row.hand_size));
    expect(row.taken.map((_, seat) => round.tricks.filter((trick) => trick.winner === seat).length)).toEqual(row.taken);
    const changes = round.tricks.flatMap(({ aftermaths }) => aftermaths).filter((after) => "by" in after);
    const bids = round.bids.map((bid, seat) => changes.reduce((sum, after) => sum + (after.seat === seat ? after.by : 0), bid));
    expect(bids).toEqual(row.bids);
    for (const trick of round.tricks)
      for (const play of trick.plays) expect(trick.hands[play.seat]).toContain(play.card);
  }
});
