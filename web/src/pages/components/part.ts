import type { components } from '../../lib/server';

/** A row of a component table: what is common to all; each game knows what its own have besides. */
export type Row = components['schemas']['ComponentRow'];
export type Components = components['schemas']['ComponentsShown'];

/** Where a value comes from, the surest first. */
export const SOURCES = ['rulebook', 'inferred', 'reconstructed'] as const;
export type SourceName = Row['source'];
