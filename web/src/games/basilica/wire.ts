/** This game's server types; all are derived from the server's description. */

import type * as table from '../../lib/table.svelte';
import type * as sent from '../../lib/types';

type Game = 'basilica';
export type GameTable = table.GameTable<Game>;
export type Now = sent.Now<Game>;
export type Entry = sent.Entry<Game>;
export type Offer = sent.OfferOf<Game>;
export type GameEvent = sent.EventOf<Game>;
export type Fact = GameEvent['fact'];
export type Scoring = sent.ScoringOf<Game>;
export type RoyalScoring = Scoring['scorings'][number];

export type Pieces = sent.PiecesOf<Game>;
export type TilePiece = NonNullable<NonNullable<Pieces['vaults']>[number]>;
export type SidePieces = NonNullable<Pieces['sides']>[number];

export type View = sent.ViewOf<Game>;
export type Cell = View['cells'][number];
export type Tile = NonNullable<View['top']>;
export type Builder = NonNullable<Cell['builder']>;
export type Player = View['players'][number];
export type Zone = View['zones'][number];
export type Hand = View['hand'];
export type Chosen = View['chosen'];
export type Side = View['turn'];
export type Rank = NonNullable<Builder['rank']>;
export type Colour = Tile['colours'][number];
export type Order = Tile['order'];
