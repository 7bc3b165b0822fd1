import { expect, test } from "vitest";
import { methodOf, pathOf } from "../src/lib/address";

test("an address has its ids, and its method", () => {
  const route = "GET /api/tables/{table}/games/{number}.wiz";
  expect(pathOf(route, { table: "x_-1", number: 2 })).toBe("/api/tables/x_-1/games/2.wiz");
  expect(methodOf(route)).toBe("GET");
});

test("an id leads nowhere else", () => {
  expect(pathOf("GET /api/codes/{code}", { code: "../bots?" })).toBe("/api/codes/..%2Fbots%3F");
});

test("what is not served cannot be named, nor without its ids", () => {
  // @ts-expect-error there is no such address
  pathOf("GET /api/nowhere", {});
  // @ts-expect-error its id is missing
  pathOf("GET /api/tables/{table}", {});
  // @ts-expect-error it has another id
  pathOf("GET /api/tables/{table}", { pad: "x" });
});
