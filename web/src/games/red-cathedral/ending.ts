import { t } from '../../lib/i18n';
import type { GameScoring } from '../game';
import { linesOf, tieBreak, totalsOf } from './scoring';
import Lines from './Scoring.svelte';
import { viewOf } from './view';

export const scoring: GameScoring<'red-cathedral'> = {
  Lines,
  unit: 'prestige',
  icon: 'ui-site',
  /** Ivan is scored after the one player against whom he plays (RC-11.1). */
  others(now) {
    const { ivan, player } = viewOf(now);
    if (!ivan || player.length !== 1) return [];
    return [
      { colour: ivan.colour ?? 'black', name: t('rc-party', { party: 'ivan' }), note: '', mine: false },
    ];
  },
  tieBreak(now, entries) {
    const view = viewOf(now);
    return tieBreak(totalsOf(view, linesOf(view, entries)));
  },
  facts(now) {
    const sections = viewOf(now).tower.flatMap(tower => tower.sections);
    const finished = sections.filter(one => one.finished).length,
      ornaments = sections.filter(one => one.ornament).length;
    return [
      t('web-score-sections', { finished, all: sections.length }),
      t('web-score-ornaments', { ornaments }),
    ];
  },
};
