/** Server types for records and their analysis. */

import type { components } from '../lib/server';
import type { Entry } from '../lib/types';

type Schemas = components['schemas'];

/** A whole record; its parties are everybody who is scored, including Ivan. */
export type Replay = Schemas['Replay'];

/** A line of the record; number 0 is the position before the first move. Nature has no seat. */
export type Line = Schemas['MoveMade'];
/** The same as an entry of a table. */
export const entryOf = (line: Line): Entry => ({
  number: line.number,
  kind: 'move',
  seat: line.seat,
  move: line.move,
  at: '',
  events: line.events,
  turn: line.turn,
  back_to: null,
  taken_back: false,
});

export type Job = Schemas['AnalysisJob'];
export type Analysis = Schemas['Analysis'];
export type Decision = Schemas['Decision'];
export type Judgement = Decision['judgement'];
export type Step = Analysis['steps'][number];
export type Total = Schemas['Total'];

/** Errors have shapes as well as signs, so that they can be read without colour. */
export const SIGNS: Partial<Record<Judgement, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };
export const isError = (step: Step | undefined): step is Decision =>
  step?.kind === 'decision' && SIGNS[step.judgement] !== undefined;
