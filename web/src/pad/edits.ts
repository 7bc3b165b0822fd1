/** Everything that can be done to a sheet. Each edit is a new sheet, or a PadError. */

import { blankRound, restOfTricks, roundOrNext } from "./facts";
import { PadError, problem } from "./problems";
import { scheduleFor } from "./rules";
import { BLANK, checked, seats, type Cell, type Round, type Sheet } from "./sheet";

// A round

/** The sheet with this round in its place: an earlier one, or the next. */
export function write(sheet: Sheet, number: number, round: Round): Sheet {
  const next = sheet.rounds.length + 1;
  if (number < 1 || number > next) throw new PadError(problem("round", { round: number, limit: next }));
  if (number === next && (sheet.ended || blankRound(sheet) === null)) throw new PadError(problem("over"));
  return checked({ ...sheet, rounds: [...sheet.rounds.slice(0, number - 1), round, ...sheet.rounds.slice(number)] });
}

/** A prediction; null takes it back, and with it what the Cloud made of it. */
export function bid(sheet: Sheet, number: number, seat: number, count: number | null): Sheet {
  return put(sheet, number, seat, count === null ? { bid: null, change: 0 } : { bid: count });
}

/** How many tricks someone has won; null takes it back. */
export function take(sheet: Sheet, number: number, seat: number, count: number | null): Sheet {
  return put(sheet, number, seat, { taken: count });
}

/** Someone's tricks; and, if only one more is missing, what is left for them. */
export function takeAndFill(sheet: Sheet, number: number, seat: number, count: number): Sheet {
  const next = take(sheet, number, seat, count);
  const round = next.rounds[number - 1]!;
  const [last, ...more] = seats(round).filter((one) => round.cells[one]!.taken === null);
  const rest = last === undefined || more.length > 0 ? null : restOfTricks(round, last);
  return rest === null ? next : take(next, number, last!, rest);
}

/** The last player's tricks, and whether a trick fell to nobody. */
export function takeLast(sheet: Sheet, number: number, seat: number, count: number, bombed: boolean): Sheet {
  return take(bomb(sheet, number, bombed), number, seat, count);
}

/** The Cloud changes a prediction by one, up or down; 0 takes it back (S7.2). */
export function change(sheet: Sheet, number: number, seat: number, by: number): Sheet {
  const round = open(sheet, number);
  const cells = round.cells.map((cell) => cell && { ...cell, change: 0 });
  return put(write(sheet, number, { ...round, cells }), number, seat, { change: by });
}

/** Whether a trick of the round belongs to nobody (S4.1). */
export function bomb(sheet: Sheet, number: number, bombed: boolean): Sheet {
  return write(sheet, number, { ...open(sheet, number), bombed });
}

/** Note what is trump; null takes the note back. */
export function trump(sheet: Sheet, number: number, noted: string | null): Sheet {
  return write(sheet, number, { ...open(sheet, number), trump: noted });
}

/** How many cards everyone was really dealt. */
export function cards(sheet: Sheet, number: number, size: number): Sheet {
  return write(sheet, number, { ...open(sheet, number), hand_size: size });
}

/** Strike a round out, so that it does not count; or let it count again. */
export function strike(sheet: Sheet, number: number, struck: boolean): Sheet {
  return write(sheet, number, { ...open(sheet, number), struck });
}

/** Take everything back that was entered in a round. */
export function clear(sheet: Sheet, number: number): Sheet {
  const round = open(sheet, number);
  return write(sheet, number, blankOf(round));
}

/** Let someone rest in a round, and so in those to come; or take part again. */
export function rest(sheet: Sheet, number: number, seat: number, resting: boolean): Sheet {
  known(sheet, seat);
  const round = open(sheet, number);
  const cells = round.cells.with(seat, resting ? null : (round.cells[seat] ?? BLANK));
  return write(sheet, number, sized(sheet, number, { ...round, cells }));
}

// The table

/** Another name for someone. */
export function rename(sheet: Sheet, seat: number, name: string): Sheet {
  known(sheet, seat);
  return checked({ ...sheet, names: sheet.names.with(seat, name) });
}

/** Who deals the first round. */
export function dealFirst(sheet: Sheet, seat: number): Sheet {
  return checked({ ...sheet, dealer: seat });
}

/** Someone sits down before the column `place`, and takes part from the next round on. */
export function join(sheet: Sheet, name: string, place: number): Sheet {
  if (place < 0 || place > sheet.names.length) throw new PadError(problem("dealer", { value: place, limit: sheet.names.length }));
  if (sheet.ended) throw new PadError(problem("over"));
  const last = sheet.rounds.at(-1);
  const number = sheet.rounds.length + (last && untouched(last) ? 0 : 1);
  const widen = (round: Round, cell: Cell | null): Round => ({ ...round, cells: round.cells.toSpliced(place, 0, cell) });
  const now = sized(sheet, number, widen(open(sheet, number), BLANK));
  return checked({
    ...sheet,
    names: sheet.names.toSpliced(place, 0, name),
    dealer: sheet.dealer + (place <= sheet.dealer ? 1 : 0),
    rounds: [...sheet.rounds.slice(0, number - 1).map((round) => widen(round, null)), now],
  });
}

/** Stop before the last round; or go on after all. */
export function end(sheet: Sheet, ended: boolean): Sheet {
  return checked({ ...sheet, ended });
}

// Within

function known(sheet: Sheet, seat: number): void {
  if (!(seat in sheet.names)) throw new PadError(problem("dealer", { value: seat, limit: sheet.names.length - 1 }));
}

function open(sheet: Sheet, number: number): Round {
  const round = roundOrNext(sheet, number);
  const next = sheet.rounds.length + 1;
  if (round === null) throw new PadError(number === next ? problem("over") : problem("round", { round: number, limit: next }));
  return round;
}

function put(sheet: Sheet, number: number, seat: number, changes: Partial<Cell>): Sheet {
  known(sheet, seat);
  const round = open(sheet, number);
  const cell = round.cells[seat]!;
  if (cell === null) throw new PadError(problem("rests", { round: number, name: sheet.names[seat]! }));
  return write(sheet, number, { ...round, cells: round.cells.with(seat, { ...cell, ...changes }) });
}

function blankOf(round: Round): Round {
  return { hand_size: round.hand_size, cells: round.cells.map((cell) => cell && BLANK), bombed: false, trump: null, struck: false };
}

/** Whether nothing is entered in a round yet. */
export function untouched(round: Round): boolean {
  const blank = round.cells.every((cell) => cell === null || (cell.bid === null && cell.taken === null));
  return blank && !round.bombed && round.trump === null && !round.struck;
}

/** The round for as many as take part in it now, unless the table had dealt otherwise (R2.2). */
function sized(sheet: Sheet, number: number, round: Round): Round {
  const before = roundOrNext(sheet, number) ?? round;
  const usual = scheduleFor(sheet.rules, seats(before).length) ?? [];
  const now = scheduleFor(sheet.rules, seats(round).length) ?? [];
  const size = now[number - 1];
  return size !== undefined && usual[number - 1] === before.hand_size ? { ...round, hand_size: size } : round;
}
