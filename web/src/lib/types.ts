/** The types of the contract between server and page, made from the server's own description (`npm run types`). */

import type { components } from './server';

type Schemas = components['schemas'];

/** What the server sends is complete: a field that has a default is there too. Each game reads its own view. */
export type Whole<T> = T extends readonly (infer U)[]
  ? Whole<U>[]
  : T extends object
    ? { [K in keyof T]-?: K extends 'view' ? Record<string, unknown> : Whole<T[K]> }
    : T;

/** Words without a language: a key of the catalogue and what is filled in. */
export type Phrase = Whole<Schemas['Phrase']>;
export type PhraseValue = Phrase['data'][string];

// ---- a table
export type GameEvent = Whole<Schemas['GameEvent']>;
export type Entry = Whole<Schemas['Entry']>;
export type Offer = Whole<Schemas['Offer']>;
export type Seat = Whole<Schemas['Seat']>;
export type Result = Whole<Schemas['Result']>;
export type Now = Whole<Schemas['Now']>;
export type Snapshot = Whole<Schemas['Snapshot']>;
/** Why a move is not possible, with the rule that says so. */
export interface Why {
  words: Phrase;
  rule: string | null;
}

/** A move to make, and in words why. */
export interface Hint {
  move: string;
  words: Phrase[];
}

// ---- live messages
export type ServerMessage = Whole<Schemas['ServerMessage']>;
/** What the page asks; `id` makes a repeated request harmless. */
export type PageMessage = Extract<Schemas['ClientMessage'], { id: string }>;
export type Reply = Extract<ServerMessage, { re: string | null }>;

// ---- everything else
export type Me = Whole<Schemas['Me']>;
export type GameOffer = Whole<Schemas['GameOffer']>;
export type OptionOffer = Whole<Schemas['OptionOffer']>;
export type Problem = Whole<Schemas['Problem']>;
export type Level = Whole<Schemas['Level']>;
export type SeatWish = Schemas['SeatWish'];
export type NewTable = Schemas['NewTable'];
export type SeatLink = Whole<Schemas['Link']>;
export type Made = Whole<Schemas['Made']>;
export type LinkedSeat = Whole<Schemas['LinkedSeat']>;
export type Taken = Whole<Schemas['Taken']>;
export type Summary = Whole<Schemas['Summary']>;
export type Tables = Whole<Schemas['Tables']>;
export type Rulebook = Whole<Schemas['Rulebook']>;
export type RulePage = Whole<Schemas['RulePage']>;
