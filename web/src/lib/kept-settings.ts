/** The settings as they are kept on this device: so small that they are read before the page is there. */

import type { Settings } from "./settings.svelte";

const KEY = "augury-settings";

export function keptSettings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A device that keeps nothing can still play.
  }
}

/** Which light was chosen, or is the device's. */
export function lightOf({ theme = "auto" }: Partial<Settings>): "dark" | "light" {
  if (theme !== "auto") return theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}
