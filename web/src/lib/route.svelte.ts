/** Which screen is shown: `/` with a part after `#`, or `/t/<table>`. */

export interface Route {
  table: string | null;
  part: string;
}

function read(): Route {
  const match = /^\/t\/([A-Za-z0-9_-]{1,64})/.exec(location.pathname);
  return { table: match?.[1] ?? null, part: location.hash.slice(1) };
}

let here: Route = $state.raw(read());

export const route = {
  get table(): string | null {
    return here.table;
  },
  get part(): string {
    return here.part;
  },
};

/** Go to another screen. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (here = read()));
addEventListener("hashchange", () => (here = read()));
