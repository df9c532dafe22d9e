/** Explanations of the things on a table, and where their cards are placed. */

import type { GameTable } from './table.svelte';
import type { GameName, OfferOf } from './types';

/** A drawing with its size, as the drawing functions return it. */
export interface Art {
  svg: string;
  width: number;
  height: number;
}

/** One effect of a piece, as a sign and in words. */
export interface Meaning {
  art?: Art | null;
  words: string;
}

/** A legal move that uses a piece: a sign and a few words. */
export interface Reach {
  move: string;
  art?: Art | null;
  words: string;
}

/** What can be done now; `offers` belong to the deciding seat, or to the reader's next turn. */
export interface Moment<G extends GameName = GameName> {
  table: GameTable<G>;
  offers: readonly OfferOf<G>[];
}

/** The card about one thing. */
export interface Explanation {
  name: string;
  /** The kind of thing, in small print. */
  kind: string;
  /** The rule's id. */
  rule: string;
  art: Art | null;
  meanings: Meaning[];
  /** When it can be used, in any position; empty for things that are never used. */
  when: string;
  /** Moves that use it now. */
  reach: Reach[];
  /** The piece to press; used to ask for the reason when no move uses it. Null if it never represents a move. */
  tried: string | null;
}

/** A game's explanation of `about`, the value of a piece's `data-explain`; null if the game has none. */
export type Explain<G extends GameName = GameName> = (about: string, at: Moment<G>) => Explanation | null;

// ---- placement of the card ---------------------------------------------------------------------

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const GAP = 14,
  MARGIN = 6,
  STEP = 16;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));

/** Distance between two boxes, edge to edge. */
function distance(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width),
    down = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);
  return Math.hypot(across, down);
}

/** All candidate places for a card: beside the piece, below, above, then anywhere in the window. */
function* places(card: Box, piece: Box, room: Box): Generator<Spot> {
  const right = room.width - card.width,
    low = room.height - card.height,
    middle = within(piece.top + piece.height / 2 - card.height / 2, low),
    across = within(piece.left + piece.width / 2 - card.width / 2, right);
  yield { left: piece.left + piece.width + GAP, top: middle };
  yield { left: piece.left - card.width - GAP, top: middle };
  yield { left: across, top: piece.top + piece.height + GAP };
  yield { left: across, top: piece.top - card.height - GAP };
  for (let top = MARGIN; top <= Math.max(MARGIN, low - MARGIN); top += STEP)
    for (let left = MARGIN; left <= Math.max(MARGIN, right - MARGIN); left += STEP) yield { left, top };
}

/**
 * The first free place beside, below or above the piece; else the nearest one. It never covers the piece or
 * `kept` (the prompt), and covers no lit targets, or as few as possible.
 */
export function place(size: Box, piece: Box, kept: readonly Box[], lit: readonly Box[], room: Box): Spot {
  let best: Spot = { left: MARGIN, top: MARGIN },
    least = Infinity;
  const usual = 4;
  let number = 0;
  for (const spot of places(size, piece, room)) {
    const box = { ...size, ...spot };
    const outside =
      box.left < MARGIN - 1 ||
      box.top < MARGIN - 1 ||
      box.left + box.width > room.width - MARGIN + 1 ||
      box.top + box.height > room.height - MARGIN + 1;
    number += 1;
    if (outside) continue;
    const covers =
      [piece, ...kept].reduce((sum, one) => sum + shared(box, one), 0) * 1000 +
      lit.reduce((sum, one) => sum + shared(box, one), 0) * 10;
    if (covers === 0 && number <= usual) return spot;
    const cost = covers + distance(box, piece);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
