import { describe, expect, it } from 'vitest';
import { put as putVault } from '../src/games/basilica/companion/position/edit';
import { changed, grow, put } from '../src/games/red-cathedral/companion/position/edit';
import type { Pieces as Vaults } from '../src/games/basilica/wire';
import type { Pieces } from '../src/games/red-cathedral/wire';

const BANNERS = { inventory: 3, beside: 2 };
const TABLE: Pieces = {
  game: 'red-cathedral',
  tower: [{ sections: [{ banner: 'blue', delivered: ['wood'] }, {}, {}] }],
  player: [
    { colour: 'red', banners: { ...BANNERS }, ornaments: { door: 1, arch: 2, cross: 1 } },
    { colour: 'blue', banners: { ...BANNERS }, ornaments: { door: 1, arch: 2, cross: 1 } },
  ],
  reserve: { wood: 9, stone: 10 },
};

describe('a piece changes only what it touches', () => {
  it('a banner is taken from the inventory of its player', () => {
    const now = put(TABLE, { what: 'banner', party: 'red' }, { at: 'section', section: '1.2' }, 0);
    expect(now.tower?.[0]?.sections?.[1]?.banner).toBe('red');
    expect(now.player?.[0]?.banners).toEqual({ inventory: 2, beside: 2 });
    expect(now.player?.[1]?.banners).toEqual(BANNERS);
    expect(now.reserve).toEqual(TABLE.reserve);
  });
  it('a banner that is replaced goes back to its owner', () => {
    const now = put(TABLE, { what: 'banner', party: 'red' }, { at: 'section', section: '1.1' }, 0);
    expect(now.player?.[1]?.banners).toBeNull(); // counted anew by whoever reads it
  });
  it('an ornament is one of the kind of its section', () => {
    const now = put(TABLE, { what: 'ornament', party: 'blue' }, { at: 'section', section: '1.3' }, 0);
    expect(now.player?.[1]?.ornaments).toEqual({ door: 1, arch: 2, cross: 0 });
    expect(now.player?.[0]?.ornaments).toEqual(TABLE.player?.[0]?.ornaments);
  });
  it('a material leaves the rest of the reserve alone', () => {
    const now = put(TABLE, { what: 'material', material: 'stone' }, { at: 'inventory' }, 1);
    expect(now.player?.[1]?.materials).toEqual({ stone: 1 });
    expect(now.reserve).toEqual({ wood: 9 });
  });
  it('a storey fewer takes what stood on it', () => {
    const now = changed(TABLE, pieces => grow(pieces, 0, -1));
    expect(now.tower?.[0]?.sections).toHaveLength(2);
    expect(now.player?.[1]?.banners).toEqual(BANNERS);
  });
  it('what was given is not changed', () => expect(TABLE.player?.[0]?.banners).toEqual(BANNERS));
});

describe('the cathedral of Basilica', () => {
  const NAVE: Vaults = {
    game: 'basilica',
    cathedral: [{ cell: '1.2', tile: { colours: ['red'] } }],
    sides: [{ side: 'white', builders: [{ cell: '1.2' }] }, { side: 'black' }],
  };
  it('a rank is given and taken back', () => {
    const ranked = putVault(NAVE, { what: 'rank', rank: 'mason' }, '1.2');
    expect(ranked.sides?.[0]?.builders).toEqual([{ cell: '1.2', rank: 'mason' }]);
    const plain = putVault(ranked, { what: 'rank', rank: 'mason' }, '1.2');
    expect(plain.sides?.[0]?.builders?.[0]?.rank).toBeNull();
  });
  it('a scaffold clears the cell', () => {
    const now = putVault(NAVE, { what: 'scaffold' }, '1.2');
    expect(now.cathedral).toEqual([]);
    expect(now.sides?.[0]?.builders).toEqual([]);
    expect(now.scaffolds).toEqual([{ cell: '1.2' }]);
  });
});
