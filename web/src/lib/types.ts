/** The types of the contract between server and page. */

/** Words without a language: a key of the catalogue and what is filled in. */
export interface Phrase { key: string; data: Record<string, PhraseValue> }
export type PhraseValue = number | string | Phrase | Phrase[];

export interface GameEvent { kind: string; seat: number; data: Record<string, number | string>; words: Phrase | null }

export interface Entry {
  number: number;
  /** `start` is what was dealt before the first decision. */
  kind: 'start' | 'move' | 'undo';
  seat: number | null;
  move: string | null;
  at: string;
  turn: number;
  events: GameEvent[];
  /** For an undo: the entry whose position is in force again; those between are taken back. */
  back_to: number | null;
  taken_back: boolean;
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
/** A player has asked to go back; the seats in `waits_for` have not answered. */
export interface Asked { seat: number; to: number; waits_for: number[] }
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
  /** The table where the same people play again. */
  rematch: string | null;
}

/** Why a move is not possible, with the rule that says so. */
export interface Why { words: Phrase; rule: string | null }

export type ServerMessage =
  | { type: 'table'; snapshot: Snapshot }
  | { type: 'entries'; entries: Entry[]; now: Now }
  | { type: 'now'; now: Now }
  | { type: 'seats'; seats: Seat[] }
  | { type: 'asked'; asked: Asked | null; refused_by: number | null }
  | { type: 'refused'; re: string; words: Phrase | null; rule: string }
  | { type: 'late'; re: string; number: number }
  | { type: 'done'; re: string; number: number }
  | { type: 'rematch'; table: string }
  | { type: 'error'; words: Phrase; detail: string; re: string | null }
  | { type: 'pong' };

/** What the page asks; `id` makes a repeated request harmless. */
export type PageMessage =
  | { type: 'move'; id: string; seat: number; move: string; after: number }
  | { type: 'undo'; id: string; seat: number; to: number; after: number }
  | { type: 'answer'; id: string; seat: number; agree: boolean }
  | { type: 'why'; id: string; move: string };
export type Reply = Extract<ServerMessage, { re: string | null }>;

export interface Me { guest: string; name: string; language: string }
export interface OptionOffer { name: string; choices: string[]; default: string; rule: string; expansion: boolean }
export interface GameOffer { name: string; title: string; players: number[]; usual_players: number; options: OptionOffer[] }
/** Choices that do not go together, and why. */
export interface Problem { words: Phrase; rule: string; options: string[] }
export interface Level { name: string }
export interface SeatWish { who: 'me' | 'screen' | 'friend' | 'bot'; name?: string; level?: string }
export interface NewTable { game: string; players: number; seats: SeatWish[]; options: Record<string, string>; rated?: boolean }
export interface SeatLink { seat: number; link: string }
export interface Made { table: string; links: SeatLink[] }
export interface LinkedSeat { table: string; seat: number; party: Phrase; game: string; title: string; taken: boolean; mine: boolean; name: string | null }
export interface Summary {
  table: string; game: string; title: string; players: number; seats: Seat[]; decider: number | null; yours: number | null;
  number: number; created: string; changed: string; over: boolean; result: Result | null;
}
export interface Tables { running: Summary[]; finished: Summary[] }
