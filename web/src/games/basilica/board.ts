/** The printed board, and a position with its cells by name. */

import type { Cell, Rank, Side, View } from './wire';

/** BA-1.4: the cathedral has five columns. */
export const COLUMNS = 5;
/** BA-1.3: the builders and tokens a player's mat holds, and the spaces of the king's track. */
export const BUILDERS = 5;
export const TOKENS = 4;
export const LAST_SPACE = 30;
export const KING_STEP = 10;

export const SIDES: readonly Side[] = ['white', 'black'];
export const RANKS: readonly Rank[] = ['architect', 'mason', 'hercules'];

export interface Position extends View {
  /** By name; empty cells are missing. */
  at: ReadonlyMap<string, Cell>;
}

export const positionOf = (view: View): Position => ({
  ...view,
  at: new Map(view.cells.map(cell => [cell.name, cell])),
});

/** The server's name for a cell. */
export const cellName = (row: number, column: number): string => `${row}.${column}`;

/** BA-1.4: the length is unlimited, so there is always an empty row to build on. */
export const rowsOf = (position: View): number => Math.max(6, position.height + 1);
