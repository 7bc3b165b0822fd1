/** The other door of the server: HTTP, to find a table and sit down. */

import type {
  Chapter,
  ChosenRules,
  ErrorMessage,
  Joined,
  Listing,
  NewSeat,
  NewTable,
  RuleChoice,
  Routes,
  Rules,
  Seated,
  Welcome,
} from "../protocol";
import { PLAYERS } from "../protocol";
import { newId, type NewCommand } from "../table/connection";
import { methodOf, pathOf, type Body, type Ids, type Route } from "./address";
import { alone, askHere, isLocal, reviewHere, STATIC } from "./alone.svelte";

/** What the server refused, with its code; `offline` when it was not reached. */
export class ServerError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The options of rules that contradict each other. */
    readonly options: readonly string[] = [],
    /** The line of a record that is broken. */
    readonly line: number | null = null,
    /** The word for why something cannot be analysed. */
    readonly reason: string | null = null,
  ) {
    super(message);
  }
}

/** An answer that is no refusal; an abort by the signal is thrown as an `AbortError`. */
export async function request<Name extends Route>(
  route: Name,
  ids: Ids<Name>,
  body?: Body<Name>,
  signal?: AbortSignal,
): Promise<Response> {
  const sent = methodOf(route) === "GET" ? undefined : (body ?? {});
  const response = await reach(pathOf(route, ids), sent, signal);
  if (response.ok) return response;
  const error = (await response.json().catch(() => null)) as ErrorMessage | null;
  const { code = `http_${response.status}`, message = "", options, line, reason } = error ?? {};
  throw new ServerError(code, message, options ?? [], line ?? null, reason ?? null);
}

/** From the server, if there is one and it answers; else from this page, as far as one can play alone. */
async function reach(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const table = /^\/api\/tables\/([^/]+)/.exec(path)?.[1];
  if (table !== undefined && isLocal(table)) return here(path, body);
  if (!STATIC) {
    try {
      const response = await fetch(path, {
        method: body === undefined ? "GET" : "POST",
        signal: signal ?? null,
        ...(body === undefined
          ? {}
          : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
      });
      alone.away = false;
      return response;
    } catch (error) {
      if (signal?.aborted) throw error;
      alone.away = true;
    }
  }
  if (path === "/api/bots") return new Response(JSON.stringify(PLAYERS.map(({ name }) => name)));
  if (STATIC && path === "/api/rules" && body === undefined) return written("rules.json");
  if (path === "/api/rules" || (path === "/api/tables" && playsAlone(body))) return here(path, body);
  if (/^\/api\/(courses|positions|variations|puzzles\/\w+)$/.test(path)) return here(path, body);
  if (path === "/api/reviews") return here(path, body, signal);
  throw new ServerError("offline", "the server was not reached");
}

/** What a server would say the same to everyone: written down when the page was built. */
async function written(name: string): Promise<Response> {
  return fetch(import.meta.env.BASE_URL + name).catch(() => {
    throw new ServerError("offline", `${name} was not reached`);
  });
}

/** Whether a table is laid for one person and bots. */
function playsAlone(body: unknown): boolean {
  const setup = (body as NewTable | undefined)?.setup;
  return Object.keys(setup?.bots ?? {}).length === (setup?.rules?.players ?? 0) - 1;
}

async function here(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  try {
    const { status, text } = await (path === "/api/reviews" ? reviewHere(body, signal) : askHere(path, body));
    return new Response(text, { status });
  } catch (error) {
    throw new ServerError(`engine_${(error as { trouble?: string }).trouble ?? "broken"}`, String(error));
  }
}

/** What a route answers. */
export async function ask<Name extends Route>(
  route: Name,
  ids: Ids<Name>,
  body?: Body<Name>,
): Promise<Routes[Name]["gives"]> {
  return (await (await request(route, ids, body)).json()) as Routes[Name]["gives"];
}

/** 32 random bytes as URL-safe Base64: the key of a seat. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
}

const keys = new Map<string, string>();

/** The key for a wish: the same when it is asked again. */
function keyFor(wish: string): string {
  const key = keys.get(wish) ?? newKey();
  keys.set(wish, key);
  return key;
}

/** Lay a table; with the same key when asked again, so that a lost answer leaves no second one. */
export const layTable = async (request: NewTable): Promise<Joined> => {
  const wish = JSON.stringify([request.name, request.setup]);
  const joined = await ask("POST /api/tables", {}, { ...request, key: keyFor(wish) });
  keys.delete(wish); // the next is another table
  return joined;
};
export const openTables = (): Promise<Listing[]> => ask("GET /api/tables", {});
export const look = (table: string): Promise<Welcome> => ask("GET /api/tables/{table}", { table });
/** Sit down; with the same key when asked again, so that a lost answer leaves no second seat. */
export const sitDown = (table: string, request: NewSeat): Promise<Joined> =>
  ask("POST /api/tables/{table}/seats", { table }, { ...request, key: keyFor(table) });
export const openSeat = (table: string, key: string): Promise<Seated> =>
  ask("POST /api/tables/{table}/session", { table }, { key });
/** What a choice of rules comes to, what it bars, and how it is said in words. */
export const chooseRules = (choice: RuleChoice): Promise<ChosenRules> => ask("POST /api/rules", {}, choice);
/** The rules of a table in words. */
export const bookOf = async ({ type: _, schedule: __, ...choice }: Rules): Promise<Chapter[]> =>
  (await chooseRules(choice)).book;
/** All the rules in words. */
export const handbook = async (): Promise<Chapter[]> => (await ask("GET /api/rules", {})).book;
/** Give a command without a line of one's own. */
export const sendCommand = async (table: string, command: NewCommand): Promise<void> => {
  await ask("POST /api/tables/{table}/commands", { table }, { ...command, id: newId() });
};
/** The code under which a table is found while it waits. */
export const codeOf = async (table: string): Promise<string> => 
  (await ask("POST /api/tables/{table}/code", { table })).code;
/** The table that waits under a code. */
export const tableOf = async (code: string): Promise<string> => 
  (await ask("GET /api/codes/{code}", { code })).table;
export const offeredBots = (): Promise<string[]> => ask("GET /api/bots", {});
/** The address other devices find this server under, if the page is open on its own machine. */
export const nearby = (): Promise<string | null> => ask("GET /api/nearby", {});
/** The record of a game that is over, as text. */
export const gameRecord = async (table: string, game: number): Promise<string> =>
  (await request("GET /api/tables/{table}/games/{number}.wiz", { table, number: game })).text();
