/** The last scoring in the events: the zones that counted, and what both sides got (BA-5). */

import type { Entry, Fact, RoyalScoring, Side } from './wire';
import { SIDES } from './board';

type Line = Pick<RoyalScoring['lines'][number], 'colour' | 'cell' | 'size' | 'points' | 'lead'>;
export interface ToldScoring extends Pick<RoyalScoring, 'king' | 'points' | 'totals'> {
  lines: Line[];
}

const begun = ({ kind }: Fact): boolean => kind === 'scoring' || kind === 'exhausted';

export function lastScoring(entries: readonly Entry[]): ToldScoring | null {
  const entry = entries.findLast(
    ({ taken_back, events }) => !taken_back && events.some(event => begun(event.fact)),
  );
  if (!entry) return null;
  const scoring: ToldScoring = {
    king: null,
    lines: [],
    points: { white: 0, black: 0 },
    totals: { white: 0, black: 0 },
  };
  for (const { seat, fact } of entry.events) {
    const side: Side | null = SIDES[seat] ?? null;
    if (fact.kind === 'scoring') scoring.king = fact.king;
    else if (fact.kind === 'zone' || fact.kind === 'zone-tied') {
      const { colour, cell, size, white, black } = fact;
      scoring.lines.push({ colour, cell, size, points: { white, black }, lead: side });
    } else if (fact.kind === 'scored' && side) {
      scoring.points[side] = fact.points;
      scoring.totals[side] = fact.total;
    }
  }
  return scoring;
}
