/** The examples of a page, run where they are read: by the library itself, in a worker beside the page. */

const FOLDERS = ["../../play/engine/", "engine/files/"]; // on the site, and where `make docs` serves

/** The folder with Python and the library; null: this page was built without. */
async function files() {
  for (const folder of FOLDERS) {
    const base = new URL(folder, import.meta.url);
    const found = await fetch(new URL("manifest-2.json", base)).catch(() => null);
    if (found?.ok) return base.href;
  }
  return null;
}

/** One engine for all examples of the page, started by the first that is run. */
async function makeEngine(base, progress) {
  const { Engine } = await import("./engine/index.js");
  const worker = new URL("./engine/worker.js", import.meta.url);
  return new Engine(() => new Worker(worker, { type: "module" }), base, { progress });
}

/** An example with a place to write, a button and what it says. */
function enliven(block, run) {
  const code = block.querySelector("code").textContent.trimEnd();
  const editor = Object.assign(document.createElement("textarea"), { value: code, spellcheck: false, className: "live-code" });
  editor.rows = code.split("\n").length;
  editor.setAttribute("aria-label", "Python");
  const button = Object.assign(document.createElement("button"), { textContent: "Run", className: "md-button md-button--primary" });
  const said = Object.assign(document.createElement("pre"), { className: "live-said" });
  said.setAttribute("role", "status");
  const say = (text) => (said.textContent = text);
  const go = async () => {
    button.disabled = true;
    say("…");
    try {
      say((await run(editor.value, say)) || "It has said nothing.");
    } catch (error) {
      say(String(error.message ?? error));
    } finally {
      button.disabled = false;
    }
  };
  button.addEventListener("click", () => void go());
  editor.addEventListener("input", () => (editor.rows = editor.value.split("\n").length));
  editor.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void go();
  });
  block.replaceWith(editor, button, said);
}

const base = await files();
if (base !== null && typeof WebAssembly === "object") {
  let engine;
  const run = async (code, say) => {
    const mega = (bytes) => (bytes / 1e6).toFixed(1);
    engine ??= makeEngine(base, (done, total) => say(`Fetching Python: ${mega(done)} of ${mega(total)} MB`));
    try {
      return await (await engine).run(code);
    } catch (error) {
      engine = undefined;
      throw error;
    }
  };
  for (const block of document.querySelectorAll("article .highlight")) enliven(block, run);
  document.querySelector(".live-asleep")?.remove();
}
