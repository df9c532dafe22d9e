import type { Row } from '../../pages/components/part';
import type { GameParts } from '../game';
import Picture from './Part.svelte';
import type { Action, Amounts, Specialist } from './view';

/** A row of this game's component tables: each table has some of these. */
export interface PartRow extends Row, Partial<Omit<Specialist, 'effect'>> {
  kind?: string;
  cost?: string[];
  recognition?: number;
  rubles?: number;
  resource?: string;
  amount?: number;
  gives?: Amounts;
  die?: string | null;
  three_plus?: boolean;
  group?: string;
  guild?: string;
  upper?: Action;
  lower?: Action;
  players?: number;
  heights?: number[];
  space?: number;
  board?: string;
  slot?: string;
  price?: number;
  holds?: string;
  effect?: string;
  name?: string;
  materials_of_choice?: number;
}

export const parts: GameParts = {
  Picture,
  named: ['reserve', 'contracts', 'cities'],
  widths: {
    section_cards: 126,
    track: 64,
    influence_cards: 220,
    guild_cards: 220,
    specialists: 220,
    contracts: 220,
    buttresses: 220,
    resource_tiles: 96,
    workshop_tiles: 96,
  },
};
