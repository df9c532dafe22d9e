// Ribbed vaults seen from below. A tile is a square bay: painted webs between stone ribs, a boss in the middle, a
// quarter of a pier in each corner, so that four tiles make a round pier. Every colour has its own rib plan and its
// own emblem on the boss and in the webs; colour is never the only sign.

import { iconAt, pigment, polygon, round, type Point } from '../../../art/draw';

export type VaultColour = 'red' | 'blue' | 'green' | 'yellow';
export const EMBLEM: Record<VaultColour, string> = {
  red: 'e-red',
  blue: 'e-blue',
  green: 'e-green',
  yellow: 'e-yellow',
};

/** Rib plans in a unit square, centre (.5, .5); all share the diagonals. */
const PLANS: Record<VaultColour | 'joker', string> = {
  red: '', // quadripartite: the diagonals alone
  blue: 'M.5 0V1M0 .5H1M0 0L.5 .27L1 0M0 1L.5 .73L1 1M0 0L.27 .5L0 1M1 0L.73 .5L1 1', // star
  green: 'M0 0C.42 .18 .42 .82 0 1M1 0C.58 .18 .58 .82 1 1M0 0C.18 .42 .82 .42 1 0M0 1C.18 .58 .82 .58 1 1', // petals
  yellow: 'M.5 0V1M0 .5H1M.5 .18L.82 .5L.5 .82L.18 .5Z', // sun: rays and a ring
  joker: 'M.5 0V1M0 .5H1', // eight webs
};
const scalePath = (d: string, s: number): string => d.replace(/-?\d*\.?\d+/g, n => `${round(+n * s)}`);

/** The painted webs: four triangles, or eight alternating ones for a joker, so that both colours touch every side. */
function webs(colours: VaultColour[], s: number): string {
  const c = s / 2,
    tone = (colour: VaultColour, k: number): string =>
      `color-mix(in srgb, var(--v-${colour}) ${k}%, var(--v-${colour}-2))`;
  const corners: Point[] = [
      [0, 0],
      [s, 0],
      [s, s],
      [0, s],
    ],
    light = [62, 84, 100, 78]; // north in shadow, south lit
  if (colours.length === 1)
    return corners
      .map((p, i) => polygon([p, corners[(i + 1) % 4]!, [c, c]], `fill="${tone(colours[0]!, light[i]!)}"`))
      .join('');
  const mids: Point[] = [
    [c, 0],
    [s, c],
    [c, s],
    [0, c],
  ];
  return corners
    .map(
      (p, i) =>
        polygon([p, mids[i]!, [c, c]], `fill="${tone(colours[0]!, light[i]!)}"`) +
        polygon([mids[i]!, corners[(i + 1) % 4]!, [c, c]], `fill="${tone(colours[1]!, light[i]!)}"`),
    )
    .join('');
}

/**
 * Small emblems painted in the webs, clear of the ribs: four large ones, or eight small ones where there is a ridge
 * rib.
 */
const FOUR: Point[] = [
  [0.5, 0.17],
  [0.83, 0.5],
  [0.5, 0.83],
  [0.17, 0.5],
];
const EIGHT: Point[] = [
  [0.35, 0.115],
  [0.885, 0.35],
  [0.65, 0.885],
  [0.115, 0.65],
  [0.65, 0.115],
  [0.885, 0.65],
  [0.35, 0.885],
  [0.115, 0.35],
];
function motifs(colours: VaultColour[], s: number): string {
  const ridged = colours.length > 1 || PLANS[colours[0]!].includes('H1'),
    spots = ridged ? EIGHT : FOUR;
  return spots
    .map(([x, y], i) => {
      const c = colours[colours.length > 1 && i > 3 ? 1 : 0]!;
      return `<g class="motif ${c}">${iconAt(EMBLEM[c], round(x * s), round(y * s), round(s * (ridged ? 0.115 : 0.15)))}</g>`;
    })
    .join('');
}

/** The king's mark in the upper right corner; on a small tile it is drawn proportionally larger. */
function crownMark(s: number): string {
  const r = Math.max(s * 0.125, 8.5),
    x = s * 0.97 - r,
    y = s * 0.03 + r;
  return `<g class="crown-mark"><circle cx="${x}" cy="${y}" r="${r}"/>${iconAt('crown', x, y - r * 0.04, r * 1.44)}</g>`;
}

/** A vault of side s with its corner at (0, 0). crown: draw the king's mark. */
export function vault(colours: VaultColour[], s: number, { crown = false, bare = false } = {}): string {
  const plan = colours.length === 1 ? PLANS[colours[0]!] : PLANS.joker,
    d = scalePath(`M0 0L1 1M1 0L0 1${plan}`, s),
    c = s / 2;
  const pier = s * 0.105,
    quarter = (x: number, y: number, a: Point): string =>
      `<path d="M${x} ${y}L${round(x + pier * a[0])} ${y}A${pier} ${pier} 0 0 ${a[0] * a[1] > 0 ? 1 : 0} ${x} ${round(y + pier * a[1])}Z"/>`;
  const boss = s * 0.125;
  return `<g class="vault">
    ${webs(colours, s)}<rect class="vault-shade" width="${s}" height="${s}" fill="url(#vault-depth)"/>
    ${bare ? '' : motifs(colours, s)}
    <path class="rib-shadow" d="${d}" stroke-width="${round(s * 0.062)}"/><path class="rib" d="${d}" stroke-width="${round(s * 0.036)}"/>
    <rect class="wall-rib" x="${s * 0.012}" y="${s * 0.012}" width="${s * 0.976}" height="${s * 0.976}" stroke-width="${round(s * 0.032)}"/>
    <g class="pier">${quarter(0, 0, [1, 1])}${quarter(s, 0, [-1, 1])}${quarter(s, s, [-1, -1])}${quarter(0, s, [1, -1])}</g>
    <circle class="boss" cx="${c}" cy="${c}" r="${boss}"/>
    ${
      colours.length === 1
        ? `<g style="color:var(--v-${colours[0]}-2)">${iconAt(EMBLEM[colours[0]!], c, c, boss * 1.35)}</g>`
        : colours
            .map(
              (k, i) =>
                `<g style="color:var(--v-${k}-2)">${iconAt(EMBLEM[k], c + (i ? 1 : -1) * boss * 0.45, c, boss * 0.85)}</g>`,
            )
            .join('')
    }
    ${crown ? crownMark(s) : ''}
    <rect class="vault-edge" x=".5" y=".5" width="${s - 1}" height="${s - 1}"/></g>`;
}

/** A planned bay: the same lines, in ink. */
export function bay(s: number): string {
  return `<g class="bay"><rect x="1" y="1" width="${s - 2}" height="${s - 2}"/>
    <path d="M0 0L${s} ${s}M${s} 0L0 ${s}"/><circle cx="${s / 2}" cy="${s / 2}" r="${s * 0.07}"/></g>`;
}

/** Timber over a bay: nothing can be built here until the next scoring. */
export function trestle(s: number): string {
  const beam = (x1: number, y1: number, x2: number, y2: number, w: number): string =>
    `<path d="M${round(x1 * s)} ${round(y1 * s)}L${round(x2 * s)} ${round(y2 * s)}" stroke="var(--timber-2)"
      stroke-width="${round(w * s + 2)}"/>
      <path d="M${round(x1 * s)} ${round(y1 * s)}L${round(x2 * s)} ${round(y2 * s)}" stroke="var(--timber)"
      stroke-width="${round(w * s)}"/>`;
  return `<g class="trestle" stroke-linecap="round" fill="none"><rect x="3" y="3" width="${s - 6}" height="${s - 6}" rx="4" class="bed"/>
    ${[0.2, 0.4, 0.6, 0.8].map(x => beam(x, 0.1, x, 0.9, 0.085)).join('')}${beam(0.1, 0.16, 0.9, 0.84, 0.06)}
    ${beam(0.9, 0.16, 0.1, 0.84, 0.06)}${beam(0.08, 0.13, 0.92, 0.13, 0.06)}
    ${beam(0.08, 0.87, 0.92, 0.87, 0.06)}</g>`;
}

export type Rank = 'architect' | 'mason' | 'hercules';

/** Minimum half width of a rank's mark on a small floor. */
const LEAST_MARK = 8.7;

/** A builder with the emblem of its side and, when promoted, its rank. */
export function builder(side: string, rank: Rank | null, cx: number, cy: number, size: number): string {
  return `<g class="man" style="${pigment(side)};--skin:${side === 'black' ? '#b98a62' : '#e8c39c'}">
    <ellipse cx="${cx}" cy="${cy + size * 0.45}" rx="${size * 0.42}" ry="${size * 0.1}"
    fill="rgb(0 0 0 / .35)"/>
    <path class="man-halo"
    transform="translate(${round(cx - size / 2)} ${round(cy - size / 2)}) scale(${round(size / 32)})"
    d="M7 10.9H8.5C9 20 5.5 20 5.5 28Q5.4 29.8 7.1 29.8H24.9Q26.6 29.8 26.5 28C26.5 20 23 20 23.5 10.9H25V8.2H23.5C23 4 20.5 2 16 2S9 4 8.5 8.2H7Z"/>
    ${iconAt('builder', cx, cy, size)}<g style="color:var(--on)">
    ${iconAt(`e-${side}`, cx, cy + size * 0.24, size * 0.26)}</g>
    ${rank ? rankMark(rank, cx + size * 0.42, cy + size * 0.3, Math.max(size * 0.27, LEAST_MARK)) : ''}</g>`;
}
export const rankMark = (rank: Rank, cx: number, cy: number, r: number): string =>
  `<g class="rank"><circle cx="${cx}" cy="${cy}" r="${r}"/>
    <g style="color:var(--rank-ink);--rank-cut:var(--rank-face)">${iconAt(`r-${rank}`, cx, cy, r * 1.4)}</g>
    </g>`;

/** Included once in every page that draws vaults. */
export const VAULT_DEFS = `<defs><radialGradient id="vault-depth" r=".75">
  <stop offset="0" stop-color="#fff" stop-opacity=".22"/>
  <stop offset=".45" stop-color="#fff" stop-opacity=".04"/>
  <stop offset="1" stop-color="#140a05" stop-opacity=".42"/></radialGradient></defs>`;
