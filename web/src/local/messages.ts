/** Messages between the page and its workers. */

/** Progress of the start: bytes received, then what is being prepared. */
export interface Progress {
  step: 'fetching' | 'starting' | 'rules';
  /** Share of the whole start, from 0 to 1. */
  share: number;
  /** Bytes received, out of the total. */
  done: number;
  of: number;
}

/** What a thinker is for: bots and hints, or analyses, which take minutes. */
export type Pool = 'play' | 'analysis';

export type ToEngine =
  | { type: 'start'; folder: string }
  | { type: 'ask'; id: number; method: string; address: string; body: string | null }
  | { type: 'connect'; id: number; address: string }
  | { type: 'say'; id: number; frame: string }
  | { type: 'leave'; id: number }
  | { type: 'thought'; id: number; answer: Uint8Array }
  | { type: 'thought-over'; id: number; done: boolean };

export type FromEngine =
  | ({ type: 'progress' } & Progress)
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  | { type: 'answer'; id: number; status: number; kind: string; body: string }
  | { type: 'frame'; id: number; frame: string }
  | { type: 'think'; id: number; pool: Pool; thought: Uint8Array };

export type ToThinker =
  { type: 'start'; folder: string } | { type: 'think'; id: number; thought: Uint8Array };

export type FromThinker =
  { type: 'thought'; id: number; answer: Uint8Array } | { type: 'thought-over'; id: number; done: boolean };
