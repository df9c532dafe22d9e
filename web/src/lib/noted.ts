// The promise of a table's dice as this browser first saw it, during the game (docs/dice.md).
import { api } from './api';
import { keep, kept } from './kept';

const key = (table: string): string => `duomo-dice ${table}`;

/** The promise noted during the game; null if this browser was not there. */
export const notedPromise = (table: string): string | null => kept<string | null>(key(table), null);

/** Notes the promise of a game in progress, once: a later one is not trusted. */
export async function notePromise(table: string): Promise<void> {
  if (notedPromise(table) !== null) return;
  const { commitment } = await api.dice(table);
  keep(key(table), notedPromise(table) ?? commitment);
}
