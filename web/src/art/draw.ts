// Small drawing helpers shared by all drawings. Each returns a string of SVG. Coordinates: one unit is one CSS pixel
// at 100 %.

export type Point = [number, number];

const OWN = 'own~';

/**
 * An id that one drawing refers to, such as that of a clip path. It says only what it names, so that equal drawings
 * are equal texts, and nothing is put into the page again that is there already.
 */
export const ownId = (name: string): string => OWN + name;

/** The drawing with ids that are unique in the page: `place` names where it stands. */
export const withOwnIds = (svg: string, place: string): string => svg.replaceAll(OWN, `${place}-`);

/** The three properties that colour a piece: pigment, shade, and what is drawn on it. */
export const pigment = (c: string): string =>
  `--c:var(--p-${c});--c2:var(--p-${c}-2);--on:var(--on-${c})${c === 'black' ? ';--art-line:var(--black-line)' : ''}`;

/** An icon of the sprite, with its upper left corner at x, y. */
export const icon = (id: string, x: number, y: number, size: number, attrs = ''): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}" ${attrs}/>`;

/** The same, centred. */
export const iconAt = (id: string, cx: number, cy: number, size: number, attrs = ''): string =>
  icon(id, cx - size / 2, cy - size / 2, size, attrs);

/** An icon as an inline element for running text and HTML panels. */
export const glyph = (id: string, size = 16, label = '', style = ''): string =>
  `<svg class="glyph" width="${size}" height="${size}" style="${style}"
    ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}><use href="#${id}"/></svg>`;

export const text = (value: string | number, x: number, y: number, size: number, attrs = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${attrs}>${value}</text>`;

/** A paint under the theme's light: pure by day, dimmed by candle-light (no filters, so lit windows stay bright). */
export const underLight = (hex: string): string => `color-mix(in srgb, ${hex} var(--daylight), var(--dusk))`;
export const paintsUnderLight = <K extends string>(table: Record<K, string[]>): Record<K, string[]> =>
  Object.fromEntries(Object.entries<string[]>(table).map(([k, v]) => [k, v.map(underLight)])) as Record<
    K,
    string[]
  >;

export const round = (n: number): number => Math.round(n * 100) / 100;
export const points = (list: Point[]): string => list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
export const polygon = (list: Point[], attrs = ''): string => `<polygon points="${points(list)}" ${attrs}/>`;
export const polyline = (list: Point[], attrs = ''): string =>
  `<polyline points="${points(list)}" ${attrs}/>`;

/** Point on a circle; 0° is north, clockwise, like the market. */
export const polar = (r: number, degrees: number): Point => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [r * Math.cos(a), r * Math.sin(a)];
};

/** Ring segment between two radii and two angles. */
export function segment(r0: number, r1: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const at = (r: number, degrees: number): string => polar(r, degrees).map(round).join();
  const [a, b, c, d] = [at(r1, from), at(r1, to), at(r0, to), at(r0, from)];
  return `M${a} A${r1} ${r1} 0 ${large} 1 ${b} L${c} A${r0} ${r0} 0 ${large} 0 ${d}Z`;
}

/** A repeatable random stream: the same wobble on every redraw. */
export function stream(seed: number): () => number {
  let s = (seed * 2654435761) % 4294967296;
  return () => (s = (s * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

/**
 * A die seen slightly from above: pips on top and the colour's emblem on the front edge, so colour is never the only
 * sign.
 */
export function die(colour: string, value: number, cx: number, cy: number, size = 28, attrs = ''): string {
  const edge = size * 0.36,
    x = cx - size / 2,
    y = cy - (size + edge) / 2,
    r = size * 0.2;
  return `<g class="die" style="${pigment(colour)}" ${attrs}>
    <ellipse cx="${cx}" cy="${y + size + edge}" rx="${size * 0.52}" ry="${size * 0.11}" fill="rgb(var(--shade))" opacity=".3"/>
    <rect x="${x}" y="${y + size * 0.3}" width="${size}" height="${size * 0.7 + edge}" rx="${r}"
    fill="var(--c2)" stroke="var(--piece-line)" stroke-width="1.2"/>
    ${icon(`die-${value}`, x - size * 0.065, y - size * 0.065, size * 1.13)}
    <g style="color:${colour === 'white' ? 'var(--on)' : colour === 'yellow' || colour === 'green' ? '#fff9e8' : 'var(--on)'}">
    ${iconAt(`e-${colour}`, cx, y + size + edge * 0.5 + 0.6, edge * 0.82)}</g>
  </g>`;
}

/** A banner with its emblem; the pole stands at x. */
export const banner = (colour: string, x: number, y: number, size: number): string =>
  `<g style="${pigment(colour)};color:var(--on)">${icon('banner', x, y, size)}${iconAt(`e-${colour}`, x + size * 0.5, y + size * 0.4, size * 0.36)}</g>`;

/** A target: ring and pointer, so that "may be chosen" is a shape, not only a colour. Corner at x, y. */
export const target = (x: number, y: number, w: number, h: number, r = 7): string =>
  `<g class="target-mark"><rect class="halo" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>
    <rect class="target" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>
    <path class="pointer" d="M${round(x + w / 2 - 6.5)} ${round(y - 4.5)}h13l-6.5 8.5z"/></g>`;

/** A round emblem medallion for a player. */
export const medal = (colour: string, cx: number, cy: number, r: number): string =>
  `<g style="${pigment(colour)};color:var(--on)">
    <circle cx="${cx}" cy="${cy}" r="${r}" fill="var(--c)" stroke="var(--piece-line)" stroke-width="1.2"/>
    ${iconAt(`e-${colour}`, cx, cy, r * 1.25)}</g>`;
