import webpush from 'web-push';
import type { Store } from '../store/store.ts';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Services of browsers that take push messages; nothing is sent anywhere else, whatever a page says. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

const PATIENCE = 10_000;

/** Sends messages to browsers, signed by keys that are made at the first start. */
export class Push {
  private readonly store: Store;
  private readonly subject: string;
  private readonly more: readonly string[];
  private keys: Promise<Keys> | null = null;

  /** `subject` tells services whom to write to; `more` are services (with their ports) that are trusted as well. */
  constructor(store: Store, subject: string, more: readonly string[]) {
    this.store = store;
    this.subject = subject;
    this.more = more;
  }

  private keysOf(): Promise<Keys> {
    this.keys ??= this.store.calls
      .secret('vapid', JSON.stringify(webpush.generateVAPIDKeys()))
      .then((text) => JSON.parse(text) as Keys);
    return this.keys;
  }

  async publicKey(): Promise<string> {
    return (await this.keysOf()).publicKey;
  }

  /** Whether an address is one of a service that we send to. */
  allows(endpoint: string): boolean {
    try {
      const { protocol, host, hostname } = new URL(endpoint);
      if (this.more.includes(host)) return true;
      return (
        protocol === 'https:' &&
        SERVICES.some((one) => (one.startsWith('.') ? hostname.endsWith(one) : hostname === one))
      );
    } catch {
      return false;
    }
  }

  /** Sends something to all browsers of somebody; those that are gone are forgotten. Gives how many took it. */
  async send(person: string, payload: object): Promise<number> {
    let sent = 0;
    for (const { endpoint, value } of await this.store.calls.subscriptions(person)) {
      if (!this.allows(endpoint)) continue;
      const status = await this.post(value, JSON.stringify(payload)).catch(() => 0);
      if (status === 404 || status === 410) await this.store.calls.unsubscribe(endpoint, null);
      else if (status >= 200 && status < 300) sent++;
    }
    return sent;
  }

  private async post(subscription: string, payload: string): Promise<number> {
    const vapidDetails = { subject: this.subject, ...(await this.keysOf()) };
    const details = webpush.generateRequestDetails(JSON.parse(subscription), payload, { vapidDetails, TTL: 24 * 3600 });
    const { ok, status } = await fetch(details.endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)])),
      body: details.body === null ? null : new Uint8Array(details.body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return ok ? 201 : status;
  }
}
