/** What cannot stand on a pad, or is not right yet, as data: the same codes as in `augury.pad`. */

export interface Problem {
  code: string;
  round: number | null;
  name: string | null;
  value: number | string | null;
  limit: number | string | null;
}

export function problem(code: string, more: Partial<Omit<Problem, "code">> = {}): Problem {
  return { code, round: null, name: null, value: null, limit: null, ...more };
}

/** A value that the pad refuses, or a text that is none; then with its line. */
export class PadError extends Error {
  constructor(
    readonly problem: Problem,
    readonly line: number | null = null,
  ) {
    super(problem.code);
  }
}
