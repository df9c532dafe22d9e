import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAMES } from '../src/games/red-cathedral/art/site';
import { Chooser } from '../src/games/red-cathedral/chooser.svelte';
import { landing, partsOf, wouldBe } from '../src/games/red-cathedral/pieces';
import { actionRow } from '../src/games/red-cathedral/signs';
import { gemsSet, TowerPlan } from '../src/games/red-cathedral/site';
import { stepsOf } from '../src/games/red-cathedral/steps';
import { told } from '../src/games/red-cathedral/tale';
import {
  asked,
  bannersLeft,
  type Section,
  standing,
  type View,
  visit,
} from '../src/games/red-cathedral/view';
import { useCatalogue } from '../src/lib/i18n';
import type { Entry, GameEvent, Offer } from '../src/games/red-cathedral/wire';
import { catalogue } from '../tools/catalogues';

const section = (name: string, more: Partial<Section> = {}): Section => ({
  section: name,
  card: 'base-01',
  kind: name.endsWith('.1') ? 'base' : name.endsWith('.2') ? 'middle' : 'dome',
  cost: ['wood', 'brick', 'stone'],
  recognition: 3,
  rubles: 0,
  delivered: [],
  needs: ['wood', 'brick', 'stone'],
  ...more,
});

/** A table for two in mid-game; `decision` is what the engine asks. */
function view(decision: string, more: Partial<View> = {}): View {
  const slot = { price: 2, holds: 'nothing' as const };
  const player = (colour: string): View['player'][number] => ({
    colour,
    space: 9,
    prestige: 2,
    lap: 1,
    rubles: 3,
    materials: { wood: 1, brick: 2 },
    banners: { inventory: 2, beside: 2 },
    ornaments: { door: 1, arch: 2, cross: 1 },
    slots: {
      'white-1': slot,
      'white-2': { ...slot, holds: 'banner' },
      red: slot,
      blue: slot,
      green: slot,
      yellow: slot,
    },
    room: 5,
    finished: 0,
    placed: 0,
  });
  return {
    seat: 'red',
    turns: 7,
    turn: 'red',
    decision,
    decides: 'red',
    pending: ['after', decision],
    used: [],
    options: {},
    reserve: {},
    market: {
      resources: [],
      influence: [],
      dice: { white: { space: 7, face: 3 }, red: { space: 1, face: 2 } },
      dice_on: [1, 0, 0, 0, 0, 0, 1, 0],
    },
    tower: [
      { sections: [section('1.1', { banner: 'red' }), section('1.2'), section('1.3')] },
      {
        sections: [
          section('2.1', { finished: true, banner: 'blue', ornament: 'red' }),
          section('2.2'),
          section('2.3'),
        ],
      },
    ],
    player: [player('red'), player('blue')],
    ...more,
  };
}

const offer = (move: string): Offer => ({
  game: 'red-cathedral',
  move,
  words: { key: move, data: {} },
  group: null,
  aside: false,
  obvious: false,
  usual: false,
});

function sit(
  position: View,
  legal: string[],
): { chooser: Chooser } & Record<'play' | 'why' | 'refuse', ReturnType<typeof vi.fn>> {
  const refuse = vi.fn(),
    play = vi.fn(async () => null),
    why = vi.fn(async () => ({ words: { key: 'no', data: {} }, rule: 'RC-1.1' }));
  const table = {
    now: {
      view: { game: 'red-cathedral', turns: 0, position },
      yours: 0,
      legal: legal.map(offer),
      over: false,
    },
    seats: [{ seat: 0, colour: 'red', mine: true }],
    entries: [],
    marks: null,
    play,
    why,
  };
  return { chooser: new Chooser(table as never, { refuse } as never), play, why, refuse };
}
const at = document.createElement('span');

describe('moves and pieces', () => {
  /** Every move of a player that the page on notation shows in a table. */
  const page = readFileSync(join(import.meta.dirname, '../../docs/notation.md'), 'utf8');
  const red = page
    .slice(page.indexOf('## The Red Cathedral'), page.indexOf('## Basilica'))
    .replace(/### Nature[\s\S]*?(?=\n## )/, '');
  const rows = red
    .split('\n')
    .filter(
      line => line.startsWith('| `') && !line.includes('nature:') && !/solo (card|tile)|`roll/.test(line),
    );
  const moves = rows.flatMap(line => [...line.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(match => match[1]!));

  it.each(moves)('%s has a piece or a button, or is the frame’s', move => {
    const { pieces, gate, button } = partsOf(move, view('market 3 white'), 'red');
    expect(pieces.length > 0 || gate !== null || button).toBe(true);
  });
  it('the page on notation shows more than fifty of them', () =>
    expect(new Set(moves).size).toBeGreaterThan(50));

  it('a die goes on clockwise, from the eighth space to the first (RC-7.1)', () => {
    expect([
      landing(view('turn'), 'white', 0),
      landing(view('turn'), 'white', 2),
      landing(view('turn'), 'red', 0),
    ]).toEqual([2, 4, 3]);
  });
  it('a borrowed tile lies on the other’s board (CT-5.3)', () =>
    expect(partsOf('activate red', view('borrow blue'), 'red').pieces).toEqual(['slot/blue/red']));
  it('a build may begin at a section that needs what is held', () =>
    expect(partsOf('build', view('turn'), 'red').pieces).toEqual(['section/1.1']));
  it('the foreman goes on from the last tower to the first (CT-5.4)', () => {
    expect(partsOf('foreman 1', view('walk foremen-a1', { guild: { foreman: 2 } }), 'red').pieces).toEqual([
      'tower/1',
    ]);
  });
  it('a press that is not possible asks for what it would be', () => {
    expect([
      wouldBe('section/1.2', view('turn')),
      wouldBe('section/1.1', view('build 3')),
      wouldBe('section/2.1', view('build 2')),
      wouldBe('slot/red/blue', view('place wood')),
      wouldBe('tower/1', view('turn')),
    ]).toEqual(['claim 1.2', 'deliver wood 1.1', 'decorate 2.1', 'open blue', null]);
  });
});

describe('choosing', () => {
  it('plays a move that one press makes certain', () => {
    const { chooser, play } = sit(view('turn'), ['claim 1.2', 'die red']);
    chooser.press('section/1.2', at);
    expect(play).toHaveBeenCalledWith('claim 1.2');
  });
  it('lights the spaces of a die only when the die is chosen', () => {
    const { chooser, play } = sit(view('turn'), ['die white', 'die white +2', 'die red']);
    expect(chooser.lit('space/4')).toBe(false);
    chooser.press('die/white', at);
    expect([
      chooser.lit('space/2'),
      chooser.lit('space/4'),
      chooser.lit('die/red'),
      chooser.chosen('die/white'),
    ]).toEqual([true, true, false, true]);
    chooser.press('space/4', at);
    expect(play).toHaveBeenCalledExactlyOnceWith('die white +2');
  });
  it('goes on to another piece without letting go of the first', () => {
    const { chooser, play } = sit(view('turn'), ['die white', 'die white +2', 'claim 1.2']);
    chooser.press('die/white', at);
    chooser.press('section/1.2', at);
    expect(play).toHaveBeenCalledWith('claim 1.2');
  });
  it('lets go of a piece that is pressed again', () => {
    const { chooser } = sit(view('swap'), ['swap 1 2', 'swap 1 3', 'swap 2 3']);
    chooser.press('tile/1', at);
    expect([...chooser.targets.keys()]).toEqual(['tile/2', 'tile/3']);
    chooser.press('tile/1', at);
    expect([...chooser.targets.keys()]).toEqual(['tile/1', 'tile/2', 'tile/3']);
  });
  it('takes material and section in either order', () => {
    const legal = ['deliver wood 1.1', 'deliver brick 1.1', 'deliver wood 1.2'];
    for (const order of [
      ['material/wood', 'section/1.2'],
      ['section/1.2', 'material/wood'],
    ]) {
      const { chooser, play } = sit(view('build 3'), legal);
      for (const piece of order) if (!play.mock.calls.length) chooser.press(piece, at);
      expect(play).toHaveBeenCalledExactlyOnceWith('deliver wood 1.2');
    }
  });
  it('lists beside a slot what it may mean', () => {
    const { chooser } = sit(view('place wood'), ['open blue', 'hide blue', 'open red', 'hide red']);
    chooser.press('slot/red/blue', at);
    expect([chooser.meant.map(o => o.move), chooser.anchor]).toEqual([['open blue', 'hide blue'], at]);
  });
  it('rerolls only when the space was pressed, even if there is but one', () => {
    const { chooser, play } = sit(view('turn'), ['reroll 7', 'die red']);
    expect(chooser.lit('space/7')).toBe(false);
    chooser.press('aside/reroll', at);
    expect(play).not.toHaveBeenCalled();
    chooser.press('space/7', at);
    expect(play).toHaveBeenCalledWith('reroll 7');
  });
  it('leaves the moves that end something to the frame', () => {
    const { chooser } = sit(view('after'), ['end', 'trade']);
    expect(chooser.legal.map(o => o.move)).toEqual(['trade']);
  });
  it('says beside a piece why it cannot be chosen', async () => {
    const { chooser, why, play, refuse } = sit(view('turn'), ['claim 1.2']);
    chooser.press('section/2.2', at);
    await vi.waitFor(() =>
      expect(refuse).toHaveBeenCalledWith({ words: { key: 'no', data: {} }, rule: 'RC-1.1' }, at),
    );
    expect([why.mock.calls, play.mock.calls]).toEqual([[['claim 2.2']], []]);
  });
});

describe('the position', () => {
  it('knows the question and the visit behind it', () => {
    const deep = view('give C1', { pending: ['after', 'market 3 white upper', 'give C1'] });
    expect([asked(deep), visit(deep)]).toEqual([['give', 'C1'], { space: 3, die: 'white', said: ['upper'] }]);
  });
  it('worth and presence of a tower (RC-10.4)', () =>
    expect(standing(view('turn').tower[1]!.sections)).toEqual({
      value: 3,
      presence: [
        ['blue', 1],
        ['red', 1],
      ],
    }));
  it('counts banners on white slots too (RC-8.1)', () =>
    expect(bannersLeft(view('turn').player[0]!)).toBe(5));
  it('an action shows the materials of its card', () => {
    expect(actionRow({ action: 'C2', mark: 'infinity', shown: ['wood', 'stone'] })).toEqual({
      often: 'infinity',
      cost: [1, 'ruble'],
      gain: ['m-wood', 'm-stone'],
    });
  });
});

describe('the site', () => {
  const tower = (n: number): Section[] =>
    Array.from({ length: n }, (_, i) =>
      section(`1.${i + 1}`, { kind: i === 0 ? 'base' : i === n - 1 ? 'dome' : 'middle' }),
    );
  it.each([
    [[3, 2, 6, 5, 4, 4], FRAMES.desk, 592, 402],
    [[3, 2, 6, 5, 4, 4], FRAMES.phone, 390, 480],
    [[2, 2, 2, 2], FRAMES.desk, 592, 402],
  ])('%j fits', (heights, frame, width, height) => {
    const plan = new TowerPlan(heights.map(tower), frame, width, height, 14);
    const tops = plan.towers.map(t => Math.min(...t.sections.map(s => s.y - s.h)) * plan.fit + plan.ground);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(14);
    expect(plan.towers[0]!.x - plan.half * plan.fit).toBeGreaterThanOrEqual(0);
    expect(plan.towers.at(-1)!.x + plan.half * plan.fit).toBeLessThanOrEqual(width);
  });
});

describe('what was told', () => {
  beforeEach(() => useCatalogue('en', catalogue('en')));
  const event = (kind: string, data: GameEvent['data'] = {}): GameEvent => ({
    game: 'red-cathedral',
    kind,
    seat: 0,
    data,
    words: { key: `event-rc-${kind}`, data: data as never },
  });
  const entry = (number: number, events: GameEvent[], more: Partial<Entry> = {}): Entry =>
    ({ number, kind: 'move', seat: 0, move: null, at: '', events, turn: 3, back_to: null, ...more }) as Entry;

  it('remembers gems that were not taken back', () => {
    const entries = [
      entry(1, [event('gems', { section: '1.1', gems: 'green purple' })]),
      entry(2, [event('gems', { section: '2.1', gems: 'green' })], { taken_back: true }),
    ];
    expect([...gemsSet(entries)]).toEqual([['1.1', ['green', 'purple']]]);
  });
  it('tells Ivan’s last turn, not the one before', () => {
    const turn = (card: string): GameEvent[] => [
      event('ivan-card', { card, place: 1, die: 'red', who: 'Ivan' }),
      event('ivan-recognition', { card, recognition: 4, who: 'Ivan' }),
      event('turn', { turn: 4 }),
    ];
    const { steps, card } = told([entry(1, turn('claim')), entry(2, turn('recognition'))], []);
    expect([card, steps.map(s => s.rule)]).toEqual(['recognition', ['RC-11.4', 'RC-11.7']]);
  });
  it('says the steps of a turn: done, now, open', () => {
    const market = view('gain brick 4', { pending: ['after', 'market 3 white took', 'gain brick 4'] });
    const entries = [
      entry(1, [event('turn', { turn: 3 })], { seat: 1, turn: 2 }),
      entry(2, [event('die', { die: 'white', space: 3, from: 7, rubles: 0 })]),
    ];
    expect(stepsOf(entries, market, 0, ['take 4']).map(step => step.state)).toEqual(['past', 'now']);
  });
  it('says once what was gained or delivered piece by piece', () => {
    const gain = (resource: string, amount: number): GameEvent => event('take', { resource, amount });
    const deliver = (material: string): GameEvent => event('deliver', { material, section: '1.2' });
    const steps = (...events: GameEvent[]): string[] =>
      stepsOf(
        [entry(1, [event('turn', { turn: 3 })]), ...events.map((one, i) => entry(i + 2, [one]))],
        view('turn'),
        0,
        [],
      ).map(step => step.words);
    expect(steps(gain('rubles', 1), gain('rubles', 1), gain('rubles', 1))).toEqual(['+3 rubles']);
    expect(steps(gain('rubles', 1), gain('wood', 2), gain('rubles', 1))).toEqual([
      '+1 ruble',
      '+2 wood',
      '+1 ruble',
    ]);
    expect(steps(deliver('wood'), deliver('wood'), deliver('brick'))).toEqual([
      '2 wood → 1.2',
      '1 brick → 1.2',
    ]);
  });
});
