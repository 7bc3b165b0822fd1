/** The score pad as a value: what people said and counted. Nothing that follows from it is kept. */

import { PadError, problem, type Problem } from "./problems";
import { can, mostCards, mostPlayers, scheduleFor, type PadRules } from "./rules";
import { COLUMNS, FORM, TRUMPS } from "./tables";

/** What one player predicted and won in a round, as far as it is entered. */
export interface Cell {
  readonly bid: number | null;
  readonly taken: number | null;
  readonly change: number; // what the Cloud made of the prediction (S7.2)
}

/** One line of the pad. A column without a cell rests. */
export interface Round {
  readonly hand_size: number;
  readonly cells: readonly (Cell | null)[];
  readonly bombed: boolean; // a trick fell to nobody (S4.1)
  readonly trump: string | null; // one of TRUMPS; null: nobody noted it
  readonly struck: boolean;
}

export interface Sheet {
  readonly rules: PadRules;
  readonly names: readonly string[]; // around the table, clockwise
  readonly dealer: number;
  readonly rounds: readonly Round[];
  readonly ended: boolean;
  readonly date: string | null;
}

export const BLANK: Cell = { bid: null, taken: null, change: 0 };

/** Who takes part. */
export function seats(round: Round): number[] {
  return round.cells.flatMap((cell, seat) => (cell === null ? [] : [seat]));
}

/** How many tricks somebody wins. */
export function tricks(round: Round): number {
  return round.hand_size - (round.bombed ? 1 : 0);
}

/** The prediction that counts. */
export function final(cell: Cell): number | null {
  return cell.bid === null ? null : cell.bid + cell.change;
}

/** Whether all of a round is entered. */
export function complete(round: Round): boolean {
  return round.cells.every((cell) => cell === null || (cell.bid !== null && cell.taken !== null));
}

/** The sheet, if it is one; what cannot be is refused. */
export function checked(sheet: Sheet): Sheet {
  for (const found of refusals(sheet)) throw new PadError(found);
  return sheet;
}

const UNFIT = /[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]|\p{Cs}/u;

/** Whether someone can be called that: something to be seen, on one line. */
export function isName(text: string): boolean {
  return text !== "" && text === text.trim() && !UNFIT.test(text);
}

function isDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && !text.startsWith("0000");
}

function* refusals(sheet: Sheet): Generator<Problem> {
  const columns = sheet.names.length;
  const players = sheet.rules.players;
  if (columns < players || (columns > players && sheet.rounds.length === 0)) yield problem("names", { value: columns, limit: players });
  if (columns > COLUMNS) yield problem("columns", { value: columns, limit: COLUMNS });
  for (const [place, name] of sheet.names.entries()) {
    if (!isName(name)) yield problem("name", { name });
    if (sheet.names.indexOf(name) < place) yield problem("name-twice", { name });
  }
  if (!(sheet.dealer in sheet.names)) yield problem("dealer", { value: sheet.dealer, limit: columns - 1 });
  if (sheet.date !== null && !isDate(sheet.date)) yield problem("date", { value: sheet.date, limit: "2026-11-16" });
  for (const [place, round] of sheet.rounds.entries()) yield* roundRefusals(sheet, place + 1, round);
}

function* roundRefusals(sheet: Sheet, number: number, round: Round): Generator<Problem> {
  const { rules, names } = sheet;
  const players = seats(round).length;
  const at = { round: number };
  if (round.cells.length !== names.length) yield problem("cells", { ...at, value: round.cells.length, limit: names.length });
  if (players < FORM.players[0]) yield problem("too-few", { ...at, value: players, limit: FORM.players[0] });
  if (scheduleFor(rules, players) === null) yield problem("too-many", { ...at, value: players, limit: mostPlayers({ ...rules, hand_sizes: null }) });
  const most = mostCards(rules, players);
  if (round.hand_size < 1 || round.hand_size > most) yield problem("cards", { ...at, value: round.hand_size, limit: most });
  if (round.trump !== null && !(TRUMPS as readonly string[]).includes(round.trump)) yield problem("trump", { ...at, value: round.trump, limit: TRUMPS.join(", ") });
  if (round.bombed && !can(rules, "destroys")) yield problem("no-bomb", at);
  let changed = false;
  for (const [seat, cell] of round.cells.entries()) {
    if (cell === null) continue;
    const name = names[seat]!;
    yield* cellRefusals(rules, { ...at, name }, round.hand_size, cell);
    if (cell.change !== 0 && changed) yield problem("change-twice", { ...at, name });
    changed ||= cell.change !== 0;
  }
}

function* cellRefusals(rules: PadRules, whose: Partial<Problem>, limit: number, cell: Cell): Generator<Problem> {
  const outside = (value: number | null): boolean => value !== null && (value < 0 || value > limit);
  if (outside(cell.bid)) yield problem("bid", { ...whose, value: cell.bid, limit });
  if (outside(cell.taken)) yield problem("taken", { ...whose, value: cell.taken, limit });
  if (cell.change === 0) return;
  if (!can(rules, "changes_bid")) yield problem("no-cloud", whose);
  if (cell.bid === null) yield problem("change-unbid", whose);
  if (Math.abs(cell.change) !== 1) yield problem("change-by", { ...whose, value: cell.change });
  if (outside(final(cell))) yield problem("change", { ...whose, value: final(cell), limit });
}
