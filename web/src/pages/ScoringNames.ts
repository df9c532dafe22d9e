/** What a party is called at a table: "You", the name that somebody gave, or the colour. */

import { phrase, t } from '../lib/i18n';
import { levelName, seatName } from '../lib/names';
import type { GameTable } from '../lib/table.svelte';
import type { Seat } from '../lib/types';

export interface Named {
  colour: string;
  name: string;
  note: string;
  mine: boolean;
}

export function partyName(seat: Seat, seats: readonly Seat[]): string {
  const alone = seats.filter((one) => one.mine).length === 1;
  return seat.mine && alone ? t('web-score-you') : seatName(seat);
}

/** In small print beside the name: the party, and the level of a bot. */
export function partyNote(seat: Seat, seats: readonly Seat[]): string {
  const party = phrase(seat.party), name = partyName(seat, seats);
  const level = seat.level ? levelName(seat.level) : '';
  return [name === party ? '' : party, level === name ? '' : level].filter(Boolean).join(' · ');
}

/** Everybody who is scored, in the order of the scores: the seats, and Ivan after them (RC-11.1). */
export function partiesOf(table: GameTable): Named[] {
  const { seats } = table;
  const named = seats.map((seat) => ({ colour: seat.colour, name: partyName(seat, seats), note: partyNote(seat, seats), mine: seat.mine }));
  const ivan = table.now.view.ivan as { colour?: string } | undefined;
  if (ivan && named.length === 1) named.push({ colour: ivan.colour ?? 'black', name: t('rc-party', { party: 'ivan' }), note: '', mine: false });
  return named;
}
