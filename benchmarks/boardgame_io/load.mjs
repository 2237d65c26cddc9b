/**
 * The load that both servers get: tables of four scripted players and a watcher, each on a socket of its own.
 *
 * node load.mjs SIDE URL TABLES [ACTIONS_PER_SECOND]    SIDE: updown | boardgame-io; prints `dealt` when the play begins, then one line of JSON.
 * Without a rate every table acts as soon as all its sockets have seen the last action.
 */
import { performance } from 'node:perf_hooks';
import * as boardgameIo from './side_boardgame_io.mjs';
import * as updown from './side_updown.mjs';


const [, , name, url, tableCount, rate] = process.argv;
const side = { updown, 'boardgame-io': boardgameIo }[name];
const SOCKETS = 5;

/** Whole milliseconds between two actions of one table, 0 for as fast as it can. */
const pause = rate ? (1000 * Number(tableCount)) / Number(rate) : 0;

const latencies = [];
let last = 0;

/** Resolves when every socket of every table has its first view: setting up is not measured. */
let letGo;
const allDealt = new Promise((resolve) => (letGo = resolve));
let dealt = 0;

/** Plays one match to its end; resolves when every socket has seen the last action. */
const playTable = (sockets) =>
  new Promise((resolve) => {
    let sent = 0;
    let seen = 0;
    let acting = null;
    let over = false;
    const act = () => {
      const { socket, view } = acting;
      acting = null;
      seen = 0;
      sent = performance.now();
      side.act(socket, view, view.legal[(view.version * 7) % view.legal.length]);
    };
    const onView = (socket, view) => {
      if (view.legal.length) acting = { socket, view };
      over ||= view.over;
      seen += 1;
      if (seen < SOCKETS) return;
      if (!sent) {
        dealt += 1;
        if (dealt === tables.length) letGo();
        // under a rate the tables act one after the other, not all in the same moment
        allDealt.then(() => setTimeout(act, pause * Math.random()));
        return;
      }
      last = performance.now();
      latencies.push(last - sent);
      if (over) resolve();
      else if (pause) setTimeout(act, Math.max(0, pause - (last - sent)));
      else act();
    };
    for (const socket of sockets) side.watch(socket, onView);
  });

const tables = await side.open(url, Number(tableCount));
const matches = tables.map(playTable);
await side.begin(tables);
await allDealt;
console.log('dealt');
const first = performance.now();
await Promise.all(matches);

latencies.sort((a, b) => a - b);
const at = (share) => Number(latencies[Math.floor(share * (latencies.length - 1))].toFixed(2));
console.log(
  JSON.stringify({ actions: latencies.length, per_second: Math.round(latencies.length / ((last - first) / 1000)), p50_ms: at(0.5), p99_ms: at(0.99) }),
);
process.exit(0);
