/** What is printed on the rows of a table: which fields there are, and what each may hold. */

import type { Row } from '../components/part';

export type Values = Record<string, unknown>;
/** What is said about a row, not printed on it. */
const ABOUT = ['id', 'source', 'reason', 'words', 'signs'];

export const isTable = (one: unknown): one is Values =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

/** The values of a row that are printed; null: this one has nothing there. */
export const valuesOf = (row: object): Values =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !ABOUT.includes(key)));

/** Those of them that say something. */
export const printed = (row: object): [string, unknown][] =>
  Object.entries(valuesOf(row)).filter(([, value]) => value !== null);

/** What rows of a table hold in a field, or in one of an inner table: the `action` of `upper` and of `lower`. */
function heldIn(rows: readonly Row[], field: string, inner?: string): unknown[] {
  const values = rows.map(valuesOf);
  if (inner === undefined) return values.map(one => one[field]).filter(value => value !== null);
  return values
    .flatMap(one => Object.values(one))
    .filter(isTable)
    .map(one => one[inner])
    .filter(value => value !== null && value !== undefined);
}

/** Words of a field: materials, for instance. */
export const wordsIn = (rows: readonly Row[], field: string, inner?: string): string[] => [
  ...new Set(
    heldIn(rows, field, inner).flatMap(value => {
      if (typeof value === 'string') return [value];
      if (Array.isArray(value)) return value.filter((word): word is string => typeof word === 'string');
      return isTable(value) && inner === undefined ? Object.keys(value) : [];
    }),
  ),
];

/** What such a field can look like, where this row has nothing in it. */
export function exampleOf(rows: readonly Row[], field: string, inner?: string): unknown {
  const held = heldIn(rows, field, inner);
  return held.find(value => !Array.isArray(value) || value.length > 0) ?? held[0] ?? null;
}

/** The fields of an inner table, such as an action: those that any row has. */
export const innerFields = (rows: readonly Row[], field: string): string[] => [
  ...new Set(heldIn(rows, field).filter(isTable).flatMap(Object.keys)),
];

/** Nothing yet, of the same kind. */
export function emptyOf(example: unknown): unknown {
  if (typeof example === 'number') return 0;
  if (typeof example === 'boolean') return false;
  if (Array.isArray(example)) return example.slice(0, 1);
  if (isTable(example)) return Object.values(example).every(one => typeof one === 'number') ? {} : example;
  return example;
}
