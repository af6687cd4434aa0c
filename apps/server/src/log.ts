import { createHash } from 'node:crypto';
import { packError } from './carried-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Structured logs: one JSON object per line. */
export interface Log {
  info(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** The id of a table opens it to whoever knows it, so logs name it by a hash that still tells tables apart. */
function nameless(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 8);
}

function shown(key: string, value: unknown): unknown {
  if (key === 'table') return nameless(String(value));
  return value instanceof Error ? packError(value) : value;
}

/** Writes through `out`; fields are few and chosen where they are logged: never names, texts, seeds or secrets. */
export function createLog(out: (line: string) => void, now: () => Date = () => new Date()): Log {
  const write = (level: 'info' | 'error', event: string, fields: Fields = {}): void => {
    const shownFields = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, shown(key, value)]));
    out(`${JSON.stringify({ time: now().toISOString(), level, event, ...shownFields })}\n`);
  };
  return {
    info: (event, fields) => write('info', event, fields),
    error: (event, fields) => write('error', event, fields),
  };
}

export const silentLog: Log = { info() {}, error() {} };
