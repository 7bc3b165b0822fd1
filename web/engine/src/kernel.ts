/**
 * What a network spends its time with, beside Python and on its memory: the products of matrices.
 * Arrays are given by their addresses. A test holds the answers to NumPy's.
 */

export interface Kernel {
  /** `out = a · b`, of `rows × inner` and `inner × columns` numbers of single precision. */
  multiply(a: number, b: number, out: number, rows: number, inner: number, columns: number): void;
  /** A matrix with each row, or each column, times a weight; `small`: of eight bits a number. */
  weigh(a: number, small: boolean, weights: number, out: number, rows: number, columns: number, byRow: boolean): void;
}

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
    weigh(a, small, weights, out, rows, columns, byRow) {
      const buffer = memory();
      const heap = new Float32Array(buffer);
      const numbers = small ? new Int8Array(buffer, a, rows * columns) : new Float32Array(buffer, a, rows * columns);
      const [by, into] = [weights >>> 2, out >>> 2];
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          const at = row * columns + column;
          heap[into + at] = numbers[at]! * heap[by + (byRow ? row : column)]!;
        }
      }
    },
  };
}
