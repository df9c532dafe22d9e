/** The final scoring of The Red Cathedral, line by line, from the events that told it (RC-10). */

import type { Entry, GameEvent } from './wire';
import type { TieBreak } from '../game';
import { parties, standing, type Section, type View } from './view';

/** What one party gets on one line; null: nothing is counted for it there. */
export interface Share {
  prestige: number;
  /** Where it comes from: the marker's space, goods, presence in a tower. */
  space?: number;
  goods?: number;
  presence?: number;
}
export interface Line {
  key: string;
  kind: 'track' | 'leftovers' | 'tools' | 'contract' | 'tower';
  rule: string;
  shares: (Share | null)[];
  /** What was to be done for the prestige of a contract. */
  contract?: string;
  tower?: TowerFacts;
}
export interface TowerFacts {
  number: number;
  finished: number;
  ornaments: number;
  value: number;
  sections: Section[];
  tie: Tie | null;
}
/** Parties of equal presence, and the places that they cover (RC-10.5, RC-10.6). */
export interface Tie {
  parties: number[];
  places: number[];
  each: number;
}
export interface Totals {
  track: number;
  leftovers: number;
  towers: number;
  more: number;
  total: number;
  finished: number;
  placed: number;
}

const numberOf = (event: GameEvent, name: string): number => Number(event.data[name] ?? 0);

/** RC-10.5: places are worth V, half of it, half of that. */
function placesOf(value: number, count: number): number[] {
  const places: number[] = [];
  for (let worth = value; places.length < count; worth = Math.floor(worth / 2)) places.push(worth);
  return places;
}

/** The first tie in a tower that deserves a word: the strongest one. */
function tieIn(value: number, shares: readonly (Share | null)[]): Tie | null {
  const strengths = [...new Set(shares.map(share => share?.presence ?? 0))]
    .filter(Boolean)
    .sort((a, b) => b - a);
  let before = 0;
  for (const strength of strengths) {
    const tied = shares.flatMap((share, party) => (share?.presence === strength ? [party] : []));
    if (tied.length > 1) {
      const places = shares.length === 2 ? [] : placesOf(value, before + tied.length).slice(before);
      return { parties: tied, places, each: shares[tied[0]!]!.prestige };
    }
    before += tied.length;
  }
  return null;
}

function goodsOf(view: View, party: number, prestige: number): number | undefined {
  const player = view.player[party];
  const held = player
    ? [...Object.values(player.materials), player.rubles]
    : [...Object.values(view.ivan?.inventory ?? {}), ...Object.values(view.ivan?.build ?? {})];
  const goods = held.reduce((sum, n) => sum + (n ?? 0), 0);
  return Math.floor(goods / 5) === prestige ? goods : undefined; // modules count other things as well
}

export function linesOf(view: View, entries: readonly Entry[]): Line[] {
  const count = parties(view).length;
  const events = entries
    .filter(entry => !entry.taken_back)
    .flatMap(entry => entry.events)
    .filter(event => event.kind.startsWith('score-'));
  const blank = (): (Share | null)[] => Array.from({ length: count }, () => null);
  const lines = new Map<string, Line>();
  for (const event of events) {
    const kind = event.kind.slice('score-'.length) as Line['kind'];
    const key =
      kind === 'tower' ? `tower-${event.data.tower}` : kind === 'contract' ? `contract-${lines.size}` : kind;
    const line = lines.get(key) ?? {
      key,
      kind,
      rule: String(event.data.rule),
      shares: blank(),
      contract: kind === 'contract' ? String(event.data.contract) : undefined,
    };
    const prestige = numberOf(event, 'prestige');
    line.shares[event.seat] = {
      prestige,
      space: kind === 'track' ? numberOf(event, 'space') : undefined,
      goods: kind === 'leftovers' ? goodsOf(view, event.seat, prestige) : undefined,
      presence: kind === 'tower' ? numberOf(event, 'presence') : undefined,
    };
    lines.set(key, line);
  }
  view.tower.forEach(({ sections }, i) => {
    const key = `tower-${i + 1}`,
      rule = count === 2 ? 'RC-10.6' : 'RC-10.5';
    const line: Line = lines.get(key) ?? { key, kind: 'tower', rule, shares: blank() };
    const finished = sections.filter(section => section.finished),
      value = standing(sections).value;
    line.tower = {
      number: i + 1,
      finished: finished.length,
      ornaments: finished.filter(section => section.ornament).length,
      value,
      sections,
      tie: tieIn(value, line.shares),
    };
    lines.set(key, line);
  });
  const order: Line['kind'][] = ['contract', 'track', 'leftovers', 'tools', 'tower'];
  return [...lines.values()].sort(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) || (a.tower?.number ?? 0) - (b.tower?.number ?? 0),
  );
}

/** Contracts bring their prestige before the markers go back (CT-5.12), so that the track counts it already. */
export function totalsOf(view: View, lines: readonly Line[]): Totals[] {
  return parties(view).map((party, i) => {
    const sum = (...kinds: Line['kind'][]): number =>
      lines
        .filter(line => kinds.includes(line.kind))
        .reduce((n, line) => n + (line.shares[i]?.prestige ?? 0), 0);
    const placed = view.player[i]?.placed ?? view.ivan?.placed ?? 0;
    const [track, leftovers, towers, more] = [sum('track'), sum('leftovers'), sum('tower'), sum('tools')];
    return {
      track,
      leftovers,
      towers,
      more,
      total: track + leftovers + towers + more,
      finished: party.finished,
      placed,
    };
  });
}

/** RC-10.7: the order of the parties at the end. */
export const ranking = (totals: readonly Totals[]): number[] =>
  totals
    .map((_, i) => i)
    .sort(
      (a, b) =>
        totals[b]!.total - totals[a]!.total ||
        totals[b]!.finished - totals[a]!.finished ||
        totals[b]!.placed - totals[a]!.placed,
    );

/** RC-10.7: what decided between the winner and those with as much prestige. */
export function tieBreak(totals: readonly Totals[]): TieBreak | null {
  const [first, second] = ranking(totals);
  if (first === undefined || second === undefined || totals[first]!.total !== totals[second]!.total)
    return null;
  const [a, b] = [totals[first]!, totals[second]!];
  if (a.finished !== b.finished) return { by: 'sections', first, second, one: a.finished, other: b.finished };
  if (a.placed !== b.placed) return { by: 'ornaments', first, second, one: a.placed, other: b.placed };
  return { by: 'shared', first, second, one: a.placed, other: b.placed };
}
