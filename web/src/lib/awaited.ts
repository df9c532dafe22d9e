/** Why nothing can be chosen now, and what the game is waiting for. */

import { seatName } from './names';
import type { GameTable } from './table.svelte';
import type { GameName, Why } from './types';

const why = (key: string, data: Why['words']['data'] = {}): Why => ({ words: { key, data }, rule: '' });

export function awaited<G extends GameName>({ now, seats, replayed }: GameTable<G>): Why {
  if (replayed) return why('web-replay-only');
  if (now.over) return why('web-game-over');
  const decider = seats.find(one => one.seat === now.decider);
  if (!decider) return why('web-awaited-dice');
  if (decider.who === 'open') return why('web-waits-for-friend');
  const name = seatName(decider, seats);
  return now.decision
    ? why('web-awaited-question', { name, question: now.decision })
    : why('web-awaited', { name });
}
