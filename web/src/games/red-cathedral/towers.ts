/** Courses as towers of the cathedral, for the lessons page. */

import type { GameTowers } from '../game';
import { ALONE, architecture, scaffold, scene, type Part } from './art/site';
import { lookOf } from './looks';
import './scene.css';

const partAt = (level: number, tall: number): Part =>
  level === 0 ? 'base' : level === tall - 1 ? 'dome' : 'middle';

export const towers: GameTowers = {
  scene: (width, height) => scene(ALONE, width, height),
  section(seed, level, tall) {
    const part = partAt(level, tall);
    const high = ALONE.rise[part];
    const look = lookOf(`${part}-${String(seed * 3 + level + 1).padStart(2, '0')}`, part);
    return {
      part,
      high,
      built: architecture(ALONE, look, level, tall),
      scaffold: scaffold(ALONE, high, seed * 7 + level),
    };
  },
};
