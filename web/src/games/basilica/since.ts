/** What the other side did in its last turn, shown until the viewer acts. */

import type { Motion } from '../../lib/motion.svelte';
import type { Step } from '../../lib/frame.svelte';
import { SIDES } from './board';
import { cellPlace, motionsOf } from './motions';
import { done } from './steps';
import type { Entry, GameEvent, Side } from './wire';

export interface LastTurn {
  side: Side;
  words: string[];
  entries: Entry[];
}

/** The turns after the viewer's last one; empty as soon as the viewer's seat has acted again. */
export function lastTurns(entries: readonly Entry[], seat: number | null): LastTurn[] {
  if (seat === null) return [];
  let turns: LastTurn[] = [];
  let whose = -1;
  for (const entry of entries) {
    if (entry.taken_back || entry.kind !== 'move') continue;
    for (const event of entry.events) {
      const { fact } = event;
      if (fact.kind === 'turn') {
        whose = event.seat;
        const side = SIDES[whose];
        if (whose === seat) continue;
        if (side) turns.push({ side, words: [], entries: [] });
      }
      const words = done(fact),
        now = turns.at(-1);
      if (whose === seat) {
        if (words) turns = [];
        continue;
      }
      if (words) now?.words.push(words);
      if (now && now.entries.at(-1) !== entry) now.entries.push(entry);
    }
  }
  return turns.filter(one => one.words.length);
}

export const chipsOf = (turns: readonly LastTurn[]): Step[] =>
  turns.map(({ side, words }) => ({ state: 'past', words: words.join(' · '), colour: side }));

/** Replays the turn: pieces travel again, and their current places are highlighted. */
export function againOf(event: GameEvent): Motion[] {
  const { fact } = event;
  const at = 'target' in fact ? fact.target : 'cell' in fact ? fact.cell : null;
  return [
    ...motionsOf(event),
    ...(typeof at === 'string' ? [{ kind: 'ring', at: cellPlace(at) } as const] : []),
  ];
}
