import { t } from '../../lib/i18n';
import type { GameScoring } from '../game';
import Lines from './Scoring.svelte';

export const scoring: GameScoring<'basilica'> = {
  Lines,
  unit: 'points',
  icon: 'o-glass',
  facts: ({ view }) => [t('web-score-king', { king: view.king })],
};
