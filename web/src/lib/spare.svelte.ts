/**
 * The static site hosted beside a server: the same page with its own engine. On the pages for a real table it
 * is kept in this browser; when the server cannot be reached, the page continues there with everything that
 * was entered. Pages opened while the server is unreachable are redirected there by the service worker
 * (`public/worker.js`).
 */

import { base } from './base';
import { router } from './router.svelte';
import { UNREACHABLE } from './unreachable';

const SITE = `${base}/site/`;

const besideTable = (): boolean => /^\/real(\/|$)/.test(router.path);

/** A registration's worker once it is activated; null if it never will be. */
function working({ installing, waiting, active }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = active ?? waiting ?? installing;
  if (!worker || worker.state === 'activated') return Promise.resolve(worker);
  return new Promise(done => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') done(worker);
      if (worker.state === 'redundant') done(null);
    });
  });
}

class Spare {
  /** True if the whole site is stored in this browser. */
  kept = $state(false);
  #coming = false;

  constructor() {
    addEventListener(UNREACHABLE, () => this.#goOn());
  }

  async keep(): Promise<void> {
    if (this.kept || this.#coming || !('serviceWorker' in navigator)) return; // needs a secure context
    this.#coming = true;
    const worker = await navigator.serviceWorker
      .register(`${SITE}service-worker.js`, { scope: SITE, updateViaCache: 'none' })
      .then(working)
      .catch(() => null);
    this.#coming = false; // the next page for a real table tries again
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      this.kept = true;
    };
    worker?.postMessage({ type: 'KEEP' }, [port2]);
  }

  #goOn(): void {
    if (!this.kept || !besideTable()) return;
    const { path, query, hash } = router;
    location.replace(`${SITE}?${path}${query.replace('?', '&')}${hash}`);
  }
}

export const spare = new Spare();
