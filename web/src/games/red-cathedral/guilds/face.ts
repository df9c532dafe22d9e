/** What the page has of one guild, beside what every guild has: `guilds/<guild>.ts` exports it. */

import type { Explanation } from '../../../lib/explain';
import type { Scene } from '../explain/card';
import type { Parts } from '../pieces';
import type { Move, View } from '../wire';

/** What is this? A piece by what distinguishes it. */
export type About = (scene: Scene, one: string, other: string) => Explanation | null;

/** Somebody whom the guild sends to a tower. */
export interface Visitor {
  icon: string;
  name: string;
  about: string;
}

export interface GuildFace {
  /** The pieces that stand for a move that only this guild has. */
  parts?: (move: Move) => Parts | null;
  /** What its pieces are, by their kind. */
  about?: Readonly<Record<string, About>>;
  /** Whom it has sent to a tower, counted from 1. */
  visitor?: (view: View, tower: number) => Visitor | null;
}
