/** What a player has taken up and not yet put down. */

import { named, type Piece } from './pieces';
import { materialIcon } from './signs';
import type { Entry, Material, Tile, View } from './wire';

export interface Held {
  /** A tile, or a sign of the sprite in a colour. */
  tile: Tile | null;
  icon: string;
  colour: string;
  /** The place that it came from, as `data-at` names it. */
  from: string;
}

export function inHand(
  view: View,
  selection: readonly Piece[],
  entries: readonly Entry[],
  seat: number | null,
): Held | null {
  if (seat === null) return null;
  if (view.decision?.kind === 'place')
    return { tile: view.decision.tile, icon: '', colour: '', from: claimed(entries) };
  const [kind, what] = named(selection[0] ?? ''),
    me = view.decides;
  switch (kind) {
    case 'material':
      return { tile: null, icon: materialIcon(what as Material), colour: '', from: `ruler-${me}` };
    case 'ornament':
      return { tile: null, icon: what, colour: me, from: `kit-${me}` };
    case 'die':
      return {
        tile: null,
        icon: `die-${view.market.dice[what]?.face ?? 1}`,
        colour: what,
        from: `die-${what}`,
      };
    default:
      return null;
  }
}

/** Where the section stands whose tile is in the hand. */
function claimed(entries: readonly Entry[]): string {
  const sections = entries
    .flatMap(e => (e.taken_back ? [] : e.events))
    .flatMap(({ fact }) => (fact.kind === 'claim' ? [fact.section] : []));
  return `section-${sections.at(-1) ?? ''}`;
}
