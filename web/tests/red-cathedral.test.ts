import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Chooser } from '../src/games/red-cathedral/chooser.svelte';
import { partsOf } from '../src/games/red-cathedral/pieces';
import { FACE_DOWN } from '../src/games/red-cathedral/rows';
import { drawnRow } from '../src/games/red-cathedral/signs';
import { gemsSet, TowerPlan } from '../src/games/red-cathedral/site';
import { stepsOf } from '../src/games/red-cathedral/steps';
import { told } from '../src/games/red-cathedral/tale';
import { useCatalogue } from '../src/lib/i18n';
import type {
  Decision,
  Entry,
  Fact,
  GameEvent,
  Move,
  Offer,
  Player,
  Section,
  Slot,
  View,
} from '../src/games/red-cathedral/wire';
import { catalogue } from '../tools/catalogues';

const section = (name: string, more: Partial<Section> = {}): Section => ({
  section: name,
  card: 'base-01',
  kind: name.endsWith('.1') ? 'base' : name.endsWith('.2') ? 'middle' : 'dome',
  cost: ['wood', 'brick', 'stone'],
  recognition: 3,
  rubles: 0,
  tile: null,
  banner: null,
  finished: false,
  delivered: [],
  needs: ['wood', 'brick', 'stone'],
  ornament: null,
  ...more,
});

const TURN: Decision = { kind: 'turn' };
const BUILD: Decision = { kind: 'build', left: 3, begun: false };
const PLACE: Decision = { kind: 'place', tile: { name: 'wood', gives: [], die: null }, free: false };
const VISIT: NonNullable<View['visit']> = {
  kind: 'market',
  space: 3,
  quadrant: 2,
  die: 'white',
  took: false,
  activated: false,
  influence: 'not-begun',
  actions_left: null,
  twice: false,
};

/** A table for two in mid-game; `decision` is what the engine asks. */
function view(decision: Decision, more: Partial<View> = {}): View {
  const slot: Slot = { tile: null, face: null, price: 2, holds: 'nothing' };
  const player = (colour: Player['colour']): Player => ({
    colour,
    space: 9,
    prestige: 2,
    lap: 1,
    rubles: 3,
    materials: { wood: 1, brick: 2 },
    banners: { inventory: 2, beside: 2, left: 5 },
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
    game: 'red-cathedral',
    seat: 'red',
    turns: 7,
    turn: 'red',
    starter: 'red',
    ender: null,
    traded: 'no',
    rerolled: false,
    used: [],
    pending: [{ kind: 'after' }, decision],
    decision,
    visit: null,
    activatable: [],
    decides: 'red',
    final: [],
    options: {},
    reserve: {},
    inventory: 10,
    ornaments: { door: 1, arch: 2, cross: 1 },
    fitting: {
      base: { ornament: 'door', material: 'wood' },
      middle: { ornament: 'arch', material: 'stone' },
      dome: { ornament: 'cross', material: 'gold' },
    },
    sixth: 6,
    track: [],
    market: {
      resources: [],
      influence: [],
      dice: { white: { space: 7, face: 3, landings: [2] }, red: { space: 1, face: 2, landings: [3] } },
      dice_on: [1, 0, 0, 0, 0, 0, 1, 0],
    },
    tower: [
      {
        sections: [section('1.1', { banner: 'red' }), section('1.2'), section('1.3')],
        worth: 0,
        presence: [],
        majority: [],
      },
      {
        sections: [
          section('2.1', { finished: true, banner: 'blue', ornament: 'red' }),
          section('2.2'),
          section('2.3'),
        ],
        worth: 3,
        presence: [],
        majority: ['red', 'blue'],
      },
    ],
    player: [player('red'), player('blue')],
    contractors: null,
    guild: null,
    ivan: null,
    ...more,
  };
}

const claim = (name: string): Move => ({ kind: 'claim', section: name });
const die = (colour: 'white' | 'red', space: number, rubles = 0): Move => ({
  kind: 'die',
  die: colour,
  rubles,
  space,
  brings: [],
  quadrant: Math.ceil(space / 2),
  activates: [],
});
const swap = (one: number, other: number): Move => ({ kind: 'swap', one, other });
const deliver = (material: 'wood' | 'brick', name: string): Move => ({
  kind: 'deliver',
  material,
  section: name,
  replaced: false,
});

function sit(
  position: View,
  legal: Record<string, Move>,
): { chooser: Chooser } & Record<'play' | 'why' | 'refuse', ReturnType<typeof vi.fn>> {
  const refuse = vi.fn(),
    play = vi.fn(async () => null),
    why = vi.fn(async () => ({ words: { key: 'no', data: {} }, rule: 'RC-1.1' }));
  const offers = Object.entries(legal).map(([move, does]): Offer => ({
    game: 'red-cathedral',
    move,
    words: { key: move, data: {} },
    group: null,
    aside: false,
    obvious: false,
    usual: false,
    does,
    ends_turn: false,
    closes: does.kind === 'end' ? 'end' : '',
  }));
  const table = {
    now: { view: position, yours: 0, legal: offers, over: false },
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
  it('a die stands before the space where it lands', () =>
    expect(partsOf(die('white', 4, 2), 'red')).toMatchObject({ gate: 'die/white', pieces: ['space/4'] }));
  it('a borrowed tile lies on the other’s board (CT-5.3)', () =>
    expect(partsOf({ kind: 'activate', party: 'blue', slot: 'red', brings: [] }, 'red').pieces).toEqual([
      'slot/blue/red',
    ]));
  it('a build may begin at a section that needs what is held', () =>
    expect(partsOf({ kind: 'build', sections: ['1.1'] }, 'red')).toMatchObject({
      pieces: ['section/1.1'],
      button: true,
    }));
  it('the foreman goes to a tower (CT-5.4)', () =>
    expect(partsOf({ kind: 'foreman', steps: 1, tower: 1 }, 'red').pieces).toEqual(['tower/1']));
  it('a diamond is delivered without naming a material of the inventory (CT-5.2)', () => {
    const move: Move = { kind: 'deliver', material: 'gold', section: '1.1', replaced: true };
    expect(partsOf(move, 'red').pieces).toEqual(['section/1.1']);
  });
  it('a move without a piece has a button', () =>
    expect(partsOf({ kind: 'take', resource: 'rubles', amount: 2 }, 'red').button).toBe(true));
});

describe('choosing', () => {
  it('plays a move that one press makes certain', () => {
    const { chooser, play } = sit(view(TURN), { 'claim 1.2': claim('1.2'), 'die red': die('red', 3) });
    chooser.press('section/1.2', at);
    expect(play).toHaveBeenCalledWith('claim 1.2');
  });
  it('lights the spaces of a die only when the die is chosen', () => {
    const { chooser, play } = sit(view(TURN), {
      'die white': die('white', 2),
      'die white +2': die('white', 4, 2),
      'die red': die('red', 3),
    });
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
    const { chooser, play } = sit(view(TURN), {
      'die white': die('white', 2),
      'die white +2': die('white', 4, 2),
      'claim 1.2': claim('1.2'),
    });
    chooser.press('die/white', at);
    chooser.press('section/1.2', at);
    expect(play).toHaveBeenCalledWith('claim 1.2');
  });
  it('lets go of a piece that is pressed again', () => {
    const { chooser } = sit(view({ kind: 'swap' }), {
      'swap 1 2': swap(1, 2),
      'swap 1 3': swap(1, 3),
      'swap 2 3': swap(2, 3),
    });
    chooser.press('tile/1', at);
    expect([...chooser.targets.keys()]).toEqual(['tile/2', 'tile/3']);
    chooser.press('tile/1', at);
    expect([...chooser.targets.keys()]).toEqual(['tile/1', 'tile/2', 'tile/3']);
  });
  it('takes material and section in either order', () => {
    const legal = {
      'deliver wood 1.1': deliver('wood', '1.1'),
      'deliver brick 1.1': deliver('brick', '1.1'),
      'deliver wood 1.2': deliver('wood', '1.2'),
    };
    for (const order of [
      ['material/wood', 'section/1.2'],
      ['section/1.2', 'material/wood'],
    ]) {
      const { chooser, play } = sit(view(BUILD), legal);
      for (const piece of order) if (!play.mock.calls.length) chooser.press(piece, at);
      expect(play).toHaveBeenCalledExactlyOnceWith('deliver wood 1.2');
    }
  });
  it('puts a tile face up, or face down when that was chosen before', () => {
    const { chooser, play } = sit(view(PLACE), {
      'open blue': { kind: 'open', slot: 'blue', rubles: 2, left: 1, brings: [] },
      'hide blue': { kind: 'hide', slot: 'blue' },
      'open red': { kind: 'open', slot: 'red', rubles: 2, left: 1, brings: [] },
      'hide red': { kind: 'hide', slot: 'red' },
    });
    chooser.press('slot/red/blue', at);
    chooser.press(FACE_DOWN, at);
    chooser.press('slot/red/red', at);
    expect(play.mock.calls.map(([move]) => move as string)).toEqual(['open blue', 'hide red']);
  });
  it('rerolls only when the space was pressed, even if there is but one', () => {
    const { chooser, play } = sit(view(TURN), {
      'reroll 7': { kind: 'reroll', space: 7 },
      'die red': die('red', 3),
    });
    expect(chooser.lit('space/7')).toBe(false);
    chooser.press('aside/reroll', at);
    expect(play).not.toHaveBeenCalled();
    chooser.press('space/7', at);
    expect(play).toHaveBeenCalledWith('reroll 7');
  });
  it('leaves the moves that end something to the frame', () => {
    const { chooser } = sit(view({ kind: 'after' }), {
      end: { kind: 'end' },
      trade: { kind: 'trade', brings: [] },
    });
    expect(chooser.legal.map(o => o.move)).toEqual(['trade']);
  });
  it('says beside a piece why it cannot be chosen', async () => {
    const { chooser, why, play, refuse } = sit(view(TURN), { 'claim 1.2': claim('1.2') });
    chooser.press('section/2.2', at);
    await vi.waitFor(() =>
      expect(refuse).toHaveBeenCalledWith({ words: { key: 'no', data: {} }, rule: 'RC-1.1' }, at),
    );
    expect([why.mock.calls, play.mock.calls]).toEqual([[['section/2.2']], []]);
  });
});

describe('signs', () => {
  it('every sign has its picture', () => {
    expect(drawnRow({ mark: 'infinity', cost: [1, 'rubles'], gain: ['wood', 'stone'] })).toEqual({
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
  const towers = { six: [3, 2, 6, 5, 4, 4], four: [2, 3, 4, 3], low: [2, 2, 2, 2] };
  it.each([
    ['six', 592, 402],
    ['six', 748, 586],
    ['six', 390, 480],
    ['six', 378, 360],
    ['six', 1379, 586],
    ['four', 592, 402],
    ['four', 390, 440],
    ['low', 852, 586],
  ] as const)('%s towers fill %d x %d', (heights, width, height) => {
    const plan = new TowerPlan(towers[heights].map(tower), width, height);
    const tops = plan.towers.map(t => Math.min(...t.sections.map(s => s.y - s.h)) + plan.ground);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(14);
    expect((plan.ground - Math.min(...tops)) / plan.height).toBeGreaterThan(0.84);
    expect(plan.towers[0]!.x - plan.half).toBeGreaterThanOrEqual(0);
    expect(plan.towers.at(-1)!.x + plan.half).toBeLessThanOrEqual(plan.width);
    expect(plan.width / plan.height).toBeCloseTo(width / height, 2);
    expect(width / plan.width).toBeGreaterThanOrEqual(1);
  });
});

describe('what was told', () => {
  beforeEach(() => useCatalogue('en', catalogue('en')));
  const event = (fact: Fact): GameEvent => ({
    game: 'red-cathedral',
    kind: fact.kind,
    seat: 0,
    fact,
    words: { key: `event-rc-${fact.kind}`, data: { who: 'Ivan', ...fact } as never },
  });
  const entry = (number: number, events: GameEvent[], more: Partial<Entry> = {}): Entry =>
    ({ number, kind: 'move', seat: 0, move: null, at: '', events, turn: 3, back_to: null, ...more }) as Entry;

  it('remembers gems that were not taken back', () => {
    const entries = [
      entry(1, [event({ kind: 'gems', section: '1.1', gems: ['green', 'purple'], prestige: 1 })]),
      entry(2, [event({ kind: 'gems', section: '2.1', gems: ['green'], prestige: 1 })], { taken_back: true }),
    ];
    expect([...gemsSet(entries)]).toEqual([['1.1', ['green', 'purple']]]);
  });
  it('tells Ivan’s last turn, not the one before', () => {
    const turn = (card: 'claim' | 'recognition'): GameEvent[] => [
      event({ kind: 'ivan-card', card, place: 1, die: 'red' }),
      event({ kind: 'ivan-recognition', card, recognition: 4 }),
      event({ kind: 'turn', turn: 4 }),
    ];
    const { steps, card } = told([entry(1, turn('claim')), entry(2, turn('recognition'))], []);
    expect([card, steps.map(s => s.rule)]).toEqual(['recognition', ['RC-11.4', 'RC-11.7']]);
  });
  it('says the steps of a turn: done, now, open', () => {
    const market = view({ kind: 'gain', resource: 'brick', amount: 4 }, { visit: { ...VISIT, took: true } });
    const entries = [
      entry(1, [event({ kind: 'turn', turn: 3 })], { seat: 1, turn: 2 }),
      entry(2, [event({ kind: 'die', die: 'white', space: 3, from: 7, rubles: 0 })]),
    ];
    expect(
      stepsOf(entries, market, 0, [{ kind: 'take', resource: 'brick', amount: 4 }]).map(step => step.state),
    ).toEqual(['past', 'now']);
  });
  it('says once what was gained or delivered piece by piece', () => {
    const gain = (resource: 'rubles' | 'wood', amount: number): GameEvent =>
      event({ kind: 'take', resource, amount });
    const deliver = (material: 'wood' | 'brick'): GameEvent =>
      event({ kind: 'deliver', material, section: '1.2' });
    const steps = (...events: GameEvent[]): string[] =>
      stepsOf(
        [entry(1, [event({ kind: 'turn', turn: 3 })]), ...events.map((one, i) => entry(i + 2, [one]))],
        view(TURN),
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
