import { t } from '../../lib/i18n';
import type { GameModule } from '../game';
import { card } from './art/pictures';
import { VAULT_DEFS } from './art/vaults';
import Picture from './Picture.svelte';

export const game: GameModule<'basilica'> = {
  place: 2,
  colours: ['white', 'black'],
  colourName: colour => t('ba-side', { side: colour }),
  minutes: () => 45,
  themes: {
    tempo: 'ui-clock',
    majority: 'ui-people',
    zones: 'glass',
    promotion: 'o-promote',
    builders: 'builder',
    orders: 'o-move',
    coins: 'ruble',
    vaults: 'crown',
  },
  sounds: { scoring: 'finish' },
  defs: VAULT_DEFS,
  Picture,
  card,
  board: () => import('./Board.svelte'),
  figure: () => import('./Figure.svelte'),
  replay: () => import('./Replay.svelte'),
  explain: async () => (await import('./explain')).explain,
  scoring: async () => (await import('./ending')).scoring,
  position: () => import('./companion/Position.svelte'),
  count: () => import('./companion/Count.svelte'),
  guides: [{ name: 'basilica', figure: 'nave' }],
  parts: async () => (await import('./parts')).parts,
};
