import type { GameScoring } from '../games/game';
import { partyName, partyNote } from '../lib/names';
import type { GameTable } from '../lib/table.svelte';

export interface Named {
  colour: string;
  name: string;
  note: string;
  mine: boolean;
}

/** Everybody who is scored, in the order of the scores: the seats, then the parties without one. */
export function partiesOf(table: GameTable, scoring: GameScoring): Named[] {
  const { seats } = table;
  const named = seats.map(seat => ({
    colour: seat.colour,
    name: partyName(seat, seats),
    note: partyNote(seat, seats),
    mine: seat.mine,
  }));
  return [...named, ...(scoring.others?.(table.now) ?? [])];
}
