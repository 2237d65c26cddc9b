/** How to speak to boardgame.io: socket.io packets on a bare WebSocket. */
import WebSocket from 'ws';

const GAME = '/up-or-down';

const connect = (url, match, player) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    socket.match = match;
    socket.player = player;
    socket.on('error', reject);
    socket.on('message', (bytes) => {
      const text = bytes.toString();
      if (text[0] === '0') socket.send(`40${GAME},`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40')) resolve(socket);
      else if (text.startsWith(`42${GAME},`)) receive(socket, JSON.parse(text.slice(3 + GAME.length)));
    });
  });

const receive = (socket, [type, , payload]) => {
  const state = type === 'sync' ? payload.state : type === 'update' ? payload : null;
  if (!state) return;
  // a match starts anew for every socket that syncs; only what follows the sync of all counts
  if (type === 'sync') socket.synced?.(state);
  else socket.onView?.(socket, view(state));
};

const view = (state) => ({ version: state._stateID, legal: state.G.legal, over: state.ctx.gameover !== undefined, state });

export const open = async (url, count) => {
  const tables = [];
  for (let i = 0; i < count; i += 1) {
    const match = `m${Date.now().toString(36)}x${i}`;
    const sockets = [];
    for (const player of ['0', '1', '2', '3', null]) sockets.push(await connect(url, match, player));
    tables.push(sockets);
  }
  return tables;
};

export const watch = (socket, onView) => {
  socket.onView = onView;
};

export const begin = async (tables) => {
  const states = new Map();
  for (const sockets of tables)
    for (const socket of sockets) {
      const synced = new Promise((resolve) => (socket.synced = resolve));
      socket.send(`42${GAME},${JSON.stringify(['sync', socket.match, socket.player, undefined, 4])}`);
      states.set(socket, await synced);
    }
  for (const sockets of tables) for (const socket of sockets) socket.onView(socket, view(states.get(socket)));
};

export const act = (socket, { state }, action) => {
  const move = { type: 'MAKE_MOVE', payload: { type: 'act', args: [action], playerID: socket.player } };
  socket.send(`42${GAME},${JSON.stringify(['update', move, state._stateID, socket.match, socket.player])}`);
};
