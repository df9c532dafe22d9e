/** Statistics over evenings at a real table. */

import type { Evening } from './logbook.svelte';

/** One person's results over all evenings. */
export interface Standing {
  name: string;
  games: number;
  won: number;
  average: number;
  best: number;
}

/** Everybody who ever played, most games first. */
export function records(evenings: readonly Evening[], game?: string): Standing[] {
  const found = new Map<string, { scores: number[]; won: number }>();
  for (const evening of evenings) {
    if (game && evening.game !== game) continue;
    for (const { name, score, won } of evening.players) {
      const one = found.get(name) ?? { scores: [], won: 0 };
      one.scores.push(score);
      one.won += won ? 1 : 0;
      found.set(name, one);
    }
  }
  return [...found]
    .map(([name, { scores, won }]) => ({
      name,
      games: scores.length,
      won,
      average: scores.reduce((sum, one) => sum + one, 0) / scores.length,
      best: Math.max(...scores),
    }))
    .sort(
      (one, other) => other.games - one.games || other.won - one.won || one.name.localeCompare(other.name),
    );
}

/** The local calendar date, as in 2026-03-01. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-');

/** Parses the evenings of an exported log book; throws for anything else. */
export function evenings(text: string): Evening[] {
  const found = JSON.parse(text) as { duomo_log_book?: number; evenings?: Evening[] };
  if (found.duomo_log_book !== 1 || !Array.isArray(found.evenings)) throw new Error('not a log book');
  return found.evenings.filter(one => typeof one.id === 'string');
}

export const exported = (all: readonly Evening[]): string =>
  JSON.stringify({ duomo_log_book: 1, evenings: all }, null, 1);
