/** The values of people's own copies of a game, kept in this browser, and whether tables use them. */

import { keep, kept } from './kept';

export type Values = Record<string, unknown>;
/** Rows by table, each complete and with its id. */
export type Rows = Record<string, Values[]>;

const nameOf = (game: string): string => `duomo-copy-${game}`;

export const keptRows = (game: string): Rows => kept<Rows>(nameOf(game), {});
/** False if the browser refuses. */
export const keepRows = (game: string, rows: Rows): boolean => keep(nameOf(game), rows);

/** The copy as a file if new tables in this browser use it, else null. */
export const ownCopy = (game: string): string | null => kept<string | null>(`${nameOf(game)}-used`, null);
export const useCopy = (game: string, text: string | null): boolean => keep(`${nameOf(game)}-used`, text);
