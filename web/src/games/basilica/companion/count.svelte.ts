/** A cathedral of Basilica as it is entered for a scoring. What it counts for, the engine says. */

import { ApiError, api } from '../../../lib/api';
import { keep, kept } from '../../../lib/kept';
import type { components } from '../../../lib/server';
import type { Phrase, ScoringOf } from '../../../lib/types';

type Schemas = components['schemas'];
export type Sheet = Schemas['BasilicaSheet'];
export type Side = 'white' | 'black';

export interface Man {
  side: Side;
  rank: string | null;
}
export interface Bay {
  face: string | null;
  scaffold: boolean;
  glass: boolean;
  man: Man | null;
}
export interface Entered {
  names: [string, string];
  points: [number, number];
  king: number;
  /** By name of the cell: `2.3`. */
  bays: Record<string, Bay>;
  open: string | null;
  /** Scorings that have been added to the points. */
  counted: number;
}

const NAME = 'duomo-count-basilica';
const fresh = (): Entered => ({
  names: ['', ''],
  points: [0, 0],
  king: 10,
  bays: {},
  open: null,
  counted: 0,
});
const bare: Bay = { face: null, scaffold: false, glass: false, man: null };

export class BasilicaCount {
  now = $state.raw<Entered>(kept<Entered>(NAME, fresh()));
  result = $state.raw<Schemas['Counted'] | null>(null);
  trouble = $state.raw<Phrase | null>(null);
  #before: Entered[] = $state.raw([]);
  #asked = $state(0);
  #answered = $state(0);

  constructor() {
    void this.#count();
  }

  get scoring(): ScoringOf<'basilica'> | null {
    const scoring = this.result?.scoring ?? null;
    return scoring?.game === 'basilica' ? scoring : null;
  }
  get sheet(): Sheet | null {
    const sheet = this.result?.sheet ?? null;
    return sheet?.game === 'basilica' ? sheet : null;
  }
  /** What is shown is counted from all that was entered. */
  get settled(): boolean {
    return this.#asked === this.#answered;
  }
  get canUndo(): boolean {
    return this.#before.length > 0;
  }
  bay(cell: string): Bay {
    return this.now.bays[cell] ?? bare;
  }

  enter(change: Partial<Entered>): void {
    this.#before = [...this.#before, this.now];
    this.#set({ ...this.now, ...change });
  }
  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.#set(before);
  }
  restart(): void {
    this.#before = [];
    this.#set({ ...fresh(), names: this.now.names });
  }
  /** Looking at a cell is nothing that could be taken back. */
  open(cell: string): void {
    this.#set({ ...this.now, open: cell });
  }
  change(change: Partial<Bay>): void {
    const cell = this.now.open;
    if (!cell) return;
    this.enter({ bays: { ...this.now.bays, [cell]: { ...this.bay(cell), ...change } } });
  }
  clear(): void {
    if (!this.now.open) return;
    const bays = { ...this.now.bays };
    delete bays[this.now.open];
    this.enter({ bays });
  }
  /** The points of this scoring are added; the next one begins with what still stands (BA-5.4 is done by hand). */
  add(): void {
    const scored = this.scoring?.scores;
    if (!scored) return;
    this.enter({
      points: [scored[0] ?? 0, scored[1] ?? 0],
      bays: {},
      open: null,
      counted: this.now.counted + 1,
      king: this.sheet?.crowns.find(space => space > this.now.king) ?? this.now.king,
    });
  }

  #set(now: Entered): void {
    this.now = now;
    keep(NAME, now);
    void this.#count();
  }

  document(): Schemas['BasilicaCount'] {
    const all = Object.entries(this.now.bays),
      men = (side: Side): string[] =>
        all
          .filter(([, bay]) => bay.man?.side === side)
          .map(([cell, bay]) => (bay.man?.rank ? `${cell} ${bay.man.rank}` : cell));
    return {
      game: 'basilica',
      king: this.now.king,
      white: { points: this.now.points[0], builders: men('white') },
      black: { points: this.now.points[1], builders: men('black') },
      vaults: Object.fromEntries(all.filter(([, bay]) => bay.face).map(([cell, bay]) => [cell, bay.face!])),
      scaffolds: all.filter(([, bay]) => bay.scaffold).map(([cell]) => cell),
      glass: all.filter(([, bay]) => bay.glass).map(([cell]) => cell),
    };
  }

  async #count(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const result = await api.count(this.document());
      this.#answered = Math.max(this.#answered, asked);
      if (asked === this.#asked) [this.result, this.trouble] = [result, null];
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      if (asked === this.#asked) this.trouble = reason.words;
    }
  }
}
