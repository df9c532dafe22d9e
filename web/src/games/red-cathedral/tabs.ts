/** Which board of a phone a piece is on. */

import { isAtHand, isOnBoard } from './guilds';
import { named, type Piece } from './pieces';

const TABS: Record<string, string> = {
  section: 'site',
  tower: 'site',
  die: 'market',
  space: 'market',
  tile: 'market',
  act: 'market',
  reserve: 'market',
  party: 'players',
  city: 'region',
  specialist: 'region',
  stall: 'market',
  quarter: 'market',
  ivan: 'players',
  region: 'region',
};

/** True if a lit piece should open its board: what can be used at any time does not call. */
export const calls = (piece: Piece): boolean => !isAtHand(named(piece)[0]);

/** The boards that contain places, as named in `data-at`. */
export const tabsOf = (places: readonly string[], me: string): Set<string> =>
  new Set(places.map(place => tabOf(place.replaceAll('-', '/'), me)));

/** Empty if it is in the pocket, which is always visible, or on no board. */
export function tabOf(piece: Piece, me: string): string {
  const [kind, owner] = named(piece);
  if (kind === 'slot') return owner === me ? 'workshop' : 'players';
  return TABS[kind] ?? (isOnBoard(kind) ? 'guild' : '');
}
