/** What is printed on the rows of a table: the fields, and the values they can have. */

import type { Row } from '../components/part';

export type Values = Record<string, unknown>;
/** Fields about a row, not printed on it. */
const ABOUT = ['id', 'source', 'reason', 'words', 'signs'];

export const isTable = (one: unknown): one is Values =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

/** The printed values of a row; null if it has none. */
export const valuesOf = (row: object): Values =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !ABOUT.includes(key)));

/** Those that are not empty. */
export const printed = (row: object): [string, unknown][] =>
  Object.entries(valuesOf(row)).filter(([, value]) => value !== null);

/** The values of a field, or of a nested field, in all rows: the `action` of `upper` and of `lower`. */
function heldIn(rows: readonly Row[], field: string, inner?: string): unknown[] {
  const values = rows.map(valuesOf);
  if (inner === undefined) return values.map(one => one[field]).filter(value => value !== null);
  return values
    .flatMap(one => Object.values(one))
    .filter(isTable)
    .map(one => one[inner])
    .filter(value => value !== null && value !== undefined);
}

/** The words used in a field, such as materials. */
export const wordsIn = (rows: readonly Row[], field: string, inner?: string): string[] => [
  ...new Set(
    heldIn(rows, field, inner).flatMap(value => {
      if (typeof value === 'string') return [value];
      if (Array.isArray(value)) return value.filter((word): word is string => typeof word === 'string');
      return isTable(value) && inner === undefined ? Object.keys(value) : [];
    }),
  ),
];

/** An example value of a field, for a row that has none. */
export function exampleOf(rows: readonly Row[], field: string, inner?: string): unknown {
  const held = heldIn(rows, field, inner);
  return held.find(value => !Array.isArray(value) || value.length > 0) ?? held[0] ?? null;
}

/** The fields of a nested table, such as an action: those that any row has. */
export const innerFields = (rows: readonly Row[], field: string): string[] => [
  ...new Set(heldIn(rows, field).filter(isTable).flatMap(Object.keys)),
];

/** An empty value of the same type. */
export function emptyOf(example: unknown): unknown {
  if (typeof example === 'number') return 0;
  if (typeof example === 'boolean') return false;
  if (Array.isArray(example)) return example.slice(0, 1);
  if (isTable(example)) return Object.values(example).every(one => typeof one === 'number') ? {} : example;
  return example;
}
