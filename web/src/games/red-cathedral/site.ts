/** Where the sections of the cathedral stand, and what is set in their ornaments. */

import { round } from '../../art/draw';
import type { Frame } from './art/site';
import type { Entry, Section } from './wire';

export interface PlacedSection {
  section: Section;
  level: number;
  y: number;
  h: number;
}
export interface PlacedTower {
  x: number;
  sections: PlacedSection[];
}

const CROSS = 8,
  LARGEST = 1.24,
  LOWEST = 0.8;

/** Towers side by side on the ground, as large as their number and the highest of them allow. */
export class TowerPlan {
  readonly ground: number;
  readonly pitch: number;
  readonly half: number;
  readonly fit: number;
  readonly frame: Frame;
  /** Share of the usual height, where a high tower would make all of them small. */
  readonly squash: number;
  readonly towers: PlacedTower[];
  /** Towers with a finished section: their windows shine at night. */
  readonly lit: number[];

  constructor(towers: Section[][], frame: Frame, width: number, height: number, sky: number) {
    const heightOf = (sections: Section[]): number =>
      sections.reduce((sum, s) => sum + frame.rise[s.kind], 0);
    const tallest = Math.max(1, ...towers.map(heightOf)) + CROSS;
    this.ground = height - 30;
    this.half = frame.slot / 2;
    const room = width / Math.max(1, towers.length),
      high = this.ground - sky;
    const broad = Math.min(LARGEST, (room - 2) / (frame.slot + 3));
    this.squash = round(Math.max(LOWEST, Math.min(1, high / (tallest * broad))));
    this.fit = round(Math.min(broad, high / (tallest * this.squash)));
    const { base, middle, dome } = frame.rise;
    this.frame = {
      ...frame,
      rise: { base: base * this.squash, middle: middle * this.squash, dome: dome * this.squash },
    };
    this.pitch = Math.min(room, (frame.slot + 40) * this.fit);
    const left = (width - this.pitch * towers.length) / 2;
    this.towers = towers.map((sections, i) => ({
      x: round(left + this.pitch * (i + 0.5)),
      sections: this.#stack(sections),
    }));
    this.lit = this.towers
      .filter(tower => tower.sections.some(s => s.section.finished))
      .map(tower => tower.x);
  }

  /** Lower sections are drawn over upper ones, so that cornices overlap upwards. */
  #stack(sections: Section[]): PlacedSection[] {
    let y = 0;
    return sections
      .map((section, level) => {
        const placed = { section, level, y, h: this.frame.rise[section.kind] };
        y -= placed.h;
        return placed;
      })
      .reverse();
  }
}

/** The gems set in each section's ornament. They are paid to the reserve (RC-6.5); the picture remembers them. */
export function gemsSet(entries: Entry[]): Map<string, string[]> {
  const gems = new Map<string, string[]>();
  for (const entry of entries) {
    if (entry.taken_back) continue;
    for (const { fact } of entry.events)
      if (fact.kind === 'gems' || fact.kind === 'gems-diamonds') gems.set(fact.section, fact.gems);
  }
  return gems;
}
