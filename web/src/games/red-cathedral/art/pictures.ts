// Pictures for pages: the painted cathedral, single domes.

import { dome, type DomeLook } from '../../../art/domes';
import { icon, pigment, round, stream } from '../../../art/draw';
import { base, drum, HEIGHT, middle, type BaseKind, type MiddleKind, type Wall } from '../../../art/walls';

type PictureDome = DomeLook & { R: number; H: number; wall: Wall };
interface Tower {
  x: number;
  y: number;
  scale: number;
  base: [BaseKind, Wall, number];
  middles: [MiddleKind, Wall, number][];
  neck: number;
  dome: PictureDome;
  cross: string;
}

/** Back to front. */
const TOWERS: Tower[] = [
  {
    x: 311,
    y: 330,
    scale: 0.92,
    base: ['rustic', 'brick', 96],
    middles: [
      ['gables', 'cream', 88],
      ['arcade', 'brick', 74],
      ['bifora', 'teal', 62],
    ],
    neck: 44,
    dome: { R: 27, H: 50, shape: 'helmet', pattern: 'scales', paint: 'gilt', wall: 'cream' },
    cross: 'red',
  },
  {
    x: 214,
    y: 330,
    scale: 0.88,
    base: ['gallery', 'cream', 88],
    middles: [
      ['tiles', 'brick', 76],
      ['arcade', 'rose', 66],
    ],
    neck: 52,
    dome: {
      R: 36,
      H: 62,
      shape: 'turban',
      pattern: 'swirl',
      paint: 'turquoise',
      wall: 'ochre',
      options: { n: 7 },
    },
    cross: 'blue',
  },
  {
    x: 408,
    y: 330,
    scale: 0.88,
    base: ['gallery', 'cream', 88],
    middles: [
      ['bifora', 'brick', 76],
      ['tiles', 'cream', 66],
    ],
    neck: 52,
    dome: { R: 36, H: 62, shape: 'onion', pattern: 'zigzag', paint: 'lapis', wall: 'brick' },
    cross: 'yellow',
  },
  {
    x: 138,
    y: 334,
    scale: 0.82,
    base: ['portal', 'brick', 86],
    middles: [['gables', 'teal', 74]],
    neck: 50,
    dome: { R: 34, H: 60, shape: 'onion', pattern: 'checker', paint: 'sage', wall: 'rose' },
    cross: 'green',
  },
  {
    x: 484,
    y: 334,
    scale: 0.82,
    base: ['portal', 'snow', 86],
    middles: [['gables', 'ochre', 74]],
    neck: 50,
    dome: { R: 34, H: 60, shape: 'turban', pattern: 'facets', paint: 'plum', wall: 'teal' },
    cross: 'red',
  },
  {
    x: 70,
    y: 338,
    scale: 0.78,
    base: ['gallery', 'rose', 80],
    middles: [],
    neck: 46,
    dome: { R: 32, H: 56, shape: 'slim', pattern: 'stripes', paint: 'sky', wall: 'brick' },
    cross: 'yellow',
  },
  {
    x: 552,
    y: 338,
    scale: 0.78,
    base: ['gallery', 'rose', 80],
    middles: [],
    neck: 46,
    dome: { R: 32, H: 56, shape: 'slim', pattern: 'waves', paint: 'saffron', wall: 'cream' },
    cross: 'blue',
  },
  {
    x: 260,
    y: 342,
    scale: 0.7,
    base: ['portal', 'brick', 84],
    middles: [],
    neck: 48,
    dome: {
      R: 34,
      H: 58,
      shape: 'onion',
      pattern: 'stripes',
      paint: 'rose',
      wall: 'snow',
      options: { n: 9 },
    },
    cross: 'green',
  },
  {
    x: 362,
    y: 342,
    scale: 0.7,
    base: ['portal', 'brick', 84],
    middles: [],
    neck: 48,
    dome: { R: 34, H: 58, shape: 'onion', pattern: 'scales', paint: 'malachite', wall: 'snow' },
    cross: 'red',
  },
];

/** A finished tower: base, middles, drum and dome, the lower drawn over the upper. */
function tower({ x, y, scale, base: [kind, paint, w], middles, neck, dome: top, cross }: Tower): string {
  let out = base({ w, kind, paint }),
    h = HEIGHT.base;
  for (const [kind, paint, w] of middles) {
    out = `<g transform="translate(0 ${-h})">${middle({ w, kind, paint })}</g>${out}`;
    h += HEIGHT.middle;
  }
  const lift = HEIGHT.drum + 2;
  out = `<g transform="translate(0 ${-h})">${drum({ w: neck, paint: top.wall })}
    <g transform="translate(0 ${-lift})">${dome(top)}</g><g style="${pigment(cross)}">
    ${icon('cross', -12, -lift - top.H - 24, 24)}</g></g>${out}`;
  return `<g class="paint" transform="translate(${x} ${y}) scale(${scale})">${out}</g>`;
}

/** The whole cathedral under its sky, 622 x 400. */
export function cathedral(): string {
  const next = stream(9),
    stars = Array.from(
      { length: 60 },
      () => `<circle cx="${round(next() * 622)}" cy="${round(next() * 250)}" r="${round(0.4 + next())}"/>`,
    ).join('');
  return `<rect width="622" height="400" fill="url(#sky)"/><g class="night">${stars}</g>
    <g transform="translate(520 84)"><circle r="80" fill="url(#glow)" opacity=".5"/>
    <circle class="sun-disc" r="30"/><path class="moon" d="M6-22A23 23 0 1 0 22 10 19 19 0 1 1 6-22z"/></g>
    <path class="far-town" opacity=".7" d="M0 400V300q60-22 130-6t140-10 150 8 202-16V400z"/>
    <path class="rampart" d="M0 400V246${'h6v-7q3 3 6 0t6 0v7h6'.repeat(26)}V400z"/>
    <rect class="square-ground" y="270" width="622" height="130"/><g transform="translate(56 -2) scale(.82)">
    ${TOWERS.map(tower).join('')}</g>`;
}

const CARD_DOMES = TOWERS.map(t => t.dome);

/** A small picture for a table's card, 92 x 96; the same number always gives the same picture. */
export function card(number: number): string {
  const top = CARD_DOMES[(number + 1) % CARD_DOMES.length]!;
  return `<rect width="92" height="96" fill="url(#sky)"/>
    <g class="paint" transform="translate(46 112) scale(.92)">${drum({ w: 54, paint: top.wall })}
    <g transform="translate(0 -30)">${dome({ ...top, R: 36, H: 62 })}</g></g>`;
}
