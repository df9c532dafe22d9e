/** Asks for the score whenever more has been entered: one request at a time, always with the latest entries. */

import { ApiError, api } from './api';
import type { components } from './server';
import type { Phrase } from './types';

type Schemas = components['schemas'];
type Count = Parameters<typeof api.count>[0];

export class Counting {
  result = $state.raw<Schemas['Counted'] | null>(null);
  trouble = $state.raw<Phrase | null>(null);
  /** True if the shown score includes everything entered. */
  settled = $state(true);
  #latest: Count | null = null;

  ask(count: Count): void {
    this.#latest = count;
    if (!this.settled) return; // what is entered during a request is sent after it
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
