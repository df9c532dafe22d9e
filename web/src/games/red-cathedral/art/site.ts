// The construction site: towers of sections. A section is painted when finished; until then it is a line drawing
// on vellum behind timber scaffolding, with its cost, its reward, and its workshop tile or its owner's banner.

import { dome, type DomeLook } from '../../../art/domes';
import { icon, iconAt, pigment, round, stream, text, underLight, type Point } from '../../../art/draw';
import {
  base,
  drum,
  HEIGHT,
  middle,
  ogee,
  path,
  type BaseKind,
  type MiddleKind,
  type Wall,
} from '../../../art/walls';

export type Part = 'base' | 'middle' | 'dome';
export interface Frame {
  zoom: number;
  rise: Record<Part, number>;
  slot: number;
  wide: number;
  taper: number;
  dome: { R: number; H: number };
  /** How far a cross extends above a dome. */
  cross: number;
  neck: number;
  banner: number;
  tile: number;
  sign: number;
  socket: (n: number) => number;
  /** In a narrow frame, the distance of a reward's coins below the bells. */
  stack?: number;
  /** No padding around a reward and a tile. */
  tight?: boolean;
}
/** The look of a section; choose it by the card's id, so that a card is always the same building. */
export type Look =
  | { part: 'base'; kind: BaseKind; paint: Wall }
  | { part: 'middle'; kind: MiddleKind; paint: Wall }
  | ({ part: 'dome'; wall: Wall } & DomeLook);
export interface Ornament {
  colour: string;
  gems: string[];
}

/** A section on its own, at the size the drawings are made for. */
export const ALONE: Frame = {
  zoom: 1,
  rise: { base: 62, middle: 60, dome: 96 },
  slot: 94,
  wide: 86,
  taper: 6,
  dome: { R: 35, H: 61 },
  cross: 24,
  neck: 56,
  banner: 27,
  tile: 26,
  sign: 15,
  socket: () => 20,
};

/** Widths taper with height, so that a finished tower looks like one drawing. */
export const widthAt = (f: Frame, level: number, tall: number): number =>
  f.wide - Math.min(level, 3) * (tall > 4 ? f.taper - 1 : f.taper);

/** The drawing of a section, standing on (0, 0): in a group of class `paint` when finished, `draft` while planned. */
export function architecture(f: Frame, look: Look, level: number, tall: number): string {
  const w = widthAt(f, level, tall);
  if (look.part === 'base') return base({ w, ...look });
  if (look.part === 'middle') return middle({ w, ...look });
  const neck = Math.min(f.neck, w - 8),
    gilt = underLight('#e9b949');
  return (
    drum({ w: neck, paint: look.wall }) +
    `<g transform="translate(0 ${-HEIGHT.drum - 2})">${dome({ ...f.dome, ...look })}</g>` +
    `<g class="line" transform="translate(0 ${-HEIGHT.drum - f.dome.H - 2})">
      <path d="M-1.4 2L-.7-6h1.4L1.4 2z" fill="${gilt}"/><circle cy="-7" r="2.3" fill="${gilt}"/></g>`
  );
}

/** An ornament in its owner's colour, with up to two gems set in it. */
export function ornament(
  f: Frame,
  part: Part,
  { colour, gems }: Ornament,
  level: number,
  tall: number,
): string {
  const w = widthAt(f, level, tall);
  const set = (y: number, gap: number): string =>
    gems.map((g, i) => iconAt(`m-${g}`, (i - (gems.length - 1) / 2) * gap, y, 11)).join('');
  const c = `style="${pigment(colour)}"`;
  if (part === 'base')
    return `<g ${c}>${path(ogee(0, -6, w * 0.29, 39), 'var(--c)', 'class="line"')}
      ${path(ogee(0, -6, w * 0.22, 33), 'var(--c2)')}
      <path d="M0-38V-6M${round(-w * 0.1)}-18H${round(w * 0.1)}" stroke="var(--m-gold)" stroke-width="1.3"
      fill="none"/><circle cx="-3" cy="-14" r="1.2" fill="var(--m-gold)"/>
      <circle cx="3" cy="-14" r="1.2" fill="var(--m-gold)"/>
      <g style="color:var(--on)">${iconAt(`e-${colour}`, 0, -27, 9)}</g></g>${set(-47, 11)}`;
  if (part === 'middle')
    return `<g ${c}><path class="line" fill="var(--c)" d="${ogee(0, -26, w * 0.62, 33, 0.2)}"/>
      <path fill="none" stroke="var(--m-gold)" stroke-width="1.5" d="${ogee(0, -27.5, w * 0.5, 26, 0.2)}"/>
      <g style="color:var(--on)">${iconAt(`e-${colour}`, 0, -37, 12)}</g></g>${set(-22, 12)}`;
  const top = -HEIGHT.drum - f.dome.H - 2,
    size = (f.cross * 11) / 12;
  return `<g ${c}>${icon('cross', -size / 2, top - f.cross, size)}</g>${set(top + 10, 11)}`;
}

/** Poles, ledgers and a brace, a little crooked. */
export function scaffold(f: Frame, h: number, seed: number): string {
  const next = stream(seed),
    j = (): number => (next() - 0.5) * 1.6,
    half = f.slot / 2 - 1.5;
  const pole = (x1: number, y1: number, x2: number, y2: number, thick: number): string => {
    const d = `M${round(x1 + j())} ${round(y1)}L${round(x2 + j())} ${round(y2)}`;
    return `<path d="${d}" stroke="var(--timber-2)" stroke-width="${thick + 1.4}"/><path d="${d}" stroke="var(--timber)" stroke-width="${thick}"/>`;
  };
  const [a, b] = seed % 2 ? [-half, half] : [half, -half];
  return `<g class="scaffold" fill="none" stroke-linecap="round"><path d="M${a} 0L${b} ${-h}" stroke="var(--timber)" stroke-width="1.3" opacity=".7"/>
    ${pole(-half, 1, -half, -h - 1, 2.2)}${pole(half, 1, half, -h - 1, 2.2)}
    ${pole(-half - 2, -h + 1, half + 2, -h + 1, 2)}${pole(-half - 2, -2, half + 2, -2, 2)}</g>`;
}

/** A socket of the cost: dashed and pale while missing, a solid chip with a tick when delivered. */
export function socket(
  material: string,
  delivered: boolean,
  lit: boolean,
  cx: number,
  cy: number,
  size: number,
): string {
  const s = size / 2,
    [tx, ty] = [round(cx + s - 2), round(cy - s + 2)];
  return `<g class="socket ${delivered ? 'in' : 'out'} ${lit ? 'lit-socket' : ''}">
    <rect x="${round(cx - s)}" y="${round(cy - s)}" width="${size}" height="${size}" rx="${round(size / 4)}"/>
    ${iconAt(`m-${material}`, cx, cy, Math.max(size * 0.84, Math.min(12.2, size)))}
    ${delivered ? `<circle class="tick" cx="${tx}" cy="${ty}" r="4.4"/><path class="tick-mark" d="M${tx - 2.2} ${ty}l1.6 1.7 2.9-3.3"/>` : ''}
  </g>`;
}

/** Minimum sizes on a tile, however small the tile. */
export const LEAST = { sign: 12, figure: 11 };

/** A workshop tile: what it gives, drawn small. kind: a sprite id, or `die-red` for a die's space. */
export function tile(kind: string, n: number, x: number, y: number, size: number): string {
  const inner = kind.startsWith('die-')
    ? `<g style="${pigment(kind.slice(4))};color:var(--on)">
      <rect x="${x + size * 0.18}" y="${y + size * 0.18}" width="${size * 0.64}" height="${size * 0.64}"
      rx="${size * 0.14}" fill="var(--c)" stroke="var(--piece-line)" stroke-width="1.1"/>
      ${iconAt(`e-${kind.slice(4)}`, x + size / 2, y + size / 2, size * 0.4)}</g>`
    : n === 1
      ? iconAt(kind, x + size / 2, y + size / 2, Math.max(LEAST.sign, size * 0.68))
      : iconAt(
          kind,
          x + Math.max(LEAST.sign / 2, size * 0.38),
          y + size / 2,
          Math.max(LEAST.sign, size * 0.6),
        ) +
        text(
          n,
          x + Math.min(size - 3, size * 0.82),
          y + size * 0.67,
          Math.max(LEAST.figure, size * 0.5),
          'class="num" text-anchor="middle"',
        );
  return `<g class="tile"><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.16}"/>${inner}</g>`;
}

/** Reward of a section: bells, then coins; side by side, or stacked in a narrow frame. */
export function reward(f: Frame, recognition: number, rubles: number, x: number, y: number): string {
  const s = f.sign,
    { lead, gap, step, both } = f.tight
      ? { lead: 1, gap: 0.5, step: s + 7.6, both: 2 * s + 15.2 }
      : { lead: 2, gap: 1, step: s * 1.78 - 2, both: s * 3.6 };
  const pill = (px: number, py: number, w: number): string =>
    `<rect x="${px}" y="${py}" width="${w}" height="${s + 3}" rx="${(s + 3) / 2}"/>`;
  const sign = (id: string, n: number, px: number, py: number): string =>
    icon(id, px, py + 1.5, s) + text(n, px + s + gap, py + s - 1, s * 0.94, 'class="num"');
  if (!f.stack)
    return `<g class="reward">${pill(x, y, rubles ? both : s * 1.86)}
      ${sign('recognition', recognition, x + lead, y)}${rubles ? sign('ruble', rubles, x + lead + step, y) : ''}</g>`;
  return `<g class="reward">${pill(x, y, s * 1.86)}${sign('recognition', recognition, x + 1, y)}
    ${rubles ? pill(x, y + f.stack, s * 1.86) + sign('ruble', rubles, x + 1, y + f.stack) : ''}</g>`;
}

/** Analysis marks on a section: what was played, what was better (shape and words, not only colour). */
export function verdict(kind: 'better' | 'played', words: string, half: number, h: number): string {
  const better = kind === 'better',
    w = 64;
  return `<g class="verdict ${kind}">
    <rect class="under" x="${-half - 2}" y="${-h}" width="${half * 2 + 4}" height="${h}" rx="8"/>
    <rect class="ring" x="${-half - 2}" y="${-h}" width="${half * 2 + 4}" height="${h}" rx="8"/>
    <g transform="translate(${-w / 2} ${-h - 10})"><rect class="tag" width="${w}" height="19" rx="9.5"/>
    ${icon(better ? 'ui-check' : 'ui-help', 5, 3.2, 12.6)}${text(words, 21, 13.5, 13, 'class="num"')}</g></g>`;
}

/** The sky and its lights; included once in every page. */
export const SKY_DEFS = `<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="var(--sky-1)"/>
  <stop offset=".62" stop-color="var(--sky-2)"/><stop offset="1" stop-color="var(--sky-3)"/></linearGradient>
  <radialGradient id="glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".85"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>
</defs>`;

/**
 * The scene behind the towers: sky, sun or moon, distant town, ground. `lit`: x coordinates of towers whose windows
 * shine at night.
 */
export function scene(f: Frame, w: number, h: number, lit: number[] = []): string {
  const ground = h - 30,
    next = stream(5);
  const stars = Array.from(
    { length: 46 },
    () =>
      `<circle cx="${round(next() * w)}" cy="${round(next() * h * 0.6)}" r="${round(0.4 + next() * 0.9)}"/>`,
  ).join('');
  const roof = (x: number, y: number, s: number): string =>
    `<path d="M${x} ${y}h${6 * s}v${-8 * s}c0 ${-4 * s} ${-3 * s} ${-4 * s} ${-3 * s} ${-8 * s}c0 ${4 * s} ${-3 * s} ${4 * s} ${-3 * s} ${8 * s}z"/>`;
  const roofs: Point[] = [
    [24, 1],
    [96, 1.6],
    [108, 1.1],
    [190, 1.3],
    [262, 2],
    [276, 1.3],
    [372, 1.2],
    [448, 1.8],
    [464, 1.2],
    [520, 1.4],
    [574, 1],
  ];
  return `<rect width="${w}" height="${h}" fill="url(#sky)"/><g class="stars">${stars}</g>
    <g class="sun" transform="translate(${round(w * 0.925)} 60)"><circle class="halo" r="44" fill="url(#glow)"/>
    <circle class="disc" r="22"/><path class="crescent" d="M6-17A18 18 0 1 0 17 8 15 15 0 1 1 6-17z"/></g>
    <g class="town">${roofs.map(([x, s]) => roof(round((x * w) / 592), ground - 20, s)).join('')}
    <path d="M0 ${ground}V${ground - 22}q${w * 0.1}-9 ${w * 0.22}-2t${w * 0.26}-4 ${w * 0.26} 4 ${w * 0.26}-3V${ground}z"/>
    </g>
    <rect class="ground" y="${ground}" width="${w}" height="30"/><path class="ground-line" d="M0 ${ground}H${w}"/>
    <g class="glows">${lit.map(x => `<ellipse cx="${round(x)}" cy="${ground}" rx="${f.slot * 0.7}" ry="16" fill="url(#glow)"/>`).join('')}</g>`;
}
