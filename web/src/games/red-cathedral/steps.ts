/** The steps of the turn being composed: done, current, still open. */

import type { Step } from '../../lib/frame.svelte';
import { t } from '../../lib/i18n';
import { isBuilding } from './guilds';
import type { Entry, Fact, Move, View } from './wire';

const signed = (resource: string, amount: number): string => `+${t('rc-amount', { resource, amount })}`;

/**
 * Something done: `words` for all of it. Repeated steps of the same `what` are merged into one with the total amount.
 */
export interface Done {
  kind: Fact['kind'];
  what: string;
  amount: number;
  words: (amount: number) => string;
}

export function past(fact: Fact): Done | null {
  const { kind } = fact;
  const done = (words: string): Done => ({ kind, what: '', amount: 1, words: () => words });
  const gain = (resource: string, amount: number): Done => ({
    kind,
    what: resource,
    amount,
    words: all => signed(resource, all),
  });
  switch (fact.kind) {
    case 'die':
      return done(t('web-rc-step-die', { die: fact.die, space: fact.space }));
    case 'take':
      return gain(fact.resource, fact.amount);
    case 'claim':
      return done(t('web-rc-step-claim', { section: fact.section }));
    case 'deliver':
      return {
        kind,
        what: `${fact.material} ${fact.section}`,
        amount: 1,
        words: amount => `${t('rc-amount', { resource: fact.material, amount })} → ${fact.section}`,
      };
    case 'finish':
      return done(`${fact.section}: ${signed('recognition', fact.recognition)}`);
    case 'decorate':
      return done(`${t('rc-ornament-name', { ornament: fact.ornament })} → ${fact.section}`);
    case 'recruit':
      return done(t('ct-city', { city: fact.city }));
    case 'trade':
      return gain('rubles', fact.rubles);
    case 'permit':
      return gain('permits', fact.permits);
    default:
      return null;
  }
}

/** The current decision, in a word. */
function present(view: View): Step | null {
  const kind = view.decision?.kind,
    now = (key: string, icon: string): Step => ({ state: 'now', words: t(key), icon });
  const here = view.visit,
    building = now(here ? 'web-rc-step-influence' : 'move-group-rc-build', 'ui-deliver');
  switch (kind) {
    case 'market':
      return now('web-rc-market', 'ui-market');
    case 'build':
    case 'gems':
      return building;
    case 'place':
    case 'banner':
      return now('web-rc-step-tile', 'ui-bench');
    case 'hire':
      return now('web-rc-step-specialist', 'contractor');
    case 'gain':
      return now('web-rc-step-resources', 'ui-plus');
    case 'turn':
    case 'after':
    case 'solo':
      return null;
    default:
      if (kind && isBuilding(kind)) return building;
      return here ? now('web-rc-step-influence', 'lightning') : null;
  }
}

/** What the market visit still offers (RC-7.3). */
function open(view: View, legal: readonly Move[]): Step[] {
  const here = view.visit;
  if (!here) return [];
  const atHand = view.decision?.kind === 'market';
  const offered = (kind: Move['kind']): boolean => legal.some(move => move.kind === kind);
  const tile = view.activatable.some(slot => slot !== 'black');
  const step = (key: string): Step => ({ state: 'open', words: t(key) });
  return [
    ...((atHand ? offered('resources') : !here.took) ? [step('web-rc-step-resources')] : []),
    ...(atHand && offered('influence') ? [step('web-rc-step-influence')] : []),
    ...((atHand ? offered('activate') : !here.activated) && tile ? [step('web-rc-step-tile')] : []),
  ];
}

export function joined(done: readonly Done[]): Done[] {
  const all: Done[] = [];
  for (const one of done) {
    const last = all.at(-1);
    if (last?.what && last.what === one.what)
      all[all.length - 1] = { ...last, amount: last.amount + one.amount };
    else all.push(one);
  }
  return all;
}

const MOST = 3;

export function stepsOf(
  entries: readonly Entry[],
  view: View,
  seat: number | null,
  legal: readonly Move[],
): Step[] {
  if (seat === null) return [];
  const turn = entries.at(-1)?.turn,
    began = entries.findLastIndex(e => !e.taken_back && e.events.some(event => event.kind === 'turn'));
  const own = entries
    .slice(began + 1)
    .filter(e => e.turn === turn && e.seat === seat && e.kind === 'move' && !e.taken_back);
  const done = joined(own.flatMap(e => e.events.flatMap(event => past(event.fact) ?? [])))
    .slice(-MOST)
    .map(({ amount, words }): Step => ({ state: 'past', words: words(amount) }));
  const now = present(view);
  return [...done, ...(now ? [now] : []), ...open(view, legal)];
}
