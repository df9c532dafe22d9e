/** Zones and what they are worth (BA-5.1 to BA-5.3), for "If scored now" and the last scoring. */

import { beside, COLOURS, type Cell, type Colour, type Position, type Side } from './position';

export interface Zone {
  colour: Colour;
  /** Its lowest one-colour cell, which names it. */
  first: string;
  cells: string[];
  strength: Record<Side, number>;
  builders: Record<Side, number>;
  hercules: Record<Side, number>;
  doubled: boolean;
  glass: number;
  /** Who has the majority (BA-5.2). */
  lead: Side | null;
  /** What the majority scores (BA-5.3). */
  worth: number;
  points: Record<Side, number>;
}

const has = (cell: Cell | undefined, colour: Colour): boolean =>
  cell?.vault?.colours.includes(colour) ?? false;
const single = (cell: Cell): boolean => cell.vault?.colours.length === 1;

/** Row by row, column by column: the order in which zones are named. */
const byPlace = (a: Cell, b: Cell): number => a.row - b.row || a.column - b.column;

/** BA-5.1. Every zone once, from its lowest one-colour vault on: jokers alone form none. */
export function zonesOf({ cells }: Pick<Position, 'cells'>): Zone[] {
  const zones: Zone[] = [];
  const ordered = [...cells.values()].sort(byPlace);
  for (const colour of COLOURS) {
    const seen = new Set<string>();
    for (const start of ordered) {
      if (!has(start, colour) || !single(start) || seen.has(start.name)) continue;
      const reached = [start.name];
      seen.add(start.name);
      for (const name of reached)
        for (const next of beside(name))
          if (has(cells.get(next), colour) && !seen.has(next)) {
            seen.add(next);
            reached.push(next);
          }
      zones.push(
        judge(
          colour,
          start.name,
          reached.map(name => cells.get(name)!),
        ),
      );
    }
  }
  return zones;
}

const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** BA-5.2, BA-5.3. */
function judge(colour: Colour, first: string, vaults: Cell[]): Zone {
  const strength = { white: 0, black: 0 },
    builders = { white: 0, black: 0 },
    hercules = { white: 0, black: 0 };
  let doubled = false,
    glass = 0;
  for (const { builder, glass: glazed } of vaults) {
    if (glazed) glass += 1;
    if (!builder) continue;
    builders[builder.side] += 1;
    strength[builder.side] += builder.rank === 'mason' ? 2 : 1;
    if (builder.rank === 'hercules') hercules[builder.side] += 1;
    if (builder.rank === 'architect') doubled = true;
  }
  const gap = strength.white - strength.black || hercules.white - hercules.black;
  const lead: Side | null = gap > 0 ? 'white' : gap < 0 ? 'black' : null;
  const worth = vaults.length * (doubled ? 2 : 1) + 2 * glass;
  const points = { white: 0, black: 0 };
  if (lead) {
    points[lead] = worth;
    points[other(lead)] = builders[other(lead)];
  }
  return {
    colour,
    first,
    cells: vaults.map(cell => cell.name),
    strength,
    builders,
    hercules,
    doubled,
    glass,
    lead,
    worth,
    points,
  };
}

/** The zones somebody stands in, dearest first. */
export const contested = (zones: Zone[]): Zone[] =>
  zones.filter(zone => zone.builders.white || zone.builders.black).sort((a, b) => b.worth - a.worth);

export const together = (zones: Zone[], side: Side): number =>
  zones.reduce((sum, zone) => sum + zone.points[side], 0);
