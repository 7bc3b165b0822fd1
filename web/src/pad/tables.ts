/** The rules, as far as the pad needs them; web/tools/pad_tables.py writes them. */

/** The most columns a pad has. */
export const COLUMNS = 10 as const;

/** What can be noted as trump. */
export const TRUMPS = ["B", "R", "G", "Y", "none"] as const;

/** What can be chosen, the default first or by name. */
export const FORM = {
  "players": [3, 4, 5, 6],
  "mode": ["classic", "one-colour", "maximus"],
  "bidding": ["open", "hidden", "secret"],
  "plus_minus_one": [false, true],
  "foresight": ["off", "first-round", "every-round"],
  "special": [false, true],
  "length": ["whole", "quick", "tournament", "own"],
} as const;

/** Choices that do not go together. */
export const CONTRADICTIONS = [
  {"players": 5, "mode": "one-colour"},
  {"players": 6, "mode": "one-colour"},
  {"mode": "one-colour", "special": true},
  {"mode": "maximus", "special": true},
  {"mode": "maximus", "length": "quick"},
  {"mode": "maximus", "length": "tournament"},
  {"mode": "maximus", "length": "own"},
  {"bidding": "secret", "plus_minus_one": true},
  {"foresight": "first-round", "special": true},
  {"foresight": "every-round", "special": true},
] as const;

/** Hand sizes of a mode or a schedule, by players. */
export const SCHEDULES = {
  "classic 3": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  "classic 4": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  "classic 5": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  "classic 6": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  "one-colour 3": [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  "one-colour 4": [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  "maximus 3": [20, 20, 20, 20, 20],
  "maximus 4": [15, 15, 15, 15, 15],
  "maximus 5": [12, 12, 12, 12, 12],
  "maximus 6": [10, 10, 10, 10, 10],
  "quick classic 3": [2, 5, 8, 11, 14, 17, 20],
  "quick classic 4": [3, 6, 9, 12, 15],
  "quick classic 5": [3, 6, 9, 12],
  "quick classic 6": [1, 4, 7, 10],
  "quick one-colour 3": [3, 6, 9, 12, 15],
  "quick one-colour 4": [3, 6, 9, 12, 15],
  "tournament classic 3": [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
  "tournament classic 4": [1, 3, 5, 7, 9, 11, 12, 13, 14, 15],
  "tournament classic 5": [2, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  "tournament classic 6": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  "tournament one-colour 3": [1, 3, 5, 7, 9, 11, 12, 13, 14, 15],
  "tournament one-colour 4": [1, 3, 5, 7, 9, 11, 12, 13, 14, 15],
} as const;

/** Mode, special cards (t: one is traded), players. */
export const MOST_CARDS = {
  "classic 0 3": 20,
  "classic 0 4": 15,
  "classic 0 5": 12,
  "classic 0 6": 10,
  "one-colour 0 3": 15,
  "one-colour 0 4": 15,
  "maximus 0 3": 20,
  "maximus 0 4": 15,
  "maximus 0 5": 12,
  "maximus 0 6": 10,
  "classic 1 3": 20,
  "classic 1t 3": 20,
  "classic 1 4": 15,
  "classic 1t 4": 15,
  "classic 1 5": 12,
  "classic 1t 5": 12,
  "classic 1 6": 10,
  "classic 1t 6": 10,
  "classic 2 3": 20,
  "classic 2t 3": 20,
  "classic 2 4": 15,
  "classic 2t 4": 15,
  "classic 2 5": 12,
  "classic 2t 5": 12,
  "classic 2 6": 10,
  "classic 2t 6": 10,
  "classic 3 3": 21,
  "classic 3t 3": 20,
  "classic 3 4": 15,
  "classic 3t 4": 15,
  "classic 3 5": 12,
  "classic 3t 5": 12,
  "classic 3 6": 10,
  "classic 3t 6": 10,
  "classic 4 3": 21,
  "classic 4t 3": 21,
  "classic 4 4": 16,
  "classic 4t 4": 15,
  "classic 4 5": 12,
  "classic 4t 5": 12,
  "classic 4 6": 10,
  "classic 4t 6": 10,
  "classic 5t 3": 21,
  "classic 5 3": 21,
  "classic 5t 4": 16,
  "classic 5 4": 16,
  "classic 5t 5": 12,
  "classic 5 5": 13,
  "classic 5t 6": 10,
  "classic 5 6": 10,
  "classic 6t 3": 21,
  "classic 6 3": 22,
  "classic 6t 4": 16,
  "classic 6 4": 16,
  "classic 6t 5": 13,
  "classic 6 5": 13,
  "classic 6t 6": 10,
  "classic 6 6": 11,
  "classic 7t 3": 22,
  "classic 7t 4": 16,
  "classic 7t 5": 13,
  "classic 7t 6": 11,
} as const;

/** What a place is worth in a league, by default. */
export const PLACEMENT = [6, 5, 4, 3, 2, 1] as const;

/** By prediction and tricks won (R7). */
export const POINTS = [
  [20, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110, -120, -130, -140, -150, -160, -170, -180, -190, -200, -210, -220],
  [-10, 30, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110, -120, -130, -140, -150, -160, -170, -180, -190, -200, -210],
  [-20, -10, 40, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110, -120, -130, -140, -150, -160, -170, -180, -190, -200],
  [-30, -20, -10, 50, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110, -120, -130, -140, -150, -160, -170, -180, -190],
  [-40, -30, -20, -10, 60, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110, -120, -130, -140, -150, -160, -170, -180],
  [-50, -40, -30, -20, -10, 70, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110, -120, -130, -140, -150, -160, -170],
  [-60, -50, -40, -30, -20, -10, 80, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110, -120, -130, -140, -150, -160],
  [-70, -60, -50, -40, -30, -20, -10, 90, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110, -120, -130, -140, -150],
  [-80, -70, -60, -50, -40, -30, -20, -10, 100, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110, -120, -130, -140],
  [-90, -80, -70, -60, -50, -40, -30, -20, -10, 110, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110, -120, -130],
  [-100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 120, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110, -120],
  [-110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 130, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100, -110],
  [-120, -110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 140, -10, -20, -30, -40, -50, -60, -70, -80, -90, -100],
  [-130, -120, -110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 150, -10, -20, -30, -40, -50, -60, -70, -80, -90],
  [-140, -130, -120, -110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 160, -10, -20, -30, -40, -50, -60, -70, -80],
  [-150, -140, -130, -120, -110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 170, -10, -20, -30, -40, -50, -60, -70],
  [-160, -150, -140, -130, -120, -110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 180, -10, -20, -30, -40, -50, -60],
  [-170, -160, -150, -140, -130, -120, -110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 190, -10, -20, -30, -40, -50],
  [-180, -170, -160, -150, -140, -130, -120, -110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 200, -10, -20, -30, -40],
  [-190, -180, -170, -160, -150, -140, -130, -120, -110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 210, -10, -20, -30],
  [-200, -190, -180, -170, -160, -150, -140, -130, -120, -110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 220, -10, -20],
  [-210, -200, -190, -180, -170, -160, -150, -140, -130, -120, -110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 230, -10],
  [-220, -210, -200, -190, -180, -170, -160, -150, -140, -130, -120, -110, -100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 240],
] as const;
