import { t } from '../../lib/i18n';
import type { GameScoring } from '../game';
import Lines from './Scoring.svelte';

export const scoring: GameScoring<'red-cathedral'> = {
  Lines,
  unit: 'prestige',
  icon: 'ui-site',
  counted: /^(score-.*|wins|turn|roll|last-turns|sixth)$/,
  /** Ivan is scored after his one opponent (RC-11.1). */
  others({ view: { ivan } }) {
    if (!ivan) return [];
    return [{ colour: ivan.colour, name: t('rc-party', { party: 'ivan' }), note: '', mine: false }];
  },
  facts({ view }) {
    const sections = view.tower.flatMap(tower => tower.sections);
    const finished = sections.filter(one => one.finished).length,
      ornaments = sections.filter(one => one.ornament).length;
    return [
      t('web-score-sections', { finished, all: sections.length }),
      t('web-score-ornaments', { ornaments }),
    ];
  },
};
