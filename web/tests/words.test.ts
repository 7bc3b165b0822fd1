import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const LOCALES = resolve(import.meta.dirname, "../../src/augury/locales");
const SOURCES = resolve(import.meta.dirname, "../src");

function sources(): string {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(join(SOURCES, name), "utf-8"))
    .join("\n");
}

function ids(file: string): string[] {
  const text = readFileSync(join(LOCALES, file), "utf-8");
  return [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((match) => match[1]!);
}

const text = sources();
// Any string of the sources may be a message; a pattern with parts stands for all that fit it.
const literal = new Set([...text.matchAll(/["'`]([a-z][\w-]*)["'`]/gi)].map((match) => match[1]!));
const patterns = [...text.matchAll(/`((?:[a-z][\w-]*-)?\$\{[^`]*)`/gi)]
  .map((match) => match[1]!.replace(/\$\{[^}]*\}+/g, "\u0000").replace(/[^\w\u0000-]/g, ""))
  .filter((pattern) => pattern.replaceAll("\u0000", "").length > 2)
  .map((pattern) => new RegExp(`^${pattern.replaceAll("\u0000", "[\\w-]+")}$`));

const files = readdirSync(LOCALES).filter((name) => name.endsWith(".ftl"));
const english = ids("en.ftl");

test("every message is used", () => {
  const unused = english.filter((id) => !literal.has(id) && !patterns.some((pattern) => pattern.test(id)));
  expect(unused).toEqual([]);
});

test("every message that is asked for is there", () => {
  const asked = [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1]!);
  expect(asked.filter((id) => !english.includes(id))).toEqual([]);
});

describe.each(files)("%s", (file) => {
  test("has the same messages, and no error", () => {
    expect(ids(file).toSorted()).toEqual(english.toSorted());
    const bundle = new FluentBundle(file.replace(".ftl", ""));
    expect(bundle.addResource(new FluentResource(readFileSync(join(LOCALES, file), "utf-8")))).toEqual([]);
  });

  test("puts in what the English message puts in", () => {
    const variables = (name: string): Map<string, string[]> => {
      const blocks = readFileSync(join(LOCALES, name), "utf-8").split(/^(?=[a-zA-Z][\w-]*\s*=)/m);
      return new Map(
        blocks.map((block) => [
          block.split("=")[0]!.trim(),
          [...new Set([...block.replace(/^#.*$/gm, "").matchAll(/\$(\w+)/g)].map((match) => match[1]!))].toSorted(),
        ]),
      );
    };
    const expected = variables("en.ftl");
    const found = variables(file);
    for (const id of english) expect(found.get(id), id).toEqual(expected.get(id));
  });
});
