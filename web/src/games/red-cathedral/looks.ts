/** The look of a section card, chosen by its number, so that a card is always the same building. */

import type { Look } from './art/site';
import type { Part } from './wire';
import type { BaseKind, MiddleKind, Wall } from '../../art/walls';

const BASES: readonly BaseKind[] = ['portal', 'gallery', 'rustic'];
const MIDDLES: readonly MiddleKind[] = ['tiles', 'arcade', 'bifora', 'gables'];
const WALLS: readonly Wall[] = ['brick', 'cream', 'ochre', 'rose', 'teal', 'snow'];

/** Ten domes; stripes and scales, spirals and facets, no two alike. */
const DOMES: readonly Look[] = [
  { part: 'dome', wall: 'brick', shape: 'onion', pattern: 'zigzag', paint: 'lapis' },
  { part: 'dome', wall: 'ochre', shape: 'turban', pattern: 'swirl', paint: 'turquoise', options: { n: 7 } },
  { part: 'dome', wall: 'teal', shape: 'onion', pattern: 'scales', paint: 'gilt' },
  { part: 'dome', wall: 'cream', shape: 'slim', pattern: 'stripes', paint: 'rose' },
  { part: 'dome', wall: 'brick', shape: 'helmet', pattern: 'scales', paint: 'sage' },
  { part: 'dome', wall: 'rose', shape: 'onion', pattern: 'checker', paint: 'sky' },
  { part: 'dome', wall: 'teal', shape: 'turban', pattern: 'facets', paint: 'plum' },
  { part: 'dome', wall: 'snow', shape: 'onion', pattern: 'swirl', paint: 'malachite' },
  { part: 'dome', wall: 'cream', shape: 'helmet', pattern: 'waves', paint: 'saffron' },
  { part: 'dome', wall: 'rose', shape: 'turban', pattern: 'facets', paint: 'gilt' },
];

const of = <T>(list: readonly T[], i: number): T => list[i % list.length]!;

export function lookOf(card: string, part: Part): Look {
  const n = Math.max(0, Number(/\d+$/.exec(card)?.[0] ?? 1) - 1);
  if (part === 'dome') return of(DOMES, n);
  if (part === 'middle')
    return { part: 'middle', kind: of(MIDDLES, n), paint: of(WALLS, n + Math.floor(n / 4)) };
  return { part: 'base', kind: of(BASES, n), paint: of(WALLS, n + Math.floor(n / 3)) };
}
