/**
 * Explanations for a game the page does not know: the name of a thing in the position, and what the game says about
 * it.
 */

import type { Explain } from '../lib/explain';
import { has, t } from '../lib/i18n';
import { partsOf, positionOf } from './view';

export const explain: Explain = (about, { table }) => {
  const [, name = ''] = about.split('/');
  const { game } = table.snapshot;
  const part = partsOf(game, positionOf(table.now.view)).find(one => one.name === name);
  if (!part) return null;
  const key = `view-${game}-${name.replaceAll(/[ _]/g, '-')}-about`;
  return {
    name: part.words,
    kind: t('web-plain-position'),
    rule: '',
    art: null,
    meanings: [
      ...(has(key) ? [{ words: t(key) }] : []),
      { words: part.kind === 'fact' ? part.value : part.columns.join(', ') },
    ],
    when: '',
    reach: [],
    tried: null,
  };
};
