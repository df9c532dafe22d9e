/** The three actions of a turn as shown in the bar: done, current, still open (BA-2.2). */

import { t } from '../../lib/i18n';
import type { Step } from '../../lib/frame.svelte';
import { coloursToken, orderName } from './names';
import type { Entry, Fact, View } from './wire';

/** The words for an action, from the fact that starts it. */
export function done(fact: Fact): string | null {
  if (fact.kind === 'vault')
    return t('web-ba-step-vault', { colours: coloursToken(fact.colours), cell: fact.cell });
  if (fact.kind === 'builder') return t('web-ba-step-builder', { cell: fact.cell });
  return fact.kind === 'order' ? orderName(fact.order) : null;
}

/** What was done in the current turn, in order. */
function actions(entries: readonly Entry[]): string[] {
  const words: string[] = [];
  for (const entry of entries) {
    if (entry.taken_back) continue;
    for (const { fact } of entry.events) {
      if (fact.kind === 'turn') words.length = 0;
      const one = done(fact);
      if (one) words.push(one);
    }
  }
  return words;
}

export function stepsOf(entries: readonly Entry[], view: View): Step[] {
  if (view.decides === 'nobody') return [];
  const past = actions(entries),
    number = view.action;
  const steps: Step[] = past.slice(0, number - 1).map(words => ({ state: 'past', words }));
  const order = view.chosen.order !== null ? past.at(-1) : undefined;
  steps.push({
    state: 'now',
    words: order
      ? t('web-ba-step-now', { action: number, what: order })
      : t('web-ba-step-open', { action: number }),
  });
  for (let action = number + 1; action <= view.actions; action++)
    steps.push({ state: 'open', words: t('web-ba-step-open', { action }) });
  return steps;
}
