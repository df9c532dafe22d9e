import type { GameParts, GameScoring } from '../games/game';
import Picture from './Part.svelte';
import Lines from './Scoring.svelte';

export const scoring: GameScoring = {
  Lines,
  unit: 'points',
  icon: 'ui-site',
  counted: /^(?!)/,
  facts: () => [],
};

export const parts: GameParts = { Picture, named: [], widths: {} };
