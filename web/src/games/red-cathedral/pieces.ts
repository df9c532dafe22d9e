/** Which pieces of the board a move involves. */

import { partsOfGuild } from './guilds';
import type { Move, Section, View } from './wire';

/** A piece's name: its kind and what distinguishes it, as in `section/3.2`, `slot/red/white-1`. */
export type Piece = string;

/** The parts of a piece's name: its kind, and what distinguishes it. */
export function named(piece: Piece): [kind: string, one: string, other: string] {
  const [kind = '', one = '', other = ''] = piece.split('/');
  return [kind, one, other];
}

/** The pieces that represent a move. A gate must be pressed before the others count: a die before its destination. */
export interface Parts {
  gate: Piece | null;
  pieces: Piece[];
  /** Also shown as a button, because no piece for it is in plain sight. */
  button: boolean;
  /** Played only when every piece was pressed, even if there is only one move left. */
  sure: boolean;
}

/** Pieces in plain sight. */
export const plain = (...pieces: Piece[]): Parts => ({ gate: null, pieces, button: false, sure: false });
/** Pieces, and a button too. */
export const both = (...pieces: Piece[]): Parts => ({ ...plain(...pieces), button: true });
const behind = (gate: Piece, ...pieces: Piece[]): Parts => ({ ...plain(...pieces), gate });

export const SPACES = 8;

export const sectionsOf = (view: View): Section[] => view.tower.flatMap(t => t.sections);
export const sectionAt = (view: View, name: string): Section | undefined =>
  sectionsOf(view).find(s => s.section === name);

/** `me`: the party whose board has the pieces of the move. */
export function partsOf(move: Move, me: string): Parts {
  switch (move.kind) {
    case 'claim':
    case 'ivan':
      return plain(`section/${move.section}`);
    case 'decorate':
      return plain(`section/${move.section}`, `ornament/${move.ornament}`);
    case 'deliver':
      return move.replaced
        ? plain(`section/${move.section}`)
        : plain(`section/${move.section}`, `material/${move.material}`);
    case 'build':
      return both(...move.sections.map(section => `section/${section}`));
    case 'die':
      return behind(`die/${move.die}`, `space/${move.space}`);
    case 'resources':
    case 'gather':
    case 'space':
      return plain(`tile/${move.space}`);
    case 'influence':
    case 'action':
      return plain(`act/${move.quadrant}/${move.half}`);
    case 'activate':
      return plain(`slot/${move.party}/${move.slot}`);
    case 'open':
    case 'hide':
      return plain(`slot/${me}/${move.slot}`);
    case 'banner':
      return both(move.place === 'inventory' ? 'banner/inventory' : `slot/${me}/${move.place}`);
    case 'gain':
      return both(`reserve/${move.material}`);
    case 'give':
      return both(`material/${move.material}`);
    case 'swap':
      return plain(`tile/${move.one}`, `tile/${move.other}`);
    case 'reroll':
      return { ...behind('aside/reroll', `space/${move.space}`), sure: true };
    case 'trade':
    case 'permit':
      return plain(`aside/${move.kind}`);
    case 'recruit':
      return plain(`city/${move.city}`);
    case 'hire':
    case 'dismiss':
      return plain(`specialist/${move.space}`);
    case 'specialist':
      return plain(`slot/${me}/black`);
    case 'discard':
      return both(`ornament/${move.ornament}`);
    case 'party':
      return both(`party/${move.party}`);
    default:
      return partsOfGuild(move) ?? both();
  }
}
