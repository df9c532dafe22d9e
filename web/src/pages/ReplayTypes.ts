/** What the server tells of a record and of its analysis. */

import type { Entry, GameEvent, Phrase, Result, Seat } from '../lib/types';

export interface Replay {
  replay: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  /** Everybody who is scored, Ivan too. */
  parties: Seat[];
  moves: number;
  turns: { turn: number; seat: number; number: number }[];
  by_nature: number[];
  result: Result | null;
  /** The table that the record comes from. */
  table: string | null;
}

/** A line of the record; number 0 is what lay there before the first move. */
export interface Line {
  number: number;
  /** Null for nature. */
  seat: number | null;
  move: string | null;
  words: Phrase | null;
  turn: number;
  events: GameEvent[];
}
/** The same as an entry of a table's story. */
export const entryOf = (line: Line): Entry => ({ number: line.number, kind: 'move', seat: line.seat, move: line.move, at: '', events: line.events, turn: line.turn, back_to: null, taken_back: false });

export interface Moment extends Line {
  view: Record<string, unknown>;
}

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
