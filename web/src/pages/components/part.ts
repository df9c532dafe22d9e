import type { Phrase } from '../../lib/types';

/** Where a value comes from, the surest first. */
export const SOURCES = ['rulebook', 'inferred', 'reconstructed'] as const;
export type SourceName = (typeof SOURCES)[number];

/** A row of a component table: what is common to all; each game knows what its own have besides. */
export interface Row {
  id: string;
  source: SourceName;
  reason: string;
  /** What it shows. */
  words: Phrase;
}

export interface Components {
  game: string;
  name: string;
  hash: string;
  tables: { name: string; rows: Row[] }[];
}
