/** Keeps the site for times without a network. A new version waits until the page says that it may take over. */

import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What is used here of the place where a service worker runs. */
interface Place {
  /** Written by `tools/service-worker.js`. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  addEventListener(type: 'activate', heard: (event: { waitUntil(work: Promise<void>): void }) => void): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<{ type?: string } | null>) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
declare const self: Place;

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
// All pages of the game are one file; the documentation has its own.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/\/docs\//] }));

// Whoever is here for the first time need not come again before everything works without a network.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
