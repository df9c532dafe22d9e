/** The first worker: this browser's own house, in Python. It handles one message at a time. */

import type { PyProxy } from 'pyodide/ffi';
import { Keeping, type Documents, type Write, type Written } from './keeping';
import type { FromEngine, Pool, ToEngine } from './messages';
import { startPython } from './python';

/** The result of a call, as returned by `duomo.local.bridge`. */
type Turn = [
  missing: string | null,
  writes: Write[],
  answers: [id: number, status: number, kind: string, body: string][],
  frames: [id: number, frame: string][],
  thoughts: [id: number, pool: Pool, thought: Uint8Array][],
];

/** Why nothing was written. */
type Undone = Exclude<Written, 'done'> | 'fault';

/** `duomo.local.bridge`; a turn can be read only once. */
interface Bridge {
  at_once(): PyProxy;
  learn(prefix: string, documents: Documents): void;
  reload(table: string): PyProxy;
  take_back(why: Undone): PyProxy;
  ask(id: number, method: string, address: string, body: string | null): PyProxy;
  connect(id: number, address: string): PyProxy;
  hear(id: number, frame: string): PyProxy;
  leave(id: number): PyProxy;
  thought(id: number, answer: Uint8Array): PyProxy;
  thought_over(id: number, done: boolean): PyProxy;
}

const say = (message: FromEngine): void => postMessage(message);

const others = new BroadcastChannel('duomo-kept');
let keeping: Keeping;
let bridge: Bridge;

const tablesIn = (writes: readonly Write[]): string[] => [
  ...new Set(writes.flatMap(([key]) => /^(?:table|entry)\/([^/]+)/.exec(key)?.[1] ?? [])),
];

async function learn(prefix: string): Promise<void> {
  bridge.learn(prefix, await keeping.read(prefix));
}

/** Loads what another window has changed. */
async function follow(tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await learn(`table/${table}`);
    await learn(`entry/${table}/`);
    await done(() => bridge.reload(table));
  }
}

/** Reloads what is stored under the keys of failed writes. */
async function learnAgain(writes: readonly Write[]): Promise<void> {
  const prefixes = new Set(writes.map(([key]) => /^entry\/[^/]+\//.exec(key)?.[0] ?? key));
  for (const prefix of prefixes) await learn(prefix);
}

async function write(writes: readonly Write[]): Promise<'done' | Undone> {
  try {
    return await keeping.write(writes);
  } catch (fault) {
    console.error(fault);
    return 'fault';
  }
}

/** Calls Python and reads missing documents until it returns a result. */
async function turned(call: () => PyProxy): Promise<Turn> {
  for (;;) {
    const proxy = call();
    const turn = proxy.toJs() as Turn;
    proxy.destroy();
    if (turn[0] === null || turn[0] === undefined) return turn;
    await learn(turn[0]);
  }
}

function tell([, writes, answers, frames, thoughts]: Turn): void {
  for (const [id, status, kind, body] of answers) say({ type: 'answer', id, status, kind, body });
  for (const [id, frame] of frames) say({ type: 'frame', id, frame });
  for (const [id, pool, thought] of thoughts) say({ type: 'think', id, pool, thought });
  const changed = tablesIn(writes);
  if (changed.length) others.postMessage(changed);
}

/** The last turn did not happen: restores everything from storage and tells all viewers. */
async function takeBack(why: Undone): Promise<void> {
  const turn = await turned(() => bridge.take_back(why));
  if ((await write(turn[1])) === 'done') tell(turn);
}

/** Calls Python, writes what must be stored, and only then sends messages; or says why nothing was done. */
async function done(call: () => PyProxy): Promise<'done' | Exclude<Undone, 'late'>> {
  for (;;) {
    let turn: Turn;
    try {
      turn = await turned(call);
    } catch (fault) {
      console.error(fault);
      await takeBack('fault');
      return 'fault';
    }
    const written = await write(turn[1]);
    if (written === 'done') {
      tell(turn);
      return written;
    }
    await learnAgain(turn[1]);
    await takeBack(written);
    if (written !== 'late') return written;
  }
}

function call(message: ToEngine): PyProxy {
  switch (message.type) {
    case 'ask':
      return bridge.ask(message.id, message.method, message.address, message.body);
    case 'connect':
      return bridge.connect(message.id, message.address);
    case 'say':
      return bridge.hear(message.id, message.frame);
    case 'leave':
      return bridge.leave(message.id);
    case 'thought':
      return bridge.thought(message.id, message.answer);
    case 'thought-over':
      return bridge.thought_over(message.id, message.done);
    case 'start':
      throw new Error('it is started already');
  }
}

/** Sends a refusal: the move was not made. */
function refuse(message: ToEngine, status: number, key: string): void {
  const body = JSON.stringify({ error: { key, data: {} }, detail: key });
  if (message.type === 'ask') say({ type: 'answer', id: message.id, status, kind: 'application/json', body });
  if (message.type !== 'say') return;
  const { id: re } = JSON.parse(message.frame) as { id?: string };
  const frame = JSON.stringify({ type: 'error', words: { key, data: {} }, detail: key, re: re ?? null });
  say({ type: 'frame', id: message.id, frame });
}

const REASONS = { full: [507, 'server-browser-full'], fault: [500, 'server-browser-fault'] } as const;

async function handle(message: ToEngine): Promise<void> {
  let came: Awaited<ReturnType<typeof done>>;
  try {
    came = await done(() => call(message));
  } catch (fault) {
    console.error(fault);
    came = 'fault';
  }
  if (came === 'done') return;
  const [status, key] = REASONS[came];
  refuse(message, status, key);
}

async function start(folder: string): Promise<void> {
  const [python, opened] = await Promise.all([
    startPython(folder, progress => say({ type: 'progress', ...progress })),
    Keeping.open(),
  ]);
  keeping = opened;
  bridge = python.pyimport('duomo.local.bridge') as unknown as Bridge;
  const first = bridge.at_once();
  for (const prefix of first.toJs() as string[]) await learn(prefix);
  others.onmessage = ({ data }) => after(() => follow(data as string[]));
  say({ type: 'ready' });
}

/** Every message waits for the one before it. */
let last: Promise<unknown> = Promise.resolve();
function after(work: () => Promise<unknown>): void {
  last = last.then(work).catch((fault: unknown) => console.error(fault));
}

onmessage = ({ data }: MessageEvent<ToEngine>) => {
  if (data.type === 'start')
    last = start(data.folder).catch((reason: unknown) => {
      console.error(reason);
      say({ type: 'failed', reason: String(reason) });
      return new Promise<never>(() => undefined); // no request can be answered
    });
  else after(() => handle(data));
};
