import { describe, expect, it } from 'vitest';
import { chosenOf, handOf, passesOn, targetsOf } from '../src/games/basilica/moves';
import { actionOf, positionOf, type Position } from '../src/games/basilica/position';
import { scoringsOf } from '../src/games/basilica/scorings';
import { contested, together, zonesOf } from '../src/games/basilica/zones';
import type { Entry, Offer } from '../src/games/basilica/wire';

const LETTERS: Record<string, string> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };
const PAIRS = ['red', 'yellow', 'green', 'blue'];

/** A view like the server's: `1.2 YB` is a joker, `S` a scaffold. */
function view(cells: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  const cathedral: Record<string, string> = {},
    scaffolds: string[] = [];
  for (const cell of cells.split(', ')) {
    const [name = '', letters = ''] = cell.split(' ');
    if (letters === 'S') scaffolds.push(name);
    else
      cathedral[name] = `${[...letters]
        .map(l => LETTERS[l]!)
        .sort((a, b) => PAIRS.indexOf(a) - PAIRS.indexOf(b))
        .join('-')} move`;
  }
  const player = (colour: string, builders: string[] = []): Record<string, unknown> => ({
    colour,
    builders,
    coins: 1,
    points: 0,
    reserve: 5,
    tokens: 4,
  });
  return {
    cathedral,
    scaffolds,
    glass: [],
    player: [player('white'), player('black')],
    pending: ['turn white'],
    turn: 'white',
    actions_left: 3,
    king: 0,
    orders: [],
    vaults: [],
    top: 'none',
    pile: 0,
    ...more,
  };
}
const crew = (white: string[], black: string[]): Record<string, unknown> => ({
  player: [
    { colour: 'white', builders: white, coins: 1, points: 0, reserve: 5 - white.length, tokens: 4 },
    { colour: 'black', builders: black, coins: 1, points: 0, reserve: 5 - black.length, tokens: 4 },
  ],
});
const sizes = (cells: string): string[] =>
  zonesOf(positionOf(view(cells)))
    .map(zone => `${zone.colour} ${zone.cells.length}`)
    .sort();

describe('zones (BA-5.1)', () => {
  const SIX = '1.1 G, 1.2 GB, 1.3 B, 1.4 BY, 1.5 B, 2.3 GY, 2.4 R, 2.5 B';
  it('are those of the rulebook’s example', () => expect(sizes(SIX)).toEqual(['blue 5', 'green 2', 'red 1']));
  it('fall apart without the joker that joins them', () =>
    expect(sizes(SIX.replace('1.4 BY, ', ''))).toEqual(['blue 2', 'blue 2', 'green 2', 'red 1']));
  it('need a vault of one colour', () => expect(sizes('1.1 RB, 2.1 RG')).toEqual([]));
  it('do not cross corners or scaffolds', () =>
    expect(sizes('1.1 R, 2.2 R, 1.3 S, 1.4 R')).toEqual(['red 1', 'red 1', 'red 1']));
});

describe('the worth of zones (BA-5.2, BA-5.3)', () => {
  const EXAMPLE = view('1.1 Y, 2.1 Y, 1.2 YB, 1.3 B, 1.4 B, 2.3 B', {
    glass: ['1.4'],
    ...crew(['1.1', '1.2 architect'], ['1.3 mason']),
  });
  const zones = zonesOf(positionOf(EXAMPLE));

  it('is that of the rulebook’s example', () => {
    expect(zones.map(zone => [zone.colour, zone.worth, zone.points.white, zone.points.black])).toEqual([
      ['yellow', 6, 6, 0],
      ['blue', 10, 1, 10],
    ]);
    expect([together(zones, 'white'), together(zones, 'black')]).toEqual([7, 10]);
  });
  it('goes to nobody when strength is equal', () => {
    const [tied] = zonesOf(positionOf(view('1.1 R, 1.2 R', crew(['1.1'], ['1.2']))));
    expect([tied?.lead, tied?.points]).toEqual([null, { white: 0, black: 0 }]);
  });
  it('goes to Hercules then, and the other still counts his builders', () => {
    const [won] = zonesOf(positionOf(view('1.1 R, 1.2 R', crew(['1.1'], ['1.2 hercules']))));
    expect([won?.lead, won?.points]).toEqual(['black', { white: 1, black: 2 }]);
  });
  it('is shown only where somebody stands, dearest first', () => {
    expect(contested(zones).map(zone => zone.colour)).toEqual(['blue', 'yellow']);
    expect(contested(zonesOf(positionOf(view('1.1 R'))))).toEqual([]);
  });
});

const offer = (move: string): Offer => ({
  game: 'basilica',
  move,
  words: { key: 'x', data: {} },
  group: null,
  aside: false,
  obvious: false,
  usual: false,
});
const at = (pending: string[], more: Record<string, unknown> = {}): Position =>
  positionOf(view('1.1 R', { pending, ...more }));

describe('moves and pieces', () => {
  const MOVES = [
    'vault 1',
    'vault 3',
    'order 2',
    'at 3.4',
    'builder',
    'replace',
    'architect',
    'pay',
    'decline',
    'something else',
  ];
  it('leave no legal move without a piece or a button', () => {
    const { cells, vaults, orders, others } = targetsOf(MOVES.map(offer));
    const shown = [...cells.values(), ...vaults.values(), ...orders.values(), ...others].map(one => one.move);
    expect(shown.sort()).toEqual([...MOVES].sort());
  });
  it('know what lies in the hand', () => {
    const vaults = ['blue scaffold crown', 'red-green move', 'yellow glass'];
    expect(handOf(at(['turn white', 'place white 2'], { vaults }))).toEqual({
      kind: 'vault',
      tile: { colours: ['red', 'green'], order: 'move', crown: false },
    });
    expect(
      handOf(at(['turn white', 'executed 1', 'target white of black 1.1'], crew([], ['1.1 mason']))),
    ).toEqual({ kind: 'builder', side: 'black', rank: 'mason' });
    expect(handOf(at(['turn black', 'executed 3', 'recruit black']))).toEqual({
      kind: 'builder',
      side: 'black',
      rank: null,
    });
  });
  it('know what was chosen before', () => {
    expect(chosenOf(at(['turn white', 'executed 3', 'rank white 1.1 not mason']))).toEqual({
      vault: null,
      order: 3,
      cell: '1.1',
    });
    expect(chosenOf(at(['turn white', 'place white 2']))).toEqual({ vault: 2, order: null, cell: null });
  });
});

describe('the last move of a turn', () => {
  const vaults = ['blue scaffold crown', 'red move', 'yellow glass'];
  const passes = (pending: string[], move: string, more: Record<string, unknown> = {}): boolean =>
    passesOn(at(pending, { vaults, ...more }), move);
  it('is the third vault or builder', () => {
    expect(passes(['turn white', 'place white 2'], 'at 2.1', { actions_left: 1 })).toBe(true);
    expect(passes(['turn white', 'place white 2'], 'at 2.1', { actions_left: 2 })).toBe(false);
    expect(passes(['turn white'], 'builder', { actions_left: 1 })).toBe(true);
    expect(passes(['turn white'], 'order 1', { actions_left: 1 })).toBe(false);
  });
  it('is a crown that brings a scoring (BA-3.3)', () => {
    expect(passes(['turn white', 'place white 1'], 'at 2.1', { actions_left: 3, king: 9 })).toBe(true);
    expect(passes(['turn white', 'place white 2'], 'at 2.1', { actions_left: 3, king: 9 })).toBe(false);
  });
  it('is the end of the third order, not its beginning', () => {
    expect(passes(['turn white', 'executed 1', 'promote white'], 'at 1.1', { actions_left: 0 })).toBe(false);
    expect(passes(['turn white', 'executed 1', 'rank white 1.1'], 'mason', { actions_left: 0 })).toBe(true);
    expect(passes(['turn white', 'executed 1', 'scaffold white 2'], 'at 2.1', { actions_left: 0 })).toBe(
      false,
    );
    expect(passes(['turn white', 'executed 1', 'scaffold white 1'], 'at 2.1', { actions_left: 0 })).toBe(
      true,
    );
  });
  it('is never a choice in the turn of the other', () =>
    expect(passes(['turn white', 'executed 1', 'recruit black paid'], 'at 1.1', { actions_left: 0 })).toBe(
      false,
    ));
});

describe('the actions of a turn', () => {
  it('are counted from one; an order that is executed is still the same one', () => {
    expect(actionOf(at(['turn white'], { actions_left: 3 }))).toBe(1);
    expect(actionOf(at(['turn white', 'executed 2', 'glass white'], { actions_left: 2 }))).toBe(1);
    expect(actionOf(at(['turn white'], { actions_left: 2 }))).toBe(2);
    expect(actionOf(at(['turn white', 'executed 2', 'glass white'], { actions_left: 0 }))).toBe(3);
  });
});

describe('scorings told by events', () => {
  const event = (
    kind: string,
    seat: number,
    data: Record<string, number | string>,
  ): Entry['events'][number] => ({ game: 'basilica', kind, seat, data, words: null });
  const entry = (number: number, events: Entry['events'], taken_back = false): Entry => ({
    number,
    kind: 'move',
    seat: 0,
    move: 'at 1.1',
    at: '',
    events,
    turn: 5,
    back_to: null,
    taken_back,
  });
  const scoring = [
    event('scoring', 0, { king: 10 }),
    event('zone', 1, { colour: 'red', cell: '1.4', size: 2, white: 0, black: 4 }),
    event('zone-tied', -1, { colour: 'blue', cell: '2.3', size: 4, white: 0, black: 0 }),
    event('scored', 0, { points: 0, total: 3 }),
    event('scored', 1, { points: 4, total: 9 }),
  ];

  it('have a line for each zone, and sums', () => {
    const [one] = scoringsOf([entry(7, scoring)]);
    expect(one?.lines.map(line => [line.colour, line.lead, line.points.black])).toEqual([
      ['red', 'black', 4],
      ['blue', null, 0],
    ]);
    expect([one?.king, one?.points, one?.totals]).toEqual([
      10,
      { white: 0, black: 4 },
      { white: 3, black: 9 },
    ]);
  });
  it('do not count what was taken back', () => expect(scoringsOf([entry(7, scoring, true)])).toEqual([]));
  it('may be the last, without the king', () =>
    expect(scoringsOf([entry(9, [event('exhausted', 0, {})])])[0]?.king).toBeNull());
});
