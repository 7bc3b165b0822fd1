/** What follows from a sheet: points and totals, who deals, leads and bids, and what is due next. */

import { problem, type Problem } from "./problems";
import { scheduleFor } from "./rules";
import { BLANK, complete, final, seats, tricks, type Cell, type Round, type Sheet } from "./sheet";
import { POINTS } from "./tables";

/** What came of a round, and by whom it was dealt. */
export interface Line {
  number: number;
  hand_size: number;
  counts: boolean;
  dealer: number;
  order: number[]; // in which the seats bid (R4.2); the first of them leads (R5.1)
  points: (number | null)[]; // null: rests, or the round does not count (yet)
  totals: number[];
}

/** What has to be entered next, and whose it is. */
export interface Due {
  round: number;
  stage: "bids" | "taken" | "mend";
  seat: number | null;
}

export interface Facts {
  lines: Line[];
  totals: number[];
  ranks: (number | null)[]; // null: has not taken part in any round that counts
  tie_breaks: number[]; // what decides between equal totals (O3); none: they share
  leaders: number[];
  schedule: number[];
  due: Due | null; // null: the game is over
  problems: Problem[];
}

export function facts(sheet: Sheet): Facts {
  const made = lines(sheet);
  const totals = totalsOf(sheet, made);
  const played = totals.map((_, seat) => made.some((line) => line.points[seat] !== null));
  const deciding = tieBreaks(sheet, made);
  const ahead = (one: number, other: number): boolean => totals[one] === totals[other] ? (deciding[one] ?? 0) > (deciding[other] ?? 0) : totals[one]! > totals[other]!;
  const ranks = totals.map((_, seat) => (played[seat] ? 1 + totals.filter((_, other) => played[other] && ahead(other, seat)).length : null));
  return {
    lines: made,
    totals,
    ranks,
    tie_breaks: deciding,
    leaders: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
    schedule: schedule(sheet),
    due: due(sheet, made),
    problems: problemsIn(sheet, made),
  };
}

// Rounds and turns

/** The hand sizes of the game: as entered, then as the rules have it for those who play now. */
export function schedule(sheet: Sheet): number[] {
  const entered = sheet.rounds.map((round) => round.hand_size);
  const last = sheet.rounds.at(-1);
  const now = last ? seats(last).length : sheet.rules.players;
  return [...entered, ...(scheduleFor(sheet.rules, now) ?? []).slice(entered.length)];
}

/** The round after those entered, with nothing in it; null after the last. */
export function blankRound(sheet: Sheet): Round | null {
  const size = schedule(sheet)[sheet.rounds.length];
  if (size === undefined) return null;
  const last = sheet.rounds.at(-1)?.cells ?? sheet.names.map(() => BLANK);
  return { hand_size: size, cells: last.map((cell) => cell && BLANK), bombed: false, trump: null, struck: false };
}

/** A round that was entered, or the one after them all; null, if there is no such round. */
export function roundOrNext(sheet: Sheet, number: number): Round | null {
  return sheet.rounds[number - 1] ?? (number === sheet.rounds.length + 1 ? blankRound(sheet) : null);
}

function dealers(sheet: Sheet, rounds: readonly Round[]): number[] {
  let next = sheet.dealer;
  return rounds.map((round) => {
    while (round.cells[next] === null) next = (next + 1) % sheet.names.length;
    const dealer = next;
    next = (next + 1) % sheet.names.length;
    return dealer;
  });
}

function order(round: Round, dealer: number): number[] {
  const count = round.cells.length;
  const turn = (seat: number): number => (seat - dealer - 1 + count) % count;
  return seats(round).sort((one, other) => turn(one) - turn(other));
}

/** Who deals a round and in which order its seats bid; also of the round that is not entered yet. */
export function turns(sheet: Sheet, number: number): { dealer: number; order: number[] } {
  const round = roundOrNext(sheet, number);
  if (round === null) return { dealer: sheet.dealer, order: [] };
  const dealer = dealers(sheet, [...sheet.rounds.slice(0, number - 1), round]).at(-1)!;
  return { dealer, order: order(round, dealer) };
}

const othersOf = (round: Round, seat: number): Cell[] => round.cells.filter((cell, other) => cell !== null && other !== seat) as Cell[];

/** What plus/minus one bars when all others have bid (V1, O2); null: no number. */
export function forbiddenBid(sheet: Sheet, number: number, seat: number): number | null {
  const round = roundOrNext(sheet, number);
  if (round === null) return null;
  const others = othersOf(round, seat);
  if (others.some((cell) => cell.bid === null)) return null;
  const bid = round.hand_size - sum(others.map((cell) => cell.bid));
  const before = sheet.rounds.slice(0, number - 1);
  const dealer = dealers(sheet, [...before, round]).at(-1)!;
  const last = seat === dealer ? bid : round.cells[dealer]!.bid;
  const denied = denies(sheet, round, dealer, totalsOf(sheet, lines({ ...sheet, rounds: before })), last);
  return denied && bid >= 0 && bid <= round.hand_size ? bid : null;
}

/** Whether the predictions may not add up when the dealer has predicted `bid` (V1, O2). */
function denies({ rules }: Sheet, round: Round, dealer: number, before: readonly number[], bid: number | null): boolean {
  if (!rules.plus_minus_one || (bid === 0 && rules.last_bid === "zero")) return false;
  if (rules.last_bid !== "unless-leading") return true;
  return seats(round).every((seat) => seat === dealer || before[seat]! < before[dealer]!);
}

/** What is left for a seat when all others' tricks are entered; null, if that is not settled. */
export function restOfTricks(round: Round, seat: number): number | null {
  const others = othersOf(round, seat);
  if (others.some((cell) => cell.taken === null)) return null;
  const rest = tricks(round) - sum(others.map((cell) => cell.taken));
  return rest >= 0 ? rest : null;
}

function sum(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}

// Points

/** What a cell brings (R7), looked up. */
export function pointsOf(cell: Cell | null): number | null {
  if (cell === null || cell.bid === null || cell.taken === null) return null;
  return POINTS[final(cell)!]?.[cell.taken] ?? null;
}

function totalsOf(sheet: Sheet, made: readonly Line[]): number[] {
  return made.at(-1)?.totals ?? sheet.names.map(() => 0);
}

function lines(sheet: Sheet): Line[] {
  let totals = sheet.names.map(() => 0);
  const dealt = dealers(sheet, sheet.rounds);
  return sheet.rounds.map((round, place) => {
    const number = place + 1;
    const counts = !round.struck && complete(round) && roundProblems(sheet, number, round, dealt[place]!, totals).length === 0;
    const points = round.cells.map((cell) => (counts ? pointsOf(cell) : null));
    totals = totals.map((total, seat) => total + (points[seat] ?? 0));
    return { number, hand_size: round.hand_size, counts, dealer: dealt[place]!, order: order(round, dealt[place]!), points, totals };
  });
}

/** What decides between equal totals, for every column (O3). */
function tieBreaks(sheet: Sheet, made: readonly Line[]): number[] {
  const { ties } = sheet.rules;
  if (ties === "shared") return [];
  const counted = sheet.rounds.filter((_, place) => made[place]!.counts);
  const of = (cell: Cell): number => (ties === "predictions" ? final(cell)! : Number(final(cell) === cell.taken));
  return sheet.names.map((_, seat) => sum(counted.map(({ cells }) => (cells[seat] ? of(cells[seat]) : 0))));
}

// What is due

function due(sheet: Sheet, made: readonly Line[]): Due | null {
  if (sheet.ended) return null;
  for (const line of made) {
    const round = sheet.rounds[line.number - 1]!;
    if (!round.struck && !line.counts) return dueIn(line.number, round, line.order);
  }
  const next = blankRound(sheet);
  const number = sheet.rounds.length + 1;
  return next === null ? null : dueIn(number, next, turns(sheet, number).order);
}

function dueIn(number: number, round: Round, asked: readonly number[]): Due {
  for (const [stage, field] of [["bids", "bid"], ["taken", "taken"]] as const) {
    const seat = asked.find((one) => round.cells[one]![field] === null);
    if (seat !== undefined) return { round: number, stage, seat };
  }
  return { round: number, stage: "mend", seat: null };
}

// What is not right yet

export function problems(sheet: Sheet): Problem[] {
  return problemsIn(sheet, lines(sheet));
}

function problemsIn(sheet: Sheet, made: readonly Line[]): Problem[] {
  return sheet.rounds.flatMap((round, place) => {
    if (round.struck) return [];
    const open = place + 1 < sheet.rounds.length && !complete(round);
    return [...roundProblems(sheet, place + 1, round, made[place]!.dealer, totalsOf(sheet, made.slice(0, place))), ...(open ? [problem("open", { round: place + 1 })] : [])];
  });
}

function roundProblems(sheet: Sheet, number: number, round: Round, dealer: number, before: readonly number[]): Problem[] {
  const cells = round.cells.filter((cell) => cell !== null);
  const found: Problem[] = [];
  const bids = sum(cells.map((cell) => cell.bid));
  const even = cells.every((cell) => cell.bid !== null) && bids === round.hand_size;
  if (even && denies(sheet, round, dealer, before, round.cells[dealer]!.bid))
    found.push(problem("even", { round: number, value: bids }));
  const taken = sum(cells.map((cell) => cell.taken));
  const limit = tricks(round);
  if (taken > limit) found.push(problem("over-tricks", { round: number, value: taken, limit }));
  else if (cells.every((cell) => cell.taken !== null) && taken < limit) found.push(problem("short-tricks", { round: number, value: taken, limit }));
  for (const [seat, cell] of round.cells.entries())
    if (cell !== null && cell.change !== 0 && cell.taken === 0) found.push(problem("change-trickless", { round: number, name: sheet.names[seat]! }));
  return found;
}
