/** What the palette of a position editor offers. */

/** A sign of the page, or a drawing in a box of its own: left, top, width, height. */
export type Picture =
  { icon: string; colour?: string } | { svg: string; box: readonly [number, number, number, number] };

/** `H`: what a game says of a piece that is in hand. */
export interface Piece<H = unknown> {
  id: string;
  held: H;
  words: string;
  /** How many are not placed yet; left out where nobody counts. */
  left?: number;
  picture: Picture;
}

export interface PieceGroup<H = unknown> {
  title: string;
  /** The letter that takes one of them in hand. */
  key: string;
  pieces: readonly Piece<H>[];
}

export interface Brush<H = unknown> {
  id: string;
  held: H;
  icon: string;
  key: string;
  words: string;
}

/** What is in hand, by the id that the palette knows it by. */
export const heldBy = <H>(
  id: string,
  groups: readonly PieceGroup<H>[],
  brushes: readonly Brush<H>[],
): H | undefined => [...groups.flatMap(({ pieces }) => pieces), ...brushes].find(one => one.id === id)?.held;
