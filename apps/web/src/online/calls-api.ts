import type { CallWishes } from '@tafelrunde/protocol/schemas';
import { ask } from './ask.ts';

/** How somebody is called to his tables, as the server keeps it. */
export interface CallSettings {
  readonly wishes: CallWishes;
  /** Where letters go; '' until an address was confirmed, and one that waits for its code. */
  readonly mailTo: string;
  readonly pending: string;
  /** Until when no clock in days runs; 0 for no vacation. How many days of it are left this year. */
  readonly vacation: number;
  readonly vacationLeft: number;
  /** Whether this server sends letters at all. */
  readonly hasMail: boolean;
  /** The public key that push messages are signed with. */
  readonly key: string;
}

const KEPT = 'tafelrunde.calls';

/** What this page needs to know before the server has said it: whether, when and for which tables it may call. */
export type KeptWishes = Pick<CallWishes, 'push' | 'quiet' | 'muted'>;

export function keptWishes(): KeptWishes {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Partial<KeptWishes> | null;
    return { push: read?.push ?? true, quiet: read?.quiet ?? null, muted: read?.muted ?? [] };
  } catch {
    return { push: true, quiet: null, muted: [] };
  }
}

function keep(settings: CallSettings): CallSettings {
  const { push, quiet, muted } = settings.wishes;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ push, quiet, muted }));
  } catch {
    // Then the page calls as usual.
  }
  return settings;
}

export const callsApi = {
  load: async () => keep(await ask<CallSettings>('GET', '/calls')),
  wish: async (wishes: CallWishes) => keep(await ask<CallSettings>('PUT', '/calls', wishes)),
  subscribe: (subscription: PushSubscriptionJSON) => {
    const { endpoint, keys } = subscription;
    return ask('POST', '/calls/push', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  },
  unsubscribe: (endpoint: string) => ask('DELETE', '/calls/push', { endpoint }),
  mailTo: async (address: string) => keep(await ask<CallSettings>('PUT', '/calls/mail', { address })),
  confirm: async (code: string) => keep(await ask<CallSettings>('POST', '/calls/mail', { code })),
  vacation: async (days: number) => keep(await ask<CallSettings>('PUT', '/calls/vacation', { days })),
};
