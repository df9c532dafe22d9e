import { ApiError } from '../../lib/api';
import type { Phrase } from '../../lib/types';

/** A request to the server, and why it was refused. */
export class Acting {
  trouble = $state.raw<Phrase | null>(null);
  busy = $state(false);
  /** The last look failed, and the page says why. */
  #unread = false;

  /** True if it succeeded. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    this.#unread = false;
    try {
      return await this.#tried(work);
    } finally {
      this.busy = false;
    }
  }

  /** Reads what others may have changed. Meanwhile every button works, and says why it was refused. */
  async look(work: () => Promise<unknown>): Promise<boolean> {
    const read = await this.#tried(work);
    if (read && this.#unread) this.trouble = null;
    this.#unread = !read;
    return read;
  }

  async #tried(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.trouble = reason.words;
      return false;
    }
  }
}
