import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReplayGame } from '../src/pages/ReplayGame.svelte';
import { Player } from '../src/pages/ReplayPlayer.svelte';
import type { Decision, Job, Line, Replay } from '../src/pages/ReplayTypes';
import { percent, signed } from '../src/pages/ReplayWords';
import { offer, view } from './documents';

const MOVES = 130;
/** Nature makes the first two moves and every tenth; seats take turns of ten moves. */
const seatOf = (number: number): number | null =>
  number <= 2 || number % 10 === 0 ? null : Math.floor(number / 10) % 2;
const line = (number: number): Line => ({
  number,
  seat: number ? seatOf(number) : null,
  move: number ? `move ${number}` : null,
  words: null,
  turn: Math.ceil(number / 10),
  events: [],
});
const REPLAY: Replay = {
  replay: 'r',
  game: 'basilica',
  title: 'Basilica',
  players: 2,
  options: {},
  parties: ['white', 'black'].map((colour, seat) => ({
    seat,
    colour,
    party: { key: colour, data: {} },
    name: null,
    who: 'person',
    level: null,
    mine: false,
    online: false,
    gone: null,
    stand_in: null,
    vacation: null,
    rating: null,
  })),
  moves: MOVES,
  turns: Array.from({ length: 13 }, (_, i) => ({ turn: i + 1, seat: i % 2, number: i ? i * 10 + 1 : 3 })),
  by_nature: [],
  result: { scores: [3, 5], winners: [1] },
  table: null,
  tags: {},
};
const decision = (number: number, judgement: Decision['judgement']): Decision => ({
  kind: 'decision',
  number,
  seat: 0,
  move: `move ${number}`,
  words: { key: 'x', data: {} },
  loss: 0.1,
  points: 2,
  judgement,
  best: 'other',
  best_words: { key: 'x', data: {} },
  best_share: 0.6,
  share: 0.5,
  line: [],
  why: [],
  before: [0.6, 0.4],
  after: [0.5, 0.5],
});
let job: Job;
let asked: string[];

beforeEach(() => {
  job = { state: 'none', done: 0, of: 0, place: null, error: null, analysis: null };
  asked = [];
  vi.stubGlobal('fetch', (address: string, options: { method: string }) => {
    asked.push(`${options.method} ${address}`);
    const [, start = 0, stop = 0] = /start=(\d+)&stop=(\d+)/.exec(address)?.map(Number) ?? [];
    const body: unknown = address.endsWith('/moves')
      ? Array.from({ length: MOVES + 1 }, (_, i) => line(i))
      : address.includes('/steps')
        ? Array.from({ length: Math.min(stop, MOVES + 1) - start }, (_, i) => ({
            ...line(start + i),
            view: view({ turns: start + i }),
          }))
        : address.includes('/offers')
          ? [offer('move 15'), offer('other')]
          : address.endsWith('/analysis')
            ? job
            : REPLAY;
    return Promise.resolve(Response.json(body));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const opened = async (at: number | null = 0): Promise<ReplayGame> => {
  const game = new ReplayGame('r');
  await game.open(at);
  return game;
};
const shown = (game: ReplayGame): unknown => game.table?.now.view.turns;

describe('a record', () => {
  it('opens at the moment that the address names', async () => expect(shown(await opened(47))).toBe(47));
  it('opens where the first decision waits, when no moment is named', async () =>
    expect(shown(await opened(null))).toBe(2));
  it('stays within its moves', async () => {
    const game = await opened(9999);
    expect([game.at, shown(game), game.table?.now.over]).toEqual([MOVES, MOVES, true]);
  });
  it('loads sixty positions at a time, and none twice', async () => {
    const game = await opened(5);
    await game.go(50);
    await game.go(6);
    expect(asked.filter(one => one.includes('start=0&'))).toHaveLength(1);
  });
  it('shows the last of several moments asked for in a hurry', async () => {
    const game = await opened();
    await Promise.all([game.go(100), game.go(12)]);
    expect([game.at, shown(game)]).toEqual([12, 12]);
  });
  it('tells the board what just happened only when it went one step forwards', async () => {
    const game = await opened(4),
      heard: number[][] = [];
    game.table!.listen(entries => heard.push(entries.map(entry => entry.number)));
    await game.go(5);
    await game.go(9);
    await game.go(8);
    expect(heard).toEqual([[5]]);
  });
  it('says who decides next, and lets nobody play', async () => {
    const game = await opened(12);
    expect([game.table?.now.decider, game.table?.now.yours, game.table?.now.legal]).toEqual([1, null, []]);
  });
});

describe('an analysis', () => {
  const judged = (): Job => ({
    state: 'done',
    done: 1,
    of: 1,
    place: null,
    error: null,
    analysis: {
      by: 'mcts',
      budget: null,
      parties: 2,
      steps: [decision(7, 'best'), decision(15, 'mistake'), decision(88, 'blunder')],
      totals: [],
    },
  });

  it('shows an error before it was made, with the better move, and after it on request', async () => {
    job = judged();
    const game = await opened(15);
    await vi.waitFor(() => expect(shown(game)).toBe(14));
    expect(game.table?.marks).toEqual({ played: offer('move 15'), better: offer('other') });
    await game.toggle();
    expect([shown(game), game.table?.marks]).toEqual([15, null]);
  });
  it('shows other moves as they were', async () => {
    job = judged();
    const game = await opened(7);
    await vi.waitFor(() => expect(game.errors.map(error => error.number)).toEqual([15, 88]));
    expect([shown(game), game.table?.marks]).toEqual([7, null]);
  });
  it('is started, asked for again while it runs, and taken when it is done', async () => {
    const game = await opened(15);
    vi.useFakeTimers();
    job = { state: 'running', done: 3, of: 9, place: null, error: null, analysis: null };
    await game.analyse();
    expect(game.job.done).toBe(3);
    job = judged();
    await vi.advanceTimersByTimeAsync(1500);
    expect(game.job.state).toBe('done');
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toHaveLength(before);
    expect(asked).toContain('POST /api/replays/r/analysis');
  });
});

describe('the hand on the record', () => {
  const at = async (number: number, act: (player: Player) => void): Promise<number> => {
    const game = await opened(number);
    act(new Player(game));
    await vi.waitFor(() => expect(game.at).not.toBe(number));
    return game.at;
  };
  it('goes to the first decision, passing over the set-up', async () =>
    expect(await at(0, player => player.step(1))).toBe(2));
  it('passes over nature', async () =>
    expect([await at(9, player => player.step(1)), await at(11, player => player.step(-1))]).toEqual([
      11, 9,
    ]));
  it('goes from turn to turn', async () =>
    expect([await at(12, player => player.turn(1)), await at(15, player => player.turn(-1))]).toEqual([
      21, 11,
    ]));
  it('plays by itself until it is stopped', async () => {
    const game = await opened(11),
      player = new Player(game);
    vi.useFakeTimers();
    player.toggle();
    await vi.advanceTimersByTimeAsync(2500);
    expect([player.playing, game.at]).toEqual([true, 14]);
    player.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect([player.playing, game.at]).toEqual([false, 14]);
  });
});

describe('win shares in words', () => {
  it('have a sign and one decimal', () =>
    expect([signed(-0.063, 'en'), signed(0.021, 'de'), signed(0.0001, 'en'), percent(0.3342, 'en')]).toEqual([
      '−6.3',
      '+2,1',
      '0.0',
      '33.4',
    ]));
});
