/** Scorings of a game, from its events: every zone that counted, and what both sides got (BA-5). */

import type { Entry, GameEvent } from './wire';
import type { Colour, Side } from './position';

export interface ZoneLine {
  colour: Colour;
  cell: string;
  size: number;
  points: Record<Side, number>;
  lead: Side | null;
}
export interface Scoring {
  /** The king's space, or null when the pile was exhausted (BA-2.4). */
  king: number | null;
  turn: number;
  lines: ZoneLine[];
  points: Record<Side, number>;
  totals: Record<Side, number>;
}

const SIDES: Side[] = ['white', 'black'];

function told(events: readonly GameEvent[], turn: number, scorings: Scoring[]): void {
  for (const { kind, seat, data } of events) {
    const last = scorings.at(-1);
    if (kind === 'scoring' || kind === 'exhausted')
      scorings.push({
        king: kind === 'scoring' ? Number(data.king) : null,
        turn,
        lines: [],
        points: { white: 0, black: 0 },
        totals: { white: 0, black: 0 },
      });
    else if (last && (kind === 'zone' || kind === 'zone-tied'))
      last.lines.push({
        colour: data.colour as Colour,
        cell: String(data.cell),
        size: Number(data.size),
        points: { white: Number(data.white), black: Number(data.black) },
        lead: SIDES[seat] ?? null,
      });
    else if (last && kind === 'scored' && SIDES[seat]) {
      last.points[SIDES[seat]] = Number(data.points);
      last.totals[SIDES[seat]] = Number(data.total);
    }
  }
}

export function scoringsOf(entries: readonly Entry[]): Scoring[] {
  const scorings: Scoring[] = [];
  for (const entry of entries) if (!entry.taken_back) told(entry.events, entry.turn, scorings);
  return scorings;
}
