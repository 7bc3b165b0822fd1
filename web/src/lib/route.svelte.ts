/** Which screen is shown: `/` with a part after `#`, or `/t/<table>`; without a server, `#t/<table>`. */

import { isLocal, STATIC } from "./alone.svelte";
import { marked } from "./back";

export interface Route {
  table: string | null;
  part: string;
  /** Whether there is no such screen. */
  lost: boolean;
}

const TABLE = /^[/#]t\/([A-Za-z0-9_-]{1,64})(?:\/|$)/;

function read(): Route {
  const here = TABLE.exec(location.hash)?.[1];
  if (here !== undefined && isLocal(here)) return { table: here, part: "", lost: false };
  const match = STATIC ? null : TABLE.exec(location.pathname);
  const lost = !STATIC && match === null && !["/", "/index.html"].includes(location.pathname);
  return { table: match?.[1] ?? null, part: location.hash.slice(1), lost };
}

let here: Route = $state.raw(read());

export const route = {
  get table(): string | null {
    return here.table;
  },
  get part(): string {
    return here.part;
  },
  get lost(): boolean {
    return here.lost;
  },
};

/** Where a screen is found: a page without a server has one address, and all else behind its `#`. */
export function address(path: string): string {
  const home = STATIC ? location.pathname : "/";
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined && isLocal(table)) return `${home}#t/${table}`;
  return STATIC ? home + path.replace(/^\/(?=#|$)/, "") : path;
}

/** Go to another screen. What was open there is left behind with it. */
export function go(path: string, replace = false): void {
  if (replace || marked()) history.replaceState(null, "", address(path));
  else history.pushState(null, "", address(path));
  here = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (here = read()));
addEventListener("hashchange", () => (here = read()));

// A link is written as a server's page has it.
if (STATIC) {
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href^='/']");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(link.getAttribute("href")!);
  });
}
