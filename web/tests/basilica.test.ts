import { beforeEach, describe, expect, it } from 'vitest';
import { positionOf } from '../src/games/basilica/board';
import { cellOf, nameOf, offerAt, targetsOf } from '../src/games/basilica/moves';
import { lastScoring } from '../src/games/basilica/scorings';
import { stepsOf } from '../src/games/basilica/steps';
import type { Entry, Fact, Offer } from '../src/games/basilica/wire';
import { useCatalogue } from '../src/lib/i18n';
import { catalogue } from '../tools/catalogues';
import { offer, view } from './documents';

describe('moves and pieces', () => {
  const MOVES: Offer[] = [
    offer('vault 1', { kind: 'vault', place: 1 }),
    offer('order 2', { kind: 'order', place: 2, order: 'glass' }),
    offer('at 3.4', { kind: 'place', cell: '3.4', king: 3, scoring: false }),
    offer('at 3.5', { kind: 'target', cell: '3.5', start: '3.4' }),
    offer('builder', { kind: 'builder', cell: '2.1' }),
    offer('replace', { kind: 'replace' }),
    offer('architect', { kind: 'rank', cell: '1.1', rank: 'architect' }),
    offer('pay', { kind: 'pay', order: 'recruit', coins: 1 }),
    offer('decline', { kind: 'decline', order: 'recruit' }),
  ];
  it('leave no legal move without a piece or a button', () => {
    const { cells, vaults, orders, others } = targetsOf(MOVES);
    const shown = [...cells.values(), ...vaults.values(), ...orders.values(), ...others];
    expect(new Set(shown)).toEqual(new Set(MOVES));
    expect([...cells.keys()]).toEqual(['3.4', '3.5']);
    expect([vaults.get(1)?.move, orders.get(2)?.move]).toEqual(['vault 1', 'order 2']);
  });
  it('know the cell that they are about', () =>
    expect(MOVES.map(cellOf)).toEqual([null, null, '3.4', '3.5', '2.1', null, '1.1', null, null]));
  it('a piece has the name that the server knows', () =>
    expect([nameOf({ kind: 'vault', place: 1 }), nameOf({ kind: 'cell', cell: '2.3' })]).toEqual([
      'vault/1',
      'cell/2.3',
    ]));
  it('a piece finds its move', () => {
    const targets = targetsOf(MOVES);
    expect(offerAt(targets, { kind: 'order', place: 2 })?.move).toBe('order 2');
    expect(offerAt(targets, { kind: 'cell', cell: '3.4' })?.move).toBe('at 3.4');
    expect(offerAt(targets, { kind: 'vault', place: 2 })).toBeUndefined();
  });
});

it('finds cells by their names', () => {
  const { at } = positionOf(view());
  expect(at.get('1.1')?.vault?.colours).toEqual(['red']);
  expect(at.get('1.2')).toBeUndefined();
});

const entry = (number: number, events: [number, Fact][], taken_back = false): Entry => ({
  number,
  kind: 'move',
  seat: 0,
  move: null,
  at: '',
  turn: 3,
  events: events.map(([seat, fact]) => ({ game: 'basilica', seat, words: null, kind: fact.kind, fact })),
  back_to: null,
  taken_back,
});

describe('a scoring told by events', () => {
  const told: [number, Fact][] = [
    [0, { kind: 'scoring', king: 10, rule: 'BA-3.3' }],
    [1, { kind: 'zone', colour: 'blue', cell: '1.3', size: 4, white: 1, black: 10, rule: 'BA-5.2' }],
    [-1, { kind: 'zone-tied', colour: 'red', cell: '2.4', size: 1, white: 0, black: 0, rule: 'BA-5.2' }],
    [0, { kind: 'scored', points: 1, total: 8, rule: 'BA-5.3' }],
    [1, { kind: 'scored', points: 10, total: 10, rule: 'BA-5.3' }],
  ];
  it('is the last one', () =>
    expect(lastScoring([entry(1, told), entry(2, [[0, { kind: 'turn', turn: 4 }]])])).toEqual({
      king: 10,
      lines: [
        { colour: 'blue', cell: '1.3', size: 4, points: { white: 1, black: 10 }, lead: 'black' },
        { colour: 'red', cell: '2.4', size: 1, points: { white: 0, black: 0 }, lead: null },
      ],
      points: { white: 1, black: 10 },
      totals: { white: 8, black: 10 },
    }));
  it('has no space of the king when the pile was exhausted', () =>
    expect(lastScoring([entry(1, [[0, { kind: 'exhausted', rule: 'BA-2.4' }]])])?.king).toBeNull());
  it('is none when it was taken back', () => expect(lastScoring([entry(1, told, true)])).toBeNull());
});

describe('the actions of a turn', () => {
  beforeEach(() => useCatalogue('en', catalogue('en')));
  const vault: Fact = {
    kind: 'vault',
    colours: ['red'],
    order: 'glass',
    place: 1,
    cell: '1.2',
    rule: 'BA-3.1',
  };
  it('are done, under way and open', () => {
    const entries = [entry(1, [[0, { kind: 'turn', turn: 3 }]]), entry(2, [[0, vault]])];
    expect(stepsOf(entries, view({ action: 2 })).map(step => step.state)).toEqual(['past', 'now', 'open']);
  });
  it('are over with the game', () => expect(stepsOf([], view({ decides: 'nobody' }))).toEqual([]));
});
