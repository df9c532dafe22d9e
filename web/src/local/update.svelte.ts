import { Workbox } from 'workbox-window';
import { base, engine } from '../lib/base';

/** A new version of the site: it is told of, and taken when the player says so, never within a game. */
class Update {
  there = $state(false);
  #workbox: Workbox | null = null;
  #wanted = false;
  /** Another window has taken it: here the earlier version goes on until the player wants the new one. */
  #taken = false;

  /** Keeps the site for times without a network, and looks for a new one. */
  async register(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const workbox = new Workbox(`${base}/service-worker.js`, { scope: `${base}/`, updateViaCache: 'none' });
    this.#workbox = workbox;
    workbox.addEventListener('waiting', () => {
      this.there = true;
    });
    workbox.addEventListener('controlling', () => {
      if (this.#wanted) location.reload();
      this.#taken = this.there;
    });
    await workbox.register().catch(() => undefined); // not where the page is not safe from others
  }

  /** The page has all that it needs: the service worker may forget what only earlier versions needed. */
  async started(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    (await navigator.serviceWorker.ready).active?.postMessage({ type: 'STARTED', engine });
  }

  take(): void {
    this.#wanted = true;
    if (this.#taken) location.reload();
    else this.#workbox?.messageSkipWaiting();
  }
  leave(): void {
    this.there = false;
  }
}

export const update = new Update();
