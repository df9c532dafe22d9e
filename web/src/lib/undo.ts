/** Undo beyond one's own turn, and whose turns it takes back. */

import { language, phrase, t } from './i18n';
import { seatName } from './names';
import type { LiveTable } from './table.svelte';
import type { Seat, TurnsOf } from './types';

/** True if others have done something since: an undo needs confirmation first. */
export const goesPast = ({ held, now }: Pick<LiveTable, 'held' | 'now'>): boolean =>
  held === null && now.undo.takes_back.length > 0;

/** Joins words into a list in the reader's language. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);

/** “the turn of Anna and 2 turns of Ivan”. */
export const turnsWords = (turns: readonly TurnsOf[], seats: readonly Seat[]): string =>
  listed(
    turns.map(({ party, name, turns: count }) => {
      const seat = seats.find(one => one.seat === party);
      return t('web-undo-turns', { turns: count, name: seat ? seatName(seat, seats) : phrase(name) });
    }),
  );
