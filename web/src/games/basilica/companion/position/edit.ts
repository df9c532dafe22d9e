/** A position of Basilica that is being set up: its document, and what a piece changes in it. */

export interface SideEntry {
  colour?: string;
  builders?: string[];
  coins?: number;
  points?: number;
}
export interface Position {
  cathedral?: Record<string, string>;
  scaffolds?: string[];
  glass?: string[];
  player?: SideEntry[];
  orders?: string[];
  vaults?: string[];
  top?: string;
  king?: number;
  turn?: string;
  turns?: number;
  actions_left?: number;
  fresh?: string;
  pending?: unknown;
  [more: string]: unknown;
}

const SIDES = ['white', 'black'];
const off = (list: string[] | undefined, cell: string): string[] =>
  (list ?? []).filter(one => one.split(' ')[0] !== cell);

/** Whoever stands on a cell, as the text says it. */
export function builderOn(position: Position, cell: string): { side: string; rank: string | null } | null {
  for (const [i, player] of (position.player ?? []).entries())
    for (const one of player.builders ?? []) {
      const [where, rank] = one.split(' ');
      if (where === cell) return { side: player.colour ?? SIDES[i]!, rank: rank ?? null };
    }
  return null;
}

function crewOf(position: Position, side: string): SideEntry {
  const players = (position.player ??= SIDES.map(colour => ({ colour, builders: [] })));
  return players.find((one, i) => (one.colour ?? SIDES[i]) === side) ?? players[0]!;
}

/** The position with a piece on a cell: `vault/red-blue`, `scaffold`, `glass`, `builder/white`, `rank/mason`, `fresh`, `erase`. */
export function put(document: object, piece: string, cell: string): Position {
  const position = JSON.parse(JSON.stringify(document)) as Position,
    [what, which = ''] = piece.split('/') as [string, string?];
  const bare = (): void => {
    for (const player of position.player ?? []) player.builders = off(player.builders, cell);
    position.glass = off(position.glass, cell);
    if (position.fresh === cell) delete position.fresh;
  };
  if (what === 'vault') {
    position.scaffolds = off(position.scaffolds, cell);
    position.cathedral = { ...position.cathedral, [cell]: which };
  } else if (what === 'scaffold') {
    delete position.cathedral?.[cell];
    bare();
    position.scaffolds = [...off(position.scaffolds, cell), cell];
  } else if (what === 'glass') {
    const there = position.glass?.includes(cell);
    position.glass = there ? off(position.glass, cell) : [...(position.glass ?? []), cell];
  } else if (what === 'builder') {
    const before = builderOn(position, cell);
    for (const player of position.player ?? []) player.builders = off(player.builders, cell);
    if (before?.side !== which) {
      const crew = crewOf(position, which);
      crew.builders = [...(crew.builders ?? []), cell];
    }
  } else if (what === 'rank') {
    const before = builderOn(position, cell);
    if (before) {
      const crew = crewOf(position, before.side);
      crew.builders = [...off(crew.builders, cell), before.rank === which ? cell : `${cell} ${which}`];
    }
  } else if (what === 'fresh') {
    if (position.fresh === cell) delete position.fresh;
    else position.fresh = cell;
  } else {
    delete position.cathedral?.[cell];
    position.scaffolds = off(position.scaffolds, cell);
    bare();
  }
  return position;
}

/** Any other change. */
export function changed(document: object, make: (position: Position) => void): Position {
  const position = JSON.parse(JSON.stringify(document)) as Position;
  make(position);
  return position;
}
