import { games } from '../../games';
import { announcer } from '../../lib/announce.svelte';
import { phrase, t } from '../../lib/i18n';
import { eventWords } from '../../lib/names';
import { settings } from '../../lib/settings.svelte';
import { play } from '../../lib/sound';
import { lookAtTurns } from '../../lib/turns.svelte';
import type { LiveTable } from '../../lib/table.svelte';
import type { Entry, Offer } from '../../lib/types';

/** Milliseconds an obvious move is shown before it is played. */
const PAUSE = 300;

/**
 * Announces and plays what happens at a table: every event for screen readers, a bell when it is your turn, and the
 * moves anybody would make. Call it while a component is being set up.
 */
export function accompany(at: () => LiveTable): void {
  $effect(() => {
    const table = at();
    return table.listen(entries => tell(table, entries));
  });

  let before: number | null | undefined;
  $effect(() => {
    const { yours, decision, over } = at().now;
    if (yours !== null && decision) announcer.say(phrase(decision));
    if (before !== undefined && yours !== before) {
      if (over) play('over');
      else if (yours !== null) play('turn');
      lookAtTurns();
    }
    before = yours;
  });

  $effect(() => {
    const table = at(),
      offer = obvious(table);
    if (!offer) return;
    const timer = setTimeout(() => void table.play(offer.move), PAUSE);
    return () => clearTimeout(timer);
  });
}

function tell(table: LiveTable, entries: Entry[]): void {
  for (const entry of entries) {
    if (entry.kind === 'undo') announcer.say(t('web-log-undo'));
    for (const event of entry.events) if (event.words) announcer.say(eventWords(event, table.seats));
  }
  const sound = entries
    .flatMap(entry => entry.events)
    .map(event => games[event.game]?.sounds?.[event.kind])
    .find(found => found);
  if (sound) play(sound);
  else if (entries.some(entry => !table.seats.some(seat => seat.mine && seat.seat === entry.seat)))
    play('move');
}

/** The move that would be played without asking; none after an undo, because it would undo the undo. */
function obvious(table: LiveTable): Offer | null {
  if (!settings.obvious || table.now.yours === null || table.busy || table.entries.at(-1)?.kind === 'undo')
    return null;
  return table.now.legal.find(offer => offer.obvious) ?? null;
}
