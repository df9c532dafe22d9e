/** The three actions of a turn as the bar shows them: done, now, still open (BA-2.2). */

import { t } from '../../lib/i18n';
import type { Step } from '../../lib/frame.svelte';
import type { Entry } from './wire';
import { coloursToken, orderName } from './names';
import { ACTIONS, actionOf, type Colour, type Order, type Position } from './position';

/** The words of an action, from the event that begins it. */
function done(kind: string, data: Record<string, number | string>): string | null {
  if (kind === 'vault')
    return t('web-ba-step-vault', {
      colours: coloursToken(String(data.colours).split('-') as Colour[]),
      cell: String(data.cell),
    });
  if (kind === 'builder') return t('web-ba-step-builder', { cell: String(data.cell) });
  if (kind === 'order') return orderName(data.order as Order);
  return null;
}

/** What was done in the turn that is under way, in order. */
function actions(entries: readonly Entry[]): string[] {
  const words: string[] = [];
  for (const entry of entries) {
    if (entry.taken_back) continue;
    for (const event of entry.events) {
      if (event.kind === 'turn') words.length = 0;
      const one = done(event.kind, event.data);
      if (one) words.push(one);
    }
  }
  return words;
}

export function stepsOf(entries: readonly Entry[], position: Position): Step[] {
  if (!position.pending.length) return [];
  const past = actions(entries),
    number = actionOf(position);
  const steps: Step[] = past.slice(0, number - 1).map(words => ({ state: 'past', words }));
  const order = position.pending.some(({ kind }) => kind === 'executed') ? past.at(-1) : undefined;
  steps.push({
    state: 'now',
    words: order
      ? t('web-ba-step-now', { action: number, what: order })
      : t('web-ba-step-open', { action: number }),
  });
  for (let action = number + 1; action <= ACTIONS; action++)
    steps.push({ state: 'open', words: t('web-ba-step-open', { action }) });
  return steps;
}
