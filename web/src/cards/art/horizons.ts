/** What lies at the foot of the cards of a people: laid side by side, 1 to 13 are one landscape. */

import type { Suit } from "../../protocol";
import { fill, round, scatter } from "./strokes";

const GROUND = 140;

/** One thing on the horizon: where, how wide, how high above its ground. */
type Thing = (x: number, y: number, wide: number, high: number, chance: number) => string;

const THINGS: Record<Suit, Thing> = {
  /** Humans: towers, some with a roof, some with battlements. */
  B: (x, y, wide, high, chance) => {
    const w = wide * 0.34;
    if (chance < 0.4) return `M${x - w} ${y}v${-high}l${w} ${-wide * 0.9} ${w} ${wide * 0.9}v${high}z`;
    const tooth = round((2 * w + 4) / 5);
    const battlements = `v-5h${tooth}v3h${tooth}v-3h${tooth}v3h${tooth}v-3h${tooth}v5`;
    return `M${round(x - w)} ${y}v${-high}h-2${battlements}h-2v${high}z`;
  },
  /** Dwarves: sharp rock. */
  R: (x, y, wide, high, chance) => `M${round(x - wide * 0.75)} ${y}l${round(wide * (0.3 + 0.2 * chance))} ${-round(high * 0.8)} ${round(wide * 0.2)} ${-round(high * 0.35)} ${round(wide * 0.32)} ${round(high * 0.5)} ${round(wide * 0.42)} ${round(high * 0.65)}z`,
  /** Elves: trees. */
  G: (x, y, wide, high, chance) => {
    const w = wide * (0.3 + 0.16 * chance);
    const top = high * 1.35;
    return `M${x - 1.2} ${y}v${-high * 0.3}q${-w} ${-1} ${-w} ${-high * 0.42} ${0} ${-top * 0.4} ${w + 1.2} ${-top * 0.62} ${w + 1.2} ${top * 0.22} ${w + 1.2} ${top * 0.62} 0 ${high * 0.4} ${-w} ${high * 0.42}v${high * 0.3}z`.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
  },
  /** Giants: standing stones, some with one laid across. */
  Y: (x, y, wide, high, chance) => {
    const w = round(wide * 0.2);
    const stone = (from: number, tall: number): string => `M${round(from - w)} ${y}l1.5 ${-round(tall)}q${w - 1.5} -4 ${2 * w - 3} 0l1.5 ${round(tall)}z`;
    if (chance < 0.45) return stone(x, high * 1.15);
    const apart = round(wide * 0.42);
    return stone(x - apart, high * 0.8) + stone(x + apart, high * 0.8) + `M${round(x - apart - w - 2)} ${round(y - high * 0.8 + 1)}l1.5 -6.5h${round(2 * apart + 2 * w + 1)}l1.5 6.5z`;
  },
};

const HILLS = { far: { every: 26, wide: 24, high: 21, base: 121 }, near: { every: 37, wide: 22, high: 12, base: 132 } };

/** The part of a people's landscape that lies behind a rank. */
export function horizon(suit: Suit, rank: number): string {
  const left = (rank - 1) * 100;
  return (["far", "near"] as const)
    .map((layer, depth) => {
      const { every, wide, high, base } = HILLS[layer];
      const seed = depth * 500 + suit.charCodeAt(0);
      const hill = (x: number): number => base + 3.5 * Math.sin((left + x) / 31 + depth * 2) + 2 * Math.sin((left + x) / 13 + depth);
      const first = Math.floor((left - wide) / every);
      const count = Math.ceil((100 + 2 * wide) / every) + 1;
      const things = Array.from({ length: count }, (_, index) => {
        const number = first + index;
        const chance = scatter(number * 3 + seed);
        const x = round(number * every + (scatter(number + seed) - 0.5) * every * 0.5 - left);
        return THINGS[suit](x, round(hill(x) + 3), wide * (0.8 + 0.35 * scatter(number * 7 + seed)), high * (0.6 + 0.6 * scatter(number * 5 + seed)), chance);
      });
      const ground = Array.from({ length: 11 }, (_, step) => `${step * 10} ${round(hill(step * 10))}`).join("L");
      return fill(layer, `${things.join("")}M0 ${GROUND}L${ground}L100 ${GROUND}z`);
    })
    .join("");
}
