/** Ivan's last turn, step by step, from the events of the table. */

import { eventWords } from '../../lib/names';
import type { Seat } from '../../lib/types';
import type { Entry, GameEvent } from './wire';

export interface TaleStep {
  sign: string;
  colour: string;
  words: string;
  rule: string;
}

const SIGNS: Record<string, string> = {
  'ivan-card': 'logo',
  'ivan-market': 'recognition',
  'ivan-recognition': 'recognition',
  'ivan-takes': 'm-any',
  'ivan-transports': 'ui-arrow',
  'ivan-claims': 'banner',
  'ivan-delivers': 'ui-deliver',
  'ivan-skips': 'ui-close',
  'ivan-blocked': 'ui-lock',
  'ivan-decorates': 'arch',
  'ivan-no-ornament': 'ui-close',
  'ivan-reshuffles': 'o-confound',
  'ivan-marker': 'banner',
  'ivan-recruits': 'contractor',
  'ivan-specialist': 'ui-bag',
  'ivan-cancels': 'ui-bag',
  'ivan-moscow': 'prestige',
  finish: 'ui-site',
  penalty: 'recognition',
  'close-city': 'ui-lock',
};
/** The rule behind each step. */
const RULES: Record<string, string> = {
  'ivan-card': 'RC-11.4',
  'ivan-market': 'RC-11.6',
  'ivan-recognition': 'RC-11.7',
  'ivan-takes': 'RC-11.7',
  'ivan-transports': 'RC-11.7',
  'ivan-claims': 'RC-11.7',
  'ivan-delivers': 'RC-11.7',
  'ivan-skips': 'RC-11.8',
  'ivan-blocked': 'RC-11.4',
  'ivan-decorates': 'RC-11.5',
  'ivan-no-ornament': 'RC-11.5',
  'ivan-reshuffles': 'RC-11.4',
  'ivan-marker': 'CT-6.2',
  'ivan-recruits': 'CT-6.3',
  'ivan-specialist': 'CT-6.3',
  'ivan-cancels': 'CT-6.3',
  'ivan-moscow': 'CT-6.3',
  finish: 'RC-6.3',
  penalty: 'RC-6.6',
  'close-city': 'CT-4.1',
};
const STARTS = new Set(['ivan-card', 'ivan-decorates', 'ivan-no-ornament', 'ivan-reshuffles']);

function step(event: GameEvent, seats: readonly Seat[]): TaleStep[] {
  if (!event.words) return [];
  const { fact } = event,
    words = eventWords(event, seats);
  if (fact.kind === 'ivan-die') return [{ sign: `die:${fact.die}`, colour: fact.die, words, rule: '' }];
  if (fact.kind === 'roll') return [{ sign: `die-${fact.face}`, colour: fact.die, words, rule: '' }];
  const sign = SIGNS[fact.kind];
  return sign ? [{ sign, colour: '', words, rule: RULES[fact.kind] ?? '' }] : [];
}

/** The events since his last turn started, and the card he used in it. */
export function told(entries: readonly Entry[], seats: readonly Seat[]): { steps: TaleStep[]; card: string } {
  const events = entries
    .filter(e => !e.taken_back)
    .slice(-12)
    .flatMap(e => e.events);
  let start = events.findLastIndex(e => e.kind === 'ivan-card');
  while (start > 0 && (STARTS.has(events[start - 1]!.kind) || events[start - 1]!.kind === 'lay-solo-tile'))
    start -= 1;
  if (start < 0) return { steps: [], card: '' };
  const from = events.slice(start),
    end = from.findIndex((e, i) => i > 0 && e.kind === 'turn');
  const turn = end < 0 ? from : from.slice(0, end);
  return {
    steps: turn.flatMap(event => step(event, seats)),
    card: turn.flatMap(({ fact }) => (fact.kind === 'ivan-card' ? [fact.card] : []))[0] ?? '',
  };
}
