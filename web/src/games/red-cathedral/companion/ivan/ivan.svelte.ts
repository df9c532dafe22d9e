/** A solo game at a real table: what was entered so far, and Ivan's response. */

import { ApiError, api } from '../../../../lib/api';
import { keep, kept } from '../../../../lib/kept';
import type { components } from '../../../../lib/server';
import type { Phrase } from '../../../../lib/types';
import type { View } from '../../wire';

type Schemas = components['schemas'];
export type SetUp = Schemas['IvanSetUp'];
export type Step = Schemas['IvanStep'];
export type Report = Schemas['TurnReport'];
export type Now = Schemas['IvanNow'];
export type Ask = Schemas['IvanAsk'];
export type Pile = Schemas['Pile'];
export type CardShown = Schemas['CardShown'];
export type Sheet = Schemas['IvanSheet'];
export type Dice = Record<string, { space: number; face: number }>;

const NAME = 'duomo-ivan',
  LEFT = 'duomo-ivan-left';
interface Kept {
  start: SetUp | null;
  steps: Step[];
}

export class IvanGame {
  #kept = $state.raw<Kept>(kept<Kept>(NAME, { start: null, steps: [] }));
  now = $state.raw<Now | null>(null);
  /** A game that was abandoned for a new one. */
  left = $state.raw<Kept | null>(kept<Kept | null>(LEFT, null));
  trouble = $state.raw<Phrase | null>(null);
  /** A step that is missing something the player is being asked for. */
  #waiting: Step | null = null;
  #asked = 0;

  constructor() {
    void this.#ask(this.#kept);
  }

  get start(): SetUp | null {
    return this.#kept.start;
  }
  get view(): View | null {
    const view = this.now?.view ?? null;
    return view?.game === 'red-cathedral' ? view : null;
  }

  begin(start: SetUp): Promise<void> {
    return this.#ask({ start, steps: [] });
  }
  /** Undo without limit: the last entry, finally the set-up. */
  undo(): void {
    const { start, steps } = this.#kept;
    this.trouble = null;
    if (this.#waiting) {
      this.#waiting = null;
      void this.#ask(this.#kept);
    } else if (steps.length) void this.#ask({ start, steps: steps.slice(0, -1) });
    else this.#close();
  }
  /** Starts a new game; the previous one can be resumed. */
  leave(): void {
    this.left = this.#kept;
    keep(LEFT, this.left);
    this.#close();
  }
  back(): void {
    if (this.left) void this.#ask(this.left);
  }
  #close(): void {
    this.now = null;
    this.trouble = null;
    this.#waiting = null;
    this.#keep({ start: null, steps: [] });
  }
  tell(...steps: Step[]): Promise<void> {
    return this.#ask({ ...this.#kept, steps: [...this.#kept.steps, ...steps] });
  }
  /** Supplies what the last step was missing. */
  complete(more: Pick<Step, 'cards' | 'reserve'>): Promise<void> {
    if (!this.#waiting) return Promise.resolve();
    const { cards, reserve } = this.#waiting;
    return this.tell({
      ...this.#waiting,
      cards: { ...cards, ...more.cards },
      reserve: more.reserve ?? reserve ?? null,
    });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    keep(NAME, kept);
  }

  async #ask(line: Kept): Promise<void> {
    if (!line.start) return;
    const asked = ++this.#asked;
    try {
      const now = await api.solo({ game: 'red-cathedral', start: line.start, steps: line.steps });
      if (asked !== this.#asked) return;
      this.trouble = null;
      this.#waiting = now.answered < line.steps.length ? line.steps.at(-1)! : null;
      this.#keep(this.#waiting ? { ...line, steps: line.steps.slice(0, -1) } : line);
      this.now = now;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.trouble = reason.words;
    }
  }
}
