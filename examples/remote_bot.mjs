// A bot that plays over the network, for Node 20 or newer, without any package (docs/live.md).
//
//     export DUOMO_TOKEN=duomo_…                                          # created on the page "You"
//     node examples/remote_bot.mjs http://localhost:8400                  # a new table, against a bot
//     node examples/remote_bot.mjs http://localhost:8400 --join TOKEN     # a friend's table: end of the link
//
// The token needs the scopes read, play and tables. The bot listens to the stream of its turns and answers each
// with plain requests: it needs no live connection. Replace `choose` with something smarter.

import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'red-cathedral' },
    join: { type: 'string' },
    moves: { type: 'string', default: '3000' }, // no game takes more
  },
});
const server = positionals[0];
const token = process.env.DUOMO_TOKEN;
if (!server || !token) {
  console.error('usage: DUOMO_TOKEN=… node remote_bot.mjs SERVER [--game GAME] [--join TOKEN] [--moves N]');
  process.exit(2);
}

/** Return the move to make in this position. */
function choose(now) {
  return now.legal[Math.floor(Math.random() * now.legal.length)].move;
}

/** Send one request; if there were too many, retry when the server says so. */
async function request(method, path, data) {
  for (;;) {
    const answer = await fetch(new URL(path, server), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: data === undefined ? undefined : JSON.stringify(data),
    });
    if (answer.status !== 429) return answer;
    await wait(1000 * Number(answer.headers.get('retry-after') ?? 1));
  }
}

async function ask(method, path, data) {
  const answer = await request(method, path, data);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function tableOfItsOwn() {
  const [weakest] = await ask('GET', '/api/levels');
  const seats = [{ who: 'me' }, { who: 'bot', level: weakest.name }];
  return (await ask('POST', '/api/tables', { game: values.game, players: 2, seats })).table;
}

async function tableOfAFriend(link) {
  const { table } = await ask('GET', `/api/links/${link}`);
  await ask('POST', `/api/tables/${table}/seats`, { token: link });
  return table;
}

/** Yield the lines of a stream; an empty one is a keep-alive. */
async function* lines(path) {
  const answer = await request('GET', path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  let rest = '';
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const found = (rest + part).split('\n');
    rest = found.pop();
    yield* found;
  }
}

const names = Math.random().toString(36).slice(2);
let left = Number(values.moves);

/** Play while it is our turn; return the last position. */
async function play(table) {
  for (;;) {
    const { now, closed } = await ask('GET', `/api/tables/${table}`);
    if (closed && !now.over) throw new Error('the table was closed');
    if (now.over || now.yours === null) return now;
    if (left-- <= 0) {
      await ask('POST', `/api/tables/${table}/resign`, { seat: now.yours });
      throw new Error(`${values.moves} moves were not enough: resigned`);
    }
    // The same id for the same decision: a repeated move is harmless. 409: something else was first; look again.
    const move = { seat: now.yours, move: choose(now), after: now.number, id: `${names}-${now.number}` };
    const answer = await request('POST', `/api/tables/${table}/moves`, move);
    if (!answer.ok && answer.status !== 409) throw new Error(await answer.text());
  }
}

const me = await ask('GET', '/api/me');
const table = await (values.join ? tableOfAFriend(values.join) : tableOfItsOwn());
console.log(`${me.name} plays at ${new URL(`/table/${table}`, server)}`);

let now = await play(table);
while (!now.over) {
  try {
    for await (const line of lines('/api/me/turns/stream')) {
      void line; // the content does not matter: the table is read again
      now = await play(table);
      if (now.over) break;
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // a TypeError is a network error: retry
    await wait(1000);
  }
}
console.log('result:', JSON.stringify(now.result));
process.exit(0);
