/** The other door of the server: HTTP, to find a table and sit down. */

import type {
  ChosenRules,
  ErrorMessage,
  Joined,
  Listing,
  NewSeat,
  NewTable,
  RuleChoice,
  Seated,
  Welcome,
} from "../protocol";

/** What the server refused, with its code; `offline` when it was not reached. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<Reply>(path: string, body?: unknown): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      ...(body === undefined
        ? {}
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", "the server was not reached");
  }
  if (response.ok) return (await response.json()) as Reply;
  const error = (await response.json().catch(() => null)) as ErrorMessage | null;
  throw new Refusal(error?.code ?? `http_${response.status}`, error?.message ?? "");
}

/** 32 random bytes: this player's share in the shuffles. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
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

export const layTable = (wish: NewTable): Promise<Joined> => ask("/api/tables", wish);
export const openTables = (): Promise<Listing[]> => ask("/api/tables");
export const look = (table: string): Promise<Welcome> => ask(`/api/tables/${table}`);
/** Sit down; with the same key when asked again, so that a lost answer leaves no second seat. */
export const sitDown = (table: string, wish: NewSeat): Promise<Joined> => {
  const key = keys.get(table) ?? newKey();
  keys.set(table, key);
  return ask(`/api/tables/${table}/seats`, { ...wish, key });
};
export const openSeat = (table: string, key: string): Promise<Seated> =>
  ask(`/api/tables/${table}/session`, { key });
export const checkRules = (choice: RuleChoice): Promise<ChosenRules> => ask("/api/rules", choice);
export const offeredBots = (): Promise<string[]> => ask("/api/bots");
/** The address other devices find this server under, if the page is open on its own machine. */
export const nearby = (): Promise<string | null> => ask("/api/nearby");
export const recordPath = (table: string, game: number): string =>
  `/api/tables/${table}/games/${game}.wiz`;
