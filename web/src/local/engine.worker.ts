/** The first worker: the house that this browser is, in Python. It does one thing after the other. */

import type { PyProxy } from 'pyodide/ffi';
import { forgetOthers } from './files';
import { Keeping, type Documents, type Write } from './keeping';
import type { FromEngine, Pool, ToEngine } from './messages';
import { startPython } from './python';

/** What came of a call, as `duomo.local.bridge` hands it out. */
type Turn = [
  missing: string | null,
  writes: Write[],
  answers: [id: number, status: number, kind: string, body: string][],
  frames: [id: number, frame: string][],
  thoughts: [id: number, pool: Pool, thought: Uint8Array][],
];

/** `duomo.local.bridge`; a turn is read once. */
interface Bridge {
  at_once(): PyProxy;
  learn(prefix: string, documents: Documents): void;
  reload(table: string): PyProxy;
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

/** What another window has changed, or what was not written here. */
async function follow(tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await learn(`table/${table}`);
    await learn(`entry/${table}/`);
    await done(() => bridge.reload(table));
  }
}

/** Calls Python, reads what is missing, writes what has to be kept, and only then tells. False: there is no room. */
async function done(call: () => PyProxy): Promise<boolean> {
  for (;;) {
    const proxy = call();
    const [missing, writes, answers, frames, thoughts] = proxy.toJs() as Turn;
    proxy.destroy();
    if (missing !== null && missing !== undefined) {
      await learn(missing);
      continue;
    }
    const written = await keeping.write(writes);
    if (written !== 'done') {
      await follow(tablesIn(writes));
      if (written === 'full') return false;
      continue;
    }
    for (const [id, status, kind, body] of answers) say({ type: 'answer', id, status, kind, body });
    for (const [id, frame] of frames) say({ type: 'frame', id, frame });
    for (const [id, pool, thought] of thoughts) say({ type: 'think', id, pool, thought });
    const changed = tablesIn(writes);
    if (changed.length) others.postMessage(changed);
    return true;
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

/** Said when something cannot be done: the move was not made. */
function refuse(message: ToEngine, status: number, key: string): void {
  const body = JSON.stringify({ error: { key, data: {} }, detail: key });
  if (message.type === 'ask') say({ type: 'answer', id: message.id, status, kind: 'application/json', body });
  if (message.type !== 'say') return;
  const { id: re } = JSON.parse(message.frame) as { id?: string };
  const frame = JSON.stringify({ type: 'error', words: { key, data: {} }, detail: key, re: re ?? null });
  say({ type: 'frame', id: message.id, frame });
}

async function handle(message: ToEngine): Promise<void> {
  try {
    if (!(await done(() => call(message)))) refuse(message, 507, 'server-disk-full');
  } catch (fault) {
    console.error(fault);
    refuse(message, 500, 'server-fault');
  }
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
  void forgetOthers(folder);
}

/** Everything waits for what came before it. */
let last: Promise<unknown> = Promise.resolve();
function after(work: () => Promise<unknown>): void {
  last = last.then(work).catch((fault: unknown) => console.error(fault));
}

onmessage = ({ data }: MessageEvent<ToEngine>) => {
  if (data.type === 'start')
    last = start(data.folder).catch((reason: unknown) => {
      console.error(reason);
      say({ type: 'failed', reason: String(reason) });
      return new Promise<never>(() => undefined); // nothing that is asked can be answered
    });
  else after(() => handle(data));
};
