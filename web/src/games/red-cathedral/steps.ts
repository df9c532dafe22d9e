/** The steps of the turn that is being composed: done, now, still open. */

import type { Step } from '../../lib/frame.svelte';
import { t } from '../../lib/i18n';
import type { Entry, GameEvent } from './wire';
import { asked, type View, visit } from './view';

const signed = (resource: string, amount: number): string => `+${t('rc-amount', { resource, amount })}`;

/** Something done: `words` for all of it. Of the same `what`, done several times in a row, one step tells the amount. */
interface Done {
  what: string;
  amount: number;
  words: (amount: number) => string;
}

function past({ kind, data }: GameEvent): Done | null {
  const text = (name: string): string => String(data[name] ?? '');
  const done = (words: string): Done => ({ what: '', amount: 1, words: () => words });
  const gain = (resource: string, amount: number): Done => ({
    what: resource,
    amount,
    words: all => signed(resource, all),
  });
  switch (kind) {
    case 'die':
      return done(t('web-rc-step-die', { die: text('die'), space: Number(data.space) }));
    case 'take':
      return gain(text('resource'), Number(data.amount));
    case 'claim':
      return done(t('web-rc-step-claim', { section: text('section') }));
    case 'deliver':
      return {
        what: `${text('material')} ${text('section')}`,
        amount: 1,
        words: amount => `${t('rc-amount', { resource: text('material'), amount })} → ${text('section')}`,
      };
    case 'finish':
      return done(`${text('section')}: ${signed('recognition', Number(data.recognition))}`);
    case 'decorate':
      return done(`${t('rc-ornament-name', { ornament: text('ornament') })} → ${text('section')}`);
    case 'recruit':
      return done(t('ct-city', { city: text('city') }));
    case 'trade':
      return gain('rubles', Number(data.rubles));
    case 'permit':
      return gain('permits', Number(data.permits));
    default:
      return null;
  }
}

/** What is decided now, in a word. */
function present(view: View): Step | null {
  const [kind = ''] = asked(view),
    now = (key: string, icon: string): Step => ({ state: 'now', words: t(key), icon });
  const here = visit(view);
  if (kind === 'market') return now('web-rc-market', 'ui-market');
  if (kind === 'build' || kind === 'diamond' || kind === 'gems')
    return now(here ? 'web-rc-step-influence' : 'move-group-rc-build', 'ui-deliver');
  if (kind === 'place' || kind === 'banner') return now('web-rc-step-tile', 'ui-bench');
  if (kind === 'hire') return now('web-rc-step-specialist', 'contractor');
  if (kind === 'gain') return now('web-rc-step-resources', 'ui-plus');
  return kind === 'turn' || kind === 'after' || kind === 'solo' || !here
    ? null
    : now('web-rc-step-influence', 'lightning');
}

/** What the visit to the market still offers (RC-7.3). */
function open(view: View, legal: readonly string[]): Step[] {
  const here = visit(view);
  if (!here) return [];
  const atHand = asked(view)[0] === 'market';
  const offers = (verb: string, said: string[]): boolean =>
    atHand ? legal.some(m => m.startsWith(verb)) : !said.some(s => here.said.includes(s));
  const step = (key: string): Step => ({ state: 'open', words: t(key) });
  return [
    ...(offers('resources', ['took']) ? [step('web-rc-step-resources')] : []),
    ...(atHand && offers('influence', []) ? [step('web-rc-step-influence')] : []),
    ...(offers('activate', ['activated']) && hasTile(view, here.die) ? [step('web-rc-step-tile')] : []),
  ];
}

function hasTile(view: View, die: string): boolean {
  const slots = view.player.find(p => p.colour === view.turn)?.slots ?? {};
  return Object.entries(slots).some(([name, slot]) => name.startsWith(die) && slot.face === 'up');
}

function joined(done: readonly Done[]): Done[] {
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
  legal: readonly string[],
): Step[] {
  if (seat === null) return [];
  const turn = entries.at(-1)?.turn,
    began = entries.findLastIndex(e => !e.taken_back && e.events.some(event => event.kind === 'turn'));
  const own = entries
    .slice(began + 1)
    .filter(e => e.turn === turn && e.seat === seat && e.kind === 'move' && !e.taken_back);
  const done = joined(own.flatMap(e => e.events.flatMap(event => past(event) ?? [])))
    .slice(-MOST)
    .map(({ amount, words }): Step => ({ state: 'past', words: words(amount) }));
  const now = present(view);
  return [...done, ...(now ? [now] : []), ...open(view, legal)];
}
