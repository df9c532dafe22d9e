/** At the end of a solo game the score page knows what the companion knows; the player adds what only he can see. */

import { keep } from '../../../../lib/kept';
import type { View } from '../../wire';
import type { Entered, Party } from '../count.svelte';

const blank = (party: string, colour: string): Party => ({
  party,
  colour,
  name: '',
  space: null,
  materials: null,
  rubles: null,
  permits: 0,
  tools: [],
  contracts: [],
  kinds: {},
  open_tiles: 0,
  gone: {},
});

export function scoreOf(view: View): void {
  const me = view.player[0]!,
    ivan = view.ivan!,
    sum = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((all, one) => all + one, 0);
  const entered: Entered = {
    part: 'track',
    at: 0,
    level: 0,
    parties: [
      blank(me.colour, me.colour),
      {
        ...blank('ivan', ivan.colour),
        space: ivan.space,
        materials: sum(ivan.inventory) + sum(ivan.build),
        tools: view.contractors?.board[1]?.tools_shown ?? [],
      },
    ],
    towers: view.tower.map(tower =>
      tower.sections.map(({ banner, finished, ornament }) => ({
        banner,
        finished: finished || !banner,
        ornament,
        told: 2 as const,
      })),
    ),
    options: {
      contractors: view.options.contractors ?? 'off',
      blueprints: view.options.blueprints ?? 'base',
    },
  };
  keep('duomo-count-red-cathedral', entered);
}
