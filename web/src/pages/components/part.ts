import type { components } from '../../lib/server';

/** A row of a component table: the common fields; each game knows its additional ones. */
export type Row = components['schemas']['ComponentRow'];
export type Components = components['schemas']['ComponentsShown'];

/** Where a value comes from, the most reliable first. */
export const SOURCES = ['rulebook', 'inferred', 'reconstructed'] as const;
export type SourceName = Row['source'];
