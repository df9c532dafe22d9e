import { t } from '../../lib/i18n';
import type { GameModule } from '../game';
import { card } from './art/pictures';
import { SKY_DEFS } from './art/site';
import Picture from './Picture.svelte';

export const game: GameModule<'red-cathedral'> = {
  place: 1,
  colours: ['red', 'blue', 'green', 'yellow'],
  colourName: colour => t('rc-colour', { colour }),
  minutes: (players, { contractors }) => 20 + 20 * players + (contractors === 'on' ? 5 * players + 5 : 0),
  fact: 'web-solo-and-module',
  alone: 'web-solo-ivan',
  books: { contractors: 'web-option-contractors' },
  choice: (option, value) =>
    option === 'guild' && value !== 'none' && value !== 'random'
      ? { key: 'guild-name', data: { group: value } }
      : null,
  expansions: {
    base: { contractors: 'off' },
    all: { contractors: 'on', blueprints: 'all' },
  },
  themes: {
    tempo: 'ui-clock',
    penalty: 'recognition',
    majority: 'arch',
    claim: 'banner',
    building: 'm-brick',
    ornaments: 'door',
    market: 'ui-market',
    dice: 'die-5',
    workshop: 'ui-bench',
    contractors: 'contractor',
  },
  sounds: { roll: 'dice', finish: 'finish' },
  defs: SKY_DEFS,
  Picture,
  card,
  board: () => import('./Board.svelte'),
  figure: () => import('./Figure.svelte'),
  replay: () => import('./Replay.svelte'),
  explain: async () => (await import('./explain')).explain,
  standing: () => import('./Standing.svelte'),
  scoring: async () => (await import('./ending')).scoring,
  position: () => import('./companion/Position.svelte'),
  count: () => import('./companion/Count.svelte'),
  automaton: () => import('./companion/ivan/Ivan.svelte'),
  guides: [
    { name: 'red-cathedral', figure: 'goal' },
    { name: 'red-cathedral-contractors', figure: 'region' },
    { name: 'red-cathedral-solo', figure: 'ivan-row' },
  ],
  towers: async () => (await import('./towers')).towers,
  parts: async () => (await import('./parts')).parts,
};
