// Tables of four in boardgame.io: predictions and tricks as in the base game of Wizard, hands hidden.
//
//     node server.js PORT
//
// Written as its documentation teaches: moves that mutate a draft or are refused, the library's own
// shuffle, a `playerView`, everything in memory. A game that ends begins anew.

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const PLAYERS = 4;
const ROUNDS = 15;
const SUITS = ["B", "R", "G", "Y"];
const RANKS = Array.from({ length: 13 }, (_, index) => index + 1);
const DECK = [
  ...SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank)),
  ...Array(4).fill("W"),
  ...Array(4).fill("J"),
];

const isSuited = (card) => card !== "W" && card !== "J";

function deal(G, random) {
  G.round = (G.round % ROUNDS) + 1;
  if (G.round === 1) G.totals = Array(PLAYERS).fill(0);
  const deck = random.Shuffle(DECK);
  G.hands = Array.from({ length: PLAYERS }, (_, seat) =>
    deck.slice(seat * G.round, (seat + 1) * G.round),
  );
  G.turnedUp = deck[PLAYERS * G.round] ?? null;
  G.trump = G.turnedUp && isSuited(G.turnedUp) ? G.turnedUp[0] : null;
  G.bids = Array(PLAYERS).fill(null);
  G.taken = Array(PLAYERS).fill(0);
  G.trick = [];
  G.led = null;
}

function winner(G) {
  const strength = ({ card }, place) => {
    if (card === "W") return 1000 - place;
    if (card === "J") return -place;
    const rank = Number(card.slice(1));
    if (card[0] === G.trump) return 200 + rank;
    return card[0] === G.led ? 100 + rank : 0;
  };
  let best = 0;
  G.trick.forEach((play, place) => {
    if (strength(play, place) > strength(G.trick[best], best)) best = place;
  });
  return G.trick[best].seat;
}

function score(G) {
  G.bids.forEach((bid, seat) => {
    const off = Math.abs(bid - G.taken[seat]);
    G.totals[seat] += off ? -10 * off : 20 + 10 * bid;
  });
}

function bid({ G, playerID, events }, tricks) {
  const seat = Number(playerID);
  if (G.bids[seat] !== null || !Number.isInteger(tricks) || tricks < 0 || tricks > G.round) {
    return INVALID_MOVE;
  }
  G.bids[seat] = tricks;
  events.endTurn();
}

function play({ G, playerID, events, random }, card) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  const at = hand.indexOf(card);
  if (at < 0 || G.bids.includes(null)) return INVALID_MOVE;
  const follows = !isSuited(card) || card[0] === G.led;
  if (G.led && !follows && hand.some((held) => isSuited(held) && held[0] === G.led)) {
    return INVALID_MOVE;
  }
  hand.splice(at, 1);
  if (!G.trick.length) G.led = null;
  const wizardLed = G.trick.length > 0 && G.trick.some((one) => one.card === "W") && !G.led;
  if (!G.led && isSuited(card) && !wizardLed) G.led = card[0];
  G.trick.push({ seat, card });
  if (G.trick.length < PLAYERS) {
    events.endTurn();
    return;
  }
  const taker = winner(G);
  G.taken[taker] += 1;
  G.lastTrick = G.trick;
  G.trick = [];
  G.led = null;
  if (hand.length) {
    events.endTurn({ next: String(taker) });
    return;
  }
  score(G);
  deal(G, random);
  events.endTurn({ next: String(G.round % PLAYERS) });
}

const game = {
  name: "wizard",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: ({ random }) => {
    const G = { round: 0, totals: [], lastTrick: [] };
    deal(G, random);
    return G;
  },
  moves: { bid: { move: bid, client: false }, play: { move: play, client: false } },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  disableUndo: true,
};

Server({ games: [game], origins: [/localhost/] }).run(Number(process.argv[2]));
