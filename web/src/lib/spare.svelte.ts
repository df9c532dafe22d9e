/**
 * The site beside a server: the same page with its own engine. Whoever is beside a real table keeps it in this browser;
 * where the server cannot be reached, the page goes on there with all that was entered. What is opened meanwhile, the
 * browser's worker leads there (`public/worker.js`).
 */

import { base } from './base';
import { router } from './router.svelte';
import { UNREACHABLE } from './unreachable';

const SITE = `${base}/site/`;

const besideTable = (): boolean => /^\/real(\/|$)/.test(router.path);

/** The worker of a registration, once it works; null when it never will. */
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
  /** All of it is in this browser. */
  kept = $state(false);
  #coming = false;

  constructor() {
    addEventListener(UNREACHABLE, () => this.#goOn());
  }

  async keep(): Promise<void> {
    if (this.kept || this.#coming || !('serviceWorker' in navigator)) return; // only where the page is safe from others
    this.#coming = true;
    const worker = await navigator.serviceWorker
      .register(`${SITE}service-worker.js`, { scope: SITE, updateViaCache: 'none' })
      .then(working)
      .catch(() => null);
    this.#coming = false; // the next page beside a table tries again
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
