// Painted walls: bases, middles and drums, generated from a few proportions and a paint. Every piece stands on (0,
// 0), grows upwards and is symmetrical about x = 0. The same drawing serves twice: painted when finished, and as a
// line drawing (class "draft") while only planned.

import { polygon, round, underLight } from './draw';

export interface WallPaint {
  body: string;
  mark: string;
  trim: string;
  trim2: string;
  accent: string;
}
export type Wall = 'brick' | 'cream' | 'rose' | 'teal' | 'ochre' | 'snow';

const underLightAll = (table: Record<Wall, WallPaint>): Record<Wall, WallPaint> =>
  Object.fromEntries(
    Object.entries(table).map(([name, paint]) => [
      name,
      Object.fromEntries(Object.entries(paint).map(([k, v]: [string, string]) => [k, underLight(v)])),
    ]),
  ) as unknown as Record<Wall, WallPaint>;

export const WALLS = underLightAll({
  brick: { body: '#b4523b', mark: '#963c29', trim: '#f4e6c9', trim2: '#d2bb90', accent: '#3d8d80' },
  cream: { body: '#f0dbb4', mark: '#dcc193', trim: '#b4523b', trim2: '#8a3624', accent: '#3c7d9c' },
  rose: { body: '#cf7d64', mark: '#b5614a', trim: '#f7ead1', trim2: '#d9c095', accent: '#557f4c' },
  teal: { body: '#5b9a93', mark: '#43807a', trim: '#f6e9cd', trim2: '#d4bf95', accent: '#d9912b' },
  ochre: { body: '#ddaa55', mark: '#c18c37', trim: '#f8ecd3', trim2: '#d8bd88', accent: '#9a3f2d' },
  snow: { body: '#f3ead8', mark: '#dccfb6', trim: '#5b8f6d', trim2: '#3f6d4e', accent: '#b4523b' },
});
export const HEIGHT = { base: 62, middle: 60, drum: 28 };

/** Ogee (onion-pointed) arch: the curve used throughout the building. */
export const ogee = (cx: number, y: number, w: number, h: number, spring = 0.45): string => {
  const l = cx - w / 2,
    r = cx + w / 2,
    s = y - h * spring;
  const at = (...place: number[]): string => place.map(round).join(' ');
  const up = `C${at(l, y - h * 0.82, cx - w * 0.1, y - h * 0.74, cx, y - h)}`,
    down = `C${at(cx + w * 0.1, y - h * 0.74, r, y - h * 0.82, r, s)}`;
  return `M${at(l, y)}V${at(s)}${up}${down}V${at(y)}Z`;
};
/** Round-headed arch. */
export const arched = (cx: number, y: number, w: number, h: number): string =>
  `M${round(cx - w / 2)} ${round(y)}v${round(-(h - w / 2))}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${round(h - w / 2)}z`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const windowHole = (d: string): string => `<path d="${d}" class="window"/>`;

/** Brick courses: broken, staggered dashes. */
export function courses(x: number, y: number, w: number, h: number, colour: string, pitch = 5): string {
  let out = '';
  for (let row = 0; row * pitch < h - 2; row++) {
    const yy = y + 3 + row * pitch;
    out += `<path class="course" d="M${round(x + (row % 2 ? 1 : 4))} ${round(yy)}H${round(x + w - 1)}"
      stroke="${colour}" stroke-width=".9" stroke-dasharray="5 3" fill="none"/>`;
  }
  return out;
}
/** A cornice: slab, dentils, slab. */
const cornice = (w: number, y: number, k: WallPaint): string =>
  rect(-w / 2 - 2, y, w + 4, 3, k.trim, 'class="line"') +
  Array.from({ length: Math.floor(w / 6) }, (_, i) =>
    rect(-w / 2 + 1.5 + i * 6, y + 3, 3, 2.6, k.trim2),
  ).join('');
/** Two slim columns or pilasters at ±x. */
const pilasters = (x: number, y: number, h: number, k: WallPaint, w = 4.6): string =>
  [-x, x]
    .map(
      px =>
        rect(px - w / 2, y - h, w, h, k.trim, 'class="line thin"') +
        rect(px - w / 2 - 1, y - h, w + 2, 2.6, k.trim2) +
        rect(px - w / 2 - 1, y - 2.6, w + 2, 2.6, k.trim2),
    )
    .join('');

type Drawing = (w: number, k: WallPaint) => string;
export type BaseKind = 'portal' | 'gallery' | 'rustic';
export type MiddleKind = 'arcade' | 'gables' | 'tiles' | 'bifora';

const BASES: Record<BaseKind, Drawing> = {
  /** One great portal between two windows. */
  portal(w, k) {
    return (
      courses(-w / 2, -54, w, 48, k.mark) +
      pilasters(w * 0.455, -6, 46, k) +
      pilasters(w * 0.22, -6, 46, k, 3.6) +
      [-1, 1]
        .map(
          s =>
            path(ogee(s * w * 0.34, -18, w * 0.14, 25), k.trim, 'class="line thin"') +
            windowHole(ogee(s * w * 0.34, -18, w * 0.085, 19)),
        )
        .join('') +
      path(ogee(0, -6, w * 0.36, 45), k.trim, 'class="line"') +
      path(ogee(0, -6, w * 0.29, 39), k.accent) +
      windowHole(ogee(0, -6, w * 0.22, 33))
    );
  },
  /** Open gallery of three arches. */
  gallery(w, k) {
    return (
      courses(-w / 2, -54, w, 14, k.mark) +
      [-1, 0, 1]
        .map(
          s =>
            path(arched(s * w * 0.31, -6, w * 0.27, 41), k.trim, 'class="line thin"') +
            path(arched(s * w * 0.31, -6, w * 0.21, 36), k.accent) +
            windowHole(arched(s * w * 0.31, -6, w * 0.155, 31)),
        )
        .join('') +
      pilasters(w * 0.468, -6, 46, k) +
      pilasters(w * 0.155, -6, 28, k, 3)
    );
  },
  /** Faceted stones round a portal. */
  rustic(w, k) {
    let stones = '';
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 9; i++) {
        const s = w / 9,
          x = -w / 2 + i * s,
          y = -54 + row * 9.6;
        stones +=
          polygon(
            [
              [x, y + 4.8],
              [x + s / 2, y],
              [x + s / 2, y + 9.6],
            ],
            `fill="${k.trim2}" opacity=".55"`,
          ) +
          polygon(
            [
              [x + s, y + 4.8],
              [x + s / 2, y],
              [x + s / 2, y + 9.6],
            ],
            `fill="${k.mark}" opacity=".8"`,
          );
      }
    return (
      stones +
      pilasters(w * 0.46, -6, 46, k) +
      path(ogee(0, -6, w * 0.46, 47), k.trim, 'class="line"') +
      path(ogee(0, -6, w * 0.36, 41), k.accent) +
      path(ogee(0, -6, w * 0.29, 36), k.trim2) +
      windowHole(ogee(0, -6, w * 0.22, 33))
    );
  },
};

const MIDDLES: Record<MiddleKind, Drawing> = {
  /** Three round-headed windows between columns. */
  arcade(w, k) {
    return (
      courses(-w / 2, -52, w, 12, k.mark) +
      rect(-w / 2, -10, w, 4, k.trim2) +
      [-1, 0, 1]
        .map(
          s =>
            path(arched(s * w * 0.3, -10, w * 0.24, 35), k.trim, 'class="line thin"') +
            windowHole(arched(s * w * 0.3, -12, w * 0.14, 27)),
        )
        .join('') +
      pilasters(w * 0.47, 0, 52, k) +
      pilasters(w * 0.15, -10, 26, k, 2.8)
    );
  },
  /** Two tiers of ogee gables. */
  gables(w, k) {
    const tier = (n: number, y: number, h: number, flip: number): string =>
      Array.from({ length: n }, (_, i) => {
        const c = ((i - (n - 1) / 2) * w) / n;
        return (
          path(ogee(c, y, w / n, h, 0.3), k.trim, 'class="line thin"') +
          path(ogee(c, y, (w / n) * 0.74, h * 0.78, 0.3), (i + flip) % 2 ? k.accent : k.body)
        );
      }).join('');
    return (
      courses(-w / 2, -20, w, 18, k.mark) +
      [-1, 1]
        .map(
          s =>
            path(arched(s * w * 0.25, -3, w * 0.15, 16), k.trim, 'class="line thin"') +
            windowHole(arched(s * w * 0.25, -3, w * 0.09, 12.5)),
        )
        .join('') +
      tier(4, -34, 22, 1) +
      tier(3, -20, 27, 0)
    );
  },
  /** Panels with glazed tiles round one tall window. */
  tiles(w, k) {
    const tile = (x: number, y: number): string =>
      rect(x - 6.5, y - 6.5, 13, 13, k.trim, 'class="line thin"') +
      polygon(
        [
          [x, y - 5],
          [x + 5, y],
          [x, y + 5],
          [x - 5, y],
        ],
        `fill="${k.accent}"`,
      ) +
      `<circle cx="${x}" cy="${y}" r="1.7" fill="${k.trim}"/>`;
    return (
      courses(-w / 2, -52, w, 50, k.mark) +
      pilasters(w * 0.465, 0, 52, k) +
      [-1, 1].map(s => tile(s * w * 0.285, -39) + tile(s * w * 0.285, -20)).join('') +
      rect(-w / 2, -7, w, 4, k.trim2) +
      path(ogee(0, -8, w * 0.3, 42), k.trim, 'class="line thin"') +
      windowHole(ogee(0, -10, w * 0.18, 33))
    );
  },
  /** Paired windows under a roundel, a zigzag frieze above. */
  bifora(w, k) {
    const teeth = Array.from({ length: 12 }, (_, i) =>
      polygon(
        [
          [-w / 2 + (i * w) / 12, -44],
          [-w / 2 + ((i + 0.5) * w) / 12, -51],
          [-w / 2 + ((i + 1) * w) / 12, -44],
        ],
        `fill="${i % 2 ? k.accent : k.trim}"`,
      ),
    ).join('');
    return (
      courses(-w / 2, -42, w, 40, k.mark, 5) +
      teeth +
      rect(-w / 2, -44, w, 2, k.trim2) +
      [-1, 1]
        .map(
          s =>
            path(arched(s * w * 0.25, -6, w * 0.36, 35), k.trim, 'class="line thin"') +
            [-1, 1].map(t => windowHole(arched(s * w * 0.25 + t * w * 0.08, -6, w * 0.11, 19))).join('') +
            `<circle cx="${round(s * w * 0.25)}" cy="-31" r="3" class="window"/>`,
        )
        .join('') +
      pilasters(w * 0.475, 0, 42, k, 4)
    );
  },
};

/** Light from the left over a flat or rounded body. */
const modelling = (w: number, h: number): string =>
  rect(-w / 2, -h, w, h, 'url(#wall-light)', 'class="light"');

export function base({
  w = 88,
  kind = 'portal',
  paint = 'brick',
}: {
  w?: number;
  kind?: BaseKind;
  paint?: Wall;
}): string {
  const k = WALLS[paint],
    h = HEIGHT.base;
  return (
    rect(-w / 2, -h + 4, w, h - 4, k.body, 'class="line"') +
    BASES[kind](w, k) +
    rect(-w / 2 - 4, -6, w + 8, 6, k.trim2, 'class="line"') +
    modelling(w, h - 4) +
    cornice(w, -h, k)
  );
}
export function middle({
  w = 78,
  kind = 'arcade',
  paint = 'brick',
}: {
  w?: number;
  kind?: MiddleKind;
  paint?: Wall;
}): string {
  const k = WALLS[paint],
    h = HEIGHT.middle;
  return (
    rect(-w / 2, -h + 4, w, h - 4, k.body, 'class="line"') +
    MIDDLES[kind](w, k) +
    modelling(w, h - 4) +
    cornice(w, -h, k)
  );
}
/** The drum under a dome: a ring of gables, small windows, a beaded neck. */
export function drum({ w = 52, paint = 'brick' }: { w?: number; paint?: Wall }): string {
  const k = WALLS[paint],
    h = HEIGHT.drum,
    n = 5;
  return (
    rect(-w / 2, -h, w, h, k.body, 'class="line"') +
    courses(-w / 2, -h, w, h, k.mark) +
    [-1.5, -0.5, 0.5, 1.5]
      .map(
        i =>
          path(arched(i * w * 0.22, -5, w * 0.15, 17), k.trim, 'class="line thin"') +
          windowHole(arched(i * w * 0.22, -5, w * 0.085, 14)),
      )
      .join('') +
    modelling(w, h) +
    Array.from({ length: n }, (_, i) => {
      const c = ((i - (n - 1) / 2) * (w + 10)) / n;
      return path(ogee(c, 0, (w + 10) / n, 10, 0.2), i % 2 ? k.accent : k.trim, 'class="line thin"');
    }).join('') +
    rect(-w / 2 - 2, -h - 2.5, w + 4, 4, k.trim, 'class="line thin"')
  );
}
