/**
 * What a network spends its time with, beside Python and on its memory: arithmetic with matrices of
 * single precision. Arrays are given by their addresses. A test holds the answers to NumPy's.
 */

/** How the second operand meets the first: number by number, as each row, as each column, or as one number. */
const SAME = 0;
const ROW = 1;
const COLUMN = 2;

export interface Kernel {
  /** `out = a · b`, of `rows × inner` and `inner × columns` numbers. */
  multiply(a: number, b: number, out: number, rows: number, inner: number, columns: number): void;
  /**
   * `out = a ∘ b`, where `operation` is `add`, `sub`, `mul`, `truediv` or `max`; `small`: `a` has eight bits a
   * number; `meeting`: how `b` meets it, which is an address, or with any other value the number itself.
   */
  combine(operation: string, a: number, small: boolean, b: number, meeting: number, out: number, rows: number, columns: number): void;
  /** The sum of every row. */
  sum(a: number, out: number, rows: number, columns: number): void;
  /** The rows at these places, which are whole numbers of 64 bits. */
  take(a: number, places: number, out: number, count: number, columns: number): void;
}

const OPERATIONS: Record<string, (one: number, other: number) => number> = {
  add: (one, other) => one + other,
  sub: (one, other) => one - other,
  mul: (one, other) => one * other,
  truediv: (one, other) => one / other,
  max: (one, other) => (other > one ? other : one),
};

/** A kernel on a memory, which may grow: so it is asked for anew each time. */
export function kernelOn(memory: () => ArrayBufferLike): Kernel {
  return {
    multiply(a, b, out, rows, inner, columns) {
      const heap = new Float32Array(memory());
      const [left, right, into] = [a >>> 2, b >>> 2, out >>> 2];
      const sum = new Float32Array(columns);
      for (let row = 0; row < rows; row += 1) {
        sum.fill(0);
        for (let at = 0; at < inner; at += 1) {
          const factor = heap[left + row * inner + at]!;
          if (factor === 0) continue; // of a layer that was cut off below zero, every other one
          const from = right + at * columns;
          for (let column = 0; column < columns; column += 1) sum[column]! += factor * heap[from + column]!;
        }
        heap.set(sum, into + row * columns);
      }
    },
    combine(operation, a, small, b, meeting, out, rows, columns) {
      const buffer = memory();
      const heap = new Float32Array(buffer);
      const one = small ? new Int8Array(buffer, a, rows * columns) : new Float32Array(buffer, a, rows * columns);
      const other = meeting === SAME || meeting === ROW || meeting === COLUMN ? heap.subarray(b >>> 2) : Float64Array.of(b);
      const [byRow, byColumn] = meeting === SAME ? [columns, 1] : [meeting === COLUMN ? 1 : 0, meeting === ROW ? 1 : 0];
      const [into, work] = [out >>> 2, OPERATIONS[operation]!];
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          const at = row * columns + column;
          heap[into + at] = work(one[at]!, other[row * byRow + column * byColumn]!);
        }
      }
    },
    sum(a, out, rows, columns) {
      const heap = new Float32Array(memory());
      for (let row = 0; row < rows; row += 1) {
        const from = (a >>> 2) + row * columns;
        let whole = 0;
        for (let column = 0; column < columns; column += 1) whole += heap[from + column]!;
        heap[(out >>> 2) + row] = whole;
      }
    },
    take(a, places, out, count, columns) {
      const heap = new Float32Array(memory());
      const lines = new Int32Array(heap.buffer, places, 2 * count); // the lower half of each says it all
      for (let at = 0; at < count; at += 1) {
        const from = (a >>> 2) + lines[2 * at]! * columns;
        heap.copyWithin((out >>> 2) + at * columns, from, from + columns);
      }
    },
  };
}
