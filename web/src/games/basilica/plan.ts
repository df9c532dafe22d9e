/** Basilica's layout in a window: most of the space goes to the floor, five bays across and six or more rows. */

import type { Room } from '../../lib/plan';
import { COLUMNS } from './board';

export interface Plan {
  /** Space available for the floor. */
  floor: { width: number; height: number };
  /** Widths of the columns beside it; `left` is 0 if there is only one. */
  left: number;
  side: number;
  /** Side of an order or vault on the display. */
  tile: number;
  /** Whether there is room to explain the ranks. */
  legend: boolean;
}

/** Space around the bays: row numbers, buttresses, the portal. */
export const MARGIN = { left: 34, right: 20, top: 12, bottom: 33 };
export const KING = 56;
const EDGE = 20,
  GUTTER = 14,
  GAP = 8;
const BAR = 54,
  HEAD = 48,
  DOCK = 74;
/** A tile has a rim of five pixels, and there is an arrow between orders and vaults. */
const RIM = 10,
  ARROW = 14,
  TITLE = 24;
const LEFT = { least: 366, most: 470 },
  SIDE = { least: 352, most: 430, compact: 440, upright: 248 };

const across = (bay: number): number => COLUMNS * bay + MARGIN.left + MARGIN.right;
const bayIn = (width: number, height: number, rows: number): number =>
  Math.min((width - MARGIN.left - MARGIN.right) / COLUMNS, (height - MARGIN.top - MARGIN.bottom) / rows);
const between = (low: number, n: number, high: number): number => Math.max(low, Math.min(high, n));

/** Display, floor and players side by side. Space the floor cannot use goes to the columns. */
function desk(width: number, height: number, rows: number): Plan {
  const high = height - BAR - 6 - GAP - KING - GAP,
    room = width - EDGE - 2 * GUTTER,
    bay = bayIn(room - LEFT.least - SIDE.least, high, rows),
    spare = Math.max(0, room - LEFT.least - SIDE.least - across(bay));
  const left = Math.floor(Math.min(LEFT.most, LEFT.least + spare / 2)),
    side = Math.floor(Math.min(SIDE.most, SIDE.least + spare / 2));
  const tile = Math.floor(between(80, Math.min((left - 3 * RIM - 20) / 3, (high - 240) / 3.2), 136));
  return { floor: { width: room - left - side, height: high }, left, side, tile, legend: high > 500 };
}

/** The floor, and one column with everything else. */
function compact(width: number, height: number): Plan {
  const high = height - BAR - 6 - GAP - KING - GAP,
    side = Math.min(SIDE.compact, Math.floor(width * 0.43));
  return {
    floor: { width: width - EDGE - GUTTER - side, height: high },
    left: 0,
    side,
    tile: Math.floor(between(64, (high - 330) / 2.6, 94)),
    legend: false,
  };
}

/** Floor and players above, the display across the bottom. */
function upright(width: number, height: number): Plan {
  const tile = Math.floor(between(80, (width - 500) / 3, 118)),
    below = TITLE + 2 * (tile + RIM) + ARROW;
  return {
    floor: {
      width: width - EDGE - GUTTER - SIDE.upright,
      height: height - HEAD - DOCK - KING - below - 6 * 4 - GAP,
    },
    left: 0,
    side: SIDE.upright,
    tile,
    legend: true,
  };
}

export function planOf({ kind, width, height }: Room, rows: number): Plan {
  if (kind === 'upright') return upright(width, height);
  return kind === 'compact' ? compact(width, height) : desk(width, height, rows);
}

/** The side of a bay for an area of this size in pixels. */
export const bayOf = (width: number, height: number, rows: number, least: number, most: number): number =>
  between(least, bayIn(width, height, rows), most);
