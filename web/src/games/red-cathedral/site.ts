/** Positions of the cathedral's sections, and the gems set in their ornaments. */

import { round } from '../../art/draw';
import { fit, UNIT } from './art/fit';
import type { Frame } from './art/site';
import type { Entry, Section } from './wire';

export interface PlacedSection {
  section: Section;
  level: number;
  y: number;
  h: number;
  /** The touch area of the section: in a low place it is larger than the drawing. */
  hit: { y: number; h: number };
}
export interface PlacedTower {
  x: number;
  sections: PlacedSection[];
}

/** Side of a target for a thumb, in pixels. */
const THUMB = 44;

/** Heights of a tower's targets, from its base up: none below `least`, as far as the tower and `air` above it allow. */
export function reachOf(heights: readonly number[], least: number, air: number): number[] {
  const whole = heights.reduce((sum, h) => sum + h, 0),
    wanted = heights.length * least,
    room = whole + Math.max(0, Math.min(air, wanted - whole)),
    low = Math.min(least, room / heights.length);
  const lacking = heights.reduce((sum, h) => sum + Math.max(0, low - h), 0),
    spare = heights.reduce((sum, h) => sum + Math.max(0, h - low), 0) + room - whole;
  if (!lacking) return [...heights];
  const given = Math.max(0, lacking - (room - whole)) / Math.max(1e-9, spare - (room - whole));
  return heights.map(h => (h < low ? low : h - (h - low) * Math.min(1, given)));
}

/** Towers side by side on the ground; the tallest one fills the height. */
export class TowerPlan {
  readonly frame: Frame;
  /** Size of the drawing, in its own units. */
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  readonly ground: number;
  readonly pitch: number;
  readonly half: number;
  readonly towers: PlacedTower[];
  /** Size of a thumb in the drawing's units. */
  readonly #least: number;
  /** Towers with a finished section: their windows shine at night. */
  readonly lit: number[];

  /** Lays out the towers for a place of this size in pixels. */
  constructor(towers: Section[][], width: number, height: number) {
    const levels = Math.max(2, ...towers.map(sections => sections.length)),
      fitted = fit(width, height, Math.max(1, towers.length), levels);
    this.frame = fitted.frame;
    this.width = round(fitted.width);
    this.height = round(fitted.height);
    this.narrow = fitted.narrow;
    this.ground = round(this.height - UNIT.ground);
    this.pitch = this.width / Math.max(1, towers.length);
    this.half = this.frame.slot / 2;
    this.#least = (THUMB * fitted.width) / Math.max(width, 1);
    this.towers = towers.map((sections, i) => ({
      x: round(this.pitch * (i + 0.5)),
      sections: this.#stack(sections),
    }));
    this.lit = this.towers
      .filter(tower => tower.sections.some(s => s.section.finished))
      .map(tower => tower.x);
  }

  /** Lower sections are drawn over upper ones, so that cornices overlap upwards. */
  #stack(sections: Section[]): PlacedSection[] {
    const heights = sections.map(({ kind }) => this.frame.rise[kind]),
      top = heights.reduce((sum, h) => sum + h, 0),
      reach = reachOf(heights, this.#least, this.ground - top);
    let y = 0,
      hit = 0;
    return sections
      .map((section, level) => {
        const placed = { section, level, y, h: heights[level]!, hit: { y: hit - y, h: reach[level]! } };
        y -= placed.h;
        hit -= placed.hit.h;
        return placed;
      })
      .reverse();
  }
}

/** The gems set in each section's ornament. They are paid to the reserve (RC-6.5); only the picture shows them. */
export function gemsSet(entries: Entry[]): Map<string, string[]> {
  const gems = new Map<string, string[]>();
  for (const entry of entries) {
    if (entry.taken_back) continue;
    for (const { fact } of entry.events) if ('gems' in fact) gems.set(fact.section, fact.gems);
  }
  return gems;
}
