import { describe, expect, it } from 'vitest';
import { dome } from '../src/art/domes';
import { withOwnIds } from '../src/art/draw';
import { CITIES, drawCity } from '../src/games/red-cathedral/art/region';

const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]*)"/g)].map(found => found[1]!);
const used = (svg: string): string[] =>
  [...svg.matchAll(/url\(#(own[^)]*|place[^)]*)\)/g)].map(found => found[1]!);

describe('drawings', () => {
  it('are equal texts when they are equal, so that nothing is put into the page again', () => {
    expect(dome({ shape: 'slim', R: 31 })).toBe(dome({ shape: 'slim', R: 31 }));
    expect(dome({ shape: 'slim', R: 31 })).not.toBe(dome({ shape: 'slim', R: 32 }));
    const city = { name: 'Tver', label: 'Tver', who: ['blue'], cost: 1, lit: false };
    for (const name of Object.keys(CITIES) as (keyof typeof CITIES)[])
      expect(drawCity(name, city)).toBe(drawCity(name, city));
  });

  it('have ids that are unique wherever they stand, and mean their own parts', () => {
    const both = dome({ paint: 'rose' }) + dome({ paint: 'rose', pattern: 'checker' });
    const [here, there] = ['place1', 'place2'].map(place => withOwnIds(both, place)) as [string, string];
    const all = [...ids(here), ...ids(there)];
    expect(new Set(all).size).toBe(4);
    expect([...used(here), ...used(there)]).toEqual(all);
  });
});
