/** All games in one file, and back: from this browser to a server, to another browser, or just to keep them. */

import type { Attempts } from '../local/attempts';
import { ApiError, api } from './api';
import { local } from './backend';
import { progress } from './progress.svelte';
import type { WholeTable } from './types';

const FORMAT = 'duomo-games';

interface GamesFile {
  format: typeof FORMAT;
  version: 1;
  tables: WholeTable[];
  /** How far the lessons are. */
  lessons: ReturnType<typeof progress.all>;
  /** Puzzles that were solved without a server; only another browser takes them. */
  attempts?: Attempts;
}

/** This is no such file. */
export class NoGames extends Error {}

/** The text of the file: tables without other people, how far the lessons are, and the puzzles. */
export async function gamesFile(): Promise<string> {
  const { running, finished } = await api.tables();
  const tables: WholeTable[] = [];
  for (const { table } of [...running, ...finished]) {
    try {
      tables.push(await api.takeAlong(table));
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason; // others play there: it stays
    }
  }
  const file: GamesFile = { format: FORMAT, version: 1, tables, lessons: progress.all() };
  if (local) file.attempts = await (await import('../local/attempts')).attempts();
  return JSON.stringify(file);
}

export async function bringGames(text: string): Promise<{ games: number; refused: number }> {
  const { tables, lessons, attempts } = read(text);
  let games = 0,
    refused = 0;
  for (const table of tables) {
    try {
      await api.bring(table);
      games += 1;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      refused += 1;
    }
  }
  for (const [lesson, { stars }] of Object.entries(lessons ?? {})) progress.learnt(lesson, stars);
  if (local && attempts) await (await import('../local/attempts')).bringAttempts(attempts);
  return { games, refused };
}

function read(text: string): GamesFile {
  try {
    const found = JSON.parse(text) as GamesFile;
    if (found.format === FORMAT && Array.isArray(found.tables)) return found;
  } catch {
    /* it is told below */
  }
  throw new NoGames();
}
