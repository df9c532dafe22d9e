/** Edits to a Basilica position being set up. The server checks whether the result is legal. */

import { SIDES } from '../../board';
import type { Pieces, Rank, Side, SidePieces, TilePiece } from '../../wire';

/** What can be put on a cell. */
export type Held =
  | { what: 'vault'; tile: TilePiece }
  | { what: 'builder'; side: Side }
  | { what: 'rank'; rank: Rank }
  | { what: 'scaffold' | 'glass' | 'fresh' | 'erase' };

const off = <T extends { cell: string }>(list: T[] | undefined, cell: string): T[] =>
  (list ?? []).filter(one => one.cell !== cell);

export const vaultOn = (pieces: Pieces, cell: string): TilePiece | null =>
  pieces.cathedral?.find(one => one.cell === cell)?.tile ?? null;

/** The builder on a cell, even where builders are not allowed. */
export function builderOn(pieces: Pieces, cell: string): { side: Side; rank: Rank | null } | null {
  for (const { side, builders } of pieces.sides ?? [])
    for (const one of builders ?? []) if (one.cell === cell) return { side, rank: one.rank ?? null };
  return null;
}

/** One side's pieces; both sides always exist. */
export function sideOf(pieces: Pieces, side: Side): SidePieces {
  const sides = (pieces.sides ??= SIDES.map(one => ({ side: one })));
  const found = sides.find(one => one.side === side) ?? { side };
  if (!sides.includes(found)) sides.push(found);
  return found;
}

/** The position with a piece placed on a cell. */
export function put(given: Pieces, held: Held, cell: string): Pieces {
  return changed(given, pieces => {
    const leave = (): void => {
      for (const side of pieces.sides ?? []) side.builders = off(side.builders, cell);
    };
    const bare = (): void => {
      leave();
      pieces.cathedral = off(pieces.cathedral, cell);
      pieces.scaffolds = off(pieces.scaffolds, cell);
      pieces.glass = off(pieces.glass, cell);
      if (pieces.fresh === cell) pieces.fresh = null;
    };
    if (held.what === 'vault') {
      pieces.scaffolds = off(pieces.scaffolds, cell);
      pieces.cathedral = [...off(pieces.cathedral, cell), { cell, tile: held.tile }];
    } else if (held.what === 'scaffold') {
      bare();
      pieces.scaffolds = [...(pieces.scaffolds ?? []), { cell }];
    } else if (held.what === 'glass') {
      const rest = off(pieces.glass, cell);
      pieces.glass = rest.length < (pieces.glass?.length ?? 0) ? rest : [...rest, { cell }];
    } else if (held.what === 'builder') {
      const before = builderOn(pieces, cell);
      leave();
      if (before?.side !== held.side) (sideOf(pieces, held.side).builders ??= []).push({ cell });
    } else if (held.what === 'rank') {
      const before = builderOn(pieces, cell);
      for (const one of before ? (sideOf(pieces, before.side).builders ?? []) : [])
        if (one.cell === cell) one.rank = one.rank === held.rank ? null : held.rank;
    } else if (held.what === 'fresh') pieces.fresh = pieces.fresh === cell ? null : cell;
    else bare();
  });
}

/** Any other change. */
export function changed(given: Pieces, make: (pieces: Pieces) => void): Pieces {
  const pieces = structuredClone(given);
  make(pieces);
  return pieces;
}
