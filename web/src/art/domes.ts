// Onion domes, generated. A dome is a surface of revolution: a profile gives the radius at every height,
// a pattern cuts the surface into cells (angle, height), the projection bends each cell round the body.
// Nothing here knows about the game; `dome()` stands on (0, 0) and grows upwards.

import { ownId, paintsUnderLight, points, polygon, polyline, type Point } from './draw';

export type Profile = 'onion' | 'turban' | 'helmet' | 'slim';

/** Profiles as two cubic Béziers (radius, height), both 0..1. */
const PROFILES: Record<Profile, Point[]> = {
  onion: [
    [0.6, 0],
    [0.98, 0.05],
    [1.22, 0.4],
    [0.74, 0.6],
    [0.42, 0.74],
    [0.1, 0.78],
    [0.035, 1],
  ],
  turban: [
    [0.66, 0],
    [1.08, 0.04],
    [1.26, 0.44],
    [0.8, 0.64],
    [0.5, 0.78],
    [0.16, 0.84],
    [0.035, 1],
  ],
  helmet: [
    [0.86, 0],
    [1.02, 0.1],
    [1.06, 0.36],
    [0.78, 0.58],
    [0.52, 0.76],
    [0.14, 0.86],
    [0.035, 1],
  ],
  slim: [
    [0.56, 0],
    [0.92, 0.06],
    [1.14, 0.36],
    [0.7, 0.56],
    [0.38, 0.72],
    [0.12, 0.74],
    [0.035, 1],
  ],
};

function profile(name: Profile): Point[] {
  const p = PROFILES[name],
    curve: Point[] = [];
  const bezier = (t: number, [a, b, c, d]: number[]): number =>
    (1 - t) ** 3 * a! + 3 * (1 - t) ** 2 * t * b! + 3 * (1 - t) * t * t * c! + t ** 3 * d!;
  const at = (q: Point[], t: number): Point => [
    bezier(
      t,
      q.map(k => k[0]),
    ),
    bezier(
      t,
      q.map(k => k[1]),
    ),
  ];
  for (const q of [p.slice(0, 4), p.slice(3, 7)]) for (let i = 0; i <= 16; i++) curve.push(at(q, i / 16));
  const widest = Math.max(...curve.map(c => c[0]));
  return curve.map(([r, h]) => [r / widest, h]);
}

/** Radius at height h, by interpolation. */
function radiusAt(curve: Point[], h: number): number {
  for (let i = 1; i < curve.length; i++)
    if (curve[i]![1] >= h) {
      const [r0, h0] = curve[i - 1]!,
        [r1, h1] = curve[i]!;
      return h1 === h0 ? r1 : r0 + ((r1 - r0) * (h - h0)) / (h1 - h0);
    }
  return curve.at(-1)![0];
}

const HALF = Math.PI / 2;
const clampAngle = (a: number): number => Math.max(-HALF, Math.min(HALF, a));

export type Pattern = 'stripes' | 'swirl' | 'zigzag' | 'waves' | 'scales' | 'facets' | 'checker';
export interface PatternOptions {
  n?: number;
  twist?: number;
  inks?: number;
  bands?: number;
  sharp?: number;
  rows?: number;
}
type Cells = Generator<[Point[], number]>;

/** Patterns. Each yields [cell, paint index]; a cell is a list of [angle, height]. */
const PATTERNS: Record<Pattern, (options: PatternOptions) => Cells> = {
  /** Gores, straight (twist 0) or spiralling. */
  *stripes({ n = 7, twist = 0, inks = 2 }): Cells {
    const step = Math.PI / n,
      reach = Math.ceil(Math.abs(twist) / step) + 1;
    for (let k = -reach; k < n + reach; k++) {
      const left: Point[] = [],
        right: Point[] = [];
      for (let i = 0; i <= 24; i++) {
        const h = i / 24,
          a = -HALF + k * step + twist * h;
        left.push([clampAngle(a), h]);
        right.push([clampAngle(a + step), h]);
      }
      yield [[...left, ...right.reverse()], ((k % inks) + inks) % inks];
    }
  },
  *swirl(options): Cells {
    yield* PATTERNS.stripes({ n: 6, twist: 1.5, ...options });
  },
  /** Chevron bands. */
  *zigzag({ n = 5, bands = 7, inks = 2, sharp = 0.07 }): Cells {
    const edge = (b: number): Point[] => {
      const line: Point[] = [];
      for (let i = 0; i <= 2 * n; i++)
        line.push([
          -HALF + (i * Math.PI) / (2 * n),
          Math.max(0, Math.min(1, b / bands + (i % 2 ? sharp : -sharp))),
        ]);
      return line;
    };
    for (let b = -1; b <= bands; b++)
      yield [[...edge(b), ...edge(b + 1).reverse()], ((b % inks) + inks) % inks];
  },
  /** Bands that roll like waves. */
  *waves({ n = 3, bands = 7, inks = 2 }): Cells {
    const edge = (b: number): Point[] => {
      const line: Point[] = [];
      for (let i = 0; i <= 36; i++) {
        const a = -HALF + (i * Math.PI) / 36;
        line.push([a, Math.max(0, Math.min(1, b / bands + 0.035 * Math.sin(a * 2 * n)))]);
      }
      return line;
    };
    for (let b = -1; b <= bands; b++)
      yield [[...edge(b), ...edge(b + 1).reverse()], ((b % inks) + inks) % inks];
  },
  /** Overlapping shingles, upper over lower. */
  *scales({ n = 6, rows = 9, inks = 2 }): Cells {
    const step = Math.PI / n,
      tall = 1 / rows;
    for (let row = 0; row < rows; row++)
      for (let k = -1; k <= n; k++) {
        const mid = -HALF + (k + (row % 2 ? 0.5 : 1)) * step,
          base = row * tall,
          cell: Point[] = [];
        for (let i = 0; i <= 12; i++) {
          const t = (Math.PI * i) / 12;
          cell.push([
            clampAngle(mid - (Math.cos(t) * step) / 2),
            Math.max(0, base + tall * 0.55 - Math.sin(t) * tall * 0.85),
          ]);
        }
        cell.push(
          [clampAngle(mid + step / 2), base + tall * 1.5],
          [clampAngle(mid - step / 2), base + tall * 1.5],
        );
        yield [cell, (row + (inks > 2 ? k + 9 : 0)) % inks];
      }
  },
  /** Faceted lozenges, each with a lit and a shaded half. */
  *facets({ n = 5, rows = 7 }): Cells {
    const step = Math.PI / n,
      tall = 1 / rows;
    for (let row = -1; row <= 2 * rows; row++)
      for (let k = -1; k <= n; k++) {
        const a = -HALF + (k + (row % 2 ? 0.5 : 1)) * step,
          h = (row * tall) / 2;
        const [top, low] = [Math.min(1, h + tall / 2), Math.max(0, h - tall / 2)],
          mid = Math.max(0, Math.min(1, h));
        yield [
          [
            [clampAngle(a), top],
            [clampAngle(a - step / 2), mid],
            [clampAngle(a), low],
          ],
          0,
        ];
        yield [
          [
            [clampAngle(a), top],
            [clampAngle(a + step / 2), mid],
            [clampAngle(a), low],
          ],
          1,
        ];
      }
  },
  /** Lozenge checker. */
  *checker({ n = 5, rows = 8, inks = 2 }): Cells {
    const step = Math.PI / n,
      tall = 1 / rows;
    for (let row = -1; row <= 2 * rows; row++)
      for (let k = -1; k <= n; k++) {
        const a = -HALF + (k + (row % 2 ? 0.5 : 1)) * step,
          h = (row * tall) / 2;
        yield [
          [
            [clampAngle(a), Math.min(1, h + tall / 2)],
            [clampAngle(a - step / 2), Math.max(0, h)],
            [clampAngle(a), Math.max(0, h - tall / 2)],
            [clampAngle(a + step / 2), Math.max(0, h)],
          ],
          ((row % inks) + inks) % inks,
        ];
      }
  },
};

/** Paints: pairs or triples chosen beside, not equal to, the player pigments. */
export const PAINTS = paintsUnderLight({
  malachite: ['#2f8d78', '#f3e3bd'],
  rose: ['#c6543f', '#f5e6c8'],
  lapis: ['#2f5c9a', '#e9b949'],
  saffron: ['#e0a32e', '#b4532a'],
  sage: ['#7fa35f', '#f0dca6'],
  plum: ['#7d4170', '#e8c069'],
  sky: ['#5c9fb8', '#f6ecd4'],
  gilt: ['#f3cf6a', '#cf9526'],
  turquoise: ['#2a9a9a', '#d8553d', '#f5e6c0'],
});

export type Paint = keyof typeof PAINTS;
export interface DomeLook {
  shape?: Profile;
  pattern?: Pattern;
  options?: PatternOptions;
  paint?: Paint;
}

const drawn = new Map<string, string>();
/** More than are seen at once; each size of window has domes of its own. */
const KEPT = 400;

type Dome = DomeLook & { R?: number; H?: number };

/** A dome as `build` draws it. Most are drawn again whenever anything changes at the table. */
export function dome(wanted: Dome): string {
  const key = JSON.stringify(wanted);
  let svg = drawn.get(key);
  if (svg === undefined) {
    if (drawn.size >= KEPT) drawn.clear();
    drawn.set(key, (svg = build(wanted, `dome-${key.replace(/[^\w]+/g, '-')}`)));
  }
  return svg;
}

/**
 * A dome of radius R and height H standing on (0, 0). shape: a profile; pattern: a name in PATTERNS with its options;
 * paint: a name in PAINTS.
 */
function build(
  { R = 36, H = 62, shape = 'onion', pattern = 'stripes', options = {}, paint = 'rose' }: Dome,
  name: string,
): string {
  const curve = profile(shape),
    inks = PAINTS[paint];
  const project = ([a, h]: Point): Point => {
    const r = R * radiusAt(curve, h);
    return [r * Math.sin(a), -H * h - r * 0.1 * Math.cos(a)];
  };
  const outline: Point[] = [
    ...curve.map(([r, h]): Point => [R * r, -H * h]),
    ...[...curve].reverse().map(([r, h]): Point => [-R * r, -H * h]),
  ];
  const foot = Array.from({ length: 13 }, (_, i) => project([-HALF + (i * Math.PI) / 12, 0]));
  const id = ownId(name);
  let cells = '';
  for (const [cell, ink] of PATTERNS[pattern]({ inks: inks.length, ...options })) {
    if (cell.every(([a]) => a === cell[0]![0])) continue; // hidden behind the body
    cells += polygon(cell.map(project), `fill="${inks[ink % inks.length]}"`);
  }
  const shape2 = points(outline);
  return `<clipPath id="${id}"><polygon points="${shape2}"/></clipPath>
    <g clip-path="url(#${id})" class="cells"><polygon points="${shape2}" fill="${inks[0]}"/>${cells}</g>
    <polygon points="${shape2}" fill="url(#body-light)" class="light"/>
    <polygon points="${shape2}" class="line"/>${polyline(foot, 'class="line" stroke-opacity=".5"')}`;
}
