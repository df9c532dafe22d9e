/** Exports all games to one file and imports them again: to a server, to another browser, or as a backup. */

import { games as all } from '../games';
import type { Attempts, Records } from '../local/only-here';
import { ApiError, api } from './api';
import { local } from './backend';
import { keepRows, keptRows, ownCopy, useCopy, type Rows } from './copies';
import { changeMe } from './me.svelte';
import { progress } from './progress.svelte';
import type { WholeTable } from './types';

const FORMAT = 'duomo-games';

interface GamesFile {
  format: typeof FORMAT;
  version: 1;
  tables: WholeTable[];
  /** Progress in the lessons. */
  lessons: ReturnType<typeof progress.all>;
  /** The person's name. */
  name?: string;
  /** The values of the person's own copies, and those used by tables, by game. */
  copies?: Record<string, { rows: Rows; used: string | null }>;
  /** Records of games played elsewhere. */
  records?: Records;
  /** Puzzles solved without a server; only imported by another browser. */
  attempts?: Attempts;
}

/** Result of an import: the number of games, the number refused by the rules, and the addresses of records. */
export interface Brought {
  games: number;
  refused: number;
  records: string[];
}

/** Thrown if a file is not a games file. */
export class NoGames extends Error {}

/** The content of the file: tables without other people, and whatever else this browser keeps. */
export async function gamesFile(): Promise<string> {
  const { running, finished } = await api.tables();
  const tables: WholeTable[] = [];
  for (const { table } of [...running, ...finished]) {
    try {
      tables.push(await api.takeAlong(table));
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason; // other people play at this table: leave it out
    }
  }
  const file: GamesFile = {
    format: FORMAT,
    version: 1,
    tables,
    lessons: progress.all(),
    name: (await api.me()).name,
    copies: Object.fromEntries(
      Object.keys(all).map(game => [game, { rows: keptRows(game), used: ownCopy(game) }]),
    ),
  };
  if (local) {
    const here = await import('../local/only-here');
    file.records = await here.records();
    file.attempts = await here.attempts();
  }
  return JSON.stringify(file);
}

/** Imports a games file. Never overwrites anything that is already here. */
export async function bringGames(text: string): Promise<Brought> {
  const { tables, lessons, name, copies, records, attempts } = read(text);
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
  await progress.bring(lessons ?? {});
  if (name && !(await api.me()).name) await changeMe({ name });
  for (const [game, { rows, used }] of Object.entries(copies ?? {})) {
    if (!Object.keys(keptRows(game)).length) keepRows(game, rows);
    if (ownCopy(game) === null) useCopy(game, used);
  }
  const brought = await bringRecords(records ?? []);
  if (local && attempts) await (await import('../local/only-here')).bringAttempts(attempts);
  return { games, refused: refused + (records?.length ?? 0) - brought.length, records: brought };
}

/** A server gives every record its own address. */
async function bringRecords(records: Records): Promise<string[]> {
  if (!records.length) return [];
  if (local) return (await import('../local/only-here')).bringRecords(records);
  const found: string[] = [];
  for (const { text } of records) {
    try {
      found.push((await api.upload(text)).replay);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
    }
  }
  return found;
}

function read(text: string): GamesFile {
  try {
    const found = JSON.parse(text) as GamesFile;
    if (found.format === FORMAT && Array.isArray(found.tables)) return found;
  } catch {
    /* reported below */
  }
  throw new NoGames();
}
