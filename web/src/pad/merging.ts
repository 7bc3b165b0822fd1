/** Two people have written on one pad at the same time: what both wrote, cell by cell. */

import { PadError } from "./problems";
import { BLANK, checked, type Cell, type Round, type Sheet } from "./sheet";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What we changed stays ours; all else is theirs. */
const pick = <Value>(base: Value, ours: Value, theirs: Value): Value => (same(base, ours) ? theirs : ours);

/** The pad with our changes and theirs since `base`. Where it would be none, theirs. */
export function merged(base: Sheet, ours: Sheet, theirs: Sheet): Sheet {
  // Somebody joined: cells do not lie side by side any more.
  if (ours.names.length !== theirs.names.length) return same(base.names, ours.names) ? theirs : ours;
  const count = Math.max(ours.rounds.length, theirs.rounds.length);
  const rounds = Array.from({ length: count }, (_, place) => {
    const [was, our, their] = [base.rounds[place], ours.rounds[place], theirs.rounds[place]];
    return our && their ? mergedRound(was ?? blank(their), our, their) : (our ?? their)!;
  });
  try {
    return checked({
      rules: pick(base.rules, ours.rules, theirs.rules),
      names: ours.names.map((name, seat) => pick(base.names[seat] ?? name, name, theirs.names[seat]!)),
      dealer: pick(base.dealer, ours.dealer, theirs.dealer),
      rounds,
      ended: pick(base.ended, ours.ended, theirs.ended),
      date: pick(base.date, ours.date, theirs.date),
    });
  } catch (error) {
    if (!(error instanceof PadError)) throw error;
    return theirs;
  }
}

function blank(round: Round): Round {
  return { ...round, cells: round.cells.map((cell) => cell && BLANK), bombed: false, trump: null, struck: false };
}

function mergedRound(base: Round, ours: Round, theirs: Round): Round {
  return {
    hand_size: pick(base.hand_size, ours.hand_size, theirs.hand_size),
    cells: ours.cells.map((cell, seat) => mergedCell(base.cells[seat] ?? null, cell, theirs.cells[seat] ?? null)),
    bombed: pick(base.bombed, ours.bombed, theirs.bombed),
    trump: pick(base.trump, ours.trump, theirs.trump),
    struck: pick(base.struck, ours.struck, theirs.struck),
  };
}

function mergedCell(base: Cell | null, ours: Cell | null, theirs: Cell | null): Cell | null {
  if (!base || !ours || !theirs) return pick(base, ours, theirs);
  return { bid: pick(base.bid, ours.bid, theirs.bid), taken: pick(base.taken, ours.taken, theirs.taken), change: pick(base.change, ours.change, theirs.change) };
}
