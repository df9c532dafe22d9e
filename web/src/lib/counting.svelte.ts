/** Asks what something counts for, whenever more of it has been entered: one question at a time, and always about the latest. */

import { ApiError, api } from './api';
import type { components } from './server';
import type { Phrase } from './types';

type Schemas = components['schemas'];
type Count = Parameters<typeof api.count>[0];

export class Counting {
  result = $state.raw<Schemas['Counted'] | null>(null);
  trouble = $state.raw<Phrase | null>(null);
  /** What is shown is counted from all that was entered. */
  settled = $state(true);
  #latest: Count | null = null;

  ask(count: Count): void {
    this.#latest = count;
    if (!this.settled) return; // what is entered while an answer is awaited is asked about after it
    this.settled = false;
    void this.#askAll();
  }

  async #askAll(): Promise<void> {
    while (this.#latest) {
      const count = this.#latest;
      this.#latest = null;
      try {
        [this.result, this.trouble] = [await api.count(count), null];
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason;
        this.trouble = reason.words;
      }
    }
    this.settled = true;
  }
}
