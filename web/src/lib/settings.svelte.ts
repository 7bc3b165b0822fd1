/** What a player has chosen once, kept on this device. */

import { keepSettings, keptSettings, lightOf } from "./kept-settings";

export type Pace = "none" | "quick" | "normal";

/** How long a finished trick lies there. */
export type Rest = Pace | "long";

/** How long the score of a round is shown: until one goes on where nobody waits, shortly, not at all. */
export type Summary = "wait" | "short" | "none";

export interface Settings {
  name: string;
  language: string | null;
  theme: "auto" | "dark" | "light";
  confirm: boolean;
  /** Whether there is a warning before a costly move. */
  coach: boolean;
  lefthanded: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  vibration: boolean;
  motion: boolean;
  /** How quickly the moves of bots follow each other. */
  pace: Pace;
  rest: Rest;
  summary: Summary;
  /** Whether a notification says that it is one's turn. */
  notify: boolean;
  learned: boolean;
}

const phone = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

const DEFAULTS: Settings = {
  name: "",
  language: null,
  theme: "auto",
  confirm: false,
  coach: false,
  lefthanded: false,
  sound: !phone,
  volume: 0.6,
  vibration: phone,
  motion: true,
  pace: "normal",
  rest: "normal",
  summary: "wait",
  notify: false,
  learned: false,
};

export const settings: Settings = $state({ ...DEFAULTS, ...keptSettings() });

/** Change settings, and keep them. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keepSettings(settings);
}

/** Whether cards may move: neither this player nor their device wants them still. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Show the page in the chosen light. */
export function applyTheme(): void {
  const light = lightOf(settings);
  document.documentElement.dataset.theme = light;
  document.documentElement.dataset.motion = moves() ? "on" : "off";
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", light === "dark" ? "#0e1729" : "#e9e2d2");
}
