/** The page begins: its words, its light, its shell. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { applyTheme, settings } from "./lib/settings.svelte";
import { bestLanguage, speak } from "./lib/words.svelte";

applyTheme();
await speak(settings.language ?? bestLanguage());
mount(App, { target: document.getElementById("page")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
