/** What the server tells of a table of The Red Cathedral, as the board reads it. */

import type { Now } from './wire';

export type Material = 'wood' | 'brick' | 'stone' | 'gold' | 'green' | 'purple' | 'diamond';
export type Resource = Material | 'rubles' | 'recognition' | 'prestige' | 'permits';
export type Part = 'base' | 'middle' | 'dome';
export type Ornament = 'door' | 'arch' | 'cross';
export type Amounts = Partial<Record<Resource, number>>;

export const MATERIALS: readonly Material[] = [
  'wood',
  'brick',
  'stone',
  'gold',
  'green',
  'purple',
  'diamond',
];
export const ORNAMENTS: readonly Ornament[] = ['door', 'arch', 'cross'];
/** In the order of the board: the four colours, then the two white ones. */
export const SLOTS: readonly string[] = ['red', 'blue', 'green', 'yellow', 'white-1', 'white-2'];
/** RC-1.9: places of the inventory. */
export const INVENTORY = 10;
/** RC-10.1: sections whose completion ends the game. */
export const SIX = 6;
/** RC-6.4: what fits a section of each kind, and what it costs. */
export const FITTING: Record<Part, { ornament: Ornament; material: Material }> = {
  base: { ornament: 'door', material: 'wood' },
  middle: { ornament: 'arch', material: 'stone' },
  dome: { ornament: 'cross', material: 'gold' },
};

export interface Tile {
  name: string;
  gives?: Amounts;
  die?: string;
  three_plus?: boolean;
}

export interface Section {
  section: string;
  card: string;
  kind: Part;
  cost: Material[];
  recognition: number;
  rubles: number;
  tile?: Tile;
  /** A colour, or `ivan`. */
  banner?: string;
  finished?: boolean;
  ornament?: string;
  delivered?: Material[];
  /** `any` for Ivan: only the number counts (RC-11.7). */
  needs?: (Material | 'any')[];
}

export interface Slot {
  tile?: Tile;
  face?: 'up' | 'down';
  price: number;
  holds: Ornament | 'banner' | 'nothing';
}

export interface Player {
  colour: string;
  space: number;
  prestige: number;
  lap: number;
  rubles: number;
  materials: Partial<Record<Material, number>>;
  banners: { inventory: number; beside: number };
  ornaments: Record<Ornament, number>;
  slots: Record<string, Slot>;
  room: number;
  finished: number;
  placed: number;
}

export interface Action {
  action: string;
  mark: 'lightning' | 'infinity';
  shown?: Material[];
}

export interface Influence {
  name: string;
  group: string;
  upper: Action;
  lower: Action;
}

export interface Specialist {
  name: string;
  effect: string;
  tool: string;
  gives?: Amounts;
  material?: Material;
  prestige?: number;
}

export interface Crew {
  permits: number;
  sent: Record<string, number>;
  tools: string[];
  specialist: Specialist | 'none';
  left: number;
  tools_shown: string[];
  tools_prestige: number;
}

/** CT-2.2: what leaving a place of the row brings. */
export interface Bonus {
  gives?: Amounts;
  materials_of_choice?: number;
}

export interface Region {
  /** The city above each tower. */
  cities: string[];
  spaces: (Specialist | 'none' | null)[];
  open: string[];
  bag: string[];
  touching: Record<string, number[]>;
  board: Crew[];
}

export interface Ivan {
  colour: string;
  space: number;
  prestige: number;
  row: string[];
  tiles: string[];
  face_down: number;
  inventory: Partial<Record<Material, number>>;
  build: Partial<Record<Material, number>>;
  banners: number;
  ornaments: Record<Ornament, number>;
  finished: number;
  placed: number;
  marker?: number;
}

/** What the card of a new guild keeps beside the market; each guild has some of it. */
export interface Guild {
  foreman?: number;
  diamonds?: Record<string, Material[]>;
  hands?: string[][];
  counts?: number[];
  drawn?: string[];
  deck?: number | string[];
  discards?: string[];
  offer?: string[];
  buttresses?: string[][];
}

export interface View {
  seat: string | null;
  turns: number;
  turn: string;
  decision: string | Record<string, unknown>;
  decides: string;
  pending: (string | Record<string, unknown>)[];
  /** Influence actions used this turn, as `2 lower`. */
  used: string[];
  options: Record<string, string>;
  reserve: Partial<Record<Material, number>>;
  market: {
    resources: { name: string; resource: Resource; amount: number }[];
    influence: Influence[];
    dice: Record<string, { space: number; face: number }>;
    dice_on: number[];
  };
  tower: { sections: Section[] }[];
  player: Player[];
  contractors?: Region;
  guild?: Guild;
  ivan?: Ivan;
}

/** The words of the decision that is open now: `market 5 black took` is ['market', '5', 'black', 'took']. */
export function asked(view: View): string[] {
  if (typeof view.decision === 'string') return view.decision.split(' ');
  return Object.keys(view.decision).slice(0, 1);
}

/** The visit to the market that is going on, wherever it waits among the open decisions. */
export function visit(view: View): { space: number; die: string; said: string[] } | null {
  for (const frame of [...view.pending].reverse()) {
    if (typeof frame !== 'string') continue;
    const [kind, space, die, ...said] = frame.split(' ');
    if (kind === 'market' && space && die) return { space: Number(space), die, said };
  }
  return null;
}

/** The colour that a banner or an ornament is drawn in: Ivan plays in one that nobody else has. */
export const colourOf = (view: View, party: string): string =>
  party === 'ivan' ? (view.ivan?.colour ?? 'black') : party;

/** Everybody with a marker on the score track: the players, and Ivan. */
export interface Party {
  party: string;
  colour: string;
  space: number;
  prestige: number;
  finished: number;
  ornaments: Record<Ornament, number>;
}

export function parties(view: View): Party[] {
  const seated = view.player.map(p => ({ party: p.colour, ...p }));
  return view.ivan ? [...seated, { party: 'ivan', ...view.ivan }] : seated;
}

/** Banners that are not on a section: on the inventory, beside it, on white slots (RC-8.1). */
export const bannersLeft = (player: Player): number =>
  player.banners.inventory +
  player.banners.beside +
  Object.values(player.slots).filter(slot => slot.holds === 'banner').length;

/** The materials of an inventory one by one, in the order of RC-1.1. */
export const oneByOne = (materials: Partial<Record<Material, number>>): Material[] =>
  MATERIALS.flatMap(m => Array.from({ length: materials[m] ?? 0 }, () => m));

/** Worth of a tower and presence in it (RC-10.4). */
export function standing(sections: readonly Section[]): { value: number; presence: [string, number][] } {
  const presence = new Map<string, number>();
  let value = 0;
  for (const section of sections) {
    if (!section.finished) continue;
    value += section.ornament ? 3 : 2;
    for (const party of [section.banner, section.ornament])
      if (party) presence.set(party, (presence.get(party) ?? 0) + 1);
  }
  return { value, presence: [...presence].sort((a, b) => b[1] - a[1]) };
}

/** What a seat sees, as this game's server tells it. */
export const viewOf = (now: Now): View => now.view.position as unknown as View;
