import { ApiError } from '../../lib/api';
import type { Phrase } from '../../lib/types';

/** A request to the server, and why it was refused. */
export class Acting {
  trouble = $state.raw<Phrase | null>(null);
  busy = $state(false);

  /** True if it succeeded. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
      return true;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.trouble = reason.words;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
