/** A workshop tile as a drawing; the art module has the tiles that show one thing. */

import { icon, iconAt } from '../../art/draw';
import { LEAST, tile as oneThing } from './art/site';
import { resourceIcon } from './signs';
import type { Tile } from './wire';

/** What a tile gives, drawn small; two things go from corner to corner. */
export function tilePicture(tile: Tile, x: number, y: number, size: number): string {
  if (tile.die) return oneThing(`die-${tile.die}`, 1, x, y, size);
  const [first, second] = tile.gives;
  if (!first) return oneThing('ui-help', 1, x, y, size);
  if (!second) return oneThing(resourceIcon(first.resource), first.amount, x, y, size);
  const s = Math.max(LEAST.sign, size * 0.56),
    corner = Math.min(size * 0.4, size - s);
  return `<g class="tile"><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.16}"/>
    ${icon(resourceIcon(first.resource), x + size * 0.04, y + size * 0.04, s)}${icon(resourceIcon(second.resource), x + corner, y + corner, s)}</g>`;
}

/** The back of a tile. */
export const tileBack = (size: number): string =>
  `<rect class="back" x="1" y="1" width="${size - 2}" height="${size - 2}" rx="${size * 0.16}"/>
    <g style="color:var(--ink-3)">${iconAt('logo', size / 2, size / 2, size * 0.46)}</g>`;
