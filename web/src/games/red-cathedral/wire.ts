/** What the server sends of this game; every type is made from its description. */

import type * as table from '../../lib/table.svelte';
import type * as sent from '../../lib/types';

type Game = 'red-cathedral';
export type GameTable = table.GameTable<Game>;
export type Now = sent.Now<Game>;
export type Entry = sent.Entry<Game>;
export type Offer = sent.OfferOf<Game>;
export type GameEvent = sent.EventOf<Game>;
export type Scoring = sent.ScoringOf<Game>;
