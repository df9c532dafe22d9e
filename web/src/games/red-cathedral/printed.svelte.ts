/** What is printed on boards and never changes at a table: the places of prestige on the track, the bonuses of contractors. */

import { api } from '../../lib/api';
import type { Bonus } from './view';

class Printed {
  /** The space of every prestige point (RC-3.1). */
  track = $state.raw<number[]>([]);
  bonuses = $state.raw<Bonus[]>([]);
  #asked = false;

  /** Asks the server once. Without an answer the board is drawn without these marks. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const { tables } = await api.components('red-cathedral', {});
      const rows = <T>(name: string): T[] => (tables.find(table => table.name === name)?.rows ?? []) as T[];
      this.track = rows<{ prestige: number; space: number }>('track')
        .toSorted((a, b) => a.prestige - b.prestige)
        .map(row => row.space);
      this.bonuses = rows<Bonus & { place: number }>('contractor_spaces').toSorted(
        (a, b) => a.place - b.place,
      );
    } catch {
      this.#asked = false;
    }
  }
}

export const printed = new Printed();
