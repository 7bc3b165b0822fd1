/** The course of a game as a line: where one can stop on it, and where an action lies. */

import type { GameCourse } from "../protocol";

/** Where each round begins, where each of its tricks does, and where it is over. */
export function stopsOf({ rounds }: GameCourse): number[] {
  return [...new Set(rounds.flatMap(({ first, tricks, end }) => [first, ...tricks, ...(end === null ? [] : [end])]))];
}

/** Where an action lies among the stops, which may be between two of them. */
export function placeOf(stops: readonly number[], action: number): number {
  const next = stops.findIndex((stop) => stop > action);
  if (next < 0) return Math.max(0, stops.length - 1);
  const before = stops[next - 1];
  return before === undefined ? 0 : next - 1 + (action - before) / (stops[next]! - before);
}
