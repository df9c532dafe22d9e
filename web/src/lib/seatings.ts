import { getContext, setContext } from 'svelte';
import type { Seating } from './types';

const KEY = Symbol('seatings');

/** Lets the logs of a table tell who has taken which seat. */
export const tellSeatings = (seatings: () => Seating[]): void => {
  setContext(KEY, seatings);
};

/** Who has taken which seat at the table that is shown; nothing where no table is. */
export const seatingsHere = (): (() => Seating[]) =>
  getContext<(() => Seating[]) | undefined>(KEY) ?? (() => []);
