/** Rings on the floor: what was played and what was better, what was chosen, what others changed, a zone looked at. */

import type { GameTable } from './wire';
import type { Desk } from './desk.svelte';
import type { Zone } from './zones';

export interface Mark {
  cell: string;
  kind: 'played' | 'better' | 'chosen' | 'new' | 'zone';
}
export interface Verdict {
  kind: 'played' | 'better';
  move: string;
}

export const verdictsOf = ({ marks }: GameTable): Verdict[] =>
  (
    [
      ['played', marks?.played],
      ['better', marks?.better],
    ] as const
  ).flatMap(([kind, move]) => (move ? [{ kind, move }] : []));

/** The cell that a move is about: its own, the vault just placed, or the builder that gets a rank. */
function cellOf(desk: Desk, move: string): string | null {
  if (move.startsWith('at ')) return move.slice(3);
  if (/^(vault|order) /.test(move)) return null;
  return move === 'builder' ? String(desk.table.now.view.position.fresh ?? '') || null : desk.chosen.cell;
}

export function marksOf(desk: Desk, verdicts: readonly Verdict[], looked: Zone | null): Mark[] {
  const { targets, chosen, changed } = desk;
  return [
    ...(looked?.cells ?? []).map((cell): Mark => ({ cell, kind: 'zone' })),
    ...[...changed].filter(cell => !targets.cells.has(cell)).map((cell): Mark => ({ cell, kind: 'new' })),
    ...(chosen.cell ? [{ cell: chosen.cell, kind: 'chosen' } as const] : []),
    ...verdicts.flatMap(({ kind, move }): Mark[] => {
      const cell = cellOf(desk, move);
      return cell ? [{ cell, kind }] : [];
    }),
  ];
}
