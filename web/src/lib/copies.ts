/** The values of one's own copies, kept in this browser, and whether tables use them. */

import { keep, kept } from './kept';

export type Values = Record<string, unknown>;
/** Rows by table, each whole and with its id. */
export type Rows = Record<string, Values[]>;

const nameOf = (game: string): string => `duomo-copy-${game}`;

export const keptRows = (game: string): Rows => kept<Rows>(nameOf(game), {});
/** False when the browser refuses. */
export const keepRows = (game: string, rows: Rows): boolean => keep(nameOf(game), rows);

/** The copy as a file, while new tables of this browser are played with it. */
export const ownCopy = (game: string): string | null => kept<string | null>(`${nameOf(game)}-used`, null);
export const useCopy = (game: string, text: string | null): boolean => keep(`${nameOf(game)}-used`, text);
