/** The view of any game as readable rows, with the game's own names where it has words for them. */

import { has, t } from '../lib/i18n';
import type { View } from '../lib/types';

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** Entries that every position has and nobody needs to read. */
const SILENT = ['duomo_position', 'game', 'options'];

/** A game without documents of its own sends its raw position. */
export const positionOf = (view: View): Record<string, Value> =>
  'position' in view ? (view.position as Record<string, Value>) : {};

/** A word of a position in the reader's language, if the game has a text for it. */
export function worded(game: string, word: string): string {
  const key = `view-${game}-${word.replaceAll(/[ _]/g, '-')}`;
  return has(key) ? t(key) : word.replaceAll('_', ' ');
}

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in one line. */
export function told(game: string, value: Value | undefined): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return worded(game, value);
  if (Array.isArray(value)) return value.map(one => told(game, one)).join(', ') || '–';
  return Object.entries(value)
    .map(([name, one]) => `${worded(game, name)} ${told(game, one)}`)
    .join(', ');
}

/** One fact of a position, or a list of similar things, shown as a table. */
export type Part =
  | { kind: 'fact'; name: string; words: string; value: string }
  | { kind: 'list'; name: string; words: string; columns: string[]; rows: string[][] };

export function partsOf(game: string, position: Record<string, Value>): Part[] {
  return Object.entries(position)
    .filter(([name]) => !SILENT.includes(name))
    .map(([name, value]): Part => {
      const words = worded(game, name);
      if (!Array.isArray(value) || !value.length || !value.every(isRecord))
        return { kind: 'fact', name, words, value: told(game, value) };
      const keys = [...new Set(value.flatMap(row => Object.keys(row)))];
      return {
        kind: 'list',
        name,
        words,
        columns: keys.map(key => worded(game, key)),
        rows: value.map(row => keys.map(key => told(game, row[key]))),
      };
    });
}
