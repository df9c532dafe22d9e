/** Lines of a record in words. */

import { phrase, t } from '../lib/i18n';
import { eventWords } from '../lib/names';
import type { Seat } from '../lib/types';
import type { Line } from './ReplayTypes';

/** What happened on a line, in sentences; for the first part of a composed move, what was chosen. */
export function told(line: Line, parties: readonly Seat[]): string {
  const told = line.events.filter(({ words, kind }) => words && kind !== 'turn'); // a turn is announced where it starts
  if (told.length) return told.map(event => eventWords(event, parties)).join(' ');
  return line.words ? phrase(line.words) : (line.move ?? t('web-replay-start'));
}

/** A win share in percentage points, with its sign: −6.3. */
export function signed(share: number, language: string): string {
  const points = 100 * share,
    size = Math.abs(points).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return points > 0.05 ? `+${size}` : points < -0.05 ? `−${size}` : size;
}

export const percent = (share: number, language: string): string =>
  (100 * share).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
