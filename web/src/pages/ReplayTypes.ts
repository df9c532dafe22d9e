/** What the server tells of a record and of its analysis. */

import type { components } from '../lib/server';
import type { Entry, GameEvent, Phrase, Seat } from '../lib/types';

type Schemas = components['schemas'];

/** A record as a whole; its parties are everybody who is scored, Ivan too. */
export type Replay = Omit<Schemas['Replay'], 'parties'> & { parties: Seat[] };

/** A line of the record; number 0 is what lay there before the first move. Nature has no seat. */
export type Line = Omit<Schemas['MoveMade'], 'words' | 'events'> & { words: Phrase | null; events: GameEvent[] };
/** The same as an entry of a table's story. */
export const entryOf = (line: Line): Entry => ({ number: line.number, kind: 'move', seat: line.seat, move: line.move, at: '', events: line.events, turn: line.turn, back_to: null, taken_back: false });

export type Moment = Line & { view: Record<string, unknown> };

export type Judgement = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
export interface Decision {
  kind: 'decision';
  number: number;
  seat: number;
  move: string;
  words: Phrase;
  /** In win share, at least 0. */
  loss: number;
  points: number;
  judgement: Judgement;
  best: string;
  best_words: Phrase;
  best_share: number;
  share: number;
  line?: { move: string; words: Phrase }[];
  why?: Phrase[];
  before: number[];
  after: number[];
}
export interface Chance {
  kind: 'chance';
  number: number;
  move: string;
  words: Phrase;
  seat: number | null;
  luck: number[];
  before: number[];
  after: number[];
}
export type Step = Decision | Chance;
export interface Total {
  seat: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  points: number;
  accuracy?: number;
}
export interface Analysis {
  by: string;
  budget: Phrase | null;
  parties: number;
  steps: Step[];
  totals: Total[];
}
export interface Job {
  state: 'none' | 'running' | 'done' | 'failed';
  done: number;
  of: number;
  error?: Phrase | null;
  analysis: Analysis | null;
}

/** Errors have shapes as well as signs, so that they read without colour. */
export const SIGNS: Partial<Record<Judgement, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };
export const isError = (step: Step | undefined): step is Decision => step?.kind === 'decision' && SIGNS[step.judgement] !== undefined;
