/** A pad as text, the `.pad` file, as docs/pad.md describes it. */

import { facts, type Line } from "./facts";
import { PadError, problem } from "./problems";
import { formatRules, parseRules, withoutDealer, type PadRules } from "./rules";
import { checked, isName, type Cell, type Round, type Sheet } from "./sheet";

const VERSION = "pad 1";
const ENTRY = /^(rules|dealer|date|seat +[0-9]) *:(.*)$/;
const ROUND = /^round +([0-9]{1,3}) +cards +([0-9]{1,3})([^:#]*):(.*)$/;
const NOTE = /^ +(?:trump +([A-Za-z]+)|(bomb|struck))/;
const CELL = /^(?:(-)|\?|(?:\?|([0-9]{1,3})([+-][0-9])?)\/(?:\?|([0-9]{1,3})))$/;

// Writing

/** The sheet as text; equal sheets give equal texts. */
export function dumps(sheet: Sheet): string {
  const { lines } = facts(sheet);
  return [
    VERSION,
    `rules: ${formatRules(sheet.rules)}`,
    ...sheet.names.map((name, seat) => `seat ${seat}: ${quote(name)}`),
    `dealer: ${sheet.dealer}`,
    ...(sheet.date === null ? [] : [`date: ${sheet.date}`]),
    ...(sheet.rounds.length > 0 ? [""] : []),
    ...sheet.rounds.map((round, place) => formatRound(round, lines[place]!)),
    ...(sheet.ended ? ["end"] : []),
    "",
  ].join("\n");
}

function formatRound(round: Round, line: Line): string {
  const words = [`round ${line.number} cards ${round.hand_size}`];
  if (round.trump !== null) words.push(`trump ${round.trump}`);
  if (round.bombed) words.push("bomb");
  if (round.struck) words.push("struck");
  const totals = line.counts ? `   # totals ${line.totals.join(" ")}` : "";
  return `${words.join(" ")}: ${round.cells.map(formatCell).join(" ")}${totals}`;
}

function formatCell(cell: Cell | null): string {
  if (cell === null) return "-";
  if (cell.bid === null && cell.taken === null) return "?";
  const change = cell.change === 0 ? "" : cell.change > 0 ? `+${cell.change}` : String(cell.change);
  return `${cell.bid ?? "?"}${change}/${cell.taken ?? "?"}`;
}

function quote(name: string): string {
  return name.includes("#") || name.startsWith('"') ? JSON.stringify(name) : name;
}

// Reading

type Numbered = readonly [line: number, text: string];

/** The sheet that a text tells. What is wrong is refused with its line; what is not right yet is no error. */
export function loads(text: string): Sheet {
  const lines = numbered(text);
  const [header, rounds, ended] = parts(lines);
  const last = (header.at(-1) ?? lines.at(-1)!)[0];
  const fields = new Map<string, Numbered>();
  for (const [number, line] of header) on(number, () => readField(fields, number, line));
  const [rules, names] = on(last, () => {
    const read = readRules(fields);
    return [read, readNames(fields, read.players)] as const;
  });
  const dealer = readDealer(fields, rules);
  const read = rounds.map(([number, line], place) => on(number, () => readRound(line, place + 1)));
  const date = fields.get("date");
  try {
    return checked({ rules: withoutDealer(rules), names, dealer, rounds: read, ended, date: date?.[1] ?? null });
  } catch (error) {
    if (!(error instanceof PadError)) throw error;
    const { code, round } = error.problem;
    throw new PadError(error.problem, round === null ? (code === "date" ? date![0] : last) : rounds[round - 1]![0]);
  }
}

const strip = (text: string): string => text.replace(/^[ \t]+|[ \t]+$/g, "");
const uncomment = (line: string): string => strip(line.split("#", 1)[0]!);
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function numbered(text: string): Numbered[] {
  const whole = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n").split("\n");
  if (strip(whole.pop()!) !== "") throw new PadError(problem("cut"), whole.length + 1);
  const lines = whole.map((line, place): Numbered => [place + 1, strip(line)]).filter(([, line]) => uncomment(line) !== "");
  const [number, first] = lines[0] ?? [1, ""];
  if (wordsOf(uncomment(first)).join(" ") !== VERSION) throw new PadError(problem("no-pad", { value: first, limit: VERSION }), number);
  return lines;
}

function parts(lines: readonly Numbered[]): [header: Numbered[], rounds: Numbered[], ended: boolean] {
  const begins = lines.findIndex(([, line]) => /^(round|end)(?![\p{L}\p{N}_])/u.test(line));
  const first = begins < 0 ? lines.length : begins;
  const header = lines.slice(1, first);
  const rest = lines.slice(first);
  for (const [place, [number, line]] of rest.entries()) {
    if (uncomment(line) === "end") {
      const later = rest[place + 1];
      if (later) throw new PadError(problem("after-end", { value: later[1] }), later[0]);
      return [header, rest.slice(0, place), true];
    }
    if (!line.startsWith("round")) throw new PadError(problem("unread", { value: line }), number);
  }
  return [header, rest, false];
}

function readField(fields: Map<string, Numbered>, number: number, line: string): void {
  const [, said, value] = ENTRY.exec(line) ?? [];
  if (said === undefined || value === undefined) throw new PadError(problem("unread", { value: line }));
  const key = said.replace(/ +/g, " ");
  const before = fields.get(key);
  if (before) throw new PadError(problem("twice", { value: key, limit: before[0] }));
  fields.set(key, [number, unquote(strip(value))]);
}

function readRules(fields: Map<string, Numbered>): PadRules {
  const found = fields.get("rules");
  if (!found) throw new PadError(problem("no-rules", { limit: "rules: players=4" }));
  return on(found[0], () => parseRules(found[1]));
}

const seatKeys = (fields: Map<string, Numbered>): string[] => [...fields.keys()].filter((key) => key.startsWith("seat "));

function readNames(fields: Map<string, Numbered>, players: number): string[] {
  const names: string[] = [];
  for (let seat = 0; seat < Math.max(players, seatKeys(fields).length); seat += 1) {
    const found = fields.get(`seat ${seat}`);
    if (!found) throw new PadError(problem("seat", { value: seat }));
    const [number, name] = found;
    if (!isName(name)) throw new PadError(problem("name", { name }), number);
    if (names.includes(name)) throw new PadError(problem("name-twice", { name }), number);
    names.push(name);
  }
  return names;
}

function readDealer(fields: Map<string, Numbered>, rules: PadRules): number {
  const found = fields.get("dealer");
  if (!found) return typeof rules.first_dealer === "number" ? rules.first_dealer : 0;
  const count = seatKeys(fields).length;
  if (!/^[0-9]$/.test(found[1]) || Number(found[1]) >= count) throw new PadError(problem("dealer", { value: found[1], limit: count - 1 }), found[0]);
  return Number(found[1]);
}

function readRound(line: string, number: number): Round {
  const [, said, size, notes, cells] = ROUND.exec(line) ?? [];
  if (said === undefined || notes === undefined || cells === undefined) throw new PadError(problem("unread", { value: line }));
  if (Number(said) !== number) throw new PadError(problem("order", { value: Number(said), limit: number }));
  const noted = readNotes(notes);
  return { hand_size: Number(size), cells: wordsOf(uncomment(cells)).map(readCell), ...noted };
}

function readNotes(text: string): Pick<Round, "bombed" | "trump" | "struck"> {
  const noted = { bombed: false, trump: null as string | null, struck: false };
  for (let rest = strip(`x${text}`).slice(1); rest !== ""; ) {
    const found = NOTE.exec(rest);
    if (!found) throw new PadError(problem("unread", { value: strip(rest) }));
    if (found[2] === "bomb") noted.bombed = true;
    else if (found[2] === "struck") noted.struck = true;
    else noted.trump = found[1]!;
    rest = rest.slice(found[0].length);
  }
  return noted;
}

function readCell(text: string): Cell | null {
  const found = CELL.exec(text);
  if (!found) throw new PadError(problem("cell", { value: text }));
  const [, rests, bid, change, taken] = found;
  if (rests) return null;
  return { bid: bid === undefined ? null : Number(bid), taken: taken === undefined ? null : Number(taken), change: Number(change ?? 0) };
}

/** The text within quotes, as JSON has it; or the text as it stands. */
function unquote(text: string): string {
  if (!text.startsWith('"')) return uncomment(text);
  const found = /^"(?:[^"\\]|\\.)*"/.exec(text);
  try {
    if (!found || uncomment(text.slice(found[0].length)) !== "") throw new SyntaxError();
    return String(JSON.parse(found[0]));
  } catch {
    throw new PadError(problem("quote", { value: text }));
  }
}

/** Whatever goes wrong here goes wrong on this line, unless a line is named already. */
function on<Value>(number: number, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof PadError && error.line === null) throw new PadError(error.problem, number);
    throw error;
  }
}
