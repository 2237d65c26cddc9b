/** Writes the types of everything that crosses the wire from the server's own schema; with `--check` only compares. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import openapiTypescript, { astToString } from 'openapi-typescript';

const folder = new URL('../src/wire/generated/', import.meta.url);
const python = new URL('../../.venv/bin/python', import.meta.url).pathname;
const banner = '/* Generated from the server: npm run types. */\n';

function schema(name) {
  const root = new URL('../..', import.meta.url).pathname;
  return JSON.parse(execFileSync(python, ['-m', 'updown.server.schema', name], { cwd: root, encoding: 'utf8' }));
}

async function socketTypes() {
  const options = { bannerComment: '', additionalProperties: false, style: { printWidth: 120, singleQuote: true } };
  return banner + (await compile(schema('wire'), 'Wire', options));
}

async function httpTypes() {
  return banner + astToString(await openapiTypescript(schema('openapi')));
}

function read(file) {
  try {
    return readFileSync(new URL(file, folder), 'utf8');
  } catch {
    return null;
  }
}

const files = { 'socket.ts': await socketTypes(), 'http.ts': await httpTypes() };
const stale = Object.keys(files).filter((file) => read(file) !== files[file]);
if (process.argv.includes('--check')) {
  if (stale.length) console.error(`stale: ${stale.join(', ')}; run: npm --prefix web run types`);
  process.exit(stale.length ? 1 : 0);
}
mkdirSync(folder, { recursive: true });
for (const file of stale) writeFileSync(new URL(file, folder), files[file]);
console.log(stale.length ? `written: ${stale.join(', ')}` : 'types are fresh');
