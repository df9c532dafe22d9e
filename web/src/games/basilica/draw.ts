/** Basilica's pieces as strings of SVG, in addition to those in `art/vaults`. */

import { iconAt, polygon, round, type Point } from '../../art/draw';
import { EMBLEM, vault } from './art/vaults';
import { cellName, type Position } from './board';
import type { Cell, Colour, Tile } from './wire';

/** The edge of an order tile shows the colours of the vault on its other side (BA-1.1). */
function edge(colours: Colour[], s: number): string {
  const [one, two] = colours;
  if (!two) return `<rect class="back-edge" width="${s}" height="${s}" rx="7" style="fill:var(--v-${one})"/>`;
  return `<path d="M0 ${s}V7a7 7 0 0 1 7-7H${s}z" style="fill:var(--v-${one})"/><path d="M0 ${s}H${s - 7}a7 7 0 0 0 7-7V0z" style="fill:var(--v-${two})"/>`;
}

/** Minimum font size of a name: a smaller one is left out of the drawing, but still read aloud and shown on hover. */
const LEAST_NAME = 11;

/** An order tile: sign, name, and a coin if it can be bought. Long names shrink. */
export function orderTile(tile: Tile, s: number, name: string): string {
  const band = s * 0.13,
    size = round(Math.max(LEAST_NAME, s * Math.min(0.145, 1.16 / Math.max(name.length, 1)))),
    named = name.length * size * 0.56 < s * 0.88;
  const dots = tile.colours.map((c, i) => {
    const x = round(s * (0.15 + i * 0.17)),
      y = round(s * 0.15);
    return `<g class="motif ${c}">
      <circle cx="${x}" cy="${y}" r="${round(s * 0.085)}" style="fill:var(--v-${c})" class="back-dot"/>
      ${iconAt(EMBLEM[c], x, y, round(s * 0.1))}</g>`;
  });
  return `<g class="order">${edge(tile.colours, s)}
    <rect class="order-face" x="${round(band / 1.6)}" y="${round(band / 1.6)}" width="${round(s - band * 1.25)}"
    height="${round(s - band * 1.25)}" rx="5"/>
    <g style="color:var(--ink)">${iconAt(`o-${tile.order}`, s / 2, s * (named ? 0.42 : 0.56), s * (named ? 0.38 : 0.5))}</g>
    ${named ? `<text class="order-name" x="${s / 2}" y="${round(s * 0.775)}" font-size="${size}" text-anchor="middle">${name}</text>` : ''}
    ${tile.coin ? iconAt('ruble', round(s * 0.83), round(s * 0.17), round(s * 0.24)) : ''}${dots.join('')}</g>`;
}

/** A vault in its place on the display. */
export const vaultTile = (tile: Tile, s: number, bare = false): string =>
  vault(tile.colours, s, { crown: tile.crown, bare });

const shared = (one: Cell, other: Cell | undefined): Colour[] =>
  one.vault && other?.vault ? one.vault.colours.filter(c => other.vault!.colours.includes(c)) : [];

/** Keystones on the seams between equal colours, so that zones can be read at a glance (BA-5.1). */
export function keystones(
  position: Position,
  corner: (row: number, column: number) => Point,
  s: number,
): string {
  let out = '';
  for (const cell of position.cells) {
    const [x, y] = corner(cell.row, cell.column),
      k = s * 0.085;
    for (const [other, kx, ky] of [
      [cellName(cell.row, cell.column + 1), x + s, y + s / 2],
      [cellName(cell.row + 1, cell.column), x + s / 2, y],
    ] as const)
      for (const colour of shared(cell, position.at.get(other))) {
        const gem: Point[] = [
          [kx, ky - k],
          [kx + k, ky],
          [kx, ky + k],
          [kx - k, ky],
        ];
        out +=
          polygon(gem, 'class="keystone-bed"') +
          polygon(gem, `class="keystone" style="fill:var(--v-${colour})"`);
      }
  }
  return out;
}

/** The board's edge with the five starting slots (BA-1.4); the letters on its doors are the columns. */
export function portal(columns: number, s: number, y: number): string {
  let out = `<rect class="portal" x="-15" y="${y}" width="${round(columns * s + 30)}" height="22" rx="4"/>`;
  for (let column = 1; column <= columns; column++) {
    const x = (column - 0.5) * s;
    out += `<path class="doorway" d="M${round(x - 15)} ${y + 22}v-9a15 10 0 0 1 30 0v9z"/>
      <text class="coord door-letter" x="${round(x)}" y="${y + 18}" font-size="13"
      text-anchor="middle">${column}</text>`;
  }
  return out;
}

/** The king, 56 high, standing at (0, 0). */
export const king = (h: number): string =>
  `<ellipse cy="${h - 11}" rx="13" ry="4" fill="rgb(0 0 0/.35)"/>
    <path class="line" fill="#7d2a4e"
    d="M-12 ${h - 11}C-12 ${h - 30} -8 ${h - 38} 0 ${h - 38}S12 ${h - 30} 12 ${h - 11}Z"/>
    <path fill="#fff" opacity=".18" d="M-8 ${h - 14}C-8 ${h - 28} -6 ${h - 34} -2 ${h - 36}L-4 ${h - 14}Z"/>
    <circle class="line" cy="${h - 39}" r="7" fill="#e8c39c"/>${iconAt('crown', 0, h - 49, 21)}`;
