import type { Action, Amounts, Specialist } from '../../games/red-cathedral/view';
import type { Phrase } from '../../lib/types';

/** Where a value comes from, the surest first. */
export const SOURCES = ['rulebook', 'inferred', 'reconstructed'] as const;
export type SourceName = (typeof SOURCES)[number];

/** A row of a component table: what is common to all, and what some have. */
export interface Row extends Partial<Omit<Specialist, 'effect'>> {
  id: string;
  source: SourceName;
  reason: string;
  /** What it shows. */
  words: Phrase;
  kind?: string;
  cost?: string[];
  recognition?: number;
  rubles?: number;
  resource?: string;
  amount?: number;
  gives?: Amounts;
  die?: string | null;
  three_plus?: boolean;
  group?: string;
  guild?: string;
  upper?: Action;
  lower?: Action;
  players?: number;
  heights?: number[];
  space?: number;
  board?: string;
  slot?: string;
  price?: number;
  holds?: string;
  effect?: string;
  name?: string;
  materials_of_choice?: number;
  colours?: ('red' | 'yellow' | 'green' | 'blue')[];
  order?: string;
  crown?: boolean;
}

export interface Components {
  game: string;
  name: string;
  hash: string;
  tables: { name: string; rows: Row[] }[];
}
