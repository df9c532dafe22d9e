// What the browser runs while the page is closed: it shows that somebody waits, and opens the table. It keeps no files, so that the page
// is always the server's own. Where the server cannot be reached, it leads to the site, if that is kept in this browser.

self.addEventListener('push', event => event.waitUntil(show(event.data.json())));

async function show({ title, body, path, tag, language, turns }) {
  await self.navigator.setAppBadge?.(turns).catch(() => undefined);
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    lang: language,
    icon: new URL('icon.svg', self.registration.scope).href,
    data: { path },
  });
}

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(new URL(`.${event.notification.data.path}`, self.registration.scope).href));
});

/** A window that shows it already is brought to the front. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(one => one.url === address);
  if (there) await there.focus();
  else await self.clients.openWindow(address);
}

self.addEventListener('activate', event => event.waitUntil(self.registration.navigationPreload?.enable()));
self.addEventListener('fetch', event => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(page(event));
});

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (fault) {
    const { scope } = self.registration;
    if (!(await keepsSite(`${scope}site/`))) throw fault;
    const { href, search } = new URL(event.request.url);
    const path = href.slice(scope.length - 1).replace(/[?#].*/, '');
    return Response.redirect(`${scope}site/?${path}${search.replace('?', '&')}`);
  }
}

/** The list of the engine's files is the last of what is kept. */
async function keepsSite(site) {
  const engine = await (await caches.open('duomo-engine')).keys();
  return (
    engine.some(({ url }) => url.startsWith(site) && url.endsWith('/files.json')) &&
    (await caches.match(`${site}index.html`, { ignoreSearch: true })) !== undefined
  );
}

// A push service may give the browser another address: the server has to know.
self.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = made.toJSON();
  await fetch(new URL('api/me/tellings/push', self.registration.scope), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
