import { PROTOCOL } from '@tafelrunde/protocol';

/** A page of another version loads itself anew, once: past what the browser has kept for use without a network. */
export async function renew(): Promise<void> {
  const key = 'tafelrunde.renewed';
  if (sessionStorage.getItem(key) === String(PROTOCOL)) return;
  sessionStorage.setItem(key, String(PROTOCOL));
  const kept = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(kept.map((registration) => registration.unregister()));
  location.reload();
}
