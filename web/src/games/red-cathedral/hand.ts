/** What a player has picked up and not yet put down. */

import { die, iconAt, pigment } from '../../art/draw';
import { named, type Piece } from './pieces';
import { tilePicture } from './pictures';
import { materialIcon } from './signs';
import type { Entry, Material, View } from './wire';

export interface Held {
  /** A drawing in a 48 x 48 box. */
  picture: string;
  /** The place it came from, as named in `data-at`. */
  from: string;
}

const sign = (icon: string, colour = ''): string =>
  `<g style="${colour ? pigment(colour) : ''}">${iconAt(icon, 24, 24, 38)}</g>`;

export function inHand(
  view: View,
  selection: readonly Piece[],
  entries: readonly Entry[],
  seat: number | null,
): Held | null {
  if (seat === null) return null;
  if (view.decision?.kind === 'place')
    return { picture: tilePicture(view.decision.tile, 1, 1, 46), from: claimed(entries) };
  const [kind, what] = named(selection[0] ?? ''),
    me = view.decides;
  switch (kind) {
    case 'material':
      return { picture: sign(materialIcon(what as Material)), from: `ruler-${me}` };
    case 'ornament':
      return { picture: sign(what, me), from: `kit-${me}` };
    case 'die':
      return { picture: die(what, view.market.dice[what]?.face ?? 1, 24, 26, 34), from: `die-${what}` };
    default:
      return null;
  }
}

/** The place of the section whose tile is in hand. */
function claimed(entries: readonly Entry[]): string {
  const sections = entries
    .flatMap(e => (e.taken_back ? [] : e.events))
    .flatMap(({ fact }) => (fact.kind === 'claim' ? [fact.section] : []));
  return `section-${sections.at(-1) ?? ''}`;
}
