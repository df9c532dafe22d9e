/**
 * What the others did since the viewer's last turn: derived from the events, marked on the board until the viewer
 * acts.
 */

import { t } from '../../lib/i18n';
import { eventWords } from '../../lib/names';
import type { Seat } from '../../lib/types';
import { leavesTrace } from './guilds';
import { joined, past } from './steps';
import { partyNames } from './view';
import type { Entry, Fact, GameEvent, View } from './wire';

export interface LastTurn {
  /** Colour, or `ivan`. */
  party: string;
  turn: number;
  /** The most important event in a few words, and the rest. */
  title: string;
  about: string[];
  entries: Entry[];
  marks: Marks;
  /** It took something from the viewer. */
  harms: boolean;
}

/** The marks a turn leaves on the board. */
export interface Marks {
  sections: string[];
  die: { colour: string; from: number; space: number } | null;
  slots: string[];
}

/** The most important events come first. */
const WEIGHT: Partial<Record<Fact['kind'], number>> = {
  sixth: 6,
  finish: 5,
  decorate: 4,
  claim: 3,
  recruit: 3,
  deliver: 2,
  die: 1,
};

/** True if a seat decided an entry for itself; decisions made for Ivan belong to his turn (RC-11.7). */
const decided = (entry: Entry, seat: number): boolean =>
  entry.seat === seat && [undefined, seat].includes(told(entry.events[0]));
/** The seat that caused an event; nobody causes the start of a turn. */
const told = (event: GameEvent | undefined): number | undefined =>
  event?.fact.kind === 'turn' ? undefined : event?.seat;

/** True if the viewer has done something in the current turn. */
export const acted = (entries: readonly Entry[], view: View, seat: number): boolean =>
  entries.some(e => !e.taken_back && e.kind === 'move' && e.turn === view.turns && decided(e, seat));

/**
 * What happened since the viewer's seat ended its last turn, including that turn's last entry, which started the
 * next.
 */
function sinceOf(entries: readonly Entry[], view: View, seat: number): Entry[] {
  const valid = entries.filter(e => !e.taken_back && e.kind !== 'undo');
  const mine = partyNames(view)[seat] === view.turn;
  const last = valid.findLastIndex(e => decided(e, seat) && !(mine && e.turn === view.turns));
  return valid.slice(Math.max(0, last));
}

/** The turns of others, in order; those that took something from the viewer come first. */
export function lastTurns(
  entries: readonly Entry[],
  view: View,
  seat: number | null,
  seats: readonly Seat[],
): LastTurn[] {
  if (seat === null) return [];
  const parties = partyNames(view),
    me = parties[seat];
  const turns: { party: string; turn: number; events: GameEvent[]; entries: Entry[] }[] = [];
  for (const entry of sinceOf(entries, view, seat)) {
    for (const event of entry.events) {
      if (event.fact.kind === 'turn')
        turns.push({ party: parties[event.seat] ?? '', turn: event.fact.turn, events: [], entries: [] });
      else turns.at(-1)?.events.push(event);
    }
    const now = turns.at(-1);
    if (now && now.party !== me) now.entries.push(entry);
  }
  return turns
    .filter(one => one.party !== me && one.events.length)
    .map(one => ({ ...one, ...toldOf(one.events, seat, seats) }))
    .filter(one => one.title)
    .sort((a, b) => Number(b.harms) - Number(a.harms));
}

const NONE: Marks = { sections: [], die: null, slots: [] };

function toldOf(
  events: readonly GameEvent[],
  seat: number,
  seats: readonly Seat[],
): Pick<LastTurn, 'title' | 'about' | 'marks' | 'harms'> {
  const facts = events.map(event => event.fact);
  const lost = events.filter(event => event.kind === 'penalty' && event.seat === seat);
  const done = joined(facts.flatMap(fact => past(fact) ?? [])).map((one, i) => ({
    words: one.words(one.amount),
    weight: WEIGHT[one.kind] ?? 0,
    i,
  }));
  const best = [...done].sort((a, b) => b.weight - a.weight || a.i - b.i)[0];
  const told = [...lost.map(event => eventWords(event, seats)), ...(best ? [best.words] : [])];
  return {
    title: told[0] ?? (facts.some(fact => fact.kind === 'ivan-card') ? t('web-rc-ivans-turn') : ''),
    about: [...told.slice(1), ...done.filter(one => one !== best).map(one => one.words)],
    marks: marksOf(facts),
    harms: lost.length > 0,
  };
}

function marksOf(facts: readonly Fact[]): Marks {
  const sections = new Set<string>();
  const marks: Marks = { ...NONE, slots: [] };
  for (const fact of facts) {
    if (fact.kind === 'die') marks.die = { colour: fact.die, from: fact.from, space: fact.space };
    else if (fact.kind === 'open' || fact.kind === 'hide') marks.slots.push(fact.slot);
    else if ((TRACES.has(fact.kind) || leavesTrace(fact.kind)) && 'section' in fact)
      sections.add(fact.section);
  }
  return { ...marks, sections: [...sections] };
}
const TRACES: ReadonlySet<Fact['kind']> = new Set([
  'claim',
  'deliver',
  'finish',
  'decorate',
  'ivan-claims',
  'ivan-delivers',
  'ivan-decorates',
]);
