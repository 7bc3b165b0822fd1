/**
 * The four peoples, drawn from one kit: a face, what grows around it, what is worn above it and on
 * the shoulders. Everyone looks straight ahead; the light comes from the left.
 */

import type { Suit } from "../../protocol";
import { both, CARD, disc, fill, fine, line, place, star } from "./strokes";

/** Who leads a people from 11 to 13. */
type Rank = 11 | 12 | 13;

const eyes = (apart: number, y: number, r = 1.8): string => both(disc("ink", 50 - apart, y, r));
const brows = (apart: number, y: number, slope: number, tone = "ink"): string => both(line(tone, 1.8, `M${50 - apart - 3.5} ${y + slope}q3-2.5 7 ${-slope}`));
const lips = (y: number): string => fine(line("ink", 1.3, `M46.5 ${y}q3.5 2 7 0`));

interface Face {
  /** Skin, with its shaded half, and ears. */
  skin: string;
  /** Eyes, brows, nose. */
  look: string;
  /** Where the mouth is. */
  mouth: number;
}

const FACES: Record<Suit, Face> = {
  B: {
    skin: fill("skin", "M36 56h28v15c0 10-6 16-14 18-8-2-14-8-14-18z") + fill("shade", "M50 56h14v15c0 10-6 16-14 18z"),
    look: eyes(6.5, 69) + brows(6.5, 64.5, 0.5) + fine(line("ink", 1.2, "M50 69v7.5h-2.5")),
    mouth: 82,
  },
  R: {
    skin: both(disc("skin", 31, 71, 5)) + fill("skin", "M31 56h38v13c0 12-8 18-19 19-11-1-19-7-19-19z") + fill("shade", "M50 56h19v13c0 12-8 18-19 19z"),
    look: eyes(8, 67) + brows(8.5, 62.5, -1, "hair") + disc("skin", 50, 74, 6) + fill("blush", "M50 68a6 6 0 0 1 0 12 8 8 0 0 0 0-12z"),
    mouth: 83.5,
  },
  G: {
    skin: both(fill("skin", "M38 64Q28 62 19 53q1 14 19 22z") + fine(fill("shade", "M37 68q-8-2-13-8 2 8 13 12z"))) + fill("skin", "M37 56h26v12c0 10-6 17-13 22-7-5-13-12-13-22z") + fill("shade", "M50 56h13v12c0 10-6 17-13 22z"),
    look: both(fill("ink", "M39.5 68.5q4-4 7.5 1-4 2-7.5-1z")) + brows(6.5, 64, -1.5) + fine(line("ink", 1.1, "M50 70l-1.5 6.5h2")),
    mouth: 82,
  },
  Y: {
    skin: fill("skin", "M27 52h46l3 18-3 20-11 11H38L27 90l-3-20z") + fill("shade", "M50 52h23l3 18-3 20-11 11H50z"),
    look: fill("brow", "M30 62h40l-2 6H54l-4-2-4 2H32z") + eyes(10, 71, 1.9) + fill("blush", "M46 70h8l4 13H42z"),
    mouth: 91,
  },
};



/** A robe over the shoulders, and what it is trimmed with. */
const robe = (tone: string, trim: string): string =>
  fill(tone, "M7 140q1-29 24-35l19-5 19 5q23 6 24 35z") + fill("dusk", "M50 100l19 5q23 6 24 35H50z") + fill(trim, "M32 104l18 17 18-17 4 2-22 23-22-23z");

const broadRobe = (tone: string, trim: string): string =>
  fill(tone, "M0 140q0-38 26-42l24-4 24 4q26 4 26 42z") + fill("dusk", "M50 94l24 4q26 4 26 42H50z") + fill(trim, "M26 98l24 19 24-19 5 2-29 25-29-25z");

const ROBES: Record<Suit, (tone: string, trim: string) => string> = { B: robe, R: broadRobe, G: robe, Y: broadRobe };

/** Long hair behind the face. */
const locks = (tone: string): string => fill(tone, "M34 54c-11 22-15 50-9 80h50c6-30 2-58-9-80z");
/** Two plaits before the shoulders. */
const plaits = (tone: string): string =>
  both(fill(tone, "M34 62q-9 6-8 14l2 7-3 7 3 7-3 7 3 7-2 6 5 8 5-8-2-6 3-7-3-7 3-7-3-7 2-14z") + fill("gold", "M25.5 113h10v4h-10z"));

const BEARDS: Record<Suit, string> = {
  B: fill("hair", "M35 64c-5 24-2 48 15 66 17-18 20-42 15-66-1 9-4 14-8 15q-7-4-14 0c-4-1-7-6-8-15z") + fine(line("silver", 1.4, "M43 92q1 16 7 28M57 92q-1 16-7 28M50 90v20")),
  R: fill("hair", "M28 64c-9 28-3 56 22 72 25-16 31-44 22-72-3 11-9 16-15 15q-7-5-14 0c-6 1-12-4-15-15z") + fine(line("ember", 1.6, "M38 90q1 20 12 36M62 90q-1 20-12 36M50 92v28")) + both(fill("gold", "M36.5 110h8v4.5h-8z")),
  G: "",
  Y: fill("hair", "M25 80l3 22 8 14 4 16 10 6 10-6 4-16 8-14 3-22-11 10-6-3H42l-6 3z") + fine(line("silver", 1.6, "M38 102l4 18M62 102l-4 18M50 96v28")),
};

const moustache = (y: number): string => fill("hair", `M50 ${y - 2}q6-3 14 4-8 3-14-1-6 4-14 1 8-7 14-4z`);

/** Hats of Wizards: all pointed, each of its people's making. */
const HATS: Record<Suit, string> = {
  B:
    fill("main", "M31 55C35 38 42 22 55 9c3 5 8 8 15 8-5 3-7 6-6 11l6 27q-19 7-39 0z") + fill("dusk", "M50 57.5C55 40 56 24 55 9c3 5 8 8 15 8-5 3-7 6-6 11l6 27q-9 3.5-20 2.5z") +
    fill("gold", star(46, 40, 6) + star(58, 30, 4)) + fill("gold", "M30 56l1.8-6q18 6 36.5 0L70 56q-20 7-40 0z") +
    fill("main", "M16 59q2-6 15-6 19 6 38 0 13 0 15 6 0 6-34 6t-34-6z") + fill("dusk", "M50 55.7q10 .3 19-2.7 13 0 15 6 0 6-34 6z"),
  R:
    fill("main", "M28 57C31 40 40 26 47 18q3-3 6 0c7 8 16 22 19 39q-22 7-44 0z") + fill("dusk", "M50 17q2 0 3 1c7 8 16 22 19 39q-11 3.5-22 3.5z") +
    both(fill("pale", "M28 50Q14 50 12 32q7 8 17 8z") + fine(fill("silver", "M13 36q5 8 15 8v2Q16 46 13 36z"))) +
    fill("gold", "M25 60l1.5-9q23 8 47 0l1.5 9q-25 8-50 0z") + fine(fill("deep", "M37 56.5l3-3.5 3 4-3 4zM57 57l3-4 3 3.5-3 4z")) + fill("deep", "M50 53l5 5-5 5-5-5z"),
  G:
    fill("main", "M33 56C34 36 48 20 70 8c-5 16-2 32-3 48q-17 6-34 0z") + fill("dusk", "M47 59C50 40 58 22 70 8c-5 16-2 32-3 48q-9 3.5-20 3z") +
    fine(line("tint", 1.2, "M44 56C46 40 54 24 67 12M46.5 46l-5-4M49.5 38l-5-4M54 30l-5-3M47 48l9-3M50 40l9-4M55 31l6-3")) +
    fill("main", "M19 61c7-8 18-8 31-8s24 0 31 8c-10-3-20-2-31-2s-21-1-31 2z") + fill("dusk", "M50 53c13 0 24 0 31 8-10-3-20-2-31-2z") + disc("gold", 50, 56.5, 3),
  Y:
    fill("main", "M20 56 43 15q7-10 13 0l9 15 4-6q4-5 8 1l9 31q-33 9-66 0z") + fill("dusk", "M50 9q3 1 6 6l9 15 4-6q4-5 8 1l9 31q-18 5-36 5z") +
    fill("white", "M43 15q7-10 13 0l7 11.5-6 5-5-4-6 6-4-5-7 4zM69 24q4-5 8 1l3 9-5-2-4 3-4-6.5z") +
    fill("gold", "M18 60l2.5-7q30 9 59 0l2.5 7q-32 9-64 0z") + fine(fill("deep", "M30 57.5h4v3h-4zM48 59h4v3h-4zM66 57.5h4v3h-4z")),
};

/** What a Wizard holds. */
const STAFFS: Record<Suit, string> = {
  B: line("wood", 3.4, "M85 140V58") + fill("gold", star(85, 48, 9)),
  R: line("wood", 4, "M87 140V72") + fill("silver", "M76 60h22v14H76z") + fill("gold", "M84 58h6v18h-6z"),
  G: line("wood", 2.6, "M15 140Q17 90 13 66") + fill("tint", "M13 68Q4 58 12 44q9 12 1 24z") + fill("tint", "M14.5 88q10-3 12-14-12 2-12 14z"),
  Y: "",
};

const cloud = (x: number, y: number, size: number): string =>
  place(fill("white", "M-22 8q-6-12 6-14 3-12 14-9 8-7 15 2 12 0 11 11 5 3 1 10z"), x, y, size);

/** A Wizard at night: one for each people. */
export function wizard(suit: Suit): string {
  const { skin, look, mouth } = FACES[suit];
  const sky = fill("night", CARD) + disc("halo", 50, 58, 40) + fill("gold", star(15, 30, 3) + star(84, 26, 3.5)) + fine(fill("gold", star(24, 46, 1.8, 4, 0.3) + star(78, 42, 1.6, 4, 0.3) + star(30, 20, 1.8, 4, 0.3) + star(12, 62, 1.6, 4, 0.3)));
  const behind = suit === "G" ? locks("hair") : "";
  const cloth = ROBES[suit]("main", suit === "Y" ? "deep" : "gold");
  const front = suit === "G" ? "" : moustache(mouth - 1);
  const veil = suit === "Y" ? cloud(12, 130, 1.1) + cloud(86, 134, 1) : "";
  return sky + STAFFS[suit] + behind + cloth + skin + (suit === "B" || suit === "R" || suit === "Y" ? BEARDS[suit] : lips(mouth)) + look + front + HATS[suit] + veil;
}

const bell = (x: number, y: number): string => disc("gold", x, y, 5) + fine(fill("ink", `M${x - 1} ${y + 0.5}h2v4h-2z`));

/** Caps of Jesters: all with bells. */
const CAPS: Record<Suit, string> = {
  B:
    fill("main", "M50 60V34C42 22 28 20 18 28c-7 6-7 16-4 26 2-8 8-12 13-9 4 2 5 8 6 15z") + fill("gold", "M50 60V34c8-12 22-14 32-6 7 6 7 16 4 26-2-8-8-12-13-9-4 2-5 8-6 15z") +
    fill("deep", "M31 55q19 6 38 0v8q-19 6-38 0z") + bell(14, 58) + bell(86, 58),
  R:
    fill("gold", "M36 58Q34 34 50 16q16 18 14 42z") + fill("main", "M50 58C46 44 36 36 24 36q-10 1-12 12 8-4 13 0 5 4 5 10z") + fill("main", "M50 58c4-14 14-22 26-22q10 1 12 12-8-4-13 0-5 4-5 10z") +
    fill("deep", "M27 55q23 7 46 0v8q-23 7-46 0z") + bell(50, 15) + bell(12, 51) + bell(88, 51),
  G:
    both(fill("main", "M50 60C50 40 36 26 12 26q4 10 2 16 12 0 20 18z") + fine(line("tint", 1.2, "M46 56C42 42 32 32 18 29"))) + fill("tint", "M38 58Q38 34 50 14q12 20 12 44-12 4-24 0z") + fine(line("main", 1.2, "M50 56V22M50 44l-5-5M50 44l5-5M50 34l-4-4M50 34l4-4")) +
    fill("deep", "M32 55q18 5 36 0v6q-18 5-36 0z") + bell(14, 46) + bell(86, 46) + bell(50, 13),
  Y:
    fill("main", "M50 50C48 34 40 26 28 26c-8 0-13 7-12 16 4-5 9-5 12-2 4 3 5 8 6 12z") + fill("gold", "M50 50c2-16 10-24 22-24 8 0 13 7 12 16-4-5-9-5-12-2-4 3-5 8-6 12z") +
    fill("deep", "M27 48q23 6 46 0v7q-23 6-46 0z") + bell(16, 45) + bell(84, 45),
};

const ruff = both(fill("white", "M50 96l-38 8 4 14 11-7 4 15 10-11 3 15 6-12z") + fill("gold", "M50 96l-24 5.5 4 8 7-4 3 9 5-7 5 8z")) + both(disc("gold", 16, 119, 3.5) + disc("gold", 31, 127, 3.5) + disc("gold", 44, 131, 3.5));

const grin = (y: number, wide: number): string =>
  fill("ink", `M${50 - wide} ${y}q${wide} 5 ${2 * wide} 0-1.5 ${wide}-${wide} ${wide}t-${wide}-${wide}z`) + fine(fill("white", `M${50 - wide + 2.5} ${y + 1.6}q${wide - 2.5} 3.5 ${2 * wide - 5} 0l-1.5 3.2q-${wide - 4} 2.5-${2 * wide - 8} 0z`));

/** A Jester by day: one for each people. */
export function jester(suit: Suit): string {
  const { skin, look, mouth } = FACES[suit];
  const patches = Array.from({ length: 20 }, (_, index) => `M${(index % 4) * 28 + (Math.floor(index / 4) % 2 === 0 ? 2 : 16)} ${Math.floor(index / 4) * 32 - 8}l14 20-14 20-14-20z`).join("");
  const beard = suit === "R" ? both(fill("hair", "M50 84Q36 90 30 72q-6 22 2 40 2-14 18-16z") + disc("gold", 32, 113, 3.5)) : suit === "Y" ? "" : "";
  const paint = fill("main", "M43.5 60l4 9-4 10-4-10z");
  const cheeks = both(disc("blush", 38, 78, 3.5));
  const tooth = suit === "Y" ? fill("white", "M43 92.5h5v5h-5z") : "";
  const locked = suit === "G" ? fill("hair", "M34 56c-7 14-8 32-5 46h42c3-14 2-32-5-46z") : "";
  return fill("pale", CARD) + fill("patch", patches) + locked + ROBES[suit]("main", "main") + ruff + skin + cheeks + (suit === "B" || suit === "G" ? paint : "") + look + beard + grin(mouth - 3, suit === "Y" ? 12 : suit === "R" ? 8 : 8.5) + tooth + CAPS[suit];
}

const CROWNS: Record<Suit, string> = {
  B: fill("gold", "M33 58V40l8 7 9-13 9 13 8-7v18q-17 5-34 0z") + fill("ochre", "M50 34l9 13 8-7v18q-8.5 2.5-17 2.5z") + fill("main", "M50 47l4 5-4 5-4-5z"),
  R: fill("gold", "M28 60l-3-20 9 6 5-10 11 5 11-5 5 10 9-6-3 20q-22 6-44 0z") + fill("ochre", "M50 41l11-5 5 10 9-6-3 20q-11 3-22 3z") + fill("main", "M50 47l5 5.5-5 5.5-5-5.5zM35 50l3 3-3 4-3-3zM65 50l3 3-3 4-3-3z"),
  G: both(fill("gold", "M50 58Q46 40 50 30q-6 4-8 12-4-8-12-10 2 7 7 12-6-3-12-1 5 7 12 10z")) + fill("ochre", "M50 58q4-18 0-28 6 4 8 12 4-8 12-10-2 7-7 12 6-3 12-1-5 7-12 10z") + disc("main", 50, 52, 3.5),
  Y: fill("silver", "M24 56l2-24h10l1 10h8V26h10v16h8l1-10h10l2 24q-26 7-52 0z") + fill("stone", "M50 26h5v16h8l1-10h10l2 24q-13 3.5-26 3.5z") + fill("main", "M47 47h6v6h-6z"),
};

const DIADEMS: Record<Suit, string> = {
  B: fill("wood", "M33 60q0-22 17-22t17 22q4 20 9 38-8-2-11-6 2-22-2-32-13-4-26 0-4 10-2 32-3 4-11 6 5-18 9-38z") + fill("gold", "M34 56q16-6 32 0v4q-16-6-32 0z") + disc("main", 50, 55, 3),
  R: fill("hair", "M29 62q0-20 21-20t21 20q-4-6-9-6H38q-5 0-9 6z") + fill("gold", "M29 58q21-10 42 0v4q-21-8-42 0z") + fill("main", "M50 48l4 6-4 6-4-6z"),
  G: fill("hair", "M34 62q0-22 16-22t16 22l-3-5q-13-9-26 0z") + both(fill("main", "M50 52q-8-8-15-2 6 6 15 2zM37 54q-6-4-9 2 6 2 9-2z")) + disc("gold", 50, 52, 3),
  Y: fill("hair", "M24 60q-2-24 26-24t26 24l-4-6H28z") + fill("silver", "M24 60l1-8q25-7 50 0l1 8q-26-7-52 0z") + fill("main", "M50 47l6 5-6 5-6-5z"),
};

const HOODS: Record<Suit, string> = {
  B: fill("deep", "M32 58q-2-18 18-18 22 0 24 12-10 6-18 6-12 0-24 0z") + fill("gold", "M64 48Q66 26 84 20q2 18-12 30z") + fine(line("ochre", 1.3, "M66 48q2-14 14-24")),
  R: fill("silver", "M28 60q0-22 22-22t22 22q-22 6-44 0z") + fill("stone", "M50 38q22 0 22 22-11 3-22 3z") + fill("deep", "M26 58h48v6H26z") + disc("gold", 50, 50, 6) + disc("white", 48.5, 48.5, 2.2),
  G: fill("main", "M50 28Q30 40 30 72q0 14 6 24 2-24 1-34 13-10 26 0-1 10 1 34 6-10 6-24 0-32-20-44z") + fill("dusk", "M50 28q20 12 20 44 0 14-6 24-2-24-1-34-6-5-13-5z"),
  Y: fill("wood", "M22 58q-2-12 6-14-2-10 10-8 4-8 12-4 8-4 12 4 12-2 10 8 8 2 6 14-28 8-56 0z") + fine(line("deep", 1.4, "M34 46l2 6M46 42l1 7M58 43l-1 6M68 48l-3 6")),
};

/** Who leads a people: the scout, the wise woman, the ruler. */
export function court(suit: Suit, rank: number): string {
  const { skin, look, mouth } = FACES[suit];
  const calm = lips(mouth);
  const parts: Record<Rank, string> = {
    11: ROBES[suit]("main", "gold") + skin + calm + look + HOODS[suit],
    12: (suit === "G" ? locks("hair") : "") + ROBES[suit]("deep", "gold") + (suit === "Y" || suit === "R" ? plaits("hair") : "") + skin + calm + look + DIADEMS[suit],
    13: (suit === "G" ? locks("hair") : "") + ROBES[suit]("main", "pale") + skin + (suit === "G" ? calm : BEARDS[suit]) + look + (suit === "G" ? "" : moustache(mouth - 1)) + CROWNS[suit],
  };
  const rays = Array.from({ length: 16 }, (_, ray) => `M50 70L${Math.round(50 + 62 * Math.cos((ray * Math.PI) / 8 - 0.09))} ${Math.round(70 + 62 * Math.sin((ray * Math.PI) / 8 - 0.09))} ${Math.round(50 + 62 * Math.cos((ray * Math.PI) / 8 + 0.09))} ${Math.round(70 + 62 * Math.sin((ray * Math.PI) / 8 + 0.09))}z`).join("");
  return fill("far", rays) + place(parts[rank as Rank], 2.5, 7, 0.95);
}
