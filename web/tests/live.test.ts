import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Connection } from '../src/lib/live';
import type { PageMessage, ServerMessage } from '../src/lib/types';
import { FakeSocket } from './fake-socket';

const last = (): FakeSocket => FakeSocket.all.at(-1)!;
const move: PageMessage = { type: 'move', id: 'm1', seat: 0, move: 'build', after: 7 };

describe('the live connection', () => {
  let live: Live, states: Connection[], heard: ServerMessage[], known: number;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    [states, heard, known] = [[], [], 0];
    live = new Live(
      { address: () => `/live?after=${known}`, message: m => heard.push(m), connection: s => states.push(s) },
      address => new FakeSocket(address),
    );
    live.open();
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it('answers a request with the reply that bears its id', async () => {
    last().accept();
    const answer = live.ask(move);
    last().say({ type: 'done', re: 'other', number: 8 });
    last().say({ type: 'done', re: 'm1', number: 9 });
    expect(await answer).toEqual({ type: 'done', re: 'm1', number: 9 });
  });

  it('comes back after a lost connection and says what it knows', () => {
    last().accept();
    known = 12;
    last().close();
    expect(states.at(-1)).toBe('offline');
    vi.advanceTimersByTime(1000);
    expect(last().address).toBe('/live?after=12');
    last().accept();
    expect(states.at(-1)).toBe('open');
  });

  it('sends what was not answered again, with the same id', async () => {
    last().accept();
    const answer = live.ask(move);
    last().close();
    vi.advanceTimersByTime(1000);
    last().accept();
    expect(last().sent.map(text => JSON.parse(text))).toEqual([move]);
    last().say({ type: 'done', re: 'm1', number: 8 });
    await answer;
    last().close();
    vi.advanceTimersByTime(1000);
    last().accept();
    expect(last().sent).toEqual([]);
  });

  it('keeps a request that was made while offline', () => {
    void live.ask(move);
    last().accept();
    expect(last().sent).toHaveLength(1);
  });

  it('waits longer after every failure, but not for ever', () => {
    for (let i = 0; i < 12; i++) {
      last().close();
      vi.advanceTimersByTime(13_000);
    }
    expect(FakeSocket.all.length).toBeGreaterThan(12);
  });

  it('gives up a connection that says nothing', () => {
    last().accept();
    const dead = last();
    vi.advanceTimersByTime(80_000);
    expect(dead.readyState).toBe(3);
  });

  it('stays closed once it is closed', () => {
    last().accept();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
