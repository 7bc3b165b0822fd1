/** Pads on several devices: shared by whoever keeps them, watched by a link, written on with a pen. */

import { methodOf, pathOf, type Body, type Route } from "../lib/address";
import type { PadVersion, Routes } from "../protocol";
import { facts as work, type Facts } from "./facts";
import { merged } from "./merging";
import type { Sheet } from "./sheet";
import { create, edit, game, share as keepShared, type Kept } from "./store";
import { loads } from "./text";

const PACE = 2000; // milliseconds between two looks at a pad that others write on

class LineError extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

async function ask<Name extends Route>(
  route: Name,
  path: string,
  body?: Body<Name>,
  pen?: string,
): Promise<Routes[Name]["gives"]> {
  const response = await fetch(path, {
    method: methodOf(route),
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(pen === undefined ? {} : { Authorization: `Bearer ${pen}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new LineError(response.status);
  return (await response.json()) as Routes[Name]["gives"];
}

const look = (pad: string, after: number): Promise<PadVersion> =>
  ask("GET /api/pads/{pad}", `${pathOf("GET /api/pads/{pad}", { pad })}?after=${after}`);

/** Let others see a game of this device. */
export async function share(id: string): Promise<void> {
  const kept = await game(id);
  if (!kept || kept.shared) return;
  const { pad, pen, version } = await ask("POST /api/pads", pathOf("POST /api/pads", {}), { text: kept.text });
  await keepShared(id, { pad, pen, version, text: kept.text });
}

/** Take up the pen for a pad of another device: it is kept here too then. Its id on this device. */
export async function takePen(pad: string, pen: string): Promise<string> {
  const { version, text } = await look(pad, 0);
  const { id } = await create(loads(text!), `pen-${pad}`);
  await keepShared(id, { pad, pen, version, text: text! });
  return id;
}

const running = new Map<string, Promise<void>>();

/** Bring this device and the server to the same pad: what others wrote comes, what we wrote goes. */
export function synchronise(id: string): Promise<void> {
  const before = running.get(id) ?? Promise.resolve();
  const now = before.then(() => meet(id)).catch(() => undefined); // without a network: the next time
  running.set(id, now);
  return now;
}

async function meet(id: string): Promise<void> {
  for (let again = true; again; ) {
    const kept = await game(id);
    if (!kept?.shared) return;
    again = await meetOnce(kept, kept.shared);
  }
}

/** One look and one answer; whether somebody else was quicker with theirs. */
async function meetOnce(kept: Kept, shared: NonNullable<Kept["shared"]>): Promise<boolean> {
  const { version, text: theirs } = await look(shared.pad, shared.version);
  let ours = kept.text;
  if (theirs !== null) {
    const base = loads(shared.text);
    ({ text: ours } = await edit(kept.id, (now) => merged(base, now, loads(theirs))));
    await keepShared(kept.id, { ...shared, version, text: theirs });
  }
  if (ours === (theirs ?? shared.text)) return false;
  try {
    const path = pathOf("PUT /api/pads/{pad}", { pad: shared.pad });
    const written = await ask("PUT /api/pads/{pad}", path, { version, text: ours }, shared.pen);
    await keepShared(kept.id, { ...shared, version: written.version, text: ours });
    return false;
  } catch (error) {
    if (error instanceof LineError && error.status === 409) return true;
    throw error;
  }
}

/** Call again and again while the page is seen. Returns how to stop. */
export function whileSeen(call: () => void): () => void {
  const timer = setInterval(() => document.visibilityState === "visible" && call(), PACE);
  document.addEventListener("visibilitychange", call);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", call);
  };
}

/** A pad of another device, to look at. */
export class Watched {
  sheet: Sheet | null = $state.raw(null);
  gone = $state(false);
  readonly facts: Facts | null = $derived(this.sheet && work(this.sheet));
  #version = 0;

  constructor(readonly pad: string) {}

  open(): () => void {
    void this.#look();
    return whileSeen(() => void this.#look());
  }

  async #look(): Promise<void> {
    try {
      const { version, text } = await look(this.pad, this.#version);
      if (text !== null) this.sheet = loads(text);
      this.#version = version;
      this.gone = false;
    } catch (error) {
      this.gone = error instanceof LineError && error.status === 404;
    }
  }
}

