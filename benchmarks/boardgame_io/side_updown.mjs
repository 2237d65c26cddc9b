/** How to speak to Updown: guests by HTTP, a socket for each seat and one for the watcher. */
import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';

const SEATS = 4;

const post = async (url, path, body, cookie = '') => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

const newGuest = async (url, name) => {
  const answer = await post(url, '/guest', { name });
  return answer.headers.getSetCookie()[0].split(';')[0];
};

const connect = (url, table, cookie) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: cookie ? { cookie } : {} });
    socket.on('error', reject);
    socket.on('open', () => resolve(socket));
    socket.on('message', (bytes) => receive(socket, JSON.parse(bytes)));
  });

const receive = (socket, message) => {
  if (message.type === 'view') {
    if (message.version === socket.newest) return; // the same view once more, after a change of the setting
    socket.newest = message.version;
    const { own } = message;
    socket.onView(socket, { version: message.version, legal: own?.legal ?? [], over: message.public.to_act === null, turn: own?.turn });
  } else if (message.type === 'refused') throw new Error(`refused: ${JSON.stringify(message)}`);
  else if (message.type === 'table' && message.setting.phase === 'starting' && socket.cookie && !socket.gave) {
    socket.gave = true;
    socket.send(JSON.stringify({ type: 'entropy', entropy: randomBytes(16).toString('hex') }));
  }
};

export const open = async (url, count) => {
  const tables = [];
  for (let i = 0; i < count; i += 1) {
    const cookies = [];
    for (let seat = 0; seat < SEATS; seat += 1) cookies.push(await newGuest(url, `Player ${i}-${seat}`));
    const order = { id: randomBytes(8).toString('hex'), game: 'up-or-down', seats: SEATS, options: { length: 'long' } };
    const { id } = await (await post(url, '/tables', order, cookies[0])).json();
    for (const cookie of cookies.slice(1)) await post(url, `/tables/${id}/sit`, {}, cookie);
    const sockets = [];
    for (const cookie of [...cookies, null]) {
      const socket = await connect(url, id, cookie);
      Object.assign(socket, { home: url, table: id, cookie });
      sockets.push(socket);
    }
    tables.push(sockets);
  }
  return tables;
};

export const watch = (socket, onView) => {
  socket.onView = onView;
};

export const begin = async (tables) => {
  for (const [host] of tables) await post(host.home, `/tables/${host.table}/start`, {}, host.cookie);
};

let made = 0;

export const act = (socket, { turn }, action) => {
  made += 1;
  socket.send(JSON.stringify({ type: 'act', id: `a${made}`, turn, action }));
};
