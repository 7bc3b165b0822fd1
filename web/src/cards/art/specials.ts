/** The special cards: each a small scene. */

import type { Suit } from "../../protocol";
import { EMBLEMS } from "../emblems";
import type { Picture } from "./pictures";
import { both, CARD, disc, fill, fine, line, place, star } from "./strokes";
import { jester, wizard } from "./peoples";

/** One half of a drawing that fills the card. */
const half = (from: number, drawing: string): string => `<svg x="${from}" width="50" height="140" viewBox="${from} 0 50 140">${drawing}</svg>`;

const rays = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, ray) => {
    const edge = (side: number): string => `${Math.round(x + 130 * Math.cos(((ray + side) * 2 * Math.PI) / count))} ${Math.round(y + 130 * Math.sin(((ray + side) * 2 * Math.PI) / count))}`;
    return `M${x} ${y}L${edge(-0.25)} ${edge(0.25)}z`;
  }).join("");

/** Wizard on one side, Jester on the other: nobody knows yet. */
const shapeshifter =
  half(0, wizard("B")) + half(50, jester("B")) + line("gold", 2.2, "M50 0l-3 12 6 12-6 14 6 14-6 14 6 16-6 16 6 16-6 14 3 12");

/** It breathes fire over the mountains. */
const dragon =
  fill("night", CARD) + disc("halo", 56, 60, 42) +
  fill("deep", "M60 92C58 58 70 28 100 12v22q-8 4-9 12 6 0 9 4v20q-8-2-12 4 8 2 12 8v26z") + fine(line("main", 1.6, "M66 92Q68 50 100 20M68 92q4-28 32-44M70 94q10-18 30-20")) +
  fill("far", "M0 140v-22l16-14 14 14 16-18 18 20 16-12 20 18v14z") +
  fill("main", "M34 140c14-12 20-22 20-34h36c4 10 6 22 8 34z") +
  place(fill("tint", EMBLEMS.D.body) + fill("main", EMBLEMS.D.body + EMBLEMS.D.cut), 20, 38, 1.22) +
  fill("ember", "M30 84C14 86 2 98 4 126q4-8 9-10-2 8 2 14 2-12 10-16-2 8 2 12 6-16 9-30z") + fill("gold", "M29 87c-9 4-15 12-16 24q4-7 8-8 0 5 2 8 4-12 10-18z") +
  fine(fill("gold", star(14, 22, 2, 4, 0.3) + star(30, 30, 1.6, 4, 0.3) + star(20, 44, 1.4, 4, 0.3)));

/** She flies over foxgloves at dawn. */
const flying =
  both(fill("tint", "M49 72C40 40 20 22 7 28c-6 22 8 42 42 44z") + fill("wing", "M49 74C34 74 18 86 18 102c14 4 28-8 31-28z") + fine(line("main", 1, "M47 69Q32 44 12 32M46 71Q26 62 10 46M46 77q-14 6-22 20"))) +
  line("skin", 3.4, "M47 100l-4 18M53 100l3 18") + fill("main", "M50 62q7 0 8 8l7 28q-7 6-15 6t-15-6l7-28q1-8 8-8z") + fill("dusk", "M50 62q7 0 8 8l7 28q-7 6-15 6z") +
  line("skin", 3.2, "M43 70l-14 8M57 70l14-9") + line("wood", 1.6, "M71 61l4-9") + fill("gold", star(77, 45, 8)) +
  disc("hair", 50, 38, 5.5) + disc("hair", 50, 50, 12) + fill("skin", "M41 50q9-7 18 0 0 11-9 13-9-2-9-13z") + both(disc("ink", 46.2, 54, 1.3)) + fine(line("ink", 1, "M47.5 58.5q2.5 1.5 5 0"));
const fairy =
  fill("dawn", CARD) + disc("halo", 50, 70, 52) + disc("glow", 50, 70, 36) + place(flying, -9, -14, 1.18) +
  both(line("leaf", 2.2, "M14 140q2-16 3-28M29 140q0-10-2-18") + fill("petal", "M17 108q-9 3-9 14h14q1-10-5-14zM27 120q-8 2-8 12h13q1-9-5-12z")) +
  fine(fill("gold", star(24, 88, 2.4, 4, 0.3) + star(80, 92, 2.4, 4, 0.3) + star(38, 128, 2, 4, 0.3) + star(62, 126, 2, 4, 0.3)));

/** Nobody will have this trick. */
const bomb =
  fill("ember", CARD) + fill("gold", rays(50, 80, 14)) + fill("glow", star(50, 80, 47, 14, 0.8)) +
  fill("wood", "M0 126q50-10 100 0v14H0z") +
  disc("ink", 48, 84, 33) + fill("steel", "M48 51a33 33 0 0 1 0 66 40 40 0 0 0 0-66z") + fill("white", "M23 80q2-14 15-18l1.5 4.5Q30 70 28 81z") +
  fill("stone", "M58 48l18 11-5 8-18-11z") + line("wood", 3.5, "M68 53q4-18 16-18") + fill("ember", star(85, 33, 14, 9, 0.5)) + fill("gold", star(85, 33, 9, 9, 0.5)) + disc("white", 85, 33, 3);

const pine = (x: number, y: number, size: number): string => place(fill("ink", "M0 0l14 26h-7l10 20h-9l12 24h-40l12-24h-9l10-20h-7z"), x, y, size);

/** It comes out of the wood under a full moon. */
const werewolf =
  fill("night", CARD) + disc("moon", 50, 56, 43) + fine(disc("dusk", 36, 34, 5) + disc("dusk", 66, 28, 4) + disc("dusk", 70, 48, 6)) +
  pine(8, 62, 1.15) + pine(92, 58, 1.2) + pine(24, 84, 0.8) + pine(78, 86, 0.8) +
  place(fill("gold", EMBLEMS.L.body) + fill("main", EMBLEMS.L.body + EMBLEMS.L.cut), 14, 46, 1.125) +
  fill("dusk", "M50 61q5 0 9 .8C63.5 56 69 51.5 78 48c2.3 11 1 20-2.3 28l6.8 9-8 2.3 2.3 9h-9l-6.8 5.6-5.6 12.4q-3 2-5.4 2.2z") +
  fine(fill("silver", "M38 104l-5-2 2 8zM62 104l5-2-2 8z")) + fill("ink", "M0 140v-14q26-12 50-6 26-8 50 4v16z");

const ball = (suit: Suit, x: number, y: number): string =>
  disc(`ball ball-${suit}`, x, y, 11) + fine(place(fill("white", EMBLEMS[suit].body + EMBLEMS[suit].cut), x - 6.2, y - 6.2, 0.195));

/** Four balls, one of each people, and all are passed on. */
const juggler =
  fill("glow", "M26 0h48l26 140H0z") + both(fill("deep", "M0 34q14 8 10 30t4 40q-6 10-14 36z") + fill("main", "M0 34q6 10 4 32t2 40q-2 12-6 20z")) +
  fill("near", "M0 122q50-8 100 0v18H0z") +
  fill("main", "M50 82q10 0 15 5l13-12 7 6-16 20-5 2 2 37H34l2-37-5-2-16-20 7-6 13 12q5-5 15-5z") + fill("dusk", "M50 82q10 0 15 5l13-12 7 6-16 20-5 2 2 37H50z") +
  fill("gold", "M50 88l7 10-7 10-7-10zM50 110l7 10-7 10-7-10z") +
  both(disc("skin", 19, 74, 5)) + fill("skin", "M40 60h20v8q0 10-10 14-10-4-10-14z") + fill("shade", "M50 60h10v8q0 10-10 14z") + both(disc("ink", 45.5, 67.5, 1.4)) + line("ink", 1.3, "M45 74q5 4 10 0") +
  fill("gold", "M38 62q-2-12 12-14 14 2 12 14-12 4-24 0z") + fill("deep", "M38 59q12 4 24 0v4q-12 4-24 0z") +
  ball("B", 15, 54) + ball("R", 35, 36) + ball("G", 65, 36) + ball("Y", 85, 54);

/** It blows a prediction one up or one down. */
const sign = (x: number, y: number, d: string): string => disc("main", x, y, 9) + fill("white", `M${x} ${y}${d}`);
const cloud =
  fill("glow", CARD) + fill("halo", rays(52, 62, 18)) + fill("near", "M0 140v-14q24-12 46-4 26-14 54 0v18z") +
  fill("main", "M22 94C8 94 3 84 5 76c1-8 8-12 14-12 0-16 12-26 25-23 6-12 26-14 34 0 12-1 20 8 18 20 6 8 2 20-6 24q-3 9-14 9z") +
  fill("white", "M24 90C12 90 8 82 9.5 76c1-6 7-9 13-8-1-15 10-24 22-22 6-12 24-13 30 0 12-2 18 7 16 16 6 8 2 17-5 20q-2 8-12 8z") +
  fill("tint", "M24 90q-8 0-12-5 26 6 42-2 20 4 34-7l-2.5 6q-2 8-12 8z") +
  both(fine(disc("blush", 36, 75, 4.5)) + line("ink", 2, "M35 66q4 4 8 0")) + disc("ink", 50, 77, 4.2) + fine(line("ink", 1.2, "M34 60q4-3 8-1M66 60q-4-3-8-1")) +
  sign(88, 17, "m-1.9-7h3.8v5.1h5.1v3.8h-5.1v5.1h-3.8v-5.1h-5.1v-3.8h5.1z") + sign(88, 40, "m-7-1.9h14v3.8h-14z") + fine(line("main", 2, "M30 99q-5 6 0 12t-3 11M44 99q-4 6 0 12t-2 10M60 98q4 5 0 9"));

/** She has put a card into the cauldron, and another one comes out. */
const page = (x: number, y: number, turn: number, colour: Parameters<typeof fill>[0]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill("white", "M-9-13h18v26h-18z")}${fill(colour, "M-7-11h14v22h-14z")}</g>`;
const witch =
  fill("night", CARD) + disc("halo", 50, 62, 46) + disc("glow", 50, 62, 30) +
  fill("far", "M0 140v-20q50-14 100 0v20z") + page(30, 44, -24, "main") + page(70, 30, 20, "ember") +
  fine(disc("tint", 42, 70, 4) + disc("tint", 57, 64, 5) + disc("tint", 50, 52, 3)) +
  fill("deep", "M14 84h72q5 0 5 4.500t-5 4.500c0 26-14 40-36 40S14 119 14 93q-5 0-5-4.500t5-4.500z") + fill("main", "M20 95c2 18 10 28 24 33-10-8-14-18-14-33z") +
  line("wood", 3, "M24 128l-6 8M76 128l6 8") + fill("ember", "M34 140q2-10 8-12-1 6 4 8 2-8 8-10-1 7 5 9 2-5 6-6 1 6-1 11z");

/** It flies from its tower, and nobody knows yet as what. */
const vampire =
  fill("night", CARD) + disc("halo", 62, 44, 40) + disc("glow", 62, 44, 30) +
  fill("far", "M0 140V96l20-12 22 14 20-18 22 16 16-8v52z") + fill("deep", "M8 140V84h5v-7h6v7h6v-7h6v7h5v56z") + fill("glow", "M18 96q4-8 8 0v12h-8z") +
  place(fill("main", EMBLEMS.V.body) + fill("ember", EMBLEMS.V.cut), 22, 14, 1.2) + fine(fill("gold", star(12, 22, 2, 4, 0.3) + star(90, 96, 1.6, 4, 0.3)));

/** By the code of the kind. */
export const SPECIALS: Readonly<Record<string, Picture>> = {
  S: { drawing: shapeshifter, dark: true },
  D: { drawing: dragon, dark: true },
  F: { drawing: fairy },
  X: { drawing: bomb },
  L: { drawing: werewolf, dark: true },
  U: { drawing: juggler },
  C: { drawing: cloud },
  H: { drawing: witch, dark: true },
  V: { drawing: vampire, dark: true },
};
