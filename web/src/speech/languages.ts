/** The languages of the page and the files of their words: fetched first, before there is anything to say. */

const files = import.meta.glob<string>("../../../src/augury/locales/*.ftl", {
  query: "?raw",
  import: "default",
});

const LOADERS = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/(.*)\.ftl$/, "$1"), load]),
);

/** Every language, under its own name. */
export const LANGUAGES: readonly (readonly [code: string, name: string])[] = (
  [
    ["de", "Deutsch"],
    ["el", "Ελληνικά"],
    ["en", "English"],
    ["pt-BR", "Português (Brasil)"],
    ["cs", "Čeština"],
    ["hu", "Magyar"],
  ] as const
).filter(([code]) => LOADERS.has(code));

/** The language that suits this device best, of those there are. */
export function bestLanguage(wanted: readonly string[] = navigator.languages): string {
  for (const wish of wanted) {
    const exact = LANGUAGES.find(([code]) => code.toLowerCase() === wish.toLowerCase());
    const near = LANGUAGES.find(([code]) => code.split("-")[0] === wish.split("-")[0]);
    const found = exact ?? near;
    if (found) return found[0];
  }
  return "en";
}

const loads = new Map<string, Promise<string>>();

/** The words of a language, as the text of its Fluent file; a failed try is forgotten. */
export function fetchWords(language: string): Promise<string> {
  const load = LOADERS.get(language) ?? LOADERS.get("en");
  if (load === undefined) throw new Error("no words at all");
  let words = loads.get(language);
  if (words === undefined) {
    loads.set(language, (words = load()));
    words.catch(() => loads.delete(language));
  }
  return words;
}

/** Let the browser learn how this language counts, which takes it a while: best while it waits anyway. */
export function learnToCount(language: string): void {
  new Intl.PluralRules(language).select(2);
  new Intl.NumberFormat(language).format(2);
}
