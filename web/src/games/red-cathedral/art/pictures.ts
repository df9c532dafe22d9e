// Pictures for pages: the painted cathedral, the nave seen from below, single domes and bays.

import { dome, type DomeLook, type Pattern, type Paint } from '../../../art/domes';
import { icon, pigment, polygon, round, stream, type Point } from '../../../art/draw';
import { vault, type VaultColour } from '../../basilica/art/vaults';
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
  out = `<g transform="translate(0 ${-h})">${drum({ w: neck, paint: top.wall })}<g transform="translate(0 ${-lift})">${dome(top)}</g><g style="${pigment(cross)}">${icon('cross', -12, -lift - top.H - 24, 24)}</g></g>${out}`;
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
    <g transform="translate(520 84)"><circle r="80" fill="url(#glow)" opacity=".5"/><circle class="sun-disc" r="30"/><path class="moon" d="M6-22A23 23 0 1 0 22 10 19 19 0 1 1 6-22z"/></g>
    <path class="far-town" opacity=".7" d="M0 400V300q60-22 130-6t140-10 150 8 202-16V400z"/><path class="rampart" d="M0 400V246${'h6v-7q3 3 6 0t6 0v7h6'.repeat(26)}V400z"/><rect class="square-ground" y="270" width="622" height="130"/><g transform="translate(56 -2) scale(.82)">${TOWERS.map(tower).join('')}</g>`;
}

/** The side of a bay in the nave's ceiling; the eye of the beholder; the room. */
const S = 208,
  EYE = { x: 311, y: 270, d: 560 },
  FAR = 1248,
  WALL = 520,
  FLOOR = 330,
  CEILING = -270;
const seen = (X: number, Y: number, Z: number): Point => {
  const k = EYE.d / (EYE.d + Z);
  return [EYE.x + X * k, EYE.y + Y * k];
};

/** One wall: stone, a lancet of glass in every bay, a shaft between bays. m: -1 left, 1 right. */
function naveWall(m: 1 | -1): string {
  const x = m * WALL;
  let out = polygon(
    [seen(x, CEILING, 0), seen(x, CEILING, FAR), seen(x, FLOOR, FAR), seen(x, FLOOR, 0)],
    'fill="url(#wall-stone)"',
  );
  for (let k = 0; k < 6; k++) {
    const z = k * S,
      head: Point[] = Array.from({ length: 17 }, (_, i) =>
        seen(x, -70 - 125 * Math.sin((Math.PI * i) / 16) ** 0.7, z + 42 + (124 * i) / 16),
      );
    out += polygon(
      [seen(x, 110, z + 42), ...head, seen(x, 110, z + 166)],
      `fill="${['#f2bd4a', '#4f9fd0', '#e2674a', '#62b98a'][k % 4]}" opacity=".85" stroke="#2a140f" stroke-width="2"`,
    );
    out += polygon(
      [seen(x, CEILING, z - 10), seen(x, CEILING, z + 10), seen(x, FLOOR, z + 10), seen(x, FLOOR, z - 10)],
      'fill="#cbb491"',
    );
  }
  return out;
}

/** Walls, floor and far end of the nave, 622 x 460; the ceiling hangs over it and the rose shines before it. */
export function naveRoom(): string {
  const at = (X: number, Y: number): string => seen(X, Y, FAR).map(round).join();
  return `<defs><linearGradient id="wall-stone" x2="0" y2="1"><stop offset="0" stop-color="#8d6f55"/><stop offset="1" stop-color="#3d261f"/></linearGradient></defs>
    ${polygon([seen(-WALL, CEILING, FAR), seen(WALL, CEILING, FAR), seen(WALL, FLOOR, FAR), seen(-WALL, FLOOR, FAR)], 'fill="#6b4833"')}${polygon([seen(-WALL, CEILING, 0), seen(WALL, CEILING, 0), seen(WALL, CEILING, FAR), seen(-WALL, CEILING, FAR)], 'fill="#7d5438"')}
    <path d="M${at(-330, FLOOR)}L${at(-330, -60)}Q${at(-300, -230)} ${at(0, -262)}Q${at(300, -230)} ${at(330, -60)}L${at(330, FLOOR)}Z" fill="#4a2c20" stroke="#cbb491" stroke-width="3"/>
    ${polygon([seen(-WALL, FLOOR, 0), seen(WALL, FLOOR, 0), seen(WALL, FLOOR, FAR), seen(-WALL, FLOOR, FAR)], 'fill="#2a1713"')}${naveWall(-1)}${naveWall(1)}`;
}

/** One flat sheet of vaults, 1040 x 1300, to be laid as a ceiling by a CSS perspective. */
export function naveCeiling(): string {
  const order: VaultColour[] = ['blue', 'red', 'yellow', 'green'];
  let out = '';
  for (let r = 0; r < 7; r++)
    for (let c = 0; c < 5; c++) {
      const i = (c * 3 + r * 2 + ((c * r) % 3)) % 4,
        own = order[i]!,
        colours = (c + r * 3) % 5 === 3 ? [own, order[(i + 1) % 4]!] : [own];
      out += `<g transform="translate(${c * S} ${r * S})">${vault(colours, S)}</g>`;
    }
  return out;
}

/** The rose window with its light, 622 x 460. */
export function naveRose(): string {
  const [x, y] = seen(0, -95, FAR).map(round) as Point;
  const petals = (n: number, r: number, s: number, colours: string[]): string =>
    Array.from(
      { length: n },
      (_, i) =>
        `<circle cx="${round(r * Math.cos((i * 2 * Math.PI) / n))}" cy="${round(r * Math.sin((i * 2 * Math.PI) / n))}" r="${s}" fill="${colours[i % colours.length]}"/>`,
    ).join('');
  return `<defs><radialGradient id="rose-light"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".95"/><stop offset=".35" stop-color="#ffb95e" stop-opacity=".5"/><stop offset="1" stop-color="#ff9a3c" stop-opacity="0"/></radialGradient></defs>
    <circle cx="${x}" cy="${y}" r="170" fill="url(#rose-light)"/><g transform="translate(${x} ${y}) scale(.86)"><circle r="48" fill="#3a1a14"/><g stroke="#2a120c" stroke-width="1.6">${petals(16, 38.5, 6.6, ['#ffd166', '#e4572e', '#4aa8d8', '#6fcf97'])}${petals(8, 23, 8, ['#4aa8d8', '#ffd166'])}${petals(8, 11.5, 3.6, ['#e4572e', '#6fcf97'])}<circle r="7" fill="#fff3c4"/></g></g>`;
}

const CARD_DOMES = TOWERS.map(t => t.dome);
const CARD_BAYS: VaultColour[][] = [
  ['blue', 'yellow'],
  ['green'],
  ['red', 'green'],
  ['yellow'],
  ['blue'],
  ['red'],
];

/** A small picture for a card of a table, 92 x 96, always the same for the same number. */
export function cardPicture(game: string, number: number): string {
  if (game === 'basilica')
    return `<g transform="translate(-4 -2)">${vault(CARD_BAYS[number % CARD_BAYS.length]!, 100)}</g>`;
  const top = CARD_DOMES[(number + 1) % CARD_DOMES.length]!;
  return `<rect width="92" height="96" fill="url(#sky)"/><g class="paint" transform="translate(46 112) scale(.92)">${drum({ w: 54, paint: top.wall })}<g transform="translate(0 -30)">${dome({ ...top, R: 36, H: 62 })}</g></g>`;
}

const LEVEL_LOOKS: [Pattern, Paint][] = [
  ['stripes', 'sky'],
  ['waves', 'rose'],
  ['stripes', 'sage'],
  ['zigzag', 'lapis'],
  ['checker', 'malachite'],
  ['facets', 'plum'],
  ['scales', 'gilt'],
  ['swirl', 'turquoise'],
];
export const LEVEL_SIZES = [20, 22, 24, 27, 30, 33, 36, 40];

/** The dome of a bot's level, in a box of "-40 -98 80 98": painted up to the chosen level, a drawing beyond. */
export function levelDome(level: number, painted: boolean): string {
  const [pattern, paint] = LEVEL_LOOKS[level % LEVEL_LOOKS.length]!;
  return `<g class="${painted ? 'paint' : 'draft'}">${drum({ w: 52 })}<g transform="translate(0 -30)">${dome({ R: 35, H: 61, shape: 'onion', pattern, paint })}</g></g>`;
}
