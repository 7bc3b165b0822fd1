/** Lets the table be heard and felt, as loud as the player wants it. */

import { settings } from "../lib/settings.svelte";
import type { GameEvent, TableEvent } from "../protocol";
import { INSTRUMENTS, type Stage } from "./instruments";
import { finale, notes, type Note } from "./score";

// Whoever catches up with a game hears its present, not all of its past at once.
const CROWDED = 14; // notes
const MOMENT = 0.25; // seconds

let stage: (Stage & { context: AudioContext; out: GainNode }) | null = null;
let heard: number[] = [];

/** A room to play in: everything goes through one volume, and nothing gets too loud together. */
function open(): typeof stage {
  if (navigator.userActivation?.hasBeenActive === false || typeof AudioContext === "undefined") return null;
  if (stage === null) {
    const context = new AudioContext();
    const out = context.createGain();
    const calm = context.createDynamicsCompressor();
    out.connect(calm).connect(context.destination);
    stage = { context, out };
  }
  if (stage.context.state === "suspended") void stage.context.resume().catch(() => undefined);
  return stage;
}

/** Play, unless the player wants silence; in a task of its own, for the eyes come first. */
export function play(what: readonly Note[]): void {
  if (!settings.sound || settings.volume <= 0 || what.length === 0) return;
  if (stage === null) setTimeout(open);
  setTimeout(() => perform(what));
}

function perform(what: readonly Note[]): void {
  const room = open();
  if (room === null) return;
  const now = room.context.currentTime;
  heard = heard.filter((at) => at > now - MOMENT);
  if (heard.length + what.length > CROWDED) return;
  heard.push(...what.map(() => now));
  room.out.gain.value = settings.volume ** 2;
  for (const { instrument, after, pitch, loud } of what) INSTRUMENTS[instrument](room, now + 0.005 + after, pitch, loud);
}

/** Let an event be heard, and felt when it is this seat's turn. */
export function sound(event: GameEvent | TableEvent, { seat }: { seat: number | null }): void {
  const mine = event.type === "Turn" && seat !== null && event.to_act.includes(seat);
  if (settings.vibration && mine && "vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(30);
  play(notes(event, seat));
}

/** Let the end of a game be heard. */
export function soundEnd(won: boolean): void {
  play(finale(won));
}

/** What it sounds like now, for whoever turns the volume. */
export function sample(): void {
  play([{ instrument: "card", after: 0, pitch: 2100, loud: 0.7 }, { instrument: "bell", after: 0.08, pitch: 784, loud: 0.3 }]);
}
