/** The types of the contract between server and page. */

/** Words without a language: a key of the catalogue and what is filled in. */
export interface Phrase { key: string; data: Record<string, PhraseValue> }
export type PhraseValue = number | string | Phrase | Phrase[];

export interface GameEvent { kind: string; seat: number; data: Record<string, number | string>; words: Phrase | null }

export interface Entry {
  number: number;
  kind: 'move' | 'undo';
  seat: number | null;
  move: string | null;
  at: string;
  events: GameEvent[];
  turn: number;
  taken_back?: boolean;
}

/** One legal move. */
export interface Offer { move: string; words: Phrase; group: Phrase | null; aside: boolean; obvious: boolean; usual: boolean }

export interface Seat {
  seat: number;
  colour: string;
  party: Phrase;
  name: string | null;
  who: 'person' | 'bot' | 'open';
  level: string | null;
  mine: boolean;
  online: boolean;
}

/** Numbers of the entries that one can return to. */
export interface Undo { to: number | null; restart: number | null; policy: 'free' | 'consent' | 'none' }

export interface Now {
  number: number;
  view: Record<string, any>;
  decider: number | null;
  yours: number | null;
  decision: Phrase | null;
  legal: Offer[];
  undo: Undo;
  asked: Asked | null;
  over: boolean;
  result: Result | null;
}
export interface Asked { seat: number; to: number }
export interface Result { scores: number[]; winners: number[] }

export interface Snapshot {
  table: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  seats: Seat[];
  spectator: boolean;
  entries: Entry[];
  now: Now;
  share: string;
  rated: boolean;
}

/** Why a move is not possible, with the rule that says so. */
export interface Why { words: Phrase; rule: string | null }
export interface Hint { move: string; words: Phrase[] }

export type ServerMessage =
  | { type: 'table'; snapshot: Snapshot }
  | { type: 'entries'; entries: Entry[]; now: Now; re?: string }
  | { type: 'seats'; seats: Seat[] }
  | { type: 'asked'; seat: number; to: number }
  | { type: 'refused'; re: string; words: Phrase; rule: string | null }
  | { type: 'late'; re: string; number: number }
  | { type: 'done'; re: string; number: number }
  | { type: 'hint'; re: string; move: string; words: Phrase[] }
  | { type: 'error'; re?: string; words: Phrase }
  | { type: 'pong' };

/** What the page asks; `id` makes a repeated request harmless. */
export type PageMessage =
  | { type: 'move'; id: string; seat: number; move: string; after: number }
  | { type: 'undo'; id: string; seat: number; to: number; after: number }
  | { type: 'answer'; id: string; seat: number; agree: boolean }
  | { type: 'why'; id: string; move: string }
  | { type: 'hint'; id: string };
export type Reply = Extract<ServerMessage, { re?: string }>;
