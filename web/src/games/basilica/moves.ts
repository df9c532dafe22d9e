/** Which piece stands for which legal move, and which move a click on any piece would be. */

import type { Offer } from './wire';
import { KING_STEP, type Pending, type Position, type Rank, type Side, type Tile } from './position';

export const RANKS: readonly Rank[] = ['architect', 'mason', 'hercules'];

/** What may be chosen now, by the piece that stands for it. */
export interface Targets {
  /** By the name of the cell. */
  cells: Map<string, Offer>;
  /** By the number of the place, from 1. */
  vaults: Map<number, Offer>;
  orders: Map<number, Offer>;
  /** The builder that may follow onto the vault just placed (BA-2.2). */
  builder: Offer | null;
  /** Moves without a piece of their own: they are shown as buttons. */
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
    const [verb, what = ''] = offer.move.split(' ');
    if (verb === 'at') targets.cells.set(what, offer);
    else if (verb === 'vault') targets.vaults.set(Number(what), offer);
    else if (verb === 'order') targets.orders.set(Number(what), offer);
    else {
      if (verb === 'builder') targets.builder = offer;
      targets.others.push(offer);
    }
  }
  return targets;
}

/** What lies in the hand of whoever decides: drawn as a ghost on the cells where it may go. */
export type Hand =
  | { kind: 'vault'; tile: Tile }
  | { kind: 'builder'; side: Side; rank: Rank | null }
  | { kind: 'glass' | 'scaffold' | 'ruin' | 'take-back' | 'choose' };

const sideOf = (pending: Pending, word: number): Side =>
  pending.words[word] === 'black' ? 'black' : 'white';

export function handOf(position: Position): Hand | null {
  const pending = position.pending[0];
  if (!pending) return null;
  switch (pending.kind) {
    case 'place': {
      const tile = position.vaults[Number(pending.words[1]) - 1];
      return tile ? { kind: 'vault', tile } : null;
    }
    case 'recruit':
      return { kind: 'builder', side: sideOf(pending, 0), rank: null };
    case 'target': {
      const mover = position.cells.get(pending.words[3] ?? '')?.builder;
      return mover ? { kind: 'builder', ...mover } : null;
    }
    case 'glass':
      return { kind: 'glass' };
    case 'scaffold':
      return { kind: 'scaffold' };
    case 'catastrophe':
      return { kind: 'ruin' };
    case 'take-back':
      return { kind: 'take-back' };
    default:
      return { kind: 'choose' };
  }
}

/** What was chosen before in the same action and still waits for the rest of it. */
export interface Chosen {
  vault: number | null;
  order: number | null;
  cell: string | null;
}

export function chosenOf(position: Position): Chosen {
  const chosen: Chosen = { vault: null, order: null, cell: null };
  for (const { kind, words } of position.pending) {
    if (kind === 'place') chosen.vault = Number(words[1]);
    else if (kind === 'executed') chosen.order = Number(words[0]);
    else if (kind === 'rank') chosen.cell = words[1] ?? null;
    else if (kind === 'target') chosen.cell = words[3] ?? null;
  }
  return chosen;
}

/** The choices with which an order is over (BA-4); of two scaffolds it is the second. */
const LAST: Record<string, boolean> = {
  rank: true,
  recruit: true,
  target: true,
  glass: true,
  catastrophe: true,
};

/** BA-3.3: a crown that brings the king to a tenth space ends the turn at once. */
const bringsScoring = (position: Position, place: number): boolean =>
  (position.vaults[place - 1]?.crown ?? false) && (position.king + 1) % KING_STEP === 0;

/**
 * Whether a move is the last of the turn of whoever makes it: with it the turn is no longer his to change.
 * An order is taken from the actions left when it begins, a vault or a builder when it is placed.
 */
export function passesOn(position: Position, move: string): boolean {
  const pending = position.pending[0];
  if (!pending) return false;
  const { kind, words } = pending;
  if (kind === 'turn') return move === 'builder' && position.left === 1;
  if (kind === 'place') return position.left === 1 || bringsScoring(position, Number(words[1]));
  if (kind === 'scaffold') return position.left === 0 && words[1] === '1';
  return position.left === 0 && LAST[kind] === true && words[0] === position.turn;
}
