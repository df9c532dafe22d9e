// Contractors: the region board. Five cities and five specialist spaces alternate in a ring; Moscow in the middle
// touches all five spaces (CT-1.3). A city is a piece of kremlin wall with its church; its contractors stand in front
// of the gate.

import { dome, type DomeLook } from '../../../art/domes';
import { icon, iconAt, pigment, round, target, text, type Point } from '../../../art/draw';
import type { Sign } from './market';
import { courses, drum, ogee, WALLS, type Wall } from '../../../art/walls';

export type City = 'vologda' | 'suzdal' | 'ryazan' | 'smolensk' | 'tver' | 'moscow';
interface Place {
  at: Point;
  look: DomeLook;
  wall: Wall;
}

/** Positions on a 372 x 244 sheet. The order of the cities round the ring is arbitrary (CT-1.3). */
export const CITIES: Record<City, Place> = {
  vologda: { at: [186, 37], look: { pattern: 'facets', paint: 'sky', shape: 'onion' }, wall: 'cream' },
  suzdal: { at: [320, 98], look: { pattern: 'scales', paint: 'gilt', shape: 'helmet' }, wall: 'snow' },
  ryazan: { at: [272, 207], look: { pattern: 'swirl', paint: 'rose', shape: 'onion' }, wall: 'brick' },
  smolensk: { at: [100, 207], look: { pattern: 'zigzag', paint: 'lapis', shape: 'turban' }, wall: 'rose' },
  tver: { at: [52, 98], look: { pattern: 'checker', paint: 'sage', shape: 'slim' }, wall: 'ochre' },
  moscow: { at: [186, 122], look: { pattern: 'swirl', paint: 'turquoise', shape: 'turban' }, wall: 'brick' },
};
/** The five spaces, each between two neighbours of the ring. */
export const SPACES: { at: Point; joins: City[] }[] = [
  { at: [270, 40], joins: ['vologda', 'suzdal'] },
  { at: [337, 160], joins: ['suzdal', 'ryazan'] },
  { at: [186, 207], joins: ['ryazan', 'smolensk'] },
  { at: [35, 160], joins: ['smolensk', 'tver'] },
  { at: [102, 40], joins: ['tver', 'vologda'] },
];

/** A contractor standing on (x, y), with the owner's emblem on the coat. */
export const contractor = (colour: string, x: number, y: number, size: number): string =>
  `<g style="${pigment(colour)};color:var(--on)">${icon('contractor', x - size / 2, y - size, size)}
    ${iconAt(`e-${colour}`, x, y - size * 0.26, size * 0.34)}</g>`;

/** A specialist: a niche with an ogee head; cost above gain, or only the gain. Centred on (cx, cy), `size` high. */
export function specialist(
  { cost, gain }: { cost: Sign[]; gain: Sign[] },
  cx: number,
  cy: number,
  size: number,
): string {
  const w = size * 0.9,
    s = size * (cost.length ? 0.345 : gain.length > 2 ? 0.31 : 0.44),
    low = cy + size / 2;
  const row = (list: Sign[], y: number): string => {
    const n = list.length,
      gap = s * 0.98;
    return list
      .map((id, i) =>
        typeof id === 'number' || id.length === 1
          ? text(
              id,
              cx + (i - (n - 1) / 2) * gap * 0.86,
              y + s * 0.34,
              s * 0.98,
              'class="num" text-anchor="middle"',
            )
          : `<g style="color:var(--ink)">${iconAt(id, cx + (i - (n - 1) / 2) * gap * 0.94, y, s)}</g>`,
      )
      .join('');
  };
  const step = size * 0.08;
  return `<g class="specialist"><path d="${ogee(cx, low, w, size, 0.62)}"/>${
    cost.length
      ? row(cost, low - size * 0.56) +
        `<path class="then" d="M${round(cx - step)} ${round(low - size * 0.385)}h${round(step * 2)}
          l${round(-step)} ${round(step)}z"/>` +
        row(gain, low - size * 0.17)
      : row(gain, low - size * 0.34)
  }</g>`;
}

export interface CityState {
  name: string;
  label: string;
  who: string[];
  cost: number;
  lit?: boolean;
  refused?: boolean;
  closed?: boolean;
}

/** A city: wall with merlons, church behind it, contractors in front, name below. 92 x 56 around its position. */
export function drawCity(id: City, { name, label, who, cost, lit, refused, closed }: CityState): string {
  const {
      at: [x, y],
      look,
      wall,
    } = CITIES[id],
    k = WALLS[wall],
    big = id === 'moscow',
    w = big ? 98 : 88,
    top = -13,
    low = 14;
  const merlons = Array.from(
    { length: Math.floor(w / 8) },
    (_, i) => `M${round(-w / 2 + 1 + i * 8)} ${top}v-4.500h2l1 1.6 1-1.600h2v4.500z`,
  ).join('');
  const church = (dx: number, s: number): string =>
    `<g transform="translate(${dx} ${top}) scale(${s})">
      ${drum({ w: 46, paint: wall === 'brick' ? 'cream' : wall })}<g transform="translate(0 -29)">
      ${dome({ R: 31, H: 54, ...look })}</g></g>`;
  const size = who.length > 4 ? 23 : 25,
    gap = Math.min(19, (w - 26) / Math.max(1, who.length));
  const sheet = `<rect class="city-ground" x="${-w / 2 - 2}" y="-30" width="${w + 4}" height="60" rx="9"/>`;
  const left = -w / 2,
    right = w / 2;
  const bars = `<path class="bars" d="M${left + 11.5} ${low}v-12M${left + 15} ${low}v-15M${left + 18.5} ${low}v-12
    M${left + 9} ${low - 5}h12"/>`;
  const shut = `<g class="fee shut"><rect x="${right - 18}" y="-27" width="22" height="19" rx="9.5"/>
    <g class="city-sign">${iconAt('ui-lock', right - 7, -17.5, 13)}</g></g>`;
  const price = `<g class="fee ${lit ? 'may' : refused ? 'no' : ''}">
    <rect x="${right - 30}" y="-35" width="35" height="19" rx="9.5"/>${icon('permit', right - 28, -33, 15)}
    ${text(cost, right - 6, -20.5, 13.5, 'class="num" text-anchor="middle"')}</g>`;
  return `<g class="city ${closed ? 'closed' : ''}" transform="translate(${x} ${y})" role="img" aria-label="${label}">${sheet}
    <g class="paint">${church(-w / 2 + 15, 0.2)}${big ? church(-w / 2 + 33, 0.27) : ''}
      <path class="line thin" d="${merlons}" fill="${k.body}"/>
      <rect class="line thin" x="${-w / 2}" y="${top}" width="${w}" height="${low - top}" fill="${k.body}"/>
      ${courses(-w / 2, top, w, low - top, k.mark, 5)}
      <path class="line thin" d="${ogee(-w / 2 + 15, low, 17, 22)}" fill="${k.trim}"/>
      <path d="${ogee(-w / 2 + 15, low, 12, 18)}" class="gate"/>
      ${closed ? bars : ''}
      </g>
    ${who.map((c, i) => contractor(c, -w / 2 + 34 + i * gap, low + 2 + (i % 2) * 0.8, size)).join('')}
    <rect class="ribbon" x="${-w / 2 - 2}" y="${low}" width="${w + 4}" height="16" rx="4"/>
    <text class="city-name" x="${-w / 2 + 19}" y="${low + 12}">${name}</text><g class="city-sign">
    ${iconAt(`c-${id}`, -w / 2 + 9, low + 8, 13)}</g>
    ${lit ? target(-w / 2 - 3, -30, w + 6, 61, 9) : ''}
    ${closed ? shut : price}
    </g>`;
}

/** The sheet's rivers, trees and roads. */
export function regionGround(): string {
  const roads = SPACES.flatMap(({ at, joins }) =>
    [...joins, 'moscow' as const].map(c => {
      const [x0, y0] = at,
        [x1, y1] = CITIES[c].at,
        mx = (x0 + x1) / 2 + (y1 - y0) * 0.08,
        my = (y0 + y1) / 2 - (x1 - x0) * 0.08;
      return `M${x0} ${y0}Q${round(mx)} ${round(my)} ${x1} ${y1}`;
    }),
  ).join('');
  const groves: Point[] = [
    [14, 40],
    [24, 50],
    [60, 30],
    [148, 86],
    [226, 82],
    [356, 44],
    [345, 54],
    [222, 186],
    [150, 186],
    [14, 214],
    [24, 222],
    [40, 226],
    [352, 214],
    [340, 222],
    [238, 160],
  ];
  return `<path class="river" d="M-6 132C60 116 96 148 128 150S160 76 240 84s60 62 84 52 40-26 56-18"/>
    <path class="river thin" d="M150-6c-8 24-26 34-22 60s14 20 6 44"/>
    <g class="trees">${groves.map(([x, y]) => `<path d="M${x} ${y}v-4M${x - 3.5} ${y - 3}l3.5-8 3.5 8z"/>`).join('')}
    </g><path class="road-bed" d="${roads}"/><path class="road" d="${roads}"/>`;
}
