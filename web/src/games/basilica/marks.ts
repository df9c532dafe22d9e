/**
 * Rings on the floor: what was played and what was better, what was chosen, what others changed, a zone being looked
 * at.
 */

import type { Desk } from './desk.svelte';
import { cellOf } from './moves';
import type { GameTable, Offer, Zone } from './wire';

export interface Mark {
  cell: string;
  kind: 'played' | 'better' | 'chosen' | 'new' | 'zone';
}
export interface Verdict {
  kind: 'played' | 'better';
  offer: Offer;
}

export const verdictsOf = ({ marks }: GameTable): Verdict[] =>
  (
    [
      ['played', marks?.played],
      ['better', marks?.better],
    ] as const
  ).flatMap(([kind, offer]) => (offer ? [{ kind, offer }] : []));

export function marksOf(desk: Desk, verdicts: readonly Verdict[], looked: Zone | null): Mark[] {
  const { targets, chosen, changed } = desk;
  return [
    ...(looked?.cells ?? []).map((cell): Mark => ({ cell, kind: 'zone' })),
    ...[...changed].filter(cell => !targets.cells.has(cell)).map((cell): Mark => ({ cell, kind: 'new' })),
    ...(chosen.cell ? [{ cell: chosen.cell, kind: 'chosen' } as const] : []),
    ...verdicts.flatMap(({ kind, offer }): Mark[] => {
      const cell = cellOf(offer);
      return cell ? [{ cell, kind }] : [];
    }),
  ];
}
