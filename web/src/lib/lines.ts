/** Study lines in addresses, so that they can be shared. */

import type { StudyLine } from './types';

/** A character that occurs in no move. */
const BETWEEN = '~';

/** Parses the line from an address. */
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
