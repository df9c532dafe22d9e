/** Contents of the palette of a position editor. */

/** A sign of the page, or a drawing with its own view box: left, top, width, height. */
export type Picture =
  { icon: string; colour?: string } | { svg: string; box: readonly [number, number, number, number] };

/** `H`: the game's own description of a piece in hand. */
export interface Piece<H = unknown> {
  id: string;
  held: H;
  words: string;
  /** How many are not placed yet; missing if not counted. */
  left?: number;
  picture: Picture;
}

export interface PieceGroup<H = unknown> {
  title: string;
  /** The letter that picks one up. */
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

/** The piece in hand, by its id in the palette. */
export const heldBy = <H>(
  id: string,
  groups: readonly PieceGroup<H>[],
  brushes: readonly Brush<H>[],
): H | undefined => [...groups.flatMap(({ pieces }) => pieces), ...brushes].find(one => one.id === id)?.held;
