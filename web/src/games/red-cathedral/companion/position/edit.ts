/** Edits to a position being set up. The server checks whether the result is legal. */

import { phrase, t } from '../../../../lib/i18n';
import type { Row } from '../../../../pages/components/part';
import { MATERIALS } from '../../view';
import type {
  Material,
  Ornament,
  Pieces,
  PlayerPieces,
  Resource,
  SectionPieces,
  SlotName,
  SlotPieces,
  Tile,
  TilePiece,
  View,
} from '../../wire';

export type PartyName = NonNullable<SectionPieces['banner']>;

/** What is in hand. */
export type Held =
  | { what: 'banner' | 'ornament'; party: PartyName }
  | { what: 'material'; material: Material }
  | { what: 'die'; die: string }
  | { what: 'tile'; tile: string }
  | { what: 'finish' | 'plan' | 'erase' };

/** Where it goes. */
export type Place =
  | { at: 'section'; section: string }
  | { at: 'slot'; slot: SlotName }
  | { at: 'space'; space: number }
  | { at: 'inventory' }
  | { at: 'pile'; pile: 'inventory' | 'build' };

export type Change = (make: (pieces: Pieces) => void) => void;
export type Put = (place: Place, piece?: string) => void;

const KINDS: readonly Ornament[] = ['door', 'arch', 'cross'];

/** Tower and level of a section, counted from 0. */
export const placeOf = (section: string): [number, number] =>
  section.split('.').map(part => Number(part) - 1) as [number, number];

export function sectionAt(pieces: Pieces, section: string): SectionPieces | undefined {
  const [tower, level] = placeOf(section);
  return pieces.tower?.[tower]?.sections?.[level];
}

/** The ornament for a section, by its position in the tower. */
function ornamentOf(pieces: Pieces, section: string): Ornament {
  const [tower, level] = placeOf(section),
    last = (pieces.tower?.[tower]?.sections?.length ?? 0) - 1;
  return KINDS[level === 0 ? 0 : level === last ? 2 : 1]!;
}

// ---- consequences of a piece: only what it affects is recomputed

const playerOf = (pieces: Pieces, party: PartyName | null | undefined): PlayerPieces | undefined =>
  pieces.player?.find(one => one.colour === party);

/** One banner fewer at hand, from the inventory first (RC-5.2). */
function takeBanner(pieces: Pieces, party: PartyName): void {
  const banners = playerOf(pieces, party)?.banners;
  if (banners?.inventory) banners.inventory--;
  else if (banners?.beside) banners.beside--;
}
function bannersAnew(pieces: Pieces, party: PartyName | null | undefined): void {
  const player = playerOf(pieces, party);
  if (player) player.banners = null;
}
function ornamentsAnew(pieces: Pieces, party: PartyName | null | undefined): void {
  const player = playerOf(pieces, party);
  if (player) player.ornaments = null;
}
export function reserveAnew(pieces: Pieces, materials: readonly (Material | null | undefined)[]): void {
  for (const material of materials) if (material) delete pieces.reserve?.[material];
}

// ---- the guild

/** The entries of the guild in play. */
export const entered = (pieces: Pieces): NonNullable<Pieces['guild']> => (pieces.guild ??= {});
/** Replaces one of the players' lists. */
export const withList = (
  view: View,
  lists: string[][] | null | undefined,
  at: number,
  list: string[],
): string[][] => view.player.map((_, seat) => (seat === at ? list : (lists?.[seat] ?? [])));
/** Cards or tiles to choose from, by name. */
export const choicesOf = (rows: readonly Row[]): { id: string; words: string }[] =>
  rows.map(({ id, words }) => ({ id, words: phrase(words) }));

// ---- tiles, of the set or described

/** What this table's tiles can give. */
export const resourcesOf = (view: View): Resource[] => [
  ...MATERIALS,
  'rubles',
  'recognition',
  ...(view.contractors ? ['permits' as const] : []),
];
export const resourceName = (resource: Resource): string => t('rc-amount', { resource, amount: 1 });
type Gives = NonNullable<TilePiece['gives']>;
/** Converts amounts to a list of single items, and back. */
export const listed = (gives: Gives | null | undefined): string[] =>
  Object.entries(gives ?? {}).flatMap(([resource, count]) =>
    Array.from({ length: count ?? 0 }, () => resource),
  );
export function counted(list: readonly string[]): Gives {
  const gives: Record<string, number> = {};
  for (const resource of list) gives[resource] = (gives[resource] ?? 0) + 1;
  return gives;
}

export type Laid = string | TilePiece | null;
/** The tile of a place, as entered or as derived. */
export const tileGiven = (entry: Laid | undefined, shown: Tile | null): Laid =>
  entry === 'none' ? null : (entry ?? shown?.name ?? null);

/** Puts any tile on a section; null removes it. */
export function layOnSection(pieces: Pieces, name: string, tile: Laid): void {
  const section = sectionAt(pieces, name);
  if (!section) return;
  if (typeof tile === 'string') swapTile(pieces, tile, section.tile);
  section.tile = tile ?? 'none';
}
/** Puts any tile on a slot. */
export function layOnSlot(pieces: Pieces, open: number, slot: SlotName, tile: Laid): void {
  const player = pieces.player?.[open];
  if (!player) return;
  const before = player.slots?.[slot];
  if (typeof tile === 'string') swapTile(pieces, tile, null);
  (player.slots ??= {})[slot] = { ...before, tile, face: tile ? (before?.face ?? 'up') : null };
}

/** Each tile exists once: the replaced one goes where this one was. */
function swapTile(pieces: Pieces, id: string, before: SectionPieces['tile']): void {
  for (const section of pieces.tower?.flatMap(tower => tower.sections ?? []) ?? [])
    if (section.tile === id) section.tile = typeof before === 'string' && !section.banner ? before : null;
  for (const player of pieces.player ?? [])
    for (const [name, slot] of Object.entries(player.slots ?? {}))
      if (slot.tile === id) delete player.slots![name as SlotName];
}

/** Applies a piece to a section. */
export function putOnSection(pieces: Pieces, name: string, held: Held): void {
  const section = sectionAt(pieces, name);
  if (!section) return;
  const bare = (): void => {
    reserveAnew(pieces, section.delivered ?? []);
    ornamentsAnew(pieces, section.ornament);
    section.delivered = section.ornament = null;
    section.finished = false;
  };
  if (held.what === 'banner') {
    bannersAnew(pieces, section.banner);
    takeBanner(pieces, held.party);
    section.banner = held.party;
    section.tile = null;
  } else if (held.what === 'ornament') {
    ornamentsAnew(pieces, section.ornament);
    const left = playerOf(pieces, held.party)?.ornaments,
      kind = ornamentOf(pieces, name);
    if (left?.[kind]) left[kind]--;
    section.ornament = held.party;
  } else if (held.what === 'material') {
    section.delivered = [...(section.delivered ?? []), held.material];
    section.needs = null;
    reserveAnew(pieces, [held.material]);
  } else if (held.what === 'tile') {
    swapTile(pieces, held.tile, section.tile);
    section.tile = held.tile;
  } else if (held.what === 'finish') {
    const ornament = section.ornament;
    bare();
    section.ornament = ornament;
    section.finished = true;
    section.needs = null;
  } else if (held.what === 'plan') {
    const lying = section.delivered;
    bare();
    section.delivered = lying;
  } else if (held.what === 'erase') {
    bare();
    bannersAnew(pieces, section.banner);
    section.banner = section.needs = null;
  }
}

function onSlot(player: PlayerPieces, pieces: Pieces, name: SlotName, held: Held): void {
  const slots: Partial<Record<SlotName, SlotPieces>> = (player.slots ??= {}),
    before = slots[name];
  if (held.what === 'tile') {
    swapTile(pieces, held.tile, null);
    slots[name] = { ...before, tile: held.tile, face: 'up' };
  } else if (held.what === 'erase' || held.what === 'plan') delete slots[name];
  else if (held.what === 'finish' && before?.tile)
    slots[name] = { ...before, face: before.face === 'down' ? 'up' : 'down' };
}

const oneMore = (
  materials: Partial<Record<Material, number>> | null | undefined,
  material: Material,
): Partial<Record<Material, number>> => ({ ...materials, [material]: (materials?.[material] ?? 0) + 1 });

/** The position with a piece at a place; `open`: the player whose board is open. */
export function put(given: Pieces, held: Held, place: Place, open: number): Pieces {
  return changed(given, pieces => {
    const player = pieces.player?.[open];
    if (place.at === 'section') putOnSection(pieces, place.section, held);
    else if (place.at === 'slot' && player) onSlot(player, pieces, place.slot, held);
    else if (place.at === 'space' && held.what === 'die') {
      const dice: Record<string, { space?: number | null; face?: number | null }> = ((pieces.market ??=
        {}).dice ??= {});
      dice[held.die] = { face: dice[held.die]?.face ?? 1, space: place.space };
    } else if (held.what === 'material') {
      if (place.at === 'inventory' && player) player.materials = oneMore(player.materials, held.material);
      if (place.at === 'pile')
        (pieces.ivan ??= {})[place.pile] = oneMore(pieces.ivan[place.pile], held.material);
      reserveAnew(pieces, [held.material]);
    }
  });
}

/** One storey more or fewer, below the dome. */
export function grow(pieces: Pieces, tower: number, by: number): void {
  const sections = pieces.tower?.[tower]?.sections;
  if (!sections) return;
  if (by > 0) sections.splice(sections.length - 1, 0, {});
  else {
    const [gone] = sections.splice(sections.length - 2, 1);
    bannersAnew(pieces, gone?.banner);
    ornamentsAnew(pieces, gone?.ornament);
    reserveAnew(pieces, gone?.delivered ?? []);
  }
}

/** Any other change. */
export function changed(given: Pieces, make: (pieces: Pieces) => void): Pieces {
  const pieces = structuredClone(given);
  make(pieces);
  return pieces;
}
