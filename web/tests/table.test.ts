import { describe, expect, it, vi } from 'vitest';
import { Live, type LiveHandlers } from '../src/lib/live';
import { LiveTable } from '../src/lib/table.svelte';
import type { Entry, Now, PageMessage, Reply, ServerMessage, Snapshot } from '../src/lib/types';
import { offer, view } from './documents';

/** A connection whose other end is the test. */
class Wire extends Live {
  static handlers: LiveHandlers;
  static asked: PageMessage[] = [];
  static reply: (message: PageMessage) => Reply;
  constructor(handlers: LiveHandlers) {
    super(handlers);
    Wire.handlers = handlers;
    Wire.asked = [];
  }
  override ask(message: PageMessage): Promise<Reply> {
    Wire.asked.push(message);
    return Promise.resolve(Wire.reply(message));
  }
}
const say = (message: ServerMessage): void => Wire.handlers.message(message);

const now = (number: number, more: Partial<Now> = {}): Now => ({
  number,
  view: view(),
  decider: 0,
  yours: 0,
  decision: null,
  legal: [],
  closed: [],
  secret: false,
  undo: {
    to: null,
    restart: null,
    policy: 'free',
    restart_policy: 'none',
    takes_back: [],
    redo: false,
  },
  asked: null,
  over: false,
  result: null,
  ...more,
});
const entry = (number: number, more: Partial<Entry> = {}): Entry => ({
  number,
  kind: 'move',
  seat: 0,
  move: 'build',
  at: '',
  turn: 1,
  events: [],
  back_to: null,
  taken_back: false,
  ...more,
});
const snapshot = (entries: Entry[]): Snapshot => ({
  table: 't',
  game: 'red-cathedral',
  title: '',
  players: 2,
  options: {},
  spectator: false,
  entries,
  now: now(entries.at(-1)?.number ?? 0),
  share: '',
  rated: false,
  rematch: null,
  seatings: [],
  closed: false,
  timing: null,
  terms: { hints: 'all', undo: 'usual', watchers: 'all' },
  opening: null,
  host: false,
  seats: [
    {
      seat: 0,
      colour: 'red',
      party: { key: 'red', data: {} },
      name: null,
      who: 'person',
      level: null,
      mine: true,
      online: true,
      gone: null,
      stand_in: null,
      vacation: null,
      rating: null,
    },
  ],
});
function opened(entries = [entry(1)]): LiveTable {
  const table = new LiveTable('t', Wire);
  say({ type: 'table', snapshot: snapshot(entries) });
  return table;
}

describe('a live table', () => {
  it('asks for everything first, then only for what is new', () => {
    const table = new LiveTable('t', Wire);
    expect(Wire.handlers.address()).toMatch(/after=0&changes=true$/);
    say({ type: 'table', snapshot: snapshot([entry(1), entry(2)]) });
    expect(Wire.handlers.address()).toMatch(/after=2&changes=true$/);
    expect(table.ready).toBe(true);
  });

  it('adds entries once, though they come twice, and tells its listeners', () => {
    const table = opened(),
      heard: number[] = [];
    table.listen(entries => heard.push(...entries.map(e => e.number)));
    say({ type: 'entries', entries: [entry(2)], now: now(2) });
    say({ type: 'entries', entries: [entry(2), entry(3)], now: now(3) });
    expect(table.entries.map(e => e.number)).toEqual([1, 2, 3]);
    expect(heard).toEqual([2, 3]);
  });

  it('takes what has changed, and offers that it knows by their move', () => {
    const table = opened(),
      build = offer('build'),
      pass = offer('pass');
    say({ type: 'entries', entries: [entry(2)], now: now(2, { legal: [build, pass] }) });
    const changed = { number: 3, yours: null, legal: [] };
    say({ type: 'changes', entries: [entry(3)], now: changed, re: null });
    expect(table.now).toEqual(now(3, { yours: null }));
    const again = { number: 4, yours: 0, legal: ['pass', offer('end')] };
    say({ type: 'changes', entries: [entry(4)], now: again, re: null });
    expect(table.now).toEqual(now(4, { legal: [pass, offer('end')] }));
    expect(table.entries.map(e => e.number)).toEqual([1, 2, 3, 4]);
  });

  it('fetches the entries that a snapshot leaves out, and keeps those it knows', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(Response.json([entry(1), entry(2)]));
    });
    const table = opened([entry(3), entry(4)]);
    await vi.waitFor(() => expect(table.entries.map(e => e.number)).toEqual([1, 2, 3, 4]));
    say({ type: 'table', snapshot: snapshot([entry(4), entry(5)]) });
    expect(table.entries.map(e => e.number)).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual(['/api/tables/t/entries?start=1&stop=3']);
    vi.unstubAllGlobals();
  });

  it('marks what an undo has taken back', () => {
    const table = opened([entry(1), entry(2), entry(3)]);
    say({ type: 'entries', entries: [entry(4, { kind: 'undo', back_to: 1 })], now: now(4) });
    expect(table.entries.filter(e => e.taken_back).map(e => e.number)).toEqual([2, 3]);
  });

  it('plays for the seat that decides, after what it knows', async () => {
    const table = opened();
    Wire.reply = m => ({ type: 'done', re: m.id, number: 2 });
    expect(await table.play('build')).toBeNull();
    expect(Wire.asked[0]).toMatchObject({ type: 'move', seat: 0, move: 'build', after: 1 });
  });

  it('says why a move was refused, and that one came late', async () => {
    const table = opened();
    Wire.reply = m => ({ type: 'refused', re: m.id, words: { key: 'no', data: {} }, rule: 'RC-6.2' });
    expect(await table.play('build')).toEqual({ words: { key: 'no', data: {} }, rule: 'RC-6.2' });
    Wire.reply = m => ({ type: 'late', re: m.id, number: 5 });
    expect((await table.play('build'))?.words.key).toBe('web-late');
  });

  it('holds a move until the turn is ended, and lets it go again', async () => {
    const table = opened();
    Wire.reply = m => ({ type: 'done', re: m.id, number: 2 });
    table.hold('at 1.1');
    expect(table.canEnd).toBe(true);
    await table.undo();
    expect([table.held, Wire.asked.length]).toEqual([null, 0]);
    table.hold('at 1.2');
    await table.end();
    expect(Wire.asked[0]).toMatchObject({ type: 'move', move: 'at 1.2' });
    table.hold('at 1.3');
    say({ type: 'entries', entries: [entry(2)], now: now(2) });
    expect(table.held).toBeNull();
  });

  it('ends with the move that closes something', () => {
    const table = opened();
    say({ type: 'now', now: now(1, { legal: [offer('build'), { ...offer('end'), closes: 'end' }] }) });
    expect([table.ending?.move, table.quiet, table.closing]).toEqual(['end', true, null]);
  });
  it('has a large button only where nothing else can be done', () => {
    const table = opened();
    say({
      type: 'now',
      now: now(1, {
        legal: [
          { ...offer('end'), closes: 'end' },
          { ...offer('trade'), aside: true },
        ],
      }),
    });
    expect([table.quiet, table.closing?.move, table.canEnd]).toEqual([false, 'end', true]);
  });

  it('knows when it is asked about an undo', () => {
    const table = opened();
    say({ type: 'asked', asked: { seat: 1, to: 0, waits_for: [0], takes_back: [] }, refused_by: null });
    expect(table.mustAnswer).toBe(0);
    say({ type: 'asked', asked: null, refused_by: null });
    expect(table.mustAnswer).toBeNull();
  });
});
