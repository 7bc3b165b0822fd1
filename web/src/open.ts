/** The page opens: its words, its light, its shell. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { STATIC } from "./lib/alone.svelte";
import { applyTheme, settings } from "./lib/settings.svelte";
import { keepShell } from "./lib/shell";
import { bestLanguage } from "./speech/languages";
import { speak } from "./speech/words.svelte";

// After an update of the server, a page that was open before finds parts of itself gone.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("augury-anew") ?? 0);
  if (Date.now() - last < 10_000) return;
  void fetch(STATIC ? location.href : "/healthz").then((response) => {
    if (!response.ok) return;
    sessionStorage.setItem("augury-anew", String(Date.now()));
    location.reload();
  }, () => undefined);
});

applyTheme();
await speak(settings.language ?? bestLanguage());
await new Promise((next) => setTimeout(next)); // to read the words and to show the page are two tasks
const page = document.getElementById("page")!;
page.replaceChildren(); // the name that stood there until now
mount(App, { target: page });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void keepShell().catch(() => undefined);
}
