// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import type { Write, Written } from '../src/local/keeping';
import type { FromEngine, ToEngine } from '../src/local/messages';

/** What Python says, one turn after the other, and all that it was asked. */
const python = vi.hoisted(() => ({
  turns: [] as (unknown[] | Error)[],
  asked: [] as unknown[][],
}));
const kept = vi.hoisted(() => ({ written: [] as unknown[], becomes: [] as (string | Error)[] }));

vi.mock('../src/local/python', () => ({
  startPython: () => {
    const told = (turn: unknown): object => ({ toJs: () => turn, destroy: () => undefined });
    const bridge = new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          (...given: unknown[]) => {
            if (name === 'at_once') return told([]);
            python.asked.push([name, ...given]);
            if (name === 'learn') return undefined;
            const turn = python.turns.shift() ?? NOTHING;
            if (turn instanceof Error) throw turn;
            return told(turn);
          },
      },
    );
    return Promise.resolve({ pyimport: () => bridge });
  },
}));
vi.mock('../src/local/keeping', () => ({
  Keeping: {
    open: () =>
      Promise.resolve({
        read: (prefix: string) => Promise.resolve([[prefix, 'text']]),
        write: (writes: Write[]): Promise<Written> => {
          if (!writes.length) return Promise.resolve('done');
          const becomes = kept.becomes.shift() ?? 'done';
          if (becomes instanceof Error) return Promise.reject(becomes);
          if (becomes === 'done') kept.written.push(...writes);
          return Promise.resolve(becomes as Written);
        },
      }),
  },
}));

const NOTHING = [null, [], [], [], []];
const WRITE: Write = ['entry/abc/000002', 'move', true];
const moved = (...frames: [number, string][]): unknown[] => [null, [WRITE], [], frames, []];
const FRAME = '{"type":"move","id":"m1"}';
const SAY: ToEngine = { type: 'say', id: 7, frame: FRAME };

let said: FromEngine[];
const soon = (): Promise<void> => new Promise(go => setTimeout(go, 5));

async function tell(message: ToEngine): Promise<void> {
  (globalThis as unknown as { onmessage: (event: { data: ToEngine }) => void }).onmessage({ data: message });
  await soon();
}

beforeEach(async () => {
  vi.resetModules();
  said = [];
  python.turns = [];
  python.asked = [];
  kept.written = [];
  kept.becomes = [];
  vi.stubGlobal('onmessage', null);
  vi.stubGlobal('postMessage', (message: FromEngine) => said.push(message));
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(): void {
        /* nobody else is there */
      }
    },
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await import('../src/local/engine.worker');
  await tell({ type: 'start', folder: 'engine/1/' });
  expect(said).toEqual([{ type: 'ready' }]);
  said = [];
});

test('what is missing is read, and the same is asked again', async () => {
  python.turns = [['entry/abc/', [], [], [], []], moved([7, 'told'])];
  await tell(SAY);
  expect(python.asked.map(([name]) => name)).toEqual(['hear', 'learn', 'hear']);
  expect(said).toEqual([{ type: 'frame', id: 7, frame: 'told' }]);
});

test('nobody is told before it is written', async () => {
  python.turns = [moved([7, 'told'])];
  await tell(SAY);
  expect(kept.written).toEqual([WRITE]);
  expect(said).toEqual([{ type: 'frame', id: 7, frame: 'told' }]);
});

test.each([
  ['full', 'full', 'server-browser-full'],
  [new Error('the disk is gone'), 'fault', 'server-browser-fault'],
])('what was not written has not happened: %s', async (becomes, why, key) => {
  kept.becomes = [becomes as string | Error];
  python.turns = [moved([7, 'told']), [null, [], [], [[7, 'as it was']], []]];
  await tell(SAY);
  expect(python.asked).toEqual([
    ['hear', 7, FRAME],
    ['learn', 'entry/abc/', [['entry/abc/', 'text']]],
    ['take_back', why],
  ]);
  expect(said[0]).toEqual({ type: 'frame', id: 7, frame: 'as it was' });
  expect(JSON.parse((said[1] as { frame: string }).frame)).toMatchObject({
    type: 'error',
    words: { key },
    re: 'm1',
  });
  expect(kept.written).toEqual([]);
});

test('who is late follows and asks again', async () => {
  kept.becomes = ['late'];
  python.turns = [moved([7, 'told']), NOTHING, [null, [], [], [[7, 'late']], []]];
  await tell(SAY);
  expect(python.asked.map(([name, why]) => (name === 'take_back' ? [name, why] : name))).toEqual([
    'hear',
    'learn',
    ['take_back', 'late'],
    'hear',
  ]);
  expect(said).toEqual([{ type: 'frame', id: 7, frame: 'late' }]);
});

test('a fault in Python is answered, and the next one is heard', async () => {
  python.turns = [new Error('planted'), [null, [], [], [[7, 'as it was']], []], moved([7, 'told'])];
  await tell(SAY);
  await tell(SAY);
  expect(python.asked.map(([name]) => name)).toEqual(['hear', 'take_back', 'hear']);
  expect(said.map(one => (one as { frame: string }).frame)).toEqual([
    'as it was',
    expect.stringContaining('server-browser-fault'),
    'told',
  ]);
});
