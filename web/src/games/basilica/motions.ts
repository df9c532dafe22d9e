/** What events look like: pieces travel from where they lay to where they stand. */

import { builder, vault } from './art/vaults';
import type { Motion } from '../../lib/motion.svelte';
import type { GameEvent } from './wire';
import type { Colour, Side } from './position';

const SIDES: Side[] = ['white', 'black'];

/** Names of places, as the parts of the board carry them in `data-at`. */
export const cellPlace = (cell: string): string => `cell-${cell}`;
export const displayPlace = (kind: 'order' | 'vault', place: number): string => `${kind}-${place}`;
export const reservePlace = (side: Side): string => `reserve-${side}`;

export function motionsOf({ kind, seat, data }: GameEvent): Motion[] {
  const side = SIDES[seat],
    cell = cellPlace(String(data.cell));
  const man = side ? builder(side, null, 50, 53, 50) : '';
  switch (kind) {
    case 'vault':
      return [
        {
          kind: 'carry',
          from: displayPlace('vault', Number(data.place)),
          to: cell,
          art: vault(String(data.colours).split('-') as Colour[], 100),
        },
      ];
    case 'builder':
    case 'recruit':
      return side ? [{ kind: 'carry', from: reservePlace(side), to: cell, art: man }] : [];
    case 'move':
      return [{ kind: 'carry', from: cell, to: cellPlace(String(data.target)), art: man }];
    case 'take-back':
      return side ? [{ kind: 'carry', from: cell, to: reservePlace(side), art: man }] : [];
    case 'turned':
      return [{ kind: 'rise', at: displayPlace('vault', Number(data.place)) }];
    case 'promote':
    case 'glass':
    case 'scaffold':
    case 'catastrophe':
      return [{ kind: 'ring', at: cell }];
    default:
      return [];
  }
}
