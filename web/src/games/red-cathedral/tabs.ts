/** On which board of a phone a piece lies. */

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
  contract: 'guild',
  buttress: 'guild',
  held: 'guild',
  stall: 'market',
  quarter: 'market',
  ivan: 'players',
  region: 'region',
  buttresses: 'guild',
};

/** Whether it calls for its board: buttresses at hand may be used at any moment. */
export const calls = (piece: Piece): boolean => named(piece)[0] !== 'held';

/** The boards on which places lie, as `data-at` names them. */
export const tabsOf = (places: readonly string[], me: string): Set<string> =>
  new Set(places.map(place => tabOf(place.replaceAll('-', '/'), me)));

/** Empty: in the pocket, which is always in sight, or on no board. */
export function tabOf(piece: Piece, me: string): string {
  const [kind, owner] = named(piece);
  if (kind === 'slot') return owner === me ? 'workshop' : 'players';
  return TABS[kind] ?? '';
}
