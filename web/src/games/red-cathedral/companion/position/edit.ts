/** A position that is being set up: its document, and what a piece changes in it. Whether it can be, the server says. */

import type { Ornament } from '../../wire';

export interface SectionEntry {
  card?: string;
  cost?: string[];
  banner?: string;
  finished?: boolean;
  ornament?: string;
  delivered?: string[] | Record<string, number>;
  tile?: unknown;
  [more: string]: unknown;
}
export interface SlotEntry {
  tile?: unknown;
  face?: 'up' | 'down';
  [more: string]: unknown;
}
export interface PlayerEntry {
  colour?: string;
  space?: number;
  rubles?: number;
  materials?: Record<string, number>;
  banners?: { inventory?: number; beside?: number };
  ornaments?: Partial<Record<Ornament, number>>;
  slots?: Record<string, string | SlotEntry>;
  [more: string]: unknown;
}
export interface Position {
  tower?: { sections: SectionEntry[] }[];
  player?: PlayerEntry[];
  market?: {
    dice?: Record<string, { space: number; face: number }>;
    resources?: unknown[];
    influence?: unknown[];
  };
  reserve?: unknown;
  pending?: unknown;
  turn?: string;
  turns?: number;
  starter?: string;
  ender?: string;
  [more: string]: unknown;
}

/** Materials that lie on a section, one by one, however they are written. */
export const lying = (given: SectionEntry['delivered']): string[] =>
  Array.isArray(given)
    ? given
    : Object.entries(given ?? {}).flatMap(([name, count]) => Array.from({ length: count }, () => name));

const sectionAt = (position: Position, name: string): SectionEntry | undefined => {
  const [tower, level] = name.split('.').map(Number) as [number, number];
  return position.tower?.[tower - 1]?.sections[level - 1];
};

/** Tiles lie once: wherever this one lay, what it replaces lies now. */
function swapTile(position: Position, id: string, before: unknown): void {
  for (const section of position.tower?.flatMap(tower => tower.sections) ?? [])
    if (section.tile === id) {
      if (typeof before === 'string' && !section.banner) section.tile = before;
      else delete section.tile;
    }
  for (const player of position.player ?? [])
    for (const [name, slot] of Object.entries(player.slots ?? {}))
      if ((typeof slot === 'string' ? slot : slot.tile) === id) delete player.slots![name];
}

function onSection(position: Position, name: string, what: string, which: string): void {
  const section = sectionAt(position, name);
  if (!section) return;
  if (what === 'banner') {
    section.banner = which;
    delete section.tile;
  } else if (what === 'ornament') section.ornament = which;
  else if (what === 'material') section.delivered = [...lying(section.delivered), which];
  else if (what === 'tile') {
    swapTile(position, which, section.tile);
    section.tile = which;
  } else if (what === 'finish') {
    section.finished = true;
    delete section.delivered;
  } else if (what === 'plan') {
    delete section.finished;
    delete section.ornament;
  } else if (what === 'erase')
    for (const key of ['banner', 'finished', 'ornament', 'delivered'] as const) delete section[key];
}

function onSlot(player: PlayerEntry, position: Position, name: string, what: string, which: string): void {
  const slots = (player.slots ??= {}),
    before = slots[name];
  if (what === 'tile') {
    swapTile(position, which, null);
    slots[name] = { ...(typeof before === 'object' ? before : {}), tile: which, face: 'up' };
  } else if (what === 'erase' || what === 'plan') delete slots[name];
  else if (what === 'finish' && before)
    slots[name] = {
      ...(typeof before === 'string' ? { tile: before } : before),
      face: typeof before === 'object' && before.face === 'down' ? 'up' : 'down',
    };
}

/** The position with a piece at a place: `banner/red` at `section/2.1`, `die/white` at `space/5`. */
export function put(document: object, piece: string, place: string, open: number): Position {
  const position = JSON.parse(JSON.stringify(document)) as Position,
    [what, which = ''] = piece.split('/') as [string, string?],
    [where, name = ''] = place.split('/') as [string, string?],
    player = position.player?.[open];
  if (where === 'section') onSection(position, name, what, which);
  else if (where === 'slot' && player) onSlot(player, position, name, what, which);
  else if (where === 'space' && what === 'die') {
    const dice = ((position.market ??= {}).dice ??= {});
    dice[which] = { face: dice[which]?.face ?? 1, space: Number(name) };
  } else if (where === 'inventory' && what === 'material' && player)
    player.materials = { ...player.materials, [which]: (player.materials?.[which] ?? 0) + 1 };
  return counted(position);
}

/** What follows from the pieces is counted anew. */
export function counted(position: Position): Position {
  delete position.reserve;
  for (const player of position.player ?? []) {
    delete player.banners;
    delete player.ornaments;
  }
  return position;
}

/** Any other change. */
export function changed(document: object, make: (position: Position) => void): Position {
  const position = JSON.parse(JSON.stringify(document)) as Position;
  make(position);
  return position;
}
