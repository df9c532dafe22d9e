import { t } from '../../lib/i18n';
import type { GameParts } from '../game';
import Picture from './Part.svelte';

export const parts: GameParts = {
  Picture,
  named: [],
  word: (field, word) => (field === 'order' ? t('ba-order', { order: word }) : null),
  widths: { tiles: 96 },
};
