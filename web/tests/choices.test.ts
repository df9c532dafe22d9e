import { beforeEach, describe, expect, it } from 'vitest';
import { type Asked, contentOf, numbersOf } from '../src/games/red-cathedral/rows';
import { partsOf } from '../src/games/red-cathedral/pieces';
import { acted, lastTurns } from '../src/games/red-cathedral/since';
import type { Closed, Entry, Fact, Move, Offer, View } from '../src/games/red-cathedral/wire';
import { useCatalogue } from '../src/lib/i18n';
import { rowOfKey } from '../src/lib/tray';
import type { Seat } from '../src/lib/types';
import { turnsWords } from '../src/lib/undo';
import { catalogue } from '../tools/catalogues';

const offer = (move: string, does: Move, more: Partial<Offer> = {}): Offer => ({
  game: 'red-cathedral',
  move,
  words: { key: 'web-rc-nothing', data: {} },
  group: null,
  aside: false,
  obvious: false,
  usual: false,
  does,
  ends_turn: false,
  ...more,
});
const shut = (move: string, does: Move, more: Pick<Closed, 'done' | 'words' | 'rule'>): Closed => ({
  game: 'red-cathedral',
  move,
  does,
  ...more,
});
const RESOURCES = {
  kind: 'resources',
  space: 3,
  dice: 3,
  offered: 6,
  limit: 'room',
  brings: [{ resource: 'brick', amount: 4 }],
} satisfies Move;
const GOODS = offer('resources', RESOURCES);
const LEAVE = offer('leave', { kind: 'leave', forfeits: [{ resource: 'brick', amount: 4 }] });
const VIEW = {
  turns: 9,
  turn: 'red',
  decides: 'red',
  decision: { kind: 'market' },
  visit: { quadrant: 2, took: false, activated: false },
  market: {
    resources: [null, null, { resource: 'brick', amount: 2 }],
    influence: [],
    dice: {},
  },
  player: [{ colour: 'red', slots: {} }, { colour: 'blue' }, { colour: 'green' }],
  ivan: null,
} as unknown as View;

const asked = (more: Partial<Asked> = {}): Asked => ({
  view: VIEW,
  me: 'red',
  legal: [GOODS],
  closed: [],
  ending: LEAVE,
  quiet: true,
  selection: [],
  meant: [],
  buttons: [],
  parts: one => partsOf(one.does, 'red'),
  better: undefined,
  ...more,
});

beforeEach(() => useCatalogue('en', catalogue('en')));

describe('the tray at the market', () => {
  it('says what is taken now, within the room, and offers fewer', () => {
    const [row] = contentOf(asked()).rows;
    expect(row?.options[0]).toMatchObject({
      move: 'resources',
      title: 'Take 4 bricks',
      about: '3 dice × 2 = 6, room for 4',
    });
    expect(row?.options[0]?.fewer?.map(one => one.amount)).toEqual([3, 2, 1]);
  });
  it('puts its numbers onto the pieces', () =>
    expect([...numbersOf(contentOf(asked()))]).toEqual([['tile/3', 1]]));
  it('leaves quietly, and says what would be lost', () =>
    expect(contentOf(asked()).leave).toMatchObject({ move: 'leave', lost: '4 bricks' }));
  it('has no way out of its own when nothing is left', () =>
    expect(contentOf(asked({ legal: [], quiet: false })).leave).toBeNull());
  it('keeps what is done, ticked, and says why something cannot be', () => {
    const why = { key: 'refusal-rc-inventory-full', data: {} };
    const closed = [
      shut('resources', { ...RESOURCES, brings: [] }, { done: true, words: why, rule: 'RC-7.3' }),
      shut(
        'activate red',
        { kind: 'activate', party: 'red', slot: 'red', brings: [] },
        { done: false, words: why, rule: 'RC-7.5' },
      ),
    ];
    const { rows } = contentOf(asked({ legal: [], closed }));
    expect(rows.map(row => [row.number, row.options[0]?.done, row.options[0]?.why?.rule])).toEqual([
      [null, true, 'RC-7.3'],
      [null, false, 'RC-7.5'],
    ]);
  });
  it('is chosen by number', () => {
    const content = contentOf(asked());
    expect(rowOfKey(content, new KeyboardEvent('keydown', { key: '1' }))).toBe(content.rows[0]);
    expect(rowOfKey(content, new KeyboardEvent('keydown', { key: '2' }))).toBeNull();
    expect(rowOfKey(content, new KeyboardEvent('keydown', { key: '1', ctrlKey: true }))).toBeNull();
  });
  it('shows every way of a die with what it brings and costs', () => {
    const die = (space: number, rubles: number): Offer =>
      offer(`die white +${rubles}`, {
        kind: 'die',
        die: 'white',
        rubles,
        space,
        quadrant: 2,
        activates: [],
        brings: [{ resource: 'brick', amount: 2 }],
      });
    const legal = [die(3, 0), die(4, 1)];
    const { rows, back } = contentOf(asked({ legal, meant: legal, selection: ['die/white'] }));
    expect(rows.map(row => [row.options[0]?.title, row.options[0]?.price])).toEqual([
      ['2 bricks', 0],
      ['2 bricks', 1],
    ]);
    expect(back).not.toBe('');
  });
});

const entry = (number: number, seat: number, turn: number, events: [number, Fact][], move = ''): Entry => ({
  number,
  kind: 'move',
  seat,
  move,
  at: '',
  turn,
  back_to: null,
  taken_back: false,
  events: events.map(([who, fact]) => ({
    game: 'red-cathedral',
    seat: who,
    words: { key: 'event-rc-penalty', data: { recognition: 2, section: '1.2', who: '' } },
    kind: fact.kind,
    fact,
  })),
});
const SEATS = [
  { seat: 0, colour: 'red', name: 'Anna', mine: true },
  { seat: 1, colour: 'blue', name: 'Bruno' },
  { seat: 2, colour: 'green', name: 'Carla' },
] as unknown as Seat[];
const PLAYED: Entry[] = [
  entry(1, 0, 6, [[1, { kind: 'turn', turn: 7 }]], 'end'),
  entry(2, 1, 7, [[1, { kind: 'die', die: 'white', from: 2, space: 5, rubles: 0 }]]),
  entry(3, 1, 7, [[2, { kind: 'turn', turn: 8 }]], 'end'),
  entry(4, 2, 8, [
    [2, { kind: 'deliver', material: 'wood', section: '1.2' }],
    [2, { kind: 'finish', section: '1.2', recognition: 3, rubles: 0 }],
    [0, { kind: 'penalty', section: '1.1', recognition: 2 }],
  ]),
  entry(5, 2, 8, [[0, { kind: 'turn', turn: 9 }]], 'end'),
];

describe('what the others did', () => {
  const turns = lastTurns(PLAYED, VIEW, 0, SEATS);
  it('is told turn by turn, losses of the viewer first', () =>
    expect(lastTurns(PLAYED, VIEW, 0, SEATS).map(one => [one.party, one.harms])).toEqual([
      ['green', true],
      ['blue', false],
    ]));
  it('leaves marks where it happened', () => {
    expect(turns.find(one => one.party === 'green')?.marks.sections).toEqual(['1.2']);
    expect(turns.find(one => one.party === 'blue')?.marks.die).toEqual({
      colour: 'white',
      from: 2,
      space: 5,
    });
  });
  it('stays told, but not marked, when the viewer has acted', () => {
    const more = [...PLAYED, entry(6, 0, 9, [[0, { kind: 'build' }]], 'build')];
    expect([acted(PLAYED, VIEW, 0), acted(more, VIEW, 0)]).toEqual([false, true]);
    expect(lastTurns(more, VIEW, 0, SEATS)).toHaveLength(2);
  });
  it('is nothing to a spectator', () => expect(lastTurns(PLAYED, VIEW, null, SEATS)).toEqual([]));
});

it('names whose turns an undo takes back', () => {
  const name = { key: 'rc-party', data: { party: 'ivan' } };
  const words = turnsWords(
    [
      { party: 1, name, turns: 1 },
      { party: 7, name, turns: 2 },
    ],
    SEATS,
  );
  expect(words).toBe('the turn of Bruno and 2 turns of Ivan');
});
