/** What the palette of a position editor offers. */

/** A sign of the page, or a drawing in a box of its own: left, top, width, height. */
export type Picture =
  { icon: string; colour?: string } | { svg: string; box: readonly [number, number, number, number] };

export interface Piece {
  id: string;
  words: string;
  /** How many are not placed yet; left out where nobody counts. */
  left?: number;
  picture: Picture;
}

export interface PieceGroup {
  title: string;
  /** The letter that takes one of them in hand. */
  key: string;
  pieces: readonly Piece[];
}

export interface Brush {
  id: string;
  icon: string;
  key: string;
  words: string;
}
