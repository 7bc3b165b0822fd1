/** Run a Python program in Pyodide, as the page's worker does: `run.ts FOLDER PROGRAM EXPRESSION [again]`. */

import { readFileSync } from "node:fs";
import { startPython } from "../../web/engine/src/python.ts";

const [folder, program, expression, again] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const read = (name: string): Uint8Array => new Uint8Array(readFileSync(`${folder}/${name}`));
const parts = { loadPyodide, indexURL: `${folder}/`, library: read("augury.zip") };

let python = await startPython(parts, again !== undefined);
if (python.snapshot !== null) python = await startPython({ ...parts, snapshot: python.snapshot });
const code = readFileSync(program!, "utf-8").replace("from __future__ import annotations", "");
console.log(await python.run(`${code}\nimport json\nprint(json.dumps(${expression}))`));
