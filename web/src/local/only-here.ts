/** What only the engine inside this browser answers. */

import { backend } from '../lib/backend';

/** Answers to puzzles; a server has rated its own and takes none from outside. */
export type Attempts = unknown[];
/** Records that were brought, with the addresses that they have. */
export type Records = { replay: string; text: string }[];

async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? undefined : { kind: 'application/json', text: JSON.stringify(body) };
  return JSON.parse((await backend.ask(method, address, sent)).body) as T;
}

export const attempts = (): Promise<Attempts> => ask('GET', '/api/attempts');
export const bringAttempts = (found: Attempts): Promise<unknown> => ask('PUT', '/api/attempts', found);

export const records = (): Promise<Records> => ask('GET', '/api/records');
/** The addresses of those that can be read. */
export const bringRecords = (found: Records): Promise<string[]> => ask('PUT', '/api/records', found);

/** A game that nobody wants to see again. */
export const deleteGame = (table: string): Promise<unknown> => ask('DELETE', `/api/tables/${table}`);
