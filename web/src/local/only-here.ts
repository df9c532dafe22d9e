/** Requests that only the engine in this browser answers. */

import { backend } from '../lib/backend';

/** Answers to puzzles; a server rates its own and accepts none from outside. */
export type Attempts = unknown[];
/** Imported records, with their addresses. */
export type Records = { replay: string; text: string }[];

async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? undefined : { kind: 'application/json', text: JSON.stringify(body) };
  return JSON.parse((await backend.ask(method, address, sent)).body) as T;
}

export const attempts = (): Promise<Attempts> => ask('GET', '/api/attempts');
export const bringAttempts = (found: Attempts): Promise<unknown> => ask('PUT', '/api/attempts', found);

export const records = (): Promise<Records> => ask('GET', '/api/records');
/** Imports records; returns the addresses of the readable ones. */
export const bringRecords = (found: Records): Promise<string[]> => ask('PUT', '/api/records', found);

/** Deletes a game. */
export const deleteGame = (table: string): Promise<unknown> => ask('DELETE', `/api/tables/${table}`);
