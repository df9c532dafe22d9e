/** What the page knows about one guild in addition to the common parts: exported by `guilds/<guild>.svelte`. */

import type { Snippet } from 'svelte';
import type { Explanation } from '../../../lib/explain';
import type { Motion } from '../../../lib/motion.svelte';
import type { Chooser } from '../chooser.svelte';
import type { Scene } from '../explain/card';
import type { Parts } from '../pieces';
import type { EarlyLine, Fact, Material, Move, View } from '../wire';

/** Explains a piece, given what distinguishes it. */
export type About = (scene: Scene, one: string, other: string) => Explanation | null;

/** Somebody the guild sends to a tower. */
export interface Visitor {
  icon: string;
  name: string;
  about: string;
}

/** A material that stands for others on a section. */
export interface StandIns {
  material: Material;
  for: Material[];
}

/** Things in front of a player: their number beside the player's other possessions. */
export interface Held {
  piece: string;
  icon: string;
  words: string;
  number: number;
}

/** A line that is scored before the markers move back. */
export interface LineFace {
  rule: string;
  icon: string;
  title: (line: EarlyLine) => string;
  /** What all such lines of the viewer are called. */
  all: string;
  /** The catalogue's key of what is said below the last of them. */
  note: string;
}

/** A component table that only this guild needs. */
export interface TableFace {
  width: number;
  /** Its rows are shown in words. */
  named?: boolean;
}

export interface GuildFace {
  /** The pieces that represent a move only this guild has. */
  parts?: (move: Move) => Parts | null;
  /** Explanations of its pieces, by kind. */
  about?: Readonly<Record<string, About>>;
  /** Kinds of its pieces that can be used at any time, so they never call for a look at its board. */
  atAnyTime?: readonly string[];
  /** The person it has sent to a tower, counted from 1. */
  visitor?: (view: View, tower: number) => Visitor | null;
  /** Pictures for its signs. */
  signs?: Readonly<Record<string, string>>;
  /** The materials it adds to the six, and the catalogue's keys of what is said about them. */
  materials?: Readonly<Partial<Record<Material, string>>>;
  standIns?: (view: View, section: string) => StandIns | null;
  /** The sign of a move only this guild has. */
  icon?: (move: Move) => string;
  /** Its decisions during a build. */
  builds?: readonly string[];
  /** Animations of its events; `ruler` is where the player's materials lie. */
  motions?: (fact: Fact, ruler: string) => Motion[];
  /** Its events that leave a mark on a section. */
  traces?: readonly string[];
  held?: (view: View, seat: number) => Held | null;
  lines?: Readonly<Record<string, LineFace>>;
  /** Some of what it scores is secret until the end. */
  secret?: boolean;
  tables?: Readonly<Record<string, TableFace>>;
}

/** What `guilds/<guild>.svelte` exports: its face, and what it keeps beside the market. */
export interface GuildPage {
  guild: GuildFace;
  board?: Snippet<[chooser: Chooser]>;
}
