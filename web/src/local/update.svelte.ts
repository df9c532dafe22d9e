import { Workbox } from 'workbox-window';
import { base } from '../lib/base';

/** A new version of the site: it is told of, and taken when the player says so, never within a game. */
class Update {
  there = $state(false);
  #workbox: Workbox | null = null;

  /** Keeps the site for times without a network, and looks for a new one. */
  async register(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const workbox = new Workbox(`${base}/service-worker.js`, { scope: `${base}/`, updateViaCache: 'none' });
    this.#workbox = workbox;
    workbox.addEventListener('waiting', () => {
      this.there = true;
    });
    await workbox.register().catch(() => undefined); // not where the page is not safe from others
  }

  take(): void {
    this.#workbox?.addEventListener('controlling', () => location.reload());
    this.#workbox?.messageSkipWaiting();
  }
  leave(): void {
    this.there = false;
  }
}

export const update = new Update();
