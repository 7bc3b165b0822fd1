// The protocol of a table, written by `python -m augury.server.typescript`. Do not edit:
// change src/augury/tables/protocol or the game, and write it anew.

export const PROTOCOL = 1;

/** Cards that are no numbers, in the order of a hand. */
export const KINDS = [
  {"name": "wizard", "code": "W", "copies": 4, "special": false, "announcement": "nothing", "value": null, "traded": false, "changes_bid": false, "passes": false, "destroys": false, "exchanges": false, "copies_upcard": false, "companions": []},
  {"name": "jester", "code": "J", "copies": 4, "special": false, "announcement": "nothing", "value": null, "traded": false, "changes_bid": false, "passes": false, "destroys": false, "exchanges": false, "copies_upcard": false, "companions": []},
  {"name": "shapeshifter", "code": "S", "copies": 1, "special": true, "announcement": "wizard or jester", "value": null, "traded": false, "changes_bid": false, "passes": false, "destroys": false, "exchanges": false, "copies_upcard": false, "companions": []},
  {"name": "dragon", "code": "D", "copies": 1, "special": true, "announcement": "nothing", "value": null, "traded": false, "changes_bid": false, "passes": false, "destroys": false, "exchanges": false, "copies_upcard": false, "companions": ["fairy"]},
  {"name": "fairy", "code": "F", "copies": 1, "special": true, "announcement": "nothing", "value": null, "traded": false, "changes_bid": false, "passes": false, "destroys": false, "exchanges": false, "copies_upcard": false, "companions": ["dragon"]},
  {"name": "bomb", "code": "X", "copies": 1, "special": true, "announcement": "nothing", "value": null, "traded": false, "changes_bid": false, "passes": false, "destroys": true, "exchanges": false, "copies_upcard": false, "companions": []},
  {"name": "werewolf", "code": "L", "copies": 1, "special": true, "announcement": "nothing", "value": null, "traded": true, "changes_bid": false, "passes": false, "destroys": false, "exchanges": false, "copies_upcard": false, "companions": []},
  {"name": "juggler", "code": "U", "copies": 1, "special": true, "announcement": "a suit", "value": 7.5, "traded": false, "changes_bid": false, "passes": true, "destroys": false, "exchanges": false, "copies_upcard": false, "companions": []},
  {"name": "cloud", "code": "C", "copies": 1, "special": true, "announcement": "a suit", "value": 9.75, "traded": false, "changes_bid": true, "passes": false, "destroys": false, "exchanges": false, "copies_upcard": false, "companions": []},
  {"name": "witch", "code": "H", "copies": 1, "special": true, "announcement": "nothing", "value": null, "traded": false, "changes_bid": false, "passes": false, "destroys": false, "exchanges": true, "copies_upcard": false, "companions": []},
  {"name": "vampire", "code": "V", "copies": 1, "special": true, "announcement": "what lies turned up", "value": null, "traded": false, "changes_bid": false, "passes": false, "destroys": false, "exchanges": false, "copies_upcard": true, "companions": []},
] as const;

/** What each rulebook takes for granted. */
export const EDITIONS = [
  {"name": "DE", "special": [], "cloud": "at-once", "foresight": "first-round"},
  {"name": "DE30", "special": ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud", "witch", "vampire"], "cloud": "at-once", "foresight": "first-round"},
  {"name": "EL", "special": [], "cloud": "at-once", "foresight": "first-round"},
  {"name": "CS", "special": [], "cloud": "at-once", "foresight": "first-round"},
  {"name": "HU", "special": [], "cloud": "at-once", "foresight": "every-round"},
  {"name": "HU25", "special": ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"], "cloud": "at-once", "foresight": "every-round"},
  {"name": "PT", "special": ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"], "cloud": "round-end", "foresight": "first-round"},
] as const;

/** The bots, the weakest first. */
export const PLAYERS = [
  {"name": "novice", "message": "bot-novice", "facts": [{"message": "level-kept", "number": 25}, {"message": "level-at-once", "number": 0}]},
  {"name": "apprentice", "message": "bot-apprentice", "facts": [{"message": "level-kept", "number": 62}, {"message": "level-won", "number": 97}, {"message": "level-at-once", "number": 0}]},
  {"name": "journeyman", "message": "bot-journeyman", "facts": [{"message": "level-kept", "number": 73}, {"message": "level-won", "number": 39}, {"message": "level-at-once", "number": 0}]},
  {"name": "adept", "message": "bot-adept", "facts": [{"message": "level-thinks", "number": 100}]},
  {"name": "master", "message": "bot-master", "facts": [{"message": "level-kept", "number": 72}, {"message": "level-won", "number": 38}, {"message": "level-at-once", "number": 0}]},
  {"name": "archmage", "message": "bot-archmage", "facts": [{"message": "level-kept", "number": 77}, {"message": "level-won", "number": 36}, {"message": "level-at-once", "number": 0}]},
  {"name": "archmage+", "message": "bot-archmage-plus", "facts": [{"message": "level-thinks", "number": 200}]},
] as const;

/** What bots are called by their seat, or else. */
export const BOT_NAMES = [
  ["Alba", "Gesa"],
  ["Bruno", "Hugo"],
  ["Cleo", "Iris"],
  ["Dario", "Jonas"],
  ["Edda", "Kira"],
  ["Falk", "Leon"],
] as const;

/** Why the server closes a socket. */
export const CLOSING = {"IDLE": 1001, "NO_TEXT": 1003, "MISUSE": 1008, "RESTARTING": 1012, "SLOW": 1013, "SEAT_GONE": 4401, "BARRED": 4403, "CLEARED": 4404} as const;

/** Closings after which there is nothing to come back to; their words are `closed-…`. */
export const FINAL: Record<number, string> = {"4401": "seat_gone", "4403": "spectators_barred", "4404": "cleared"};

/** Refusals of an opening that would be the same the next time; likewise. */
export const HOPELESS: readonly string[] = ["foreign_origin", "no_such_table", "spectators_barred", "other_version", "wrong_key"];

/** The options of the rules: `cards` or the `switch` that alone ask for it. */
export const OPTIONS = [
  {"name": "players", "values": [3, 4, 5, 6], "default": 4, "several": false, "label": "players", "message": "", "named_by_value": false, "variant": false, "seats": false, "cards": null, "switch": null},
  {"name": "mode", "values": ["classic", "one-colour", "maximus"], "default": "classic", "several": false, "label": "mode", "message": "mode-{}", "named_by_value": true, "variant": true, "seats": false, "cards": null, "switch": null},
  {"name": "bidding", "values": ["open", "hidden", "secret"], "default": "open", "several": false, "label": "bidding", "message": "bidding-{}", "named_by_value": false, "variant": true, "seats": false, "cards": null, "switch": null},
  {"name": "plus_minus_one", "values": [false, true], "default": false, "several": false, "label": "plus-minus-one", "message": "", "named_by_value": false, "variant": true, "seats": false, "cards": null, "switch": null},
  {"name": "last_bid", "values": ["nobody", "unless-leading", "zero"], "default": "nobody", "several": false, "label": "last-bid", "message": "last-bid-{}", "named_by_value": true, "variant": true, "seats": false, "cards": null, "switch": "plus_minus_one"},
  {"name": "foresight", "values": ["off", "first-round", "every-round"], "default": "off", "several": false, "label": "foresight", "message": "foresight-{}", "named_by_value": true, "variant": true, "seats": false, "cards": null, "switch": null},
  {"name": "special", "values": ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud", "witch", "vampire"], "default": [], "several": true, "label": "special-cards", "message": "kind-{}", "named_by_value": false, "variant": false, "seats": false, "cards": null, "switch": null},
  {"name": "cloud", "values": ["at-once", "round-end"], "default": "at-once", "several": false, "label": "cloud-when", "message": "cloud-{}", "named_by_value": false, "variant": false, "seats": false, "cards": ["cloud"], "switch": null},
  {"name": "hand_sizes", "values": [], "default": null, "several": false, "label": "length", "message": "", "named_by_value": false, "variant": false, "seats": false, "cards": null, "switch": null},
  {"name": "first_dealer", "values": [0, 1, 2, 3, 4, 5, "lot"], "default": 0, "several": false, "label": "first-dealer", "message": "first-dealer-{}", "named_by_value": false, "variant": false, "seats": true, "cards": null, "switch": null},
  {"name": "ties", "values": ["shared", "predictions", "predictions-met"], "default": "shared", "several": false, "label": "ties", "message": "ties-{}", "named_by_value": false, "variant": true, "seats": false, "cards": null, "switch": null},
] as const;

/** Hand sizes that have a name. */
export const SCHEDULES = [
  "quick",
  "tournament",
] as const;

export type Command = Act | Claim | Commit | Contribute | Leave | PassHosting | Rematch | Remove | Say | SeatBot | Start | TakeBack;

export type Incoming = Act | Claim | Commit | Contribute | Leave | PassHosting | Ping | Rematch | Remove | Say | SeatBot | Start | TakeBack;

export type TableEvent = Claimed | CommitmentsFrozen | Committed | Contributed | GameStarted | HostChanged | RematchAsked | Rematched | Said | SeatChanged | SeedRevealed | TakenBack | TimeRanOut | Withheld;

export type GameEvent = BidChanged | BidPlaced | BidsRevealed | CardAnnounced | CardChosen | CardPassed | CardPlayed | CardPutIn | CardTakenOut | CardTurnedUp | Exchanged | HandDealt | RoundDealt | RoundScored | TrickEnded | TrumpSet | Turn;

export type Message = ErrorMessage | EventsMessage | Ok | Pong | Restarting | Welcome;

/** Every address of the server: what is sent there, and what it answers. */
export interface Routes {
  "POST /api/tables": { takes: NewTable; gives: Joined };
  "GET /api/tables": { takes: null; gives: Listing[] };
  "GET /api/tables/{table}": { takes: null; gives: Welcome };
  "POST /api/tables/{table}/seats": { takes: NewSeat; gives: Joined };
  "POST /api/tables/{table}/session": { takes: OpenSeat; gives: Seated };
  "POST /api/tables/{table}/code": { takes: null; gives: Code };
  "GET /api/codes/{code}": { takes: null; gives: Found };
  "POST /api/tables/{table}/commands": { takes: Command | Ping; gives: Ok | Pong };
  "GET /api/tables/{table}/games/{number}.wiz": { takes: null; gives: string };
  "GET /api/tables/{table}/games/{number}/replay": { takes: null; gives: Replay };
  "GET /api/bots": { takes: null; gives: string[] };
  "GET /api/nearby": { takes: null; gives: string | null };
  "POST /api/reviews": { takes: ReviewRecord; gives: string };
  "POST /api/tables/{table}/games/{number}/review": { takes: null; gives: string };
  "POST /api/positions": { takes: AskPosition; gives: RecordPosition };
  "POST /api/courses": { takes: AskCourse; gives: GameCourse };
  "POST /api/variations": { takes: VaryGame; gives: Variation };
  "GET /api/puzzles/today": { takes: null; gives: PuzzleTask };
  "GET /api/puzzles/{number}": { takes: null; gives: PuzzleTask };
  "POST /api/puzzles/{number}": { takes: AnswerPuzzle; gives: Solution };
  "POST /api/tables/{table}/hint": { takes: null; gives: Hint };
  "POST /api/tables/{table}/check": { takes: CheckMove; gives: Judgement };
  "GET /api/rules": { takes: null; gives: RuleBook };
  "POST /api/rules": { takes: RuleChoice; gives: ChosenRules };
  "POST /api/pads": { takes: SharePad; gives: SharedPad };
  "GET /api/pads/{pad}": { takes: null; gives: PadVersion };
  "PUT /api/pads/{pad}": { takes: WritePad; gives: WrittenPad };
}

/** A move, in the game's own notation: `bid=3`, `R7`, `S=W`, `trump=none`, `pass=B4`, `bid+1`. */
export interface Act {
  id: string;
  type: "act";
  version: number;
  action: string;
}

export type Action = string;

/** What somebody would do. */
export interface AnswerPuzzle {
  move: string;
}

/** One message of the rule book. */
export interface Article {
  message: string;
  rules: string[];
  arguments: Record<string, number | string | string[]>;
  title: string | null;
  card: string | null;
}

/** Look along a game that somebody has the record of. */
export interface AskCourse {
  record: string;
}

/** Look at a moment of a game that somebody has the record of. */
export interface AskPosition {
  record: string;
  action: number;
  seat?: number | null;
}

/** A value of an option that cannot be chosen, and the option that stands in its way. */
export interface BarredValue {
  option: string;
  value: string | number | boolean;
  because: string;
  rule: string | null;
}

/** The Cloud changed a prediction; without `tricks`, in secret (S7.2, S7.9). */
export interface BidChanged {
  type: "BidChanged";
  seat: number;
  tricks: number | null;
  audience: Everyone | number[];
}

/** A prediction. Without `tricks`: others see that it was made, not what it is (V2, V3). */
export interface BidPlaced {
  type: "BidPlaced";
  seat: number;
  tricks: number | null;
  audience: Everyone | number[];
}

export type Bidding = "open" | "hidden" | "secret";

/** Hidden predictions are shown together (V2). */
export interface BidsRevealed {
  type: "BidsRevealed";
  bids: number[];
  audience: Everyone | number[];
}

/** How many suits, numbers in each of them, Wizards and Jesters there are. */
export interface Box {
  suits: number;
  ranks: number;
  wizards: number;
  jesters: number;
}

export type Card = "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "B10" | "B11" | "B12" | "B13" | "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "R10" | "R11" | "R12" | "R13" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "G10" | "G11" | "G12" | "G13" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9" | "Y10" | "Y11" | "Y12" | "Y13" | "W" | "J" | "S" | "D" | "F" | "X" | "L" | "U" | "U=B" | "U=R" | "U=G" | "U=Y" | "C" | "C=B" | "C=R" | "C=G" | "C=Y" | "H" | "V";

/** What the Vampire that was just played is, and what must be followed from here on (Y2.4). */
export interface CardAnnounced {
  type: "CardAnnounced";
  seat: number;
  face: Card;
  suit: Suit | null;
  settled: boolean;
  audience: Everyone | number[];
}

/** A seat has chosen what to pass; without `card`, others see only that it has (S6.2). */
export interface CardChosen {
  type: "CardChosen";
  seat: number;
  card: Card | null;
  audience: Everyone | number[];
}

/** A card changed hands, seen by these two alone (S6.2). */
export interface CardPassed {
  type: "CardPassed";
  giver: number;
  receiver: number;
  card: Card;
  audience: Everyone | number[];
}

/** A card was laid down, as this face; and what must be followed from here on (R5). */
export interface CardPlayed {
  type: "CardPlayed";
  seat: number;
  card: Card;
  face: Card;
  suit: Suit | null;
  settled: boolean;
  audience: Everyone | number[];
}

/** Who played the Witch put a card of their hand into her trick (Y1.4). */
export interface CardPutIn {
  type: "CardPutIn";
  seat: number;
  card: Card;
  audience: Everyone | number[];
}

/** And took another card out of it into their hand (Y1.4). */
export interface CardTakenOut {
  type: "CardTakenOut";
  seat: number;
  card: Card;
  audience: Everyone | number[];
}

/** A card was turned up where the Werewolf lay, because a Vampire was played (Y2.4). */
export interface CardTurnedUp {
  type: "CardTurnedUp";
  card: Card;
  audience: Everyone | number[];
}

/** Articles that belong together. */
export interface Chapter {
  title: string;
  articles: Article[];
}

/** A move that somebody is about to make. */
export interface CheckMove {
  action: string;
}

/** What a choice of rules comes to, and what can no longer be chosen beside it. */
export interface ChosenRules {
  book: Chapter[];
  rules: Rules;
  barred: BarredValue[];
}

/** A leader who cannot be beaten any more takes the rest of the round at once. */
export interface Claim {
  id: string;
  type: "claim";
}

/** A seat takes the rest of the round, which nobody could keep from it; the plays follow. */
export interface Claimed {
  type: "Claimed";
  seat: number;
}

export type CloudChange = "at-once" | "round-end";

/** Four letters under which a table is found while it waits. */
export interface Code {
  code: string;
}

/** The commitment to a person's own share in the shuffles of the next game. */
export interface Commit {
  id: string;
  type: "commit";
  commitment: string;
}

/** The host has started: nobody's commitment changes any more, and all contribute. */
export interface CommitmentsFrozen {
  type: "CommitmentsFrozen";
  commitments: (string | null)[];
}

/** A person has committed to their share in the shuffles. */
export interface Committed {
  type: "Committed";
  seat: number;
  commitment: string;
}

/** The share itself, which is due once the host has started: 32 bytes that were committed to. */
export interface Contribute {
  id: string;
  type: "contribute";
  contribution: string;
}

/** A person's share in the shuffles, as it was committed to. */
export interface Contributed {
  type: "Contributed";
  seat: number;
  contribution: string;
}

/** Where a round begins, where each of its tricks does, and where it is over. */
export interface CourseRound {
  number: number;
  hand_size: number;
  first: number;
  tricks: number[];
  end: number | null;
  row: Row | null;
}

/** How much is tried. */
export interface Effort {
  trust: number;
  trusted: number;
  first: number;
  most: number;
  doubt: number;
  rivals: number;
  deals: number;
  reach: number;
}

/** Nothing happened, and why. `id` is that of the command, where it could be read. */
export interface ErrorMessage {
  type: "error";
  id: string | null;
  code: string;
  message: string;
  options: string[] | null;
  rule: string | null;
  refusal: Refusal | null;
  line: number | null;
  reason: string | null;
}

/** What happened, from one version to the next, as this seat may know it. */
export interface EventsMessage {
  type: "events";
  version: number;
  events: (GameEvent | TableEvent)[];
  facts: Facts | null;
  legal_actions: string[];
  at: number;
  seconds_left: number | null;
  hash: string | null;
  claim?: boolean;
}

export type Everyone = "everyone";

/** The Werewolf's holder took the card that was turned up (S5.1). */
export interface Exchange {
  seat: number;
  taken: Card;
}

/** The Werewolf was exchanged for the turned-up card (S5.1). */
export interface Exchanged {
  type: "Exchanged";
  seat: number;
  taken: Card;
  audience: Everyone | number[];
}

/** What follows from a view by the rules. */
export interface Facts {
  leader: number;
  winning: number | null;
  bombed: boolean;
  won_by: WonBy | null;
  projection: (number | null)[];
  ranks: number[];
  tie_breaks: number[];
  winners: number[];
  foreseen: boolean;
  surplus: number | null;
}

export type Foresight = "off" | "first-round" | "every-round";

/** The table that waits under a code. */
export interface Found {
  table: string;
}

/** A game as a line: its rounds and their tricks, by their actions, and the score. */
export interface GameCourse {
  names: string[];
  rules: Rules;
  winners: number[];
  ranks: number[];
  rounds: CourseRound[];
}

/** The cards are about to be dealt. */
export interface GameStarted {
  type: "GameStarted";
  game: number;
}

/** A hand, as its audience sees it: its owner, or with foresight first all others (V4). */
export interface HandDealt {
  type: "HandDealt";
  seat: number;
  cards: Card[];
  audience: Everyone | number[];
}

/** What a seat might do. */
export interface Hint {
  seat: number;
  best: Move;
  options: JudgedMove[];
  tricks: number[];
  reasons: Reason[];
}

/** Hosting has passed on. */
export interface HostChanged {
  type: "HostChanged";
  host: number;
}

/** A seat of one's own. The key is shown this once; it is the secret of the personal link. */
export interface Joined {
  table: string;
  seat: number;
  key: string;
  link: string;
  game: number;
  commitments: string[];
}

/** A move that was considered. */
export interface JudgedMove {
  move: Move;
  points: Measurement;
  exact: Measurement;
  win: Measurement;
  loss: Measurement;
  share: number;
  tricks: number[];
}

/** The moves considered, the best first; and the verdict on the one that was made. */
export interface Judgement {
  options: JudgedMove[];
  best: Move;
  loss: Measurement;
  verdict: Verdict;
  worlds: number;
}

export type Kind = "shapeshifter" | "dragon" | "fairy" | "bomb" | "werewolf" | "juggler" | "cloud" | "witch" | "vampire";

export type LastBid = "nobody" | "unless-leading" | "zero";

/** Before the start the seat becomes free; afterwards a bot plays until its person is back. */
export interface Leave {
  id: string;
  type: "leave";
}

export type Lesson = "predict-less" | "predict-more" | "take-fewer" | "take-more";

/** A table in the lobby. */
export interface Listing {
  id: string;
  stage: "lobby" | "shuffling" | "playing" | "over";
  host: string;
  rules: Rules;
  seats: number;
  open: number;
  spectators: boolean;
}

export type Lot = "lot";

/** A number, and how far off it may be: one standard error. */
export interface Measurement {
  value: number;
  error: number;
}

export type Mode = "classic" | "one-colour" | "maximus";

/** A moment of the game and everyone's chance to win it then. */
export interface Moment {
  action: number;
  chances: number[];
  points: number[];
}

export type Move = string;

/** A person who wants to sit down; anywhere, unless a seat is named. */
export interface NewSeat {
  name: string;
  seat?: number | null;
  key?: string | null;
  program?: boolean;
}

/** A table to be opened, and who opens it. */
export interface NewTable {
  name: string;
  setup?: Setup;
  seat?: number;
  key?: string | null;
}

/** The command of this id is written down for good, as this version. */
export interface Ok {
  type: "ok";
  id: string;
  version: number;
}

/** A seat's own key, from a personal link. */
export interface OpenSeat {
  key: string;
}

/** A pad as it is now; without its text, where nothing is new. */
export interface PadVersion {
  version: number;
  text: string | null;
}

/** What a result is made of, in hundredths of points. */
export interface Parts {
  par: number;
  luck: number;
  own: number;
  others: number;
}

/** The host makes someone else the host. */
export interface PassHosting {
  id: string;
  type: "pass_hosting";
  seat: number;
}

export type Phase = "deal" | "trump" | "bid" | "rebid" | "play" | "pass" | "turn-up" | "announce" | "change" | "put-in" | "take-out" | "over";

/** A question whether anybody is there. */
export interface Ping {
  type: "ping";
}

export type Play = string;

/** Here. */
export interface Pong {
  type: "pong";
  version: number;
}

/** A puzzle as it is put to somebody: without its solution. */
export interface PuzzleTask {
  number: number;
  count: number;
  view: View;
  facts: Facts;
}

/** A sentence: the id of its message, and the numbers and the seat it speaks of, if any. */
export interface Reason {
  message: string;
  number: number | null;
  seat: number | null;
  second: number | null;
}

/** The moment before a move was made, or when a round was over. */
export interface RecordPosition {
  action: number;
  before: number | null;
  after: number | null;
  names: string[];
  mover: number | null;
  move: Move | null;
  view: View;
  facts: Facts;
  hands: Card[][] | null;
}

/** An action that is not legal now, and why. */
export interface Refusal {
  code: string;
  action: Action;
  rules: string[];
  allowed: Move[];
  phase: Phase;
  to_act: number[];
  players: number;
  number: number;
  hand_size: number;
  suit: Suit | null;
  cards: Card[];
  bid: number | null;
  fault: string;
}

/** After the end: another game with the same people, once all who are here want it. */
export interface Rematch {
  id: string;
  type: "rematch";
}

/** A person would like to play again, and waits for the others. */
export interface RematchAsked {
  type: "RematchAsked";
  seat: number;
}

/** The table is set for another game: new commitments, the same people. */
export interface Rematched {
  type: "Rematched";
  game: number;
  commitments: string[];
}

/** Before the start, the host removes a person. */
export interface Remove {
  id: string;
  type: "remove";
  seat: number;
}

/** A game that is over. Nothing of it is secret any more. */
export interface Replay {
  rules: Rules;
  names: string[];
  rounds: ReplayedRound[];
}

/** A round of a game that is over: what every seat saw of it, in order. */
export interface ReplayedRound {
  number: number;
  events: GameEvent[];
}

/** The server goes down on purpose. Come back after `after` seconds; nothing is lost. */
export interface Restarting {
  type: "restarting";
  after: number;
}

/** A whole game, or what is played of it. */
export interface Review {
  rules: Rules;
  names: string[];
  over: boolean;
  learnt: boolean;
  seat: number | null;
  effort: Effort;
  seats: ReviewedSeat[];
  rounds: ReviewedRound[];
  gave: Reason;
  dearest: number[];
  positions: View[];
}

/** A line of the answer before the last, which is the review. */
export interface ReviewProgress {
  ahead: number;
  done: number;
  rounds: number;
}

/** Review a game that somebody has the record of. */
export interface ReviewRecord {
  record: string;
  seat?: number | null;
  quick?: boolean;
}

/** A decision, and what is thought of it. */
export interface ReviewedDecision {
  action: number;
  round: number;
  trick: number;
  seat: number;
  move: Move;
  judgement: Judgement;
  reasons: Reason[];
}

/** A round. */
export interface ReviewedRound {
  number: number;
  hand_size: number;
  dealer: number;
  turned_up: Card | null;
  trump: Suit | null;
  bids: (number | null)[];
  taken: number[];
  points: number[];
  totals: number[];
  luck: RoundLuck | null;
  decisions: ReviewedDecision[];
}

/** What became of a seat, and why. */
export interface ReviewedSeat {
  seat: number;
  points: number;
  rank: number;
  parts: Parts;
  whole: Parts;
  given: Measurement;
  counts: number[];
  met: number;
  rounds: number;
  story: Reason[];
  lesson: Lesson | null;
}

/** A round begins; perhaps a card is turned up (R2, R3.1). */
export interface RoundDealt {
  type: "RoundDealt";
  number: number;
  dealer: number;
  hand_size: number;
  turned_up: Card | null;
  audience: Everyone | number[];
}

/** A round: the parts of every seat's points, and the chances along it. */
export interface RoundLuck {
  parts: Parts[];
  moments: Moment[];
}

/** The round's row on the score pad; secret predictions are revealed by it (R7, V3). */
export interface RoundScored {
  type: "RoundScored";
  row: Row;
  audience: Everyone | number[];
}

/** One line of the score pad: what every seat bid and took, and what came of it (R7.3). */
export interface Row {
  number: number;
  hand_size: number;
  bids: number[];
  taken: number[];
  points: number[];
  totals: number[];
}

/** Rules as messages to be said in a player's language, in chapters. */
export interface RuleBook {
  book: Chapter[];
}

/** What is to be played: an edition's own rules, with any option changed. */
export interface RuleChoice {
  edition?: "DE" | "DE30" | "EL" | "CS" | "HU" | "HU25" | "PT" | null;
  players?: number;
  mode?: Mode;
  schedule?: "quick" | "tournament" | null;
  bidding?: Bidding;
  plus_minus_one?: boolean;
  last_bid?: LastBid;
  foresight?: Foresight | boolean;
  special?: ("shapeshifter" | "dragon" | "fairy" | "bomb" | "werewolf" | "juggler" | "cloud" | "witch" | "vampire")[] | null;
  cloud?: CloudChange | null;
  hand_sizes?: number[] | null;
  first_dealer?: number | Lot;
  ties?: Ties;
}

/** What is played. Options combine (V7); a `RulesError` refuses what contradicts itself. */
export interface Rules {
  type: "Rules";
  players: number;
  mode: Mode;
  bidding: Bidding;
  plus_minus_one: boolean;
  last_bid: LastBid;
  foresight: Foresight;
  special: Kind[];
  cloud: CloudChange;
  hand_sizes: number[] | null;
  first_dealer: number | Lot;
  ties: Ties;
  box?: Box;
  schedule: number[];
}

/** Somebody says something. */
export interface Said {
  type: "Said";
  seat: number;
  phrase: "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "hurry" | "oops" | "one_moment" | "again" | "goodbye" | null;
  emote: "smile" | "laugh" | "wow" | "sad" | "angry" | "think" | "clap" | "heart" | null;
  text: string | null;
}

/** A preset phrase, an emote, or where the table allows it free text. */
export interface Say {
  id: string;
  type: "say";
  phrase?: "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "hurry" | "oops" | "one_moment" | "again" | "goodbye" | null;
  emote?: "smile" | "laugh" | "wow" | "sad" | "angry" | "think" | "clap" | "heart" | null;
  text?: string | null;
}

/** Before the start, the host seats a bot, or (`null`) sends it away. */
export interface SeatBot {
  id: string;
  type: "seat_bot";
  seat: number;
  bot: string | null;
}

/** A seat as it is now, and what happened there. */
export interface SeatChanged {
  type: "SeatChanged";
  why: "sat" | "left" | "removed" | "bot" | "arrived" | "departed" | "taken_over" | "given_back";
  seat: SeatInfo;
}

/** Who sits here. With `name` a person; with `bot` as well, a bot plays in their place. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  present: boolean;
  program?: boolean;
}

/** The seat whose key was shown. */
export interface Seated {
  table: string;
  seat: number;
}

/** A card was turned up where the Werewolf lay, because a Vampire was played (Y2.4). */
export interface SecondUpcard {
  card: Card;
  tricks: number;
  trump: Suit | null;
}

/** A round's seed, revealed when the round is over. */
export interface Seed {
  round: number;
  seed: string;
}

/** The round is over: its seed, to be held against its commitment. */
export interface SeedRevealed {
  type: "SeedRevealed";
  round: number;
  seed: string;
}

/** How a table is set up. */
export interface Setup {
  rules?: RuleChoice;
  bots?: Record<string, string>;
  clock?: "off" | "relaxed" | "fast";
  spectators?: boolean;
  listed?: boolean;
  chat?: boolean;
  hints?: boolean;
}

/** Let others see a pad. */
export interface SharePad {
  text: string;
}

/** The pad can be seen by all who know its id, and written on by all who have the pen. */
export interface SharedPad {
  pad: string;
  pen: string;
  version: number;
}

/** What came of an answer, and why: the hint shows the best move, its rivals and the answer. */
export interface Solution {
  right: boolean;
  best: Move;
  gap: number;
  lost: number;
  hint: Hint;
}

/** The host starts the game; bots take the seats that are still open. */
export interface Start {
  id: string;
  type: "start";
  fill?: string | null;
}

export type Suit = "B" | "R" | "G" | "Y";

/** An exchange with a trick that is over, as all have seen it (Y1.4). */
export interface Swap {
  seat: number;
  put: Card;
  out: Card | null;
}

/** What lies open. Between two rounds it shows the end of the last one. */
export interface Table {
  type: "Table";
  rules: Rules;
  phase: Phase;
  to_act: number[];
  number: number;
  dealer: number;
  hand_size: number;
  turned_up: Card | null;
  exchange: Exchange | null;
  trump: Suit | null;
  bids: (number | null)[];
  taken: number[];
  trick: Play[];
  suit: Suit | null;
  settled: boolean;
  tricks: Trick[];
  clouded: number | null;
  pad: Row[];
  clouded_next?: number | null;
  second_upcard?: SecondUpcard | null;
  totals: number[];
  winners: number[];
}

/** What everyone at the table may know of it, apart from the cards. */
export interface TableInfo {
  id: string;
  stage: "lobby" | "shuffling" | "playing" | "over";
  game: number;
  host: number;
  rules: Rules;
  clock: "off" | "relaxed" | "fast";
  clock_seconds: number | null;
  spectators: boolean;
  listed: boolean;
  chat: boolean;
  hints: boolean;
  seats: SeatInfo[];
  commitments: string[];
  seat_commitments: (string | null)[];
  contributions: (string | null)[];
  seeds: Seed[];
  withheld: number[][];
  again: number[];
}

/** Who plays against bots alone takes their last move of this round back. */
export interface TakeBack {
  id: string;
  type: "take_back";
}

/** A person who plays against bots takes a move back: what was before it comes as a welcome. */
export interface TakenBack {
  type: "TakenBack";
  seat: number;
}

export type Ties = "shared" | "predictions" | "predictions-met";

/** A seat's turn clock ran out; a bot makes this one move for it. */
export interface TimeRanOut {
  type: "TimeRanOut";
  seat: number;
}

/** A finished trick, in the order of play. */
export interface Trick {
  plays: Play[];
  winner: number;
  bombed: boolean;
  swap?: Swap | null;
}

/** Who leads next, and whose trick it is: the same seat, or nobody's (R6, S4). */
export interface TrickEnded {
  type: "TrickEnded";
  winner: number;
  bombed: boolean;
  audience: Everyone | number[];
}

/** Trump for the round, or none; `by` whom, if someone named it (R3). */
export interface TrumpSet {
  type: "TrumpSet";
  trump: Suit | null;
  by: number | null;
  audience: Everyone | number[];
}

/** What the game waits for now, and from whom: the last word of every step. */
export interface Turn {
  type: "Turn";
  phase: Phase;
  to_act: number[];
  clouded: number | null;
  audience: Everyone | number[];
  clouded_next?: number | null;
}

/** A round that went otherwise. */
export interface Variation {
  record: string;
  was: Row;
  now: Row;
}

/** Try another move in a game that somebody has the record of, and let bots go on. */
export interface VaryGame {
  record: string;
  action: number;
  move: string;
  bot?: string;
  seed?: number;
}

export type Verdict = "forced" | "best" | "fine" | "unclear" | "inaccuracy" | "probable" | "mistake" | "blunder";

/** The game as one seat sees it; as a spectator does, if `seat` is `None`. */
export interface View {
  type: "View";
  seat: number | null;
  table: Table;
  hand: Card[] | null;
  bid: number | null;
  seen: (Card[] | null)[];
  aside: Card | null;
  gave: Card | null;
  received: Card | null;
  gave_before?: Card | null;
  received_before?: Card | null;
  legal_actions: Move[];
}

/** Everything at once: the first message, or the answer to a client that was away too long. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: number;
  seat: number | null;
  table: TableInfo;
  view: View | null;
  facts: Facts | null;
  won_by: WonBy[];
  at: number;
  seconds_left: number | null;
  hash: string | null;
  claim: boolean;
}

/** These seats have not contributed in time: they are left out, and the others do it anew. */
export interface Withheld {
  type: "Withheld";
  seats: number[];
}

export type WonBy = "toppling" | "kind" | "trump" | "suit" | "value" | "first" | "nothing-higher";

/** Write on a pad that was seen at this version. Its pen is shown as a key is. */
export interface WritePad {
  version: number;
  text: string;
}

/** It is written, as this version. */
export interface WrittenPad {
  version: number;
}
