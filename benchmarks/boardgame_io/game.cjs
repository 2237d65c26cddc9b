/** Up or Down? for boardgame.io: the same turn, the same secrets, and in the views all that ours tell, prices included. */
'use strict';

const SEATS = 4;
const DECK = { short: 78, long: 102 };

const setup = ({ random }, { length = 'long' } = {}) => {
  const deck = random.Shuffle(Array.from({ length: DECK[length] }, (_, i) => i + 1));
  const hands = Array.from({ length: SEATS }, (_, seat) => [0, 1, 2].map((k) => deck[k * SEATS + seat]));
  const circle = deck.slice(3 * SEATS, 3 * SEATS + 6).sort((a, b) => a - b);
  const rest = deck.slice(3 * SEATS + 6);
  const half = Math.ceil(rest.length / 2);
  return {
    deck: DECK[length],
    circle,
    hands,
    down: rest.slice(0, half),
    up: rest.slice(half),
    rows: Array.from({ length: SEATS }, () => [[], [], []]),
    known: Array.from({ length: SEATS }, () => []),
    drawn: Array.from({ length: SEATS }, () => null),
    played: 0,
    discards: Array.from({ length: SEATS }, () => []),
  };
};

/** The left and right neighbour of a card in the circle, which wraps. */
const neighbours = (circle, card) => {
  const at = circle.findIndex((other) => other > card);
  const right = at === -1 ? 0 : at;
  return { '<': circle[(right + circle.length - 1) % circle.length], '>': circle[right] };
};

const fits = (row, card) => {
  if (row.length < 2) return true;
  const last = row[row.length - 1];
  return row[1] > row[0] ? card > last : card < last;
};

const placements = (rows, card) => {
  const free = rows.findIndex((row) => row.length === 0);
  const ways = [];
  rows.forEach((row, i) => {
    if (row.length ? fits(row, card) : i === free) ways.push('ABC'[i]);
  });
  if (free === -1) ways.push('!A', '!B', '!C');
  return ways;
};

const piles = (G) => (!G.up.length && !G.down.length ? ['-'] : [...(G.up.length ? ['^'] : []), ...(G.down.length ? ['_'] : [])]);

const legal = (G, seat) => {
  const actions = [];
  for (const card of [...G.hands[seat]].sort((a, b) => a - b)) {
    const beside = neighbours(G.circle, card);
    for (const side of ['<', '>'])
      for (const placement of placements(G.rows[seat], beside[side]))
        for (const pile of piles(G)) actions.push(`${card}${side}${placement}${pile}`);
  }
  return actions;
};

const bestColour = (row) => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const card of row) counts[(card - 1) % 6] += 1;
  return Math.max(...counts);
};

const score = (row) => row.length * bestColour(row);

const direction = (row) => (row.length < 2 ? null : row[1] > row[0] ? 'up' : 'down');

/** What a placement does to the seat's total. */
const gain = (rows, card, placement) => {
  const row = rows['ABC'.indexOf(placement[placement.length - 1])];
  return placement[0] === '!' ? row.length + 1 - score(row) : score([...row, card]) - score(row);
};

const takes = (G, seat) =>
  [...G.hands[seat]]
    .sort((a, b) => a - b)
    .flatMap((card) => {
      const beside = neighbours(G.circle, card);
      return ['<', '>'].map((side) => ({
        card,
        side,
        taken: beside[side],
        placements: placements(G.rows[seat], beside[side]).map((placement) => ({
          placement,
          gain: gain(G.rows[seat], beside[side], placement),
        })),
      }));
    });

const total = (G, seat) => G.rows[seat].reduce((sum, row) => sum + score(row), 0) + G.discards[seat].length;

const act = ({ G, playerID }, action) => {
  const seat = Number(playerID);
  const { INVALID_MOVE } = require('boardgame.io/core');
  if (!legal(G, seat).includes(action)) return INVALID_MOVE;
  const [, number, side, placement, pile] = /^(\d+)([<>])(!?[ABC])([\^_-])$/.exec(action);
  const card = Number(number);
  const taken = neighbours(G.circle, card)[side];
  G.hands[seat] = G.hands[seat].filter((other) => other !== card);
  G.circle = [...G.circle.filter((other) => other !== taken), card].sort((a, b) => a - b);
  const slot = 'ABC'.indexOf(placement[placement.length - 1]);
  if (placement[0] === '!') {
    G.discards[seat].push(...G.rows[seat][slot]);
    G.rows[seat][slot] = [];
  }
  G.rows[seat][slot].push(taken);
  G.known[seat] = G.known[seat].filter((other) => other !== card);
  G.played += 1;
  const top = pile === '^' ? G.up.shift() : pile === '_' ? G.down.shift() : null;
  if (top === null) return;
  G.hands[seat].push(top);
  G.drawn[seat] = top;
  if (pile === '^') G.known[seat].push(top);
};

/** What one seat may see; a spectator (null) sees only what is public. */
const playerView = ({ G, ctx, playerID }) => {
  const seat = playerID === null || playerID === undefined ? null : Number(playerID);
  const acting = ctx.gameover === undefined && seat !== null && ctx.currentPlayer === String(seat);
  return {
    deck: G.deck,
    circle: G.circle,
    faceUp: G.up[0] ?? null,
    faceUpSize: G.up.length,
    faceDownSize: G.down.length,
    toAct: ctx.gameover === undefined ? Number(ctx.currentPlayer) : null,
    turn: Math.floor(G.played / SEATS) + 1,
    turns: (G.deck - 6) / SEATS,
    seats: G.rows.map((rows, i) => ({
      rows: rows.map((cards) => (cards.length ? { cards, direction: direction(cards), bestColour: bestColour(cards), points: score(cards) } : null)),
      discards: G.discards[i],
      handSize: G.hands[i].length,
      known: G.known[i],
      score: total(G, i),
    })),
    hand: seat === null ? null : G.hands[seat],
    drawn: seat === null ? null : G.drawn[seat],
    takes: acting ? takes(G, seat) : [],
    piles: seat === null ? [] : piles(G),
    legal: acting ? legal(G, seat) : [],
  };
};

exports.UpOrDown = {
  name: 'up-or-down',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup,
  moves: { act: { move: act, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView,
  endIf: ({ G }) => (G.hands.every((hand) => hand.length === 0) ? { totals: G.hands.map((_, seat) => total(G, seat)) } : undefined),
};
