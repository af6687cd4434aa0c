import type { Workers } from '@tafelrunde/server/client';
import type { Io } from './io.ts';
import type { Bilingual } from './lang.ts';
import { UsageError } from './usage-error.ts';

export const words: Bilingual<{
  readonly on: string;
  readonly bad: (address: string) => string;
  readonly away: (address: string, reason: string) => string;
  readonly nobody: (address: string) => string;
}> = {
  de: {
    on: 'lässt die Arbeiter an dieser Adresse rechnen, etwa nats://rechner:4222 (tafelrunde worker)',
    bad: (address) => `„${address}“ ist keine Adresse wie nats://rechner:4222.`,
    away: (address, reason) => `An ${address} antwortet kein NATS mit JetStream: ${reason}`,
    nobody: (address) => `An ${address} arbeitet niemand. Auf irgendeinem Rechner: tafelrunde worker --on ${address}`,
  },
  en: {
    on: 'lets the workers at this address do the work, such as nats://machine:4222 (tafelrunde worker)',
    bad: (address) => `"${address}" is no address like nats://machine:4222.`,
    away: (address, reason) => `No NATS with JetStream answers at ${address}: ${reason}`,
    nobody: (address) => `Nobody works at ${address}. On any machine: tafelrunde worker --on ${address}`,
  },
};

export const aboutOn = (io: Io): string => words[io.lang].on;

/** An address of NATS, or several with commas; refused with a sentence if it is none. */
export function natsAddress(text: string, io: Io): string {
  const isOne = (one: string): boolean => {
    try {
      return ['nats:', 'tls:'].includes(new URL(one).protocol);
    } catch {
      return false;
    }
  };
  if (!text.split(',').every(isOne)) throw new UsageError(words[io.lang].bad(text));
  return text;
}

/** Servers and workers of one name belong together. */
export const clusterOf = (io: Io): string => io.env.TAFELRUNDE_CLUSTER || 'tafelrunde';

/** Does something with the workers at an address; with null, if none was given. */
export async function withWorkers<T>(
  on: string | undefined,
  io: Io,
  work: (workers: Workers | null) => Promise<T>,
): Promise<T> {
  if (on === undefined) return work(null);
  const address = natsAddress(on, io);
  const { NobodyWorks, Workers } = await import('@tafelrunde/server/client');
  const workers = await Workers.at(address, clusterOf(io)).catch((error: unknown) => {
    if (error instanceof NobodyWorks) throw new UsageError(words[io.lang].nobody(address));
    throw new UsageError(words[io.lang].away(address, String((error as Error)?.message ?? error)));
  });
  try {
    return await work(workers);
  } finally {
    await workers.leave();
  }
}
