/** Lines of a record in words. */

import { has, phrase, t } from '../lib/i18n';
import { eventWords } from '../lib/names';
import type { GameEvent, Seat } from '../lib/types';
import type { Line } from './ReplayTypes';

/** What the story of a game passes over in silence, but a record tells: draws that everybody sees. */
const DRAWS = ['top', 'turned'];

function sentence(event: GameEvent, parties: readonly Seat[]): string | null {
  const { kind, words, data } = event;
  if (words) return kind === 'turn' ? null : eventWords(event, parties); // that a turn begins is said where it begins
  const key = `event-ba-${kind}`;
  return DRAWS.includes(kind) && has(key) ? phrase({ key, data }) : null;
}

/** What happened on a line, in sentences; for a move that is only the beginning of one, what was chosen. */
export function told(line: Line, parties: readonly Seat[]): string {
  const sentences = line.events.map((event) => sentence(event, parties)).filter((one) => one !== null);
  if (sentences.length) return sentences.join(' ');
  return line.words ? phrase(line.words) : (line.move ?? t('web-replay-start'));
}

/** A win share as points of a hundred, with its sign: −6.3. */
export function signed(share: number, language: string): string {
  const points = 100 * share, size = Math.abs(points).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return points > 0.05 ? `+${size}` : points < -0.05 ? `−${size}` : size;
}

export const percent = (share: number, language: string): string =>
  (100 * share).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
