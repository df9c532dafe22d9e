/** Which piece represents which legal move. */

import type { Offer } from './wire';

/** What can be chosen now, by the piece that represents it. */
export interface Targets {
  /** By cell name. */
  cells: Map<string, Offer>;
  /** By place number, from 1. */
  vaults: Map<number, Offer>;
  orders: Map<number, Offer>;
  /** The builder that may follow onto the vault just placed (BA-2.2). */
  builder: Offer | null;
  /** Moves without a piece: they are shown as buttons. */
  others: Offer[];
}

export function targetsOf(legal: readonly Offer[]): Targets {
  const targets: Targets = {
    cells: new Map(),
    vaults: new Map(),
    orders: new Map(),
    builder: null,
    others: [],
  };
  for (const offer of legal) {
    const { does } = offer;
    switch (does.kind) {
      case 'vault':
        targets.vaults.set(does.place, offer);
        break;
      case 'order':
        targets.orders.set(does.place, offer);
        break;
      case 'builder':
        targets.builder = offer;
        targets.others.push(offer);
        break;
      case 'rank':
      case 'replace':
      case 'pay':
      case 'decline':
        targets.others.push(offer);
        break;
      default:
        targets.cells.set(does.cell, offer);
    }
  }
  return targets;
}

/** The cell a move refers to: where it lands, or where its builder is. */
export const cellOf = ({ does }: Offer): string | null => ('cell' in does ? does.cell : null);

/** A piece that can be clicked, whether or not it is a legal move now. */
export type Piece = { kind: 'vault' | 'order'; place: number } | { kind: 'cell'; cell: string };

/** The server's name for a piece. */
export const nameOf = (piece: Piece): string =>
  piece.kind === 'cell' ? `cell/${piece.cell}` : `${piece.kind}/${piece.place}`;

/** What clicking a piece would do. */
export const offerAt = (targets: Targets, piece: Piece): Offer | undefined =>
  piece.kind === 'cell'
    ? targets.cells.get(piece.cell)
    : targets[piece.kind === 'vault' ? 'vaults' : 'orders'].get(piece.place);
