/** This game's server types; all are derived from the server's description. */

import type * as table from '../../lib/table.svelte';
import type { components } from '../../lib/server';
import type * as sent from '../../lib/types';

type Game = 'red-cathedral';
export type GameTable = table.GameTable<Game>;
export type Now = sent.Now<Game>;
export type Entry = sent.Entry<Game>;
export type Offer = sent.OfferOf<Game>;
export type Closed = sent.ClosedOf<Game>;
export type GameEvent = sent.EventOf<Game>;
export type Scoring = sent.ScoringOf<Game>;
export type View = sent.ViewOf<Game>;

/** What an offer does, what an event says, what is asked. */
export type Move = Offer['does'];
export type Fact = GameEvent['fact'];
export type Decision = NonNullable<View['decision']>;
export type ScoringLine = Scoring['lines'][number];
/** A line of a guild, scored before the markers move back. */
export type EarlyLine = Exclude<ScoringLine, { kind: 'track' | 'leftovers' | 'tools' | 'tower' }>;

/** A position being set up. */
export type Pieces = sent.PiecesOf<Game>;
export type PlayerPieces = NonNullable<Pieces['player']>[number];
export type SectionPieces = NonNullable<NonNullable<Pieces['tower']>[number]['sections']>[number];
export type SlotPieces = NonNullable<PlayerPieces['slots']>[string];
export type CrewPieces = NonNullable<NonNullable<Pieces['contractors']>['board']>[number];

type Schemas = components['schemas'];
export type TilePiece = Schemas['TilePiece'];
export type InfluencePiece = Schemas['InfluencePiece'];
export type ActionPiece = Schemas['ActionPiece'];
export type Amount = Schemas['RedCathedralAmount'];
export type Resource = Amount['resource'];
export type Material = Schemas['RedCathedralGiveMove']['material'];
export type Ornament = Schemas['RedCathedralDecorateMove']['ornament'];
export type SlotName = Schemas['RedCathedralOpenMove']['slot'];
export type Section = Schemas['RedCathedralSection'];
export type Part = Section['kind'];
export type Tile = Schemas['RedCathedralTile'];
export type Slot = Schemas['RedCathedralSlot'];
export type Player = Schemas['RedCathedralPlayerBoard'];
export type Action = Schemas['RedCathedralAction'];
export type Influence = Schemas['RedCathedralInfluenceCard'];
/** A word of the game or a number, as printed; the page has the pictures. */
export type Sign = Action['cost'][number];
export type Specialist = Schemas['RedCathedralSpecialist'];
export type Crew = Schemas['RedCathedralCrew'];
export type Bonus = Schemas['RedCathedralBonus'];
export type City = Schemas['RedCathedralCity'];
