/** The words of the page, from the same Fluent files as the rest of the house. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fetchWords } from "./languages";

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));

/** A bundle from the text of a Fluent file. */
export function makeBundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length > 0) console.error(language, errors);
  return made;
}

let wanted = "";
const PATIENCE = 1500; // milliseconds between two tries, while the server is away

/** Speak another language from now on, or as soon as its words can be fetched. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  while (wanted === language) {
    try {
      const text = await fetchWords(language);
      if (wanted !== language) return;
      bundle = makeBundle(language, text);
      document.documentElement.lang = language;
      return;
    } catch {
      await new Promise((later) => setTimeout(later, PATIENCE));
    }
  }
}

/** For tests: speak from a text that is there already. */
export function speakFrom(language: string, text: string): void {
  bundle = makeBundle(language, text);
}

/** The language spoken now. */
export function language(): string {
  return bundle.locales[0] ?? "en";
}

/** Whether there are words for a message. */
export function known(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The words of a message. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no words for ${id} in ${language()}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  if (errors.length > 0) console.error(id, errors);
  return text;
}

/** Points as they are written on the pad: a true minus, and nothing before a plus. */
export function points(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Points won or lost: with their sign. */
export function gain(value: number): string {
  return value > 0 ? `+${value}` : points(value);
}

/** A share of one as a whole percentage: some languages leave a space before the sign. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A day as one says it: the time today, else the date. */
export function day(at: number): string {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  return today
    ? date.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" })
    : date.toLocaleDateString(language(), { day: "numeric", month: "short", year: "numeric" });
}
