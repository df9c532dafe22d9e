import type { Progress } from './messages';

/** Progress of this browser's engine. */
class Starting {
  progress = $state.raw<Progress>({ step: 'fetching', share: 0, done: 0, of: 0 });
  ready = $state(false);
  /** Why it cannot start. */
  failed = $state<string | null>(null);
}

export const starting = new Starting();
