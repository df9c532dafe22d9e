import { describe, expect, it } from 'vitest';
import type { Section, View } from '../src/games/red-cathedral/view';
import type { Entry } from '../src/games/red-cathedral/wire';
import { linesOf, ranking, tieBreak, type Totals, totalsOf } from '../src/games/red-cathedral/scoring';

const COLOURS = ['red', 'blue', 'green'];
const section = (tower: number, level: number, banner?: string, ornament?: string): Section => ({
  section: `${tower}.${level}`,
  card: 'base-01',
  kind: 'base',
  cost: [],
  recognition: 3,
  rubles: 0,
  banner,
  finished: banner !== undefined,
  ornament,
});
const player = (colour: string, i: number): Record<string, unknown> => ({
  colour,
  space: 40 - i,
  prestige: 10,
  rubles: 2,
  materials: { wood: 3 + i, brick: 1 },
  ornaments: {},
  banners: {},
  slots: {},
  finished: 2,
  placed: 1,
});
const viewOf = (players: number, towers: Section[][]): View =>
  ({
    player: COLOURS.slice(0, players).map(player),
    tower: towers.map(sections => ({ sections })),
  }) as unknown as View;
const story = (...events: [string, number, Record<string, number | string>][]): Entry[] => [
  {
    number: 9,
    kind: 'move',
    seat: 0,
    move: 'end',
    at: '',
    turn: 80,
    back_to: null,
    taken_back: false,
    events: events.map(([kind, seat, data]) => ({ game: 'red-cathedral', kind, seat, data, words: null })),
  },
];

describe('the final scoring of The Red Cathedral', () => {
  // Red and Green tie in tower 1, which is worth 2 × 4 + 1 = 9; Blue comes third. Nobody is in tower 2.
  const view = viewOf(3, [
    [section(1, 1, 'blue'), section(1, 2, 'red', 'green'), section(1, 3, 'red'), section(1, 4, 'green')],
    [section(2, 1)],
  ]);
  const entries = story(
    ['score-track', 0, { prestige: 13, space: 43, rule: 'RC-10.2' }],
    ['score-track', 1, { prestige: 4, space: 20, rule: 'RC-10.2' }],
    ['score-track', 2, { prestige: 10, space: 38, rule: 'RC-10.2' }],
    ['score-leftovers', 0, { prestige: 1, rule: 'RC-10.3' }],
    ['score-leftovers', 1, { prestige: 1, rule: 'RC-10.3' }],
    ['score-leftovers', 2, { prestige: 4, rule: 'RC-10.3' }],
    ['score-contract', 1, { prestige: 3, rule: 'CT-5.9' }],
    ['score-contract', 2, { prestige: 2, rule: 'CT-5.9' }],
    ['score-tower', 0, { tower: 1, value: 9, presence: 2, prestige: 6, rule: 'RC-10.5' }],
    ['score-tower', 1, { tower: 1, value: 9, presence: 1, prestige: 2, rule: 'RC-10.5' }],
    ['score-tower', 2, { tower: 1, value: 9, presence: 2, prestige: 6, rule: 'RC-10.5' }],
  );
  const lines = linesOf(view, entries);

  it('has every line in the order of the rules, towers nobody is in included', () =>
    expect(lines.map(line => line.key)).toEqual([
      'contract-2',
      'contract-3',
      'track',
      'leftovers',
      'tower-1',
      'tower-2',
    ]));
  it('explains the worth of a tower', () => {
    expect(lines[4]?.tower).toMatchObject({ finished: 4, ornaments: 1, value: 9 });
    expect(lines[5]).toMatchObject({
      rule: 'RC-10.5',
      shares: [null, null, null],
      tower: { value: 0, tie: null },
    });
  });
  it('explains who shares which places', () =>
    expect(lines[4]?.tower?.tie).toEqual({ parties: [0, 2], places: [9, 4], each: 6 }));
  it('says what leftovers are made of, unless more was counted', () =>
    expect(lines[3]?.shares.map(share => share?.goods)).toEqual([6, 7, undefined]));
  it('adds up; contracts are on the track already (CT-5.12)', () =>
    expect(
      totalsOf(view, lines).map(({ track, leftovers, towers, more, total }) => [
        track,
        leftovers,
        towers,
        more,
        total,
      ]),
    ).toEqual([
      [13, 1, 6, 0, 20],
      [4, 1, 2, 0, 7],
      [10, 4, 6, 0, 20],
    ]));
  it('leaves out what was taken back', () =>
    expect(
      linesOf(
        view,
        entries.map(entry => ({ ...entry, taken_back: true })),
      ).map(line => line.key),
    ).toEqual(['tower-1', 'tower-2']));
});

describe('two players (RC-10.6)', () => {
  it('get nothing from a tower in which they are level', () => {
    const view = viewOf(2, [[section(1, 1, 'red'), section(1, 2, 'blue')]]);
    const [line] = linesOf(
      view,
      story(
        ['score-tower', 0, { tower: 1, value: 4, presence: 1, prestige: 0, rule: 'RC-10.6' }],
        ['score-tower', 1, { tower: 1, value: 4, presence: 1, prestige: 0, rule: 'RC-10.6' }],
      ),
    );
    expect(line?.tower?.tie).toEqual({ parties: [0, 1], places: [], each: 0 });
  });
});

describe('equal prestige (RC-10.7)', () => {
  const party = (total: number, finished: number, placed: number): Totals => ({
    track: total,
    leftovers: 0,
    towers: 0,
    more: 0,
    total,
    finished,
    placed,
  });
  it('needs no word when it is not equal', () =>
    expect(tieBreak([party(40, 3, 1), party(39, 6, 4)])).toBeNull());
  it('is decided by finished sections', () =>
    expect(tieBreak([party(40, 5, 4), party(40, 6, 1)])).toEqual({
      by: 'sections',
      first: 1,
      second: 0,
      one: 6,
      other: 5,
    }));
  it('then by ornaments', () =>
    expect(tieBreak([party(40, 5, 4), party(40, 5, 1)])).toMatchObject({
      by: 'ornaments',
      first: 0,
      one: 4,
      other: 1,
    }));
  it('then it is shared', () => expect(tieBreak([party(40, 5, 4), party(40, 5, 4)])?.by).toBe('shared'));
  it('orders the places', () =>
    expect(ranking([party(30, 5, 4), party(40, 2, 0), party(40, 6, 1)])).toEqual([2, 1, 0]));
});
