/** The addresses of the server, as its records have them: one that is not there cannot be named. */

import type { Routes } from "../protocol";

export type Route = keyof Routes;

/** What stands in braces in the path of a route. */
export type Ids<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string | number> & Ids<Rest>
  : object;

/** What is sent to a route; of one that takes nothing, nothing. */
export type Body<Name extends Route> = Routes[Name]["takes"] extends null ? undefined : Routes[Name]["takes"];

export const methodOf = (route: Route): string => route.slice(0, route.indexOf(" "));

/** The path of a route, with its ids. */
export function pathOf<Name extends Route>(route: Name, ids: Ids<Name>): string {
  const known: Partial<Record<string, string | number>> = { ...ids };
  const path = route.slice(route.indexOf(" ") + 1);
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known[name])));
}
