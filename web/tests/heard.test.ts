// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { hashOf, heardAt, isAsPromised, keepHeard, keepPromised } from "../src/table/heard";
import { sha256 } from "../src/table/sha256";
import record from "./heard.wiz?raw";

const said = /^fair\.hash: (.*)$/m.exec(record)![1]!;

const digest = (text: string): string =>
  Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, "0")).join("");

beforeEach(() => localStorage.clear());

test("SHA-256 is the one of the standard", () => {
  expect(digest("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(digest("a".repeat(1000))).toBe("41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
});

test("a record comes to the hash that its table told", () => {
  expect(hashOf(record)).toBe(said);
});

test.each([
  ["a prediction", "0:bid=8", "0:bid=7"],
  ["a card", "3:B12", "3:B11"],
  ["a name", "Zoë #1", "Bo"],
  ["the deal", "Y1,W,G1", "W,Y1,G1"],
  ["the last trick", "3:R6 0:B10 1:J 2:B2\n", ""],
])("%s that was changed is noticed", (_, old, forged) => {
  expect(record).toContain(old);
  expect(hashOf(record.replace(old, forged))).not.toBe(said);
});

test("a text that is no record of a table has no hash", () => {
  expect(hashOf("")).toBeNull();
  expect(hashOf("wiz 1\nrules: players=3\n")).toBeNull();
});

test("the last hash of every table is kept", () => {
  keepHeard("one", "aa");
  keepHeard("two", "bb");
  keepHeard("one", "cc");
  expect([heardAt("one"), heardAt("two"), heardAt("three")]).toEqual(["cc", "bb", null]);
});

test("the shuffles are those that were promised before this player contributed", () => {
  const tag = (name: string): string => new RegExp(`^fair.${name}: (.*)$`, "m").exec(record)![1]!;
  const [game, commitments] = [tag("game"), tag("commitments")];
  expect(isAsPromised(record)).toBe(true); // nothing was promised here
  keepPromised({ game, commitments, own: null });
  expect(isAsPromised(record)).toBe(true);
  keepPromised({ game, commitments, own: tag("contributions").split(" ")[0]! });
  expect(isAsPromised(record)).toBe(true);
  keepPromised({ game, commitments, own: "cd".repeat(32) });
  expect(isAsPromised(record)).toBe(false); // its share was left out, or changed
  keepPromised({ game, commitments: commitments.replace(/^../, "zz"), own: null });
  expect(isAsPromised(record)).toBe(false); // the seeds were chosen anew, once the shares were known
});
