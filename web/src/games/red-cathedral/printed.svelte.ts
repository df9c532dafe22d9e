/** What is printed on boards and never changes at a table: the places of prestige on the track, the bonuses of contractors. */

import { api } from '../../lib/api';
import type { Bonus } from './view';

interface Tables { track?: { prestige: number; space: number }[]; contractor_spaces?: (Bonus & { place: number })[] }

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
      const { tables } = await api.components<{ tables: Tables }>('red-cathedral');
      this.track = (tables.track ?? []).toSorted((a, b) => a.prestige - b.prestige).map(row => row.space);
      this.bonuses = (tables.contractor_spaces ?? []).toSorted((a, b) => a.place - b.place);
    } catch {
      this.#asked = false;
    }
  }
}

export const printed = new Printed();
