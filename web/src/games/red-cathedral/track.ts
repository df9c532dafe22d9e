/** Everybody on the score track, which combines both scores (RC-3.1, RC-3.4). */

import { type Marker, SPACES } from './art/rule';
import { t } from '../../lib/i18n';
import type { NameOf } from './names';
import type { Party } from './view';

/** On the second lap a marker starts over and shows +40. */
export const onTrack = (
  all: readonly Party[],
  nameOf: NameOf,
): { markers: Marker[]; again: Party[]; words: string } => ({
  markers: all.map(p => ({ colour: p.colour, recognition: p.space > SPACES ? p.space - SPACES : p.space })),
  again: all.filter(p => p.space > SPACES),
  words: all
    .map(p => t('web-rc-name-score', { who: nameOf(p.party), recognition: p.space, prestige: p.prestige }))
    .join('; '),
});
