/** What one guild adds to counting and to positions: exported by `companion/guilds/<guild>.svelte`. */

import type { Snippet } from 'svelte';
import type { PartRow } from '../../parts';
import type { Pieces, View } from '../../wire';
import type { CountedParty, RedCount, Sheet } from '../count.svelte';
import type { Change, PartyName } from '../position/edit';

export type Entered = NonNullable<Pieces['guild']>;

/** A position being set up. */
export interface Setting {
  view: View;
  pieces: Pieces;
  /** The rows of a component table. */
  rows: (table: string) => readonly PartRow[];
  onchange: Change;
}

/** How the entries follow when players and towers change. */
export interface GuildEntries {
  unseat?: (entered: Entered, seat: number) => void;
  rename?: (
    entered: Entered,
    named: (party: PartyName | null | undefined) => PartyName | null | undefined,
  ) => void;
  /** After a tower was removed. */
  raze?: (entered: Entered) => void;
}

/** The fields that are lists of names. */
type Listed<Of> = { [Key in keyof Of]-?: NonNullable<Of[Key]> extends string[] ? Key : never }[keyof Of];

/** Its part of a count. */
export interface GuildCount {
  /** The part's name, and the field of a party and of the sheet. */
  name: Listed<Sheet> & Listed<CountedParty>;
  icon: string;
}

export interface GuildPart {
  entries?: GuildEntries;
  counted?: GuildCount;
  /** False if there is nothing to enter yet. */
  applies?: (pieces: Pieces) => boolean;
  position?: Snippet<[setting: Setting]>;
  count?: Snippet<[count: RedCount]>;
}
