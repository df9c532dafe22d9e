/** On which board of a phone a piece lies. */

import type { Piece } from './pieces';

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
};

/** Empty: in the pocket, which is always in sight, or on no board. */
export function tabOf(piece: Piece, me: string): string {
  const [kind = '', owner] = piece.split('/');
  if (kind === 'slot') return owner === me ? 'workshop' : 'players';
  return TABS[kind] ?? '';
}
