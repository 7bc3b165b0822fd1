/** Which screen is shown: `/` with a part after `#`, or `/t/<table>`. */

import { marked } from "./back";

export interface Route {
  table: string | null;
  part: string;
  /** Whether there is no such screen. */
  lost: boolean;
}

function read(): Route {
  const match = /^\/t\/([A-Za-z0-9_-]{1,64})(?:\/|$)/.exec(location.pathname);
  const lost = match === null && !["/", "/index.html"].includes(location.pathname);
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

/** Go to another screen. What was open there is left behind with it. */
export function go(path: string, replace = false): void {
  if (replace || marked()) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (here = read()));
addEventListener("hashchange", () => (here = read()));
