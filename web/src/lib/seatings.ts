import { getContext, setContext } from 'svelte';
import type { Seating } from './types';

const KEY = Symbol('seatings');

/** Provides a table's logs with who has taken which seat. */
export const tellSeatings = (seatings: () => Seating[]): void => {
  setContext(KEY, seatings);
};

/** Who has taken which seat at the current table; empty if there is no table. */
export const seatingsHere = (): (() => Seating[]) =>
  getContext<(() => Seating[]) | undefined>(KEY) ?? (() => []);
