/**
 * Stores the site for offline use. A new version waits until the page lets it take over; by then it has everything it
 * needs, including its engine. Files that windows of the earlier version may still load are kept until those windows
 * are closed.
 */

import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Said extends Lasting {
  data: { type?: string; engine?: string } | null;
  ports: readonly MessagePort[];
}

/** The parts of the service worker scope used here. */
interface Place {
  /** Written by `tools/service-worker.js`: what to cache, and the engine's files, which are cached by its workers. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  __ENGINE: string[];
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(type: 'message', heard: (event: Said) => void): void;
  skipWaiting(): Promise<void>;
  registration: { scope: string; active: object | null; waiting: object | null; installing: object | null };
  clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window'; includeUncontrolled: true }): Promise<object[]>;
  };
}
declare const self: Place;

/** Same name as in `local/files.ts`. */
const ENGINE = 'duomo-engine';
const EARLIER = 'duomo-earlier';

const { scope } = self.registration;
const manifest = self.__WB_MANIFEST;
const engineFiles = self.__ENGINE.map(url => new URL(url, scope).href);
const known = new Set(manifest.map(({ url }) => new URL(url, scope).href));
/** File names in these folders contain a hash of the content. */
const lasting = (url: string): boolean => /^(assets|engine)\//.test(url.slice(scope.length));

cleanupOutdatedCaches();
precacheAndRoute(manifest, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
// All pages of the app are one file; the documentation has its own.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/\/docs\//] }));
// A window of the earlier version loads another of its parts.
registerRoute(
  ({ url }) => url.href.startsWith(scope) && lasting(url.href) && !engineFiles.includes(url.href),
  async ({ request }) => (await (await caches.open(EARLIER)).match(request.url)) ?? fetch(request),
);

/** Fetches the engine of a new version; on the first visit the page fetches it itself, with a progress bar. */
async function fetchEngine(): Promise<void> {
  const cache = await caches.open(ENGINE);
  for (const url of engineFiles) if (!(await cache.match(url))) await cache.add(url);
}

/** Keeps what windows of the earlier version may still request. */
async function keepEarlier(): Promise<void> {
  const [kept, earlier] = await Promise.all([caches.open(cacheNames.precache), caches.open(EARLIER)]);
  for (const { url } of await kept.keys()) {
    const found = lasting(url) && !known.has(url) ? await kept.match(url) : undefined;
    if (found) await earlier.put(url, found);
  }
}

/** Deletes earlier versions. */
async function forgetEarlier(): Promise<void> {
  await caches.delete(EARLIER);
  const cache = await caches.open(ENGINE);
  for (const { url } of await cache.keys()) if (!engineFiles.includes(url)) await cache.delete(url);
}

const windows = async (): Promise<number> =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length;

/** A page has started: it is of this version, no other version is open, and none is waiting. */
async function started(engine: string | undefined): Promise<void> {
  const { waiting, installing } = self.registration;
  const own = engine !== undefined && engineFiles.some(url => url.startsWith(new URL(engine, scope).href));
  if (own && !waiting && !installing && (await windows()) <= 1) await forgetEarlier();
}

self.addEventListener('install', event => {
  if (self.registration.active) event.waitUntil(Promise.all([fetchEngine(), keepEarlier()]));
});
// Takes control on the first visit, so that everything works offline without reloading.
self.addEventListener('activate', event =>
  event.waitUntil(
    (async () => {
      if (!(await windows())) await forgetEarlier();
      await self.clients.claim();
    })(),
  ),
);
self.addEventListener('message', event => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'STARTED') event.waitUntil(started(event.data.engine));
  // A server's page stores the site for when the server cannot be reached.
  if (event.data?.type === 'KEEP')
    event.waitUntil(fetchEngine().then(() => event.ports[0]?.postMessage('kept')));
});
