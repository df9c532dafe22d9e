/** Animations of events: pieces travel from where they were to where they are now. */

import { builder, vault } from './art/vaults';
import type { Motion } from '../../lib/motion.svelte';
import type { GameEvent } from './wire';
import { SIDES } from './board';
import type { Side } from './wire';

/** Names of places, as used in `data-at` on the board. */
export const cellPlace = (cell: string): string => `cell-${cell}`;
export const displayPlace = (kind: 'order' | 'vault', place: number): string => `${kind}-${place}`;
export const reservePlace = (side: Side): string => `reserve-${side}`;

export function motionsOf({ seat, fact }: GameEvent): Motion[] {
  const side = SIDES[seat],
    man = side ? builder(side, null, 50, 53, 50) : '';
  switch (fact.kind) {
    case 'vault':
      return [
        {
          kind: 'carry',
          from: displayPlace('vault', fact.place),
          to: cellPlace(fact.cell),
          art: vault(fact.colours, 100),
        },
      ];
    case 'builder':
    case 'recruit':
      return side ? [{ kind: 'carry', from: reservePlace(side), to: cellPlace(fact.cell), art: man }] : [];
    case 'move':
      return [{ kind: 'carry', from: cellPlace(fact.cell), to: cellPlace(fact.target), art: man }];
    case 'take-back':
      return side ? [{ kind: 'carry', from: cellPlace(fact.cell), to: reservePlace(side), art: man }] : [];
    case 'turned':
      return [{ kind: 'rise', at: displayPlace('vault', fact.place) }];
    case 'promote':
    case 'glass':
    case 'scaffold':
    case 'catastrophe':
      return [{ kind: 'ring', at: cellPlace(fact.cell) }];
    default:
      return [];
  }
}
