import { afterEach, describe, expect, it, vi } from 'vitest';
import { lineOf, queryOf } from '../src/lib/lines';
import { StudyTable } from '../src/lib/study';
import type { Entry, Now, Snapshot, StudyLine } from '../src/lib/types';
import { view } from './documents';

const entry = (number: number, move: string | null): Entry => ({
  number,
  kind: move === null ? 'start' : 'move',
  seat: move === null ? null : 0,
  move,
  at: '',
  turn: 1,
  events: [],
  back_to: null,
  taken_back: false,
});

/** The table that a server would show after these moves. */
function answered(moves: string[]): Partial<Snapshot> {
  const entries = [entry(1, null), ...moves.map((move, i) => entry(i + 2, move))];
  const now: Partial<Now> = {
    number: entries.length,
    view: view(),
    decider: 0,
    yours: 0,
    legal: [],
    over: false,
  };
  return {
    table: 'r',
    game: 'red-cathedral',
    seats: [{ seat: 0, mine: true }] as Snapshot['seats'],
    entries,
    now: { ...now, undo: { to: entries.length - 1, restart: 1, policy: 'free' } } as Snapshot['now'],
  };
}

afterEach(() => vi.unstubAllGlobals());

/** A study whose server answers from the line that it is told. */
async function opened(
  line: StudyLine,
): Promise<{ table: StudyTable; asked: unknown[]; line: () => StudyLine }> {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    const told = JSON.parse(body) as StudyLine;
    asked.push(told);
    const found = address.endsWith('/why')
      ? { words: { key: 'no', data: {} }, rule: 'RC-1' }
      : answered(told.moves ?? []);
    return Promise.resolve(
      new Response(JSON.stringify(found), { headers: { 'Content-Type': 'application/json' } }),
    );
  });
  let now = line;
  const table = new StudyTable(
    'r',
    () => now,
    next => {
      now = next;
    },
    words => expect.fail(words.key),
  );
  table.open();
  await vi.waitUntil(() => table.ready);
  return { table, asked, line: () => now };
}

describe('a line in an address', () => {
  it('comes back as it was', () => {
    const line = { at: 12, moves: ['die white +1', 'claim 3.2'], deal: 2 };
    expect(lineOf(12, queryOf(line))).toEqual(line);
    expect(queryOf({ at: 3, moves: [], deal: 0 })).toBe('');
    expect(lineOf(3, '')).toEqual({ at: 3, moves: [], deal: 0 });
  });
});

describe('a study', () => {
  it('tells the server the whole line, and tells what is new as it happens', async () => {
    const { table, line } = await opened({ at: 7, moves: ['a'], deal: 0 });
    const heard: (string | null)[] = [];
    table.listen(entries => heard.push(...entries.map(({ move }) => move)));
    expect(await table.play('b')).toBeNull();
    expect(line().moves).toEqual(['a', 'b']);
    expect(heard).toEqual(['b']);
    expect(table.entries.map(({ move }) => move)).toEqual([null, 'a', 'b']);
  });

  it('plays moves that are asked for at once one after the other', async () => {
    const { table, line } = await opened({ at: 7 });
    await Promise.all([table.play('a'), table.play('b')]);
    expect(line().moves).toEqual(['a', 'b']);
  });

  it('takes back by a shorter line', async () => {
    const { table, line } = await opened({ at: 7, moves: ['a', 'b'] });
    await table.undo();
    expect(line().moves).toEqual(['a']);
    expect(table.entries).toHaveLength(2);
    await table.restart();
    expect(line().moves).toEqual([]);
  });

  it('asks why a press is not possible after this line', async () => {
    const { table, asked } = await opened({ at: 7, moves: ['a'] });
    expect((await table.why('z')).rule).toBe('RC-1');
    expect(asked.at(-1)).toEqual({ line: { at: 7, moves: ['a'] }, piece: 'z' });
  });
});
