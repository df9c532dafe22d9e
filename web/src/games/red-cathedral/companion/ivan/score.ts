/** At the end of a solo game, the score page gets what the companion knows; the player adds what only they can see. */

import { keep } from '../../../../lib/kept';
import type { components } from '../../../../lib/server';
import { NAME, party, type Entered } from '../count.svelte';

export function scoreOf(count: components['schemas']['RedCathedralCount'], colours: readonly string[]): void {
  const entered: Entered = {
    part: 'track',
    at: 0,
    level: 0,
    parties: count.parties.map((one, i) => ({
      ...party(one.party, colours[i] ?? one.party),
      ...(one.party === 'ivan'
        ? { space: one.space!, materials: one.materials!, tools: one.tools ?? [] }
        : {}),
    })),
    towers: count.towers.map(tower =>
      tower.map(({ banner, finished, ornament }) => ({
        banner: banner ?? null,
        finished: finished ?? true,
        ornament: ornament ?? null,
        told: 2 as const,
      })),
    ),
    options: count.options ?? {},
  };
  keep(NAME, entered);
}
