/** A Basilica cathedral entered for a scoring. The engine computes the score. */

import { Counting } from '../../../lib/counting.svelte';
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
  /** By cell name: `2.3`. */
  bays: Record<string, Bay>;
  open: string | null;
}

const NAME = 'duomo-count-basilica';
const fresh = (): Entered => ({
  names: ['', ''],
  points: [0, 0],
  king: 10,
  bays: {},
  open: null,
});
const bare: Bay = { face: null, scaffold: false, glass: false, man: null };

export class BasilicaCount {
  now = $state.raw<Entered>(kept<Entered>(NAME, fresh()));
  #counting = new Counting();
  #before: Entered[] = $state.raw([]);

  constructor() {
    this.#counting.ask(this.document());
  }

  get result(): Schemas['Counted'] | null {
    return this.#counting.result;
  }
  get trouble(): Phrase | null {
    return this.#counting.trouble;
  }

  get scoring(): ScoringOf<'basilica'> | null {
    const scoring = this.result?.scoring ?? null;
    return scoring?.game === 'basilica' ? scoring : null;
  }
  get sheet(): Sheet | null {
    const sheet = this.result?.sheet ?? null;
    return sheet?.game === 'basilica' ? sheet : null;
  }
  /** True if the shown score includes everything entered. */
  get settled(): boolean {
    return this.#counting.settled;
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
  /** Opening a cell is not a step that can be undone. */
  open(cell: string | null): void {
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
  /** What remains after this scoring, with its points; null if it was the last one. */
  get next(): Schemas['BasilicaCount'] | null {
    const next = this.result?.next ?? null;
    return next?.game === 'basilica' ? next : null;
  }
  /** Continues to the next scoring. */
  add(): void {
    const next = this.next;
    if (!next || !this.settled) return;
    const bays = Object.entries(next.vaults ?? {}).map(([cell, face]): [string, Bay] => [
      cell,
      { ...bare, face, glass: !!next.glass?.includes(cell) },
    ]);
    this.enter({
      points: [next.white?.points ?? 0, next.black?.points ?? 0],
      bays: Object.fromEntries(bays),
      open: null,
      king: next.king ?? 0,
    });
  }

  #set(now: Entered): void {
    this.now = now;
    keep(NAME, now);
    this.#counting.ask(this.document());
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
}
