/** boardgame.io as its documentation starts it: one process, its in-memory store. `node server.cjs PORT` */
'use strict';
const { Server } = require('boardgame.io/server');
const { UpOrDown } = require('./game.cjs');

const server = Server({ games: [UpOrDown], origins: [/localhost|127\.0\.0\.1/] });
server.run(Number(process.argv[2]), () => console.log('ready'));
