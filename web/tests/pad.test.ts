/** The pad of the page does what `augury.pad` does, edit by edit: tests/web/pads.py tells what that is. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as edits from "../src/pad/edits";
import { facts, forbiddenBid, restOfTricks } from "../src/pad/facts";
import { figures, standings } from "../src/pad/figures";
import { PadError } from "../src/pad/problems";
import { seats, type Sheet } from "../src/pad/sheet";
import { dumps, loads } from "../src/pad/text";

interface State {
  text: string;
  facts: unknown;
  forbidden: (number | null)[][];
  rest: (number | null)[][];
}

interface Told {
  stories: {
    start: State;
    steps: { edit: string; arguments: unknown[]; state?: State; refused?: string }[];
    broken: { text: string; read?: string; code?: string; line?: number }[];
    last: string;
  }[];
  figures: Record<string, unknown>;
  byPoints: unknown;
  byPlaces: unknown;
}

const path = process.env.AUGURY_PADS;
if (path === undefined) throw new Error("AUGURY_PADS names no file: run pytest tests/web/test_units.py");
const told = JSON.parse(readFileSync(path, "utf-8")) as Told;

const EDITS = { ...edits, deal_first: edits.dealFirst } as unknown as Record<string, (sheet: Sheet, ...rest: unknown[]) => Sheet>;

function state(sheet: Sheet): State {
  return {
    text: dumps(sheet),
    facts: facts(sheet),
    forbidden: sheet.rounds.map((round, place) => seats(round).map((seat) => forbiddenBid(sheet, place + 1, seat))),
    rest: sheet.rounds.map((round) => seats(round).map((seat) => restOfTricks(round, seat))),
  };
}

const PATIENT = 120_000; // milliseconds: no test is about how fast the machine is

test("every edit leads to the same sheet, or is refused for the same reason", { timeout: PATIENT }, () => {
  let count = 0;
  for (const story of told.stories) {
    let sheet = loads(story.start.text);
    expect(state(sheet)).toEqual(story.start);
    for (const step of story.steps) {
      let refused: string | undefined;
      try {
        sheet = EDITS[step.edit]!(sheet, ...step.arguments);
      } catch (error) {
        if (!(error instanceof PadError)) throw error;
        refused = error.problem.code;
      }
      expect([step.edit, step.arguments, refused]).toEqual([step.edit, step.arguments, step.refused]);
      if (step.state) expect(state(sheet)).toEqual(step.state);
      if (step.state) expect(loads(step.state.text)).toEqual(sheet);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(3000);
});

test("a slip of the pen is found on the same line", { timeout: PATIENT }, () => {
  for (const { broken } of told.stories)
    for (const { text, read, code, line } of broken)
      try {
        expect([text, dumps(loads(text))]).toEqual([text, read]);
      } catch (error) {
        if (!(error instanceof PadError)) throw error;
        expect([text, error.problem.code, error.line]).toEqual([text, code, line]);
      }
});

test("figures and tables of many games are the same", { timeout: PATIENT }, () => {
  const sheets = told.stories.map(({ last }) => loads(last));
  const found = Object.fromEntries(
    [...figures(sheets)].map(([name, one]) => [name, { ...one, by_cards: Object.fromEntries(one.by_cards), against: Object.fromEntries(one.against) }]),
  );
  expect(found).toEqual(told.figures);
  expect(standings(sheets, null)).toEqual(told.byPoints);
  expect(standings(sheets, [5, 3, 1])).toEqual(told.byPlaces);
});
