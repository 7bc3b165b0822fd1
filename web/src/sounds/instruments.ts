/** What can be heard at a table, made on the spot: cards, stones, bells, wind and thunder. */

/** Where a sound is made: the context, and what leads to the loudspeaker. */
export interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
}

/** Make a sound: when, in seconds of the context; how high, in hertz; how loud, from 0 to 1. */
export type Instrument = (stage: Stage, at: number, pitch: number, loud: number) => void;

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, made once. */
function hiss(context: BaseAudioContext): AudioBuffer {
  let noise = hisses.get(context);
  if (noise === undefined) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    hisses.set(context, noise);
  }
  return noise;
}

/** How loud something is from its beginning to its end. */
function swell({ context, out }: Stage, at: number, attack: number, length: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

/** A tone that may slide from one pitch to another; a rough one has overtones, for loudspeakers without a bass. */
function tone(stage: Stage, at: number, from: number, to: number, length: number, loud: number, attack = 0.003, rough = false): void {
  const oscillator = stage.context.createOscillator();
  if (rough) oscillator.type = "sawtooth";
  oscillator.frequency.setValueAtTime(from, at);
  if (to !== from) oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  oscillator.connect(swell(stage, at, attack, length, loud));
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** Noise of which one band is let through, that may slide too. */
function rush(stage: Stage, at: number, type: BiquadFilterType, from: number, to: number, length: number, loud: number, attack = 0.004): void {
  const source = stage.context.createBufferSource();
  source.buffer = hiss(stage.context);
  source.loop = true;
  const filter = stage.context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(swell(stage, at, attack, length, loud));
  source.start(at, Math.random() * 0.5);
  source.stop(at + length);
}

export const INSTRUMENTS = {
  /** A card laid on cloth: a snap of the edge, a soft thump below it. */
  card: (stage, at, pitch, loud) => {
    rush(stage, at, "bandpass", pitch, pitch * 0.55, 0.09, loud * 1.5);
    tone(stage, at, 210, 110, 0.09, loud * 0.4);
  },
  /** A card that slides over another. */
  slide: (stage, at, pitch, loud) => rush(stage, at, "bandpass", pitch, pitch * 1.5, 0.13, loud * 0.8, 0.03),
  /** A stone put on stone. */
  stone: (stage, at, pitch, loud) => {
    tone(stage, at, pitch, pitch * 0.97, 0.11, loud * 0.55, 0.001);
    tone(stage, at, pitch * 2.71, pitch * 2.6, 0.05, loud * 0.3, 0.001);
    rush(stage, at, "highpass", 3200, 2600, 0.018, loud * 0.35, 0.001);
  },
  /** A small bell: the partials of a bar of metal, the higher the shorter. */
  bell: (stage, at, pitch, loud) => {
    for (const [ratio, share, length] of [
      [1, 0.5, 1.3],
      [2.76, 0.2, 0.6],
      [5.4, 0.09, 0.3],
    ] as const)
      tone(stage, at, pitch * ratio, pitch * ratio, length, loud * share);
  },
  /** Wind that rises and falls. */
  wind: (stage, at, pitch, loud) => {
    rush(stage, at, "bandpass", pitch, pitch * 2.4, 0.5, loud * 0.6, 0.25);
    rush(stage, at + 0.25, "bandpass", pitch * 2.4, pitch * 0.9, 0.6, loud * 0.5, 0.15);
  },
  /** A growl, far away. */
  growl: (stage, at, pitch, loud) => {
    rush(stage, at, "bandpass", pitch * 10, pitch * 4, 0.6, loud * 0.6, 0.08);
    tone(stage, at, pitch, pitch * 0.7, 0.6, loud * 0.35, 0.08, true);
  },
  /** Thunder. */
  boom: (stage, at, pitch, loud) => {
    rush(stage, at, "lowpass", 2600, 120, 0.9, loud);
    tone(stage, at, pitch, pitch * 0.45, 0.7, loud * 0.6);
  },
} as const satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof INSTRUMENTS;
