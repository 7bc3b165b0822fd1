// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { hashOf, heardAt, isAsPromised, keepHeard, keepPromised, sharesIn } from "../src/table/heard";
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

const tag = (name: string, text = record): string => new RegExp(`^fair.${name}: (.*)$`, "m").exec(text)![1]!;

test("a record says who had a part in its shuffles", () => {
  expect(sharesIn(record)).toEqual({ seats: [0], open: true, withheld: [] });
  const anew = record.replace(/^fair.hash.*$/m, "$&\nfair.seat-commitments: aa bb - cc\nfair.withheld: 1,3 2");
  expect(sharesIn(anew)).toEqual({ seats: [0], open: false, withheld: [1, 3, 2] });
});

test("the shuffles are those that everybody was bound to before this player revealed their share", () => {
  const [bound, own] = ["aa - bb -", tag("contributions").split(" ")[0]!];
  const now = record.replace(/^fair.hash.*$/m, `$&\nfair.seat-commitments: ${bound}`);
  const promised = { game: tag("game"), commitments: tag("commitments"), bound, seat: 0, own, counted: true };
  expect(isAsPromised(now)).toBe(true); // nothing was promised here
  keepPromised(promised);
  expect(isAsPromised(now)).toBe(true);
  expect(isAsPromised(record)).toBe(false); // as if shares had been made in the open
  keepPromised({ ...promised, bound: "aa - cc -" });
  expect(isAsPromised(now)).toBe(false); // another was bound to something else
  keepPromised({ ...promised, own: "cd".repeat(32) });
  expect(isAsPromised(now)).toBe(false); // its share was changed, or is of a shuffle that was thrown away
  keepPromised({ ...promised, commitments: promised.commitments.replace(/^../, "zz") });
  expect(isAsPromised(now)).toBe(false); // the seeds were chosen anew, once the shares were known
});

test("a share that came too late may be left out, one that was taken may not", () => {
  const bound = "aa - bb -";
  const late = record
    .replace(/^(fair.contributions: )\w+/m, "$1-")
    .replace(/^fair.hash.*$/m, `$&\nfair.seat-commitments: ${bound}\nfair.withheld: 0`);
  const promised = { game: tag("game"), commitments: tag("commitments"), bound, seat: 0, own: "cd".repeat(32) };
  keepPromised({ ...promised, counted: false });
  expect(isAsPromised(late)).toBe(true);
  keepPromised({ ...promised, counted: true });
  expect(isAsPromised(late)).toBe(false);
});

test("what an older page has kept is held against nothing", () => {
  localStorage.setItem("augury-promised", JSON.stringify([[tag("game"), { game: tag("game"), commitments: "", own: null }]]));
  expect(isAsPromised(record)).toBe(true);
});
