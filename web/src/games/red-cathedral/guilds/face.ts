/** What the page knows about one guild in addition to the common parts: exported by `guilds/<guild>.ts`. */

import type { Explanation } from '../../../lib/explain';
import type { Scene } from '../explain/card';
import type { Parts } from '../pieces';
import type { Move, View } from '../wire';

/** Explains a piece, given what distinguishes it. */
export type About = (scene: Scene, one: string, other: string) => Explanation | null;

/** Somebody the guild sends to a tower. */
export interface Visitor {
  icon: string;
  name: string;
  about: string;
}

export interface GuildFace {
  /** The pieces that represent a move only this guild has. */
  parts?: (move: Move) => Parts | null;
  /** Explanations of its pieces, by kind. */
  about?: Readonly<Record<string, About>>;
  /** The person it has sent to a tower, counted from 1. */
  visitor?: (view: View, tower: number) => Visitor | null;
}
