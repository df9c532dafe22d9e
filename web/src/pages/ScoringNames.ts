import { t } from '../lib/i18n';
import { partyName, partyNote } from '../lib/names';
import type { GameTable } from '../lib/table.svelte';

export interface Named {
  colour: string;
  name: string;
  note: string;
  mine: boolean;
}

/** Everybody who is scored, in the order of the scores: the seats, and Ivan after them (RC-11.1). */
export function partiesOf(table: GameTable): Named[] {
  const { seats } = table;
  const named = seats.map(seat => ({
    colour: seat.colour,
    name: partyName(seat, seats),
    note: partyNote(seat, seats),
    mine: seat.mine,
  }));
  const ivan = table.now.view.ivan as { colour?: string } | undefined;
  if (ivan && named.length === 1)
    named.push({
      colour: ivan.colour ?? 'black',
      name: t('rc-party', { party: 'ivan' }),
      note: '',
      mine: false,
    });
  return named;
}
