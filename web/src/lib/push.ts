import { api } from './api';

/** True if this browser can receive push notifications; they need a secure context. */
export const pushWorks = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

const registered = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready;

/** This browser's id on the server if it is subscribed; derived from the address the push service assigned. */
export async function ownPush(): Promise<string | null> {
  const found = await (await registered()).pushManager.getSubscription();
  if (!found) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(found.endpoint));
  return [...new Uint8Array(digest.slice(0, 8))].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Asks for permission, then subscribes with the server; false if the browser does not allow it. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await registered();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await api.subscribe({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  });
  return true;
}

export async function stopPush(): Promise<void> {
  const own = await ownPush();
  if (own) await api.endPush(own);
  await (await (await registered()).pushManager.getSubscription())?.unsubscribe();
}
