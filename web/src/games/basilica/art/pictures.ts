// Pictures for pages: the nave seen from below, single bays.

import { polygon, round, type Point } from '../../../art/draw';
import { vault, type VaultColour } from './vaults';

/** Side of a bay in the nave's ceiling; the viewpoint; the room. */
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

/** Walls, floor and far end of the nave, 622 x 460; the ceiling is drawn above it and the rose in front. */
export function naveRoom(): string {
  const at = (X: number, Y: number): string => seen(X, Y, FAR).map(round).join();
  return `<defs><linearGradient id="wall-stone" x2="0" y2="1"><stop offset="0" stop-color="#8d6f55"/>
    <stop offset="1" stop-color="#3d261f"/></linearGradient></defs>
    ${polygon([seen(-WALL, CEILING, FAR), seen(WALL, CEILING, FAR), seen(WALL, FLOOR, FAR), seen(-WALL, FLOOR, FAR)], 'fill="#6b4833"')}
    ${polygon([seen(-WALL, CEILING, 0), seen(WALL, CEILING, 0), seen(WALL, CEILING, FAR), seen(-WALL, CEILING, FAR)], 'fill="#7d5438"')}
    <path d="M${at(-330, FLOOR)}L${at(-330, -60)}Q${at(-300, -230)} ${at(0, -262)}Q${at(300, -230)} ${at(330, -60)}L${at(330, FLOOR)}Z"
    fill="#4a2c20" stroke="#cbb491" stroke-width="3"/>
    ${polygon([seen(-WALL, FLOOR, 0), seen(WALL, FLOOR, 0), seen(WALL, FLOOR, FAR), seen(-WALL, FLOOR, FAR)], 'fill="#2a1713"')}${naveWall(-1)}${naveWall(1)}`;
}

/** One flat sheet of vaults, 1040 x 1300, turned into a ceiling by a CSS perspective. */
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
        `<circle cx="${round(r * Math.cos((i * 2 * Math.PI) / n))}"
          cy="${round(r * Math.sin((i * 2 * Math.PI) / n))}" r="${s}" fill="${colours[i % colours.length]}"/>`,
    ).join('');
  return `<defs><radialGradient id="rose-light"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".95"/>
    <stop offset=".35" stop-color="#ffb95e" stop-opacity=".5"/>
    <stop offset="1" stop-color="#ff9a3c" stop-opacity="0"/></radialGradient></defs>
    <circle cx="${x}" cy="${y}" r="170" fill="url(#rose-light)"/><g transform="translate(${x} ${y}) scale(.86)">
    <circle r="48" fill="#3a1a14"/><g stroke="#2a120c" stroke-width="1.6">
    ${petals(16, 38.5, 6.6, ['#ffd166', '#e4572e', '#4aa8d8', '#6fcf97'])}
    ${petals(8, 23, 8, ['#4aa8d8', '#ffd166'])}${petals(8, 11.5, 3.6, ['#e4572e', '#6fcf97'])}
    <circle r="7" fill="#fff3c4"/></g></g>`;
}

const CARD_BAYS: VaultColour[][] = [
  ['blue', 'yellow'],
  ['green'],
  ['red', 'green'],
  ['yellow'],
  ['blue'],
  ['red'],
];

/** A small picture for a table's card, 92 x 96; the same number always gives the same picture. */
export const card = (number: number): string =>
  `<g transform="translate(-4 -2)">${vault(CARD_BAYS[number % CARD_BAYS.length]!, 100)}</g>`;
