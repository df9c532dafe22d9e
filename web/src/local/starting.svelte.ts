import type { Progress } from './messages';

/** How far the engine of this browser is. */
class Starting {
  progress = $state.raw<Progress>({ step: 'fetching', share: 0, done: 0, of: 0 });
  ready = $state(false);
  /** Why it cannot start. */
  failed = $state<string | null>(null);
}

export const starting = new Starting();
