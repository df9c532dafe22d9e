/** What the view of a seat says about a table of Basilica, in the shape in which the board draws it. */

export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Side = 'white' | 'black';
export type Rank = 'architect' | 'mason' | 'hercules';
export type Order = 'promote' | 'move' | 'recruit' | 'confound' | 'glass' | 'scaffold' | 'catastrophe';

/** BA-1.4: the cathedral has five columns. */
export const COLUMNS = 5;
/** BA-1.3. */
export const BUILDERS = 5;
export const TOKENS = 4;
export const LAST_SPACE = 30;
export const KING_STEP = 10;
/** BA-2.2. */
export const ACTIONS = 3;
/** BA-4.1: the orders that show a coin. */
export const PAID: readonly Order[] = ['promote', 'recruit', 'confound'];

/** One side of a tile is a vault, the other an order (BA-1.1); a crown is known of a vault only. */
export interface Tile {
  colours: Colour[];
  order: Order;
  crown: boolean;
}
export interface Builder {
  side: Side;
  rank: Rank | null;
}
export interface Cell {
  name: string;
  row: number;
  column: number;
  vault: Tile | null;
  scaffold: boolean;
  glass: boolean;
  builder: Builder | null;
}
export interface Player {
  side: Side;
  points: number;
  reserve: number;
  tokens: number;
  coins: number;
}
/** The decision that waits, as the view writes it: its kind, whose it is, and the rest of its words. */
export interface Pending {
  kind: string;
  words: string[];
}
export interface Position {
  cells: Map<string, Cell>;
  /** Rows with anything on them. */
  height: number;
  orders: (Tile | null)[];
  vaults: (Tile | null)[];
  top: Tile | null;
  pile: number;
  discards: number;
  reshuffled: boolean;
  king: number;
  turn: Side;
  turns: number;
  left: number;
  players: Player[];
  /** The innermost decision first. */
  pending: Pending[];
}

type View = Record<string, unknown>;

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export function tileOf(words: string): Tile | null {
  const [colours = '', order = '', crown] = words.split(' ');
  if (!words || words === 'none') return null;
  return { colours: colours.split('-') as Colour[], order: order as Order, crown: crown === 'crown' };
}

export const cellName = (row: number, column: number): string => `${row}.${column}`;

export function place(name: string): [row: number, column: number] {
  const [row = 0, column = 0] = name.split('.').map(Number);
  return [row, column];
}

/** BA-1.4: adjacent means sharing a side. */
export function beside(name: string): string[] {
  const [row, column] = place(name);
  return [
    cellName(row, column - 1),
    cellName(row, column + 1),
    cellName(row - 1, column),
    cellName(row + 1, column),
  ];
}

function cellsOf(view: View): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const at = (name: string): Cell => {
    const [row, column] = place(name);
    const cell = cells.get(name) ?? {
      name,
      row,
      column,
      vault: null,
      scaffold: false,
      glass: false,
      builder: null,
    };
    cells.set(name, cell);
    return cell;
  };
  for (const [name, words] of Object.entries((view.cathedral ?? {}) as Record<string, string>))
    at(name).vault = tileOf(words);
  for (const name of list(view.scaffolds)) at(name).scaffold = true;
  for (const name of list(view.glass)) at(name).glass = true;
  for (const player of (view.player ?? []) as View[])
    for (const words of list(player.builders)) {
      const [name = '', rank] = words.split(' ');
      at(name).builder = { side: player.colour as Side, rank: (rank as Rank | undefined) ?? null };
    }
  return cells;
}

export function positionOf(view: View): Position {
  const cells = cellsOf(view);
  const discards = (view.discards ?? {}) as View;
  return {
    cells,
    height: Math.max(0, ...[...cells.values()].map(cell => cell.row)),
    orders: list(view.orders).map(tileOf),
    vaults: list(view.vaults).map(tileOf),
    top: tileOf(String(view.top ?? 'none')),
    pile: Number(view.pile ?? 0),
    discards: list(discards.orders).length + list(discards.vaults).length,
    reshuffled: view.reshuffled === true,
    king: Number(view.king ?? 0),
    turn: view.turn as Side,
    turns: Number(view.turns ?? 0),
    left: Number(view.actions_left ?? 0),
    players: ((view.player ?? []) as View[]).map(player => ({
      side: player.colour as Side,
      points: Number(player.points),
      reserve: Number(player.reserve),
      tokens: Number(player.tokens),
      coins: Number(player.coins),
    })),
    pending: list(view.pending)
      .map(entry => {
        const [kind = '', ...words] = entry.split(' ');
        return { kind, words };
      })
      .reverse(),
  };
}

/** Which action of the turn is under way, from 1. An order counts as taken while it is executed (BA-4.1). */
export const actionOf = ({ left, pending }: Position): number =>
  Math.min(ACTIONS, ACTIONS - left + (pending.some(({ kind }) => kind === 'executed') ? 0 : 1));
