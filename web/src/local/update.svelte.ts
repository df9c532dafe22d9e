import { Workbox } from 'workbox-window';
import { base, engine } from '../lib/base';

/** A new version of the site: announced, and activated when the player says so, never during a game. */
class Update {
  there = $state(false);
  #workbox: Workbox | null = null;
  #wanted = false;
  /** Another window has activated it: this one keeps the earlier version until the player wants the new one. */
  #taken = false;

  /** Stores the site for offline use, and checks for a new version. */
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
    await workbox.register().catch(() => undefined); // not available outside a secure context
  }

  /** The page has everything it needs: the service worker may delete what only earlier versions needed. */
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
