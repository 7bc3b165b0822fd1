/** The review's own arithmetic: links, streaks, what mattered most. */

import { describe, expect, it } from "vitest";
import type { GameCourse, ReviewedDecision, Review } from "../src/protocol";
import { placeOf, stopsOf } from "../src/review/course";
import { streak } from "../src/review/days";
import { again, chancesAt, dearest, gameCourse } from "../src/review/story";
import { pack, recordOf, recordSubject, reviewPath, tableOf, tableSubject, unpack } from "../src/review/subject";

describe("a game in an address", () => {
  const text = "wiz 1\nnames: Zoë, Bořek\n" + "1:R7 2:B4 0:W\n".repeat(300);

  it("comes back as it was, and is shorter on its way", async () => {
    const packed = await pack(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(text.length / 5);
    expect(await unpack(packed)).toBe(text);
    expect(await recordOf(await recordSubject(text))).toBe(text);
  });

  it("is refused where it would be longer than any record", async () => {
    await expect(unpack(await pack("x".repeat(5_000_000)))).rejects.toThrow("longer");
  });

  it("is refused where it means nothing", async () => {
    for (const subject of ["r.%%%", "r.AAAA", "x", ""]) await expect(recordOf(subject)).rejects.toMatchObject({ code: "no_such_game" });
  });

  it("may be a game of a table", () => {
    const subject = tableSubject("aB-_9", 12);
    expect(tableOf(subject)).toEqual({ table: "aB-_9", game: 12 });
    expect(tableOf("t.a/b.1")).toBeNull();
    expect(reviewPath(subject, 7)).toBe("/#review/t.aB-_9.12/7");
  });
});

describe("the line of a game", () => {
  const rounds = [
    { number: 1, first: 1, tricks: [4], end: 7 },
    { number: 2, first: 8, tricks: [11, 14], end: null },
  ];
  const stops = stopsOf({ rounds } as unknown as GameCourse);
  it("stops where a round begins, at every trick, and where a round is over", () => {
    expect(stops).toEqual([1, 4, 7, 8, 11, 14]);
  });
  it("has every action in its place, between two stops too", () => {
    expect(stops.map((stop) => placeOf(stops, stop))).toEqual([0, 1, 2, 3, 4, 5]);
    expect([placeOf(stops, 0), placeOf(stops, 5), placeOf(stops, 99)]).toEqual([0, 1 + 1 / 3, 5]);
  });
});

describe("days in a row", () => {
  const now = Date.parse("2026-03-10T01:00:00Z");
  it("count up to today, or to yesterday while today's is open", () => {
    expect(streak({}, now)).toEqual({ current: 0, longest: 0 });
    expect(streak({ "2026-03-10": true, "2026-03-09": true }, now).current).toBe(2);
    expect(streak({ "2026-03-09": true, "2026-03-08": true }, now).current).toBe(2);
  });
  it("end with a wrong answer or a day left out; the longest stays", () => {
    const days = { "2026-03-01": true, "2026-03-02": true, "2026-03-03": true, "2026-03-09": true, "2026-03-10": false };
    expect(streak(days, now)).toEqual({ current: 0, longest: 3 });
  });
});

describe("what mattered", () => {
  const decision = (action: number, seat: number): ReviewedDecision => ({ action, seat }) as unknown as ReviewedDecision;
  const review = {
    rounds: [
      { number: 1, decisions: [decision(1, 0), decision(2, 1)], luck: { moments: [{ action: 2, chances: [0.2, 0.8] }, { action: 5, chances: [0.251, 0.749] }] } },
      { number: 2, decisions: [decision(9, 0), decision(8, 0)], luck: null },
    ],
    dearest: [2, 8, 1],
  } as unknown as Review;
  it("is listed the dearest first, for one seat or for all", () => {
    expect(dearest(review, null).map(({ action }) => action)).toEqual([2, 8, 1]);
    expect(dearest(review, 0).map(({ action }) => action)).toEqual([8, 1]);
  });
  it("knows the chances before an action, where they are known", () => {
    expect(chancesAt(review, 2)).toEqual([0.2, 0.8]);
    expect(chancesAt(review, 9)).toBeNull();
  });
  it("draws the chances along the game, with a mark at the end of each round that is over", () => {
    expect(gameCourse(review).map(({ at, number }) => [at, number])).toEqual([[0.5, null], [1, 1]]);
    expect(gameCourse(review)[1]!.totals[0]).toBeCloseTo(25.1);
  });
  it("can be found again by a command", () => {
    const made = (trusted: number, seat: number | null): Review => ({ effort: { trusted }, seat }) as unknown as Review;
    expect(again(made(0, null))).toBe("augury review game.wiz --quick");
    expect(again(made(2, 1))).toBe("augury review game.wiz --seat 1");
  });
});
