import type { GameModule } from '../game';
import { card } from './art/pictures';
import { SKY_DEFS } from './art/site';
import Picture from './Picture.svelte';

export const game: GameModule<'red-cathedral'> = {
  place: 1,
  colours: ['red', 'blue', 'green', 'yellow'],
  fact: 'web-solo-and-module',
  expansions: {
    base: { contractors: 'off' },
    all: { contractors: 'on', guild: 'archivists', blueprints: 'all' },
  },
  closing: ['end', 'leave', 'done', 'pass'],
  sounds: { roll: 'dice', finish: 'finish' },
  defs: SKY_DEFS,
  Picture,
  card,
  board: () => import('./Board.svelte'),
  replay: () => import('./Replay.svelte'),
  standing: () => import('./Standing.svelte'),
  scoring: async () => (await import('./ending')).scoring,
  parts: async () => (await import('./parts')).parts,
};
