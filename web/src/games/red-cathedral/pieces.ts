/** Which pieces of the board a move concerns, and which move a press on any piece would be. */

import { asked, FITTING, type Material, type Part, type Section, type View, visit } from './view';

/** A piece is named by its kind and what distinguishes it: `section/3.2`, `slot/red/white-1`. */
export type Piece = string;

/** The pieces that stand for a move. A gate must be pressed before the others count: a die before the space it goes to. */
export interface Parts {
  gate: Piece | null;
  pieces: Piece[];
  /** Shown as a button as well, since a piece for it does not lie in plain sight. */
  button: boolean;
  /** Played only when every piece was pressed, even where there is one move left. */
  sure: boolean;
}

const plain = (...pieces: Piece[]): Parts => ({ gate: null, pieces, button: false, sure: false });
const both = (...pieces: Piece[]): Parts => ({ ...plain(...pieces), button: true });
const behind = (gate: Piece, ...pieces: Piece[]): Parts => ({ ...plain(...pieces), gate });
const buttonOnly: Parts = both();

export const SPACES = 8;
const around = (space: number, steps: number): number => ((space - 1 + steps) % SPACES) + 1;

/** RC-7.1: where a die ends. */
export function landing(view: View, die: string, extra: number): number {
  const at = view.market.dice[die];
  return at ? around(at.space, at.face + extra) : 0;
}

export const sectionsOf = (view: View): Section[] => view.tower.flatMap(t => t.sections);
export const sectionAt = (view: View, name: string): Section | undefined =>
  sectionsOf(view).find(s => s.section === name);

const parties = (view: View): string[] => [...view.player.map(p => p.colour), ...(view.ivan ? ['ivan'] : [])];

/** The quarter whose card a move means: that of the visit. */
const quarter = (view: View): number => Math.ceil((visit(view)?.space ?? 1) / 2);

/** Own sections where a build could begin with what is in the inventory, so that pressing one begins it. */
function buildable(view: View, me: string): Piece[] {
  const held = view.player.find(p => p.colour === me)?.materials ?? {};
  const needed = (s: Section): boolean =>
    s.banner === me && !s.finished && !!s.needs?.some(m => m !== 'any' && held[m]);
  return sectionsOf(view)
    .filter(needed)
    .map(s => `section/${s.section}`);
}

export function partsOf(move: string, view: View, me: string): Parts {
  const [verb = '', a = '', b = ''] = move.split(' ');
  switch (verb) {
    case 'claim':
    case 'section':
    case 'ivan':
      return plain(`section/${a}`);
    case 'decorate':
      return plain(`section/${a}`, `ornament/${FITTING[sectionAt(view, a)?.kind ?? 'base'].ornament}`);
    case 'deliver':
      return asked(view)[0] === 'diamond' ? plain(`section/${b}`) : plain(`section/${b}`, `material/${a}`);
    case 'build':
      return both(...buildable(view, me));
    case 'die':
      return behind(`die/${a}`, `space/${landing(view, a, Number(b.slice(1) || 0))}`);
    case 'resources':
      return plain(`tile/${visit(view)?.space ?? 0}`);
    case 'influence':
      return plain(`act/${quarter(view)}/${a}`);
    case 'action':
      return plain(`act/${a}/${b}`);
    case 'activate':
      return plain(`slot/${asked(view)[0] === 'borrow' ? asked(view)[1] : me}/${a}`);
    case 'open':
    case 'hide':
      return plain(`slot/${me}/${a}`);
    case 'banner':
      return both(a === 'inventory' ? 'banner/inventory' : `slot/${me}/${a}`);
    case 'gain':
      return both(`reserve/${a}`);
    case 'give':
      return both(`material/${a}`);
    case 'swap':
      return plain(`tile/${a}`, `tile/${b}`);
    case 'gather':
    case 'space':
      return plain(`tile/${a}`);
    case 'reroll':
      return { ...behind('aside/reroll', `space/${a}`), sure: true };
    case 'trade':
      return plain('aside/trade');
    case 'permit':
      return plain('aside/permit');
    case 'recruit':
      return plain(`city/${a}`);
    case 'hire':
    case 'dismiss':
      return plain(`specialist/${a}`);
    case 'specialist':
      return plain(`slot/${me}/black`);
    case 'discard':
      return both(`ornament/${a}`);
    case 'party':
      return both(`party/${parties(view)[Number(a) - 1] ?? ''}`);
    case 'foreman':
      return both(`tower/${foremanGoal(view, Number(a))}`);
    case 'contract':
      return both(`contract/${a}`);
    case 'buttress':
      return both(`buttress/${a}`);
    case 'use':
      return plain(`held/${a}`);
    case 'diamond':
      return a ? buttonOnly : both('material/diamond');
    default:
      return buttonOnly;
  }
}

/** CT-5.4: from the last tower the foreman goes on to the first. */
export const foremanGoal = (view: View, steps: number): number =>
  (((view.guild?.foreman ?? 1) - 1 + steps) % view.tower.length) + 1;

/** What a press on a section would be now: the question that is open decides. */
function onSection(view: View, name: string): string {
  const section = sectionAt(view, name),
    [kind] = asked(view);
  if (!section) return `claim ${name}`;
  if (kind === 'build' || kind === 'diamond')
    return section.finished ? `decorate ${name}` : `deliver ${firstNeed(section)} ${name}`;
  if (kind === 'solo') return `ivan ${name}`;
  if (section.finished) return `decorate ${name}`;
  return kind === 'turn' && section.banner === view.decides
    ? `deliver ${firstNeed(section)} ${name}`
    : `claim ${name}`;
}
const firstNeed = (section: Section): Material =>
  section.needs?.find(m => m !== 'any') ?? section.cost[0] ?? 'wood';

/** The move that a press on a piece would be, for the answer to “why not?”. Null: the piece never stands for a move. */
export function wouldBe(piece: Piece, view: View): string | null {
  const [kind, a = '', b = ''] = piece.split('/'),
    [ask = ''] = asked(view);
  switch (kind) {
    case 'section':
      return onSection(view, a);
    case 'die':
      return `die ${a}`;
    case 'space':
    case 'tile':
      return ask === 'swap'
        ? `swap ${a === '8' ? '7 8' : `${a} 8`}`
        : ask === 'space'
          ? `space ${a}`
          : 'resources';
    case 'act':
      return ask === 'one-action' ? `action ${a} ${b}` : `influence ${b}`;
    case 'slot':
      return b === 'black' ? 'specialist' : ask === 'place' ? `open ${b}` : `activate ${b}`;
    case 'banner':
      return 'banner inventory';
    case 'material':
      return a === 'diamond'
        ? 'diamond'
        : ask === 'build' || ask === 'turn'
          ? buildWith(view, a as Material)
          : `give ${a}`;
    case 'reserve':
      return a === 'diamond' ? null : `gain ${a}`;
    case 'ornament':
      return ask === 'specialist' ? `discard ${a}` : decorateWith(view, a);
    case 'city':
      return `recruit ${a}`;
    case 'specialist':
      return ask === 'hire' ? `hire ${a}` : null;
    case 'aside':
      return a === 'reroll' ? `reroll ${view.market.dice_on.findIndex(n => n > 0) + 1}` : a;
    case 'buttress':
      return `buttress ${a}`;
    case 'held':
      return `use ${a}`;
    default:
      return null;
  }
}

function buildWith(view: View, material: Material): string {
  const goal = sectionsOf(view).find(s => s.banner && s.needs?.includes(material)) ?? sectionsOf(view)[0];
  return `deliver ${material} ${goal?.section ?? '1.1'}`;
}
function decorateWith(view: View, ornament: string): string {
  const fits = (part: Part): boolean => FITTING[part].ornament === ornament;
  const goal =
    sectionsOf(view).find(s => s.finished && !s.ornament && fits(s.kind)) ??
    sectionsOf(view).find(s => fits(s.kind));
  return `decorate ${goal?.section ?? '1.1'}`;
}
