// The site at any size. One unit of the drawing is a tower pitch of 98.67 and a height of 402. The drawing is
// enlarged evenly (never reduced) until one side is full; only then are the sections stretched along the other side:
// extra height becomes taller sections with larger signs, never sky.

import { HEIGHT } from '../../../art/walls';
import type { Frame } from './site';

/** `ground` below the towers, `air` above the tallest. */
export const UNIT = { pitch: 98.67, height: 402, ground: 30, air: 27 };
/** Towers narrower than this many pixels have the reward above the coin and a shorter plaque. */
const NARROW = 80;

/**
 * The tallest tower fills this share of the site’s height, a little more than required; in a low place the air above
 * it shrinks.
 */
const FILLED = 0.855,
  AIR = 0.03;

const RISE = { base: 62, middle: 60, dome: 96 };
const between = (low: number, n: number, high: number): number => Math.max(low, Math.min(high, n));

export interface Fit {
  frame: Frame;
  /** Size of the drawing, in its own units. */
  width: number;
  height: number;
  narrow: boolean;
}

const riseOf = (zoom: number): Frame['rise'] => ({
  base: RISE.base * zoom,
  middle: RISE.middle * zoom,
  dome: RISE.dome * zoom,
});

const airOver = (height: number): number =>
  between(height * AIR, (1 - FILLED) * height - UNIT.ground, UNIT.air);
/** Maximum height of a cross on a dome, reduced so that it stays inside the drawing. */
const CROSS = 24;
const crossOn = (height: number, zoom: number, domed: number): number =>
  Math.min(CROSS, (airOver(height) - 1) / zoom + RISE.dome - HEIGHT.drum - domed - 2);

/** Towers as wide and as high as the drawing allows; reward and tile are side by side. */
function broad(width: number, height: number, towers: number, levels: number): Frame {
  const zoom = between(
    0.6,
    (height - UNIT.ground - airOver(height)) / (RISE.base + RISE.middle * (levels - 2) + RISE.dome),
    2.3,
  );
  const slot = Math.min(width / towers - 4.6, 94 * 1.34),
    wide = (slot - 8) / zoom,
    sign = between(0.86, Math.min(zoom, (slot - 9) / 83), 1.25);
  return {
    zoom,
    rise: riseOf(zoom),
    slot,
    wide,
    taper: 6,
    dome: { R: Math.min(wide * 0.407, 38), H: 61 },
    cross: crossOn(height, zoom, 61),
    neck: Math.min(wide * 0.65, 62),
    banner: 27 * sign,
    tile: 26 * sign,
    sign: 15 * sign,
    socket: n => Math.min(20 * sign, (slot - 9) / n - 1.4, Math.max(13, RISE.middle * zoom - 27)),
  };
}

/** Sections lower than this have no room for a coin below the bell: it goes beside it, and the tile is smaller. */
const STACKED = 57;

/** There the reward is close to the edge and its signs close together: signs at minimum size, and the width of both. */
const TIGHT = { sign: 12, reward: 41.6 };

/** Coin below bell, as on a phone. Here pixels are drawing units. */
function narrow(width: number, height: number, towers: number, levels: number): Frame {
  const zoom = between(
    0.6,
    (height - UNIT.ground - airOver(height)) / (RISE.base + RISE.middle * (levels - 2) + RISE.dome),
    2,
  );
  const slot = width / towers - 1,
    wide = (slot - 6) / zoom,
    rise = RISE.middle * zoom,
    low = rise < STACKED,
    sign = low ? TIGHT.sign : 14,
    beside = low ? slot - TIGHT.reward : 24;
  return {
    zoom,
    rise: riseOf(zoom),
    slot,
    wide,
    taper: 2.5,
    dome: { R: Math.min(wide * 0.46, 30), H: 59 },
    cross: crossOn(height, zoom, 59),
    neck: wide * 0.71,
    banner: Math.min(22, beside),
    tile: Math.min(24, beside),
    sign,
    ...(low ? { tight: true } : { stack: 17 }),
    socket: n => Math.min(18.5, slot / n - 1.2, rise - (low ? sign + 13 : 44)),
  };
}

/** Minimum size: a place that is not laid out yet has none. */
const LEAST = 200;

/** The drawing for a site of this size in pixels; `levels`: sections of the tallest tower. */
export function fit(across: number, high: number, towers: number, levels: number): Fit {
  const width = Math.max(LEAST, across),
    height = Math.max(LEAST, high);
  if (width / towers < NARROW)
    return { frame: narrow(width, height, towers, levels), width, height, narrow: true };
  const scale = Math.max(1, Math.min(width / (UNIT.pitch * towers), height / UNIT.height)),
    [w, h] = [width / scale, height / scale];
  return { frame: broad(w, h, towers, levels), width: w, height: h, narrow: false };
}
