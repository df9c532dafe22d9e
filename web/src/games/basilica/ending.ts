import { t } from '../../lib/i18n';
import type { GameScoring } from '../game';
import Lines from './Scoring.svelte';

export const scoring: GameScoring<'basilica'> = {
  Lines,
  unit: 'points',
  icon: 'o-glass',
  counted: /^(scoring|zone|zone-tied|scored|end|wins|draw|king|exhausted|turn|turned|top)$/,
  facts: ({ view }) => [t('web-score-king', { king: view.king })],
};
