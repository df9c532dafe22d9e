// The market: eight stalls in a ring, two per guild; dice travel clockwise over the cobbles in front of the awnings.
// Drawn around (0, 0), radius about 200.

import { icon, iconAt, polar, round, text, type Point } from '../../../art/draw';

export const RING = { inner: 105, outer: 189, awning: 199, tile: 130, dice: 172 };
export const centreOf = (space: number): number => 22.5 + 45 * space;

/** The cost and gain of an influence action: sign ids, numbers, `+`, or `pair` for two of a kind. */
export type Sign = string | number;
export interface InfluenceAction {
  often: 'infinity' | 'lightning';
  cost: Sign[];
  gain: Sign[];
}

/**
 * One action as a row of signs, in the icon grammar `often · cost ▸ gain`; `step`: share of a sign's width to the
 * next sign. Returns [svg, width].
 */
export function action({ often, cost, gain }: InfluenceAction, s = 16, step = 1): [string, number] {
  let x = 0,
    out = '';
  const put = (item: Sign, i: number, all: Sign[]): void => {
    if (typeof item === 'number' || item.length === 1) {
      out += text(item, x, s * 0.82, s * 0.94, 'class="num"');
      x += s * 0.52;
    } else if (item === 'pair') {
      out += icon('m-any', x, 0, s) + icon('m-any', x + s * 0.55, 0, s);
      x += s * 1.55;
    } else {
      out += `<g style="color:var(--ink)">${icon(item, x, 0, s)}</g>`;
      x += i < all.length - 1 ? s * step : s;
    }
  };
  out += `<g style="color:var(--star)">${icon(often, x, 0, s)}</g>`;
  x += s * (0.88 + 0.07 * step);
  cost.forEach(put);
  if (cost.length) {
    out += `<path d="M${x + 1} ${s * 0.27}l4.5 ${s * 0.23}-4.5 ${s * 0.23}z" fill="var(--ink-2)"/>`;
    x += 6.5;
  }
  gain.forEach(put);
  return [out, x];
}

/** Striped awning along the outer rim of one stall. */
export function awning(space: number): string {
  const n = 11,
    from = 45 * space + 1,
    step = 43 / n;
  let out = '';
  for (let i = 0; i < n; i++) {
    const a = from + i * step,
      at = (r: number, d: number): Point => polar(r, d).map(round) as Point,
      low = RING.awning - 5;
    const [p0, p1, p2, p3] = [at(RING.outer, a), at(RING.outer, a + step), at(low, a + step), at(low, a)];
    const r = round(Math.hypot(p2[0] - p3[0], p2[1] - p3[1]) / 2);
    out += `<path class="canvas c${i % 2}" d="M${p0}L${p1}L${p2}A${r} ${r} 0 0 0 ${p3}Z"/>`;
  }
  return out;
}

/** Cobbles: one path, many little arcs. */
export function cobbles(): string {
  let d = '';
  for (let row = 0; row < 9; row++) {
    const r = RING.inner + 6 + row * 9.4,
      n = Math.round(r / 2.1);
    for (let i = 0; i < n; i++) {
      const a = (360 * (i + (row % 2) / 2)) / n,
        [x0, y0] = polar(r, a + 0.5),
        [x1, y1] = polar(r, a + 360 / n - 0.5);
      d += `M${round(x0)} ${round(y0)}A6.5 5.5 0 0 1 ${round(x1)} ${round(y1)}`;
    }
  }
  return `<path class="cobbles" d="${d}"/>`;
}

/** A resource tile, upright wherever it is on the ring. */
export function resource(kind: string, n: number, cx: number, cy: number, size = 17): string {
  const w = 43,
    h = 34;
  return `<g class="resource"><rect x="${cx - w / 2}" y="${cy - h / 2}" width="${w}" height="${h}" rx="6"/>
    ${iconAt(kind, cx - 7.5, cy, 25)}${text(n, cx + 13, cy + 6, size, 'class="num" text-anchor="middle"')}</g>`;
}

/** The path of the last die: a dotted arc with an arrow head. */
export function trail({ from, to }: { from: number; to: number }, r: number): string {
  const start = centreOf(from),
    end = centreOf(to) + (to <= from ? 360 : 0) - 25;
  const [x0, y0] = polar(r, start).map(round) as Point,
    [x1, y1] = polar(r, end).map(round) as Point;
  return `<path class="trail" d="M${x0} ${y0}A${r} ${r} 0 ${end - start > 180 ? 1 : 0} 1 ${x1} ${y1}"
    marker-end="url(#arrow)"/><circle class="trail-foot" cx="${x0}" cy="${y0}" r="4.5"/>`;
}

/** The ground of the square: shadow, disc, cobbles, walls between guilds, kerbs between stalls, awnings. */
export function marketGround(): string {
  let out = `<circle class="square-shadow" r="${RING.awning - 3}"/><circle class="square" r="${RING.outer}"/>${cobbles()}`;
  for (let s = 0; s < 8; s++) {
    const [a, b] = [polar(RING.inner, 45 * s), polar(RING.outer, 45 * s)].map(p => p.map(round).join());
    out += `<path class="${s % 2 ? 'kerb' : 'wall'}" d="M${a}L${b}"/>${awning(s)}`;
  }
  return out;
}

/** The arrow head of `trail`; included once beside it. */
export const ARROW = `<defs>
  <marker id="arrow" viewBox="0 0 10 10" refX="4" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto">
  <path d="M0 0 10 5 0 10z" fill="var(--sel)"/></marker></defs>`;
