// What the browser runs while the page is closed: it shows that somebody waits, and opens the table. It keeps no files, so that the page
// is always the server's own.

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
