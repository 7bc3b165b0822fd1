/** Sounds made on the spot, and a tremble where the device has one. */

import { settings } from "../lib/settings.svelte";
import type { GameEvent, TableEvent } from "../protocol";
import type { Sitting } from "../table/sitting.svelte";

let context: AudioContext | null = null;

/** A tone that fades: a frequency, when, how long, how loud. */
function tone(frequency: number, at: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
  if (context === null) return;
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Let an event be heard and felt, if the player wants it. */
export function sound(event: GameEvent | TableEvent, sitting: Sitting): void {
  const mine = event.type === "Turn" && sitting.seat !== null && event.to_act.includes(sitting.seat);
  if (settings.vibration && mine && "vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(30);
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (event.type === "CardPlayed") tone(180, 0, 0.07, 0.12, "triangle");
  else if (event.type === "TrickEnded") {
    const won = event.winner === sitting.seat && !event.bombed;
    tone(won ? 523 : 294, 0, 0.18, 0.08);
    if (won) tone(784, 0.09, 0.25, 0.08);
  } else if (event.type === "RoundScored") {
    const good = sitting.seat !== null && (event.row.points[sitting.seat] ?? 0) > 0;
    for (const [place, frequency] of (good ? [523, 659, 784] : [392, 330]).entries())
      tone(frequency, place * 0.12, 0.35, 0.07);
  } else if (mine) tone(660, 0, 0.12, 0.04);
}
