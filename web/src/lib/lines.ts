/** Lines of a study in addresses, so that they can be sent to somebody. */

import type { StudyLine } from './types';

/** No move has this sign in it. */
const BETWEEN = '~';

/** The line that an address names. */
export function lineOf(at: number, query: string): StudyLine {
  const asked = new URLSearchParams(query);
  return {
    at,
    moves: asked.get('moves')?.split(BETWEEN).filter(Boolean) ?? [],
    deal: Number(asked.get('deal')) || 0,
  };
}

export function queryOf({ moves = [], deal = 0 }: StudyLine): string {
  const asked = new URLSearchParams();
  if (moves.length) asked.set('moves', moves.join(BETWEEN));
  if (deal) asked.set('deal', String(deal));
  return asked.size ? `?${asked.toString()}` : '';
}
