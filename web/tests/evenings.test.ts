import { describe, expect, it } from 'vitest';

import { dayOf, evenings, exported, records } from '../src/lib/evenings';
import type { Evening } from '../src/lib/logbook.svelte';

const evening = (id: string, game: string, scores: Record<string, number>): Evening => ({
  id,
  game,
  date: '2026-03-01',
  players: Object.entries(scores).map(([name, score]) => ({
    name,
    colour: 'red',
    score,
    won: score === Math.max(...Object.values(scores)),
  })),
  options: {},
  note: '',
  photo: null,
  count: null,
});
const ALL = [
  evening('a', 'red-cathedral', { Ada: 40, Ben: 31 }),
  evening('b', 'red-cathedral', { Ada: 21, Ben: 52, Mia: 30 }),
  evening('c', 'basilica', { Ben: 70, Mia: 70 }),
];

describe('what evenings amount to', () => {
  it('counts games, wins, averages and the best, of one game', () => {
    expect(records(ALL, 'red-cathedral')).toEqual([
      { name: 'Ada', games: 2, won: 1, average: 30.5, best: 40 },
      { name: 'Ben', games: 2, won: 1, average: 41.5, best: 52 },
      { name: 'Mia', games: 1, won: 0, average: 30, best: 30 },
    ]);
  });
  it('has the most games first, and counts a shared win for both', () => {
    expect(records(ALL).map(one => [one.name, one.games, one.won])).toEqual([
      ['Ben', 3, 2],
      ['Ada', 2, 1],
      ['Mia', 2, 1],
    ]);
    expect(records([])).toEqual([]);
  });
});

describe('a log book that travels', () => {
  it('comes back as it was exported', () => {
    expect(evenings(exported(ALL))).toEqual(ALL);
  });
  it('is told from other files', () => {
    for (const text of ['{}', '[]', '{"duomo_log_book":2,"evenings":[]}', '{"duomo_log_book":1}'])
      expect(() => evenings(text)).toThrow('not a log book');
    expect(() => evenings('no JSON')).toThrow();
  });
});

describe('the day of an evening', () => {
  it('is that of the wall, not of Greenwich', () => {
    expect(dayOf(new Date(2026, 2, 1, 0, 5))).toBe('2026-03-01');
    expect(dayOf(new Date(2026, 11, 31, 23, 55))).toBe('2026-12-31');
  });
});
