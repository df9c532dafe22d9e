/** What the page and its workers say to each other. */

/** A level of detail of the start: bytes that have come, then what is being made ready. */
export interface Progress {
  step: 'fetching' | 'starting' | 'rules';
  /** Of the whole start, from 0 to 1. */
  share: number;
  /** Bytes that have come, of all that have to. */
  done: number;
  of: number;
}

/** Who thinks: bots and hints, or what takes minutes. */
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
