import { callsApi } from './calls-api.ts';

/** How push messages stand in this browser. */
export type PushStanding = 'none' | 'denied' | 'off' | 'on';

const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The worker that takes messages while no page is open; null where there is none. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : null;
}

export async function pushStanding(): Promise<PushStanding> {
  if (!hasPush() || !(await worker())) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await (await worker())?.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks whether this browser may call, and tells the server where; nothing of it happens without that consent. */
export async function startPush(key: string): Promise<PushStanding> {
  const registration = hasPush() ? await worker() : null;
  if (!registration) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  await callsApi.subscribe(subscription.toJSON());
  return 'on';
}

export async function stopPush(): Promise<PushStanding> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription) {
    await callsApi.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Shows a call of this page's own, where the visitor has allowed it: of each table one at a time. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const path = `/#/online/${table}`;
  const options = { body, tag: `table-${table}`, icon: '/icon-192.png', data: { path } };
  const registration = 'serviceWorker' in navigator ? await worker() : null;
  if (registration) await registration.showNotification(title, options);
  else {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      location.hash = path.slice(1);
    };
  }
}
