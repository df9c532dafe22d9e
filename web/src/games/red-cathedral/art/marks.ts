/**
 * Marks of what others did: brackets and dotted paths in a player's colour, so that they are not mistaken for a lit
 * ring.
 */

import { iconAt, pigment, polar, round } from '../../../art/draw';
import { centreOf } from './market';

/** A small seal with the emblem of a colour. */
export const medal = (colour: string, x: number, y: number, r = 8): string =>
  `<g class="medal" style="${pigment(colour)}"><circle cx="${round(x)}" cy="${round(y)}" r="${r}"/>${iconAt(`e-${colour}`, x, y, r * 1.2)}</g>`;

const ARM = 13;

/** Corner brackets around a box that stands on (0, 0), with the emblem at its upper left corner. */
export function brackets(colour: string, half: number, height: number): string {
  const [l, r, t, b] = [-half, half, -height + 1, -1].map(round) as [number, number, number, number];
  const d = `M${l} ${t + ARM}V${t}H${l + ARM}M${r - ARM} ${t}H${r}V${t + ARM}M${r} ${b - ARM}V${b}H${r - ARM}M${l + ARM} ${b}H${l}V${b - ARM}`;
  return `<g class="last-mark" style="${pigment(colour)}"><path class="casing" d="${d}"/><path d="${d}"/>${medal(colour, l + 2, t + 2)}</g>`;
}

/** The path of somebody's die along the ring, in the player's colour. */
export function rivalTrail(
  { from, space }: { from: number; space: number },
  colour: string,
  r: number,
): string {
  const start = centreOf(from - 1),
    end = centreOf(space - 1) + (space <= from ? 360 : 0) - 12;
  const [x0, y0] = polar(r, start).map(round) as [number, number],
    [x1, y1] = polar(r, end).map(round) as [number, number];
  const d = `M${x0} ${y0}A${r} ${r} 0 ${end - start > 180 ? 1 : 0} 1 ${x1} ${y1}`;
  return `<g class="rival-trail" style="${pigment(colour)}"><path class="casing" d="${d}"/><path d="${d}"/><circle cx="${x0}" cy="${y0}" r="3.6"/></g>`;
}
