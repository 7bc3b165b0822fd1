import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { makeBundle } from "../src/speech/words.svelte";

// What the files say is tested in tests/locales; here, that the page can read them.
const LOCALES = resolve(import.meta.dirname, "../../src/augury/locales");
const files = readdirSync(LOCALES).filter((name) => name.endsWith(".ftl"));

test.each(files)("the page reads every message of %s", (file) => {
  const text = readFileSync(resolve(LOCALES, file), "utf-8");
  const ids = [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((match) => match[1]!);
  const trouble = vi.spyOn(console, "error");
  const bundle = makeBundle(file.replace(".ftl", ""), text);
  expect(trouble).not.toHaveBeenCalled();
  expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  expect(new FluentResource(text).body.length).toBeGreaterThanOrEqual(ids.length);
});
